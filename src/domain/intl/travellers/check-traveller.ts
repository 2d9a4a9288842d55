import { ageOn } from '../../spans.ts';
import { birthdayOf, checkPassenger } from '../../passenger/check-passenger.ts';
import type { Journey, PassengerErrors, PassengerInput } from '../../passenger/check-passenger.ts';
import { isCountry } from '../../passenger/countries/countries.ts';
import type { CertType } from '../../passenger/documents/cert-types.ts';
import { tidyCertNo } from '../../passenger/documents/id-card.ts';
import { tidyName } from '../../passenger/names/names.ts';
import { psgTypeLabel } from '../../passenger/psg-types.ts';
import { intlCertTypes } from './cert-types.ts';
import type { DocumentUntil } from './document-until.ts';
import { typeRules } from './type-rules.ts';

const regions: Readonly<Partial<Record<CertType, readonly string[]>>> = {
  '8': ['CN', 'HK', 'MO'],
  '5': ['CN', 'HK', 'MO'],
  '7': ['CN', 'TW'],
  '4': ['CN', 'TW'],
};

export interface IntlTraveller extends PassengerInput {
  nationality?: string;
  visaCountry?: string;
  proofNo?: string;
}

export interface IntlJourney extends Journey {
  until: DocumentUntil;
  /** Of all airports of the trip. */
  countries: readonly string[];
  /** Their visa is asked for. */
  visaCountries: readonly string[];
}

type IntlTravellerErrors = PassengerErrors &
  Partial<Record<'certType' | 'sex' | 'nationality' | 'proofNo' | 'visaCountry', string>>;

function typeError({ psgType }: IntlTraveller, birthday: string, firstDay: string): string {
  const { ages } = typeRules[psgType];
  const age = ageOn(birthday, firstDay);
  return ages && (age < ages[0] || age > ages[1])
    ? `${psgTypeLabel(psgType)}票适用 ${ages[0]} 至 ${ages[1]} 周岁，出行日为 ${age} 周岁`
    : '';
}

function certError({ certType, psgType }: IntlTraveller, countries: readonly string[]): string {
  if (!intlCertTypes.includes(certType)) return '国际航班请使用护照或相应通行证';
  if (certType === '9' && psgType !== 'SC') return '海员证仅用于海员票，请改用护照';
  const own = regions[certType];
  return own && !countries.every((country) => own.includes(country)) ? '该证件不能用于此行程，请改用护照' : '';
}

/** E12345678, EA1234567: ordinary, official and diplomatic passports of China have nine signs. */
const chinesePassport = /^(?:[A-Z]\d{8}|[A-Z]{2}\d{7})$/;

/** The number of a passport of China, which the seller's system would refuse only at the ticket. */
const passportError = ({ certType, certNo, nationality, isKept }: IntlTraveller): string =>
  certType === '2' && nationality === 'CN' && !isKept && !chinesePassport.test(tidyCertNo(certNo))
    ? '中国护照号码应为 9 位：1 个字母加 8 位数字，或 2 个字母加 7 位数字'
    : '';

/** Errors of one traveller abroad, by field; empty when an order can take it. The same on client and server. */
export function checkIntlTraveller(input: IntlTraveller, journey: IntlJourney): IntlTravellerErrors {
  const { until, countries, visaCountries, travelDays, today } = journey;
  // Carriers abroad know letters alone, whatever the document is printed in.
  const errors: IntlTravellerErrors = checkPassenger({ ...input, name: tidyName(input.name, 'latin') }, journey);
  const birthday = birthdayOf(input, today);
  const rule = typeRules[input.psgType];
  const more: IntlTravellerErrors = {
    certType: certError(input, countries),
    sex: input.sex ? '' : '请选择性别',
    nationality: input.nationality && isCountry(input.nationality) ? '' : '请选择国籍',
    proofNo: rule.proof && !input.proofNo?.trim() ? `请填写${rule.proof}的编号` : '',
    visaCountry: input.visaCountry && !visaCountries.includes(input.visaCountry) ? '该签证国家不在行程中' : '',
  };
  if (input.certValidDate && !errors.certValidDate && input.certValidDate < until.lastDay)
    more.certValidDate = `证件 ${input.certValidDate} 到期，行程最后一天为 ${until.lastDay}`;
  if (!errors.certNo) more.certNo = passportError(input);
  if (birthday && !errors.psgType) {
    const typed = typeError(input, birthday, travelDays[0] ?? today);
    if (typed) more.psgType = typed;
  }
  if (!/^[A-Z]/.test(tidyName(input.name, 'latin')) && !errors.name) more.name = '请按护照填写英文姓名';
  return { ...errors, ...Object.fromEntries(Object.entries(more).filter(([, message]) => message)) };
}

/** Travellers whose document outlasts the trip, and not what a country is said to ask for beyond it. */
export const shortDocuments = <One extends Pick<IntlTraveller, 'certValidDate'>>(
  people: readonly One[],
  { day }: Pick<DocumentUntil, 'day'>,
): One[] => people.filter(({ certValidDate }) => certValidDate && certValidDate < day);
