import type { z } from 'zod';
import type { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, dayOf } from '#domain/china-time.ts';
import { checkIntlTraveller, shortDocuments } from '#domain/intl/travellers/check-traveller.ts';
import type { IntlJourney } from '#domain/intl/travellers/check-traveller.ts';
import { judgeAge } from '#domain/passenger/age-bands.ts';
import { birthdayOf } from '#domain/passenger/check-passenger.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import { certKey, findDuplicates } from '#domain/passenger/documents/duplicates.ts';
import { checkMembers } from '#domain/passenger/party/party-members.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { fareTypeOf, psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { badInput, memberOf } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import type { IntlPassengerData } from '../../../ground/database/tables/tables-intl.ts';
import { checkStandard } from '../../../orders/business/check-standard.ts';
import type { Standing } from '../../../orders/business/check-standard.ts';
import { withKeptDocuments } from '../../../orders/passengers/kept-documents.ts';
import { closingMs } from '../answers/found-trip.ts';
import { conflict } from '../answers/read-trip.ts';
import type { IntlOffer } from './offer.ts';

export type CreateInput = z.output<typeof intlOrderSchemas.createOrder>;

export interface CheckedOrder {
  passengers: (IntlPassengerData & { certKey: string })[];
  /** How the order stands to the travel standard. */
  standing: Standing;
}

const wrong = (field: string, message: string): { refusal: Envelope<never> } => ({ refusal: badInput(field, message) });

function journeyOf({ verified, slices }: IntlOffer, now: number): IntlJourney {
  return {
    travelDays: slices.map(({ flights }) => dayOf(flights[0]?.depTime ?? '')),
    today: dayAt(now),
    until: verified.documentUntil,
    countries: [...new Set(Object.values(verified.airports).map(({ country }) => country))],
    visaCountries: verified.visaCountries,
  };
}

/** The stop that a traveller must have seen: one that is too short, else one between two tickets that stand alone. */
function riskOf({ slices }: IntlOffer): Envelope<never> | undefined {
  const all = slices.flatMap(({ triptype, stops }) => stops.map((stop) => ({ triptype, stop })));
  const risk =
    all.find(({ stop }) => stop.verdict === 'short') ?? all.find(({ stop }) => stop.marks.includes('selfTransfer'));
  return risk && conflict('行程含自行转机或转机时间不足，请确认风险后提交', { kind: 'risk', ...risk });
}

/** The order against its offer, the rules of carriers and those of the company. */
export async function checkOrder(
  input: CreateInput,
  offer: IntlOffer,
  call: Call,
): Promise<{ refusal: Envelope<never> } | { checked: CheckedOrder }> {
  const now = call.now();
  const { verified, slices, party } = offer;
  if (!input.agreed) return wrong('agreed', '请阅读并同意购票须知');
  if (!input.documentConsent) return wrong('documentConsent', '请同意向境外承运人提供证件信息');
  if ((slices[0]?.departsMs ?? 0) - now < closingMs)
    return { refusal: conflict('距起飞时间太近，已停止售票', { kind: 'over' }) };
  const kept = await withKeptDocuments(call.db, memberOf(call), { ...input, travelType: verified.travelType });
  const journey = journeyOf(offer, now);
  for (const [at, one] of kept.entries()) {
    const [found] = Object.entries(checkIntlTraveller(one, journey));
    if (found) return wrong(`passengers.${at}.${found[0]}`, `第 ${at + 1} 位乘机人：${found[1]}`);
  }
  const twice = findDuplicates(kept).findIndex((first) => first >= 0);
  if (twice >= 0) return wrong(`passengers.${twice}.certNo`, `第 ${twice + 1} 位乘机人与前面的乘机人证件相同`);
  const differs = (Object.keys(psgTypes) as PsgType[]).some(
    (type) => kept.filter(({ psgType }) => psgType === type).length !== (party[type] ?? 0),
  );
  if (differs) return wrong('passengers', '乘机人与核价时的人数或类型不一致，请重新核对价格');
  const alone = checkMembers(
    kept.map((one) => {
      const birthday = birthdayOf(one, journey.today);
      return {
        fare: fareTypeOf(one.psgType),
        type: one.psgType,
        age: birthday ? judgeAge(birthday, journey.travelDays).age : undefined,
      };
    }),
  );
  if (alone) return wrong('passengers', alone.message);
  const contact = checkContactName(input.contact.name);
  if (contact) return wrong('contact.name', contact);
  const short = input.acceptDocuments ? [] : shortDocuments(kept, journey.until);
  if (short.length) {
    const { day, reason } = journey.until;
    const names = short.map(({ name }) => tidyName(name, 'latin'));
    return {
      refusal: conflict(`${names.join('、')}的证件有效期可能不足，请确认后提交`, {
        kind: 'document',
        names,
        day,
        reason,
      }),
    };
  }
  const risk = input.acceptRisk ? undefined : riskOf(offer);
  if (risk) return { refusal: risk };
  const standing = await checkStandard(
    { ...input, passengers: input.passengers.map((one, at) => ({ ...one, path: `passengers.${at}.name` })) },
    { ...verified, facts: [offer.facts], judged: offer.judged },
    call,
    { thing: '舱位', expired: (message) => conflict(message, { kind: 'expired' }) },
  );
  if ('refusal' in standing) return standing;
  return {
    checked: {
      standing,
      passengers: kept.map((one) => ({
        name: tidyName(one.name, 'latin'),
        psgType: one.psgType,
        certType: one.certType,
        certNo: one.certNo,
        certKey: certKey(one),
        certValidDate: one.certValidDate ?? '',
        bornDate: birthdayOf(one, journey.today),
        sex: one.sex ?? 'M',
        nationality: one.nationality,
        issueCountry: one.issueCountry ?? one.nationality,
        visaCountry: one.visaCountry ?? '',
        proofNo: one.proofNo ?? '',
        mobilePhone: one.mobilePhone ?? '',
      })),
    },
  };
}
