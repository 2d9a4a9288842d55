import type { z } from 'zod';
import type { trainOrderSchemas } from '#contract/train-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, dayOf, msOf } from '#domain/china-time.ts';
import { birthdayOf } from '#domain/passenger/check-passenger.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import { checkBirthday, checkCertNo } from '#domain/passenger/documents/certificates.ts';
import { certTypes, tellsBirthday } from '#domain/passenger/documents/cert-types.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { checkName, tidyName } from '#domain/passenger/names/names.ts';
import { wholeWay } from '#domain/rail/order/by-train.ts';
import { besideAdults } from '#domain/rail/order/children-along.ts';
import { partyProblem } from '#domain/rail/party.ts';
import { wishProblem } from '#domain/rail/seat-wish.ts';
import { badInput, memberOf } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { checkStandard } from '../../../orders/business/check-standard.ts';
import type { Standing } from '../../../orders/business/check-standard.ts';
import { withKeptDocuments } from '../../../orders/passengers/kept-documents.ts';
import { conflict } from './offer.ts';
import type { RailOffer } from './offer.ts';
import { studentProblem } from './students.ts';

type Input = z.output<typeof trainOrderSchemas.createOrder>;

/** A passenger who has passed the rules, with the fields that the order keeps. */
interface CheckedPassenger {
  name: string;
  ticketType: Input['passengers'][number]['ticketType'];
  certType: Input['passengers'][number]['certType'];
  certNo: string;
  certKey: string;
  mobilePhone: string;
  freeChild?: { name: string; certType: CheckedPassenger['certType']; certNo: string };
}

export interface CheckedOrder {
  passengers: CheckedPassenger[];
  /** How the order stands to the travel standard. */
  standing: Standing;
}

type Judged = { refusal: Envelope<never> } | { checked: CheckedOrder };

const wrong = (field: string, message: string): { refusal: Envelope<never> } => ({ refusal: badInput(field, message) });

/** Birthdays of identity cards are read from the number; those of other documents are given. */
function readPassengers(passengers: Input['passengers'], today: string) {
  return passengers.map((one) => {
    const script = certTypes[one.certType].name;
    const name = tidyName(one.name, script);
    const given = { ...one, psgType: 'ADT' as const, bornDate: one.birthday ?? '' };
    const errors = {
      name: checkName(name, script).error,
      certNo: checkCertNo(one.certType, one.certNo, today),
      birthday:
        tellsBirthday(one.certType) || (!one.birthday && one.ticketType === 'adult')
          ? ''
          : checkBirthday(one.birthday ?? '', today),
    };
    return { ...one, name, errors, birthday: birthdayOf(given, today), certKey: certKey(one) };
  });
}

/** The parts of an offer that an order is judged by. */
interface JudgedOffer {
  verified: Pick<RailOffer['verified'], 'travelType' | 'costCenters' | 'booking'>;
  rides: readonly RailOffer['rides'][number][];
  facts: RailOffer['facts'];
  judged: RailOffer['judged'];
  /** Any one of the rides is wanted, not all of them. */
  isWait?: true;
}

/** The order against its offer and the rules of the railway. */
export async function checkOrder(input: Input, offer: JudgedOffer, call: Call): Promise<Judged> {
  const now = call.now();
  if (!input.agreed) return wrong('agreed', '请阅读并同意购票须知');
  const { verified, rides } = offer;
  const member = memberOf(call);
  const kept = await withKeptDocuments(call.db, member, { ...input, travelType: verified.travelType });
  const people = readPassengers(kept, dayAt(now));
  for (const [at, { errors }] of people.entries()) {
    const found = Object.entries(errors).find(([, message]) => message);
    if (found) return wrong(`passengers.${at}.${found[0]}`, `第 ${at + 1} 位乘车人：${found[1]}`);
  }
  const problem = partyProblem(people, dayOf(rides[0]?.from.at ?? ''));
  if (problem) return wrong(problem.field, problem.message);
  for (const [at, { ticketType, isFree }] of people.entries())
    if (!isFree && rides.some(({ prices }) => prices[ticketType] === undefined))
      return wrong(`passengers.${at}.ticketType`, '该席别不发售此票种，请改为成人票');
  // Of two trains, one may have letters and the other berths: a wish fits one of them.
  const riders = besideAdults(people);
  const faults = rides.map(({ seatClass }) => input.seats && wishProblem(input.seats, seatClass, riders.length));
  const [bad] = faults;
  if (bad && faults.every(Boolean) && !input.rideSeats) return wrong(bad.field, bad.message);
  for (const [at, wish] of (input.rideSeats ?? []).entries()) {
    const ride = rides[at];
    if (!ride) return wrong('rideSeats', '选座多于车次');
    const fault = wishProblem(wish, ride.seatClass, riders.length);
    if (fault)
      return wrong(fault.field.replace('seats', `rideSeats.${at}`), `${ride.trainNumber} 次：${fault.message}`);
  }
  const student = await studentProblem(
    call.db,
    people,
    offer.isWait ? rides : [wholeWay(rides)].flatMap((way) => way ?? []),
  );
  if (student) return { refusal: student };
  const contact = checkContactName(input.contact.name);
  if (contact) return wrong('contact.name', contact);
  const blocked = await cancelledToday(call, now);
  if (blocked) return { refusal: blocked };
  const standing = await checkStandard(
    {
      ...input,
      passengers: input.passengers.flatMap((one, at) =>
        one.isFree ? [] : [{ ...one, path: `passengers.${at}.name` }],
      ),
    },
    { ...verified, facts: offer.facts, judged: offer.judged },
    call,
    { thing: '席别', expired: (message) => conflict(message, { kind: 'expired' }) },
  );
  if ('refusal' in standing) return standing;
  return {
    checked: {
      standing,
      passengers: riders.map(
        ({ person: { name, ticketType, certType, certNo, certKey: key, mobilePhone }, child }) => ({
          name,
          ticketType,
          certType,
          certNo,
          certKey: key,
          mobilePhone: mobilePhone ?? '',
          ...(child && { freeChild: { name: child.name, certType: child.certType, certNo: child.certNo } }),
        }),
      ),
    },
  };
}

/** So many orders that a member cancels on a day block the rest of it (rule of the railway). */
const mostCancelled = 3;

async function cancelledToday(call: Call, now: number): Promise<Envelope<never> | undefined> {
  const { memberId } = memberOf(call);
  const today = msOf(dayAt(now));
  const { count } = await call.db
    .selectFrom('rail_orders')
    .where('member_id', '=', memberId)
    .where('cancelled_at', '>=', today)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < mostCancelled) return undefined;
  const until = `${addDays(dayAt(now), 1)} 00:00:00`;
  return conflict(`今日已取消 ${mostCancelled} 笔火车票订单，按铁路规定明日起可再次购票`, { kind: 'blocked', until });
}
