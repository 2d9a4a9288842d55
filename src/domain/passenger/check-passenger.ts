import { someErrors } from '#base/some-errors.ts';
import { tidyDay } from '#base/typed-day.ts';
import type { Day } from '../china-time.ts';
import { fitsAge, judgeAge, needsGuardian } from './age-bands.ts';
import { checkBirthday, checkCertNo } from './documents/certificates.ts';
import { checkValidity } from './documents/validity.ts';
import { certTypes, tellsBirthday } from './documents/cert-types.ts';
import type { CertType } from './documents/cert-types.ts';
import { checkPhone } from './contact.ts';
import { readIdCard, tidyCertNo } from './documents/id-card.ts';
import { checkName, tidyName } from './names/names.ts';
import type { PsgType } from './psg-types.ts';
import { psgTypeLabel } from './psg-types.ts';

/** A passenger as typed or as sent; `""` and undefined are both "not given". */
export interface PassengerInput {
  name: string;
  psgType: PsgType;
  certType: CertType;
  certNo: string;
  certValidDate?: Day | '';
  bornDate?: Day | '';
  sex?: 'M' | 'F' | '';
  mobilePhone?: string;
  guardianConsent?: boolean;
  /** The server has the number and puts it in: it counts as good, and the birthday is the given one. */
  isKept?: boolean;
}

const isTold = ({ certType, isKept }: PassengerInput): boolean => tellsBirthday(certType) && !isKept;

/** Against what a passenger is judged: the days of the flights in order, and today in China. */
export interface Journey {
  travelDays: readonly Day[];
  today: Day;
  /** Passenger types that the chosen fares are sold to; all by default. */
  psgTypes?: readonly PsgType[];
}

/** Names of the fields are those of the order's passenger on the wire. */
export type PassengerField =
  | 'name'
  | 'psgType'
  | 'certNo'
  | 'certValidDate'
  | 'bornDate'
  | 'mobilePhone'
  | 'guardianConsent';
export type PassengerErrors = Partial<Record<PassengerField, string>>;

/** The birthday that counts: of the ID card, else the given one; "" while there is none that can be used. */
export function birthdayOf(input: PassengerInput, today: Day): Day | '' {
  if (isTold(input)) {
    const card = readIdCard(tidyCertNo(input.certNo), today);
    return card.ok ? card.birthday : '';
  }
  return input.bornDate && !checkBirthday(input.bornDate, today) ? tidyDay(input.bornDate) : '';
}

export function sexOf(input: PassengerInput, today: Day): 'M' | 'F' | '' {
  const card = isTold(input) ? readIdCard(tidyCertNo(input.certNo), today) : undefined;
  return card?.ok ? card.sex : (input.sex ?? '');
}

/** Errors of one passenger, by field; empty when an order can take it. The same on client and server. */
export function checkPassenger(input: PassengerInput, journey: Journey): PassengerErrors {
  const script = certTypes[input.certType].name;
  const birthday = birthdayOf(input, journey.today);
  const errors: Record<PassengerField, string> = {
    name: checkName(tidyName(input.name, script), script).error,
    certNo: input.isKept ? '' : checkCertNo(input.certType, tidyCertNo(input.certNo), journey.today),
    certValidDate: checkValidity(input.certType, input.certValidDate ?? '', journey.travelDays),
    bornDate: isTold(input) ? '' : checkBirthday(input.bornDate ?? '', journey.today),
    mobilePhone: checkPhone(input.mobilePhone ?? '', false),
    psgType: '',
    guardianConsent: '',
  };
  if (birthday) {
    const age = judgeAge(birthday, journey.travelDays);
    errors.psgType =
      age.refusal || (fitsAge(input.psgType, age) ? '' : `按出行日年龄应购买${psgTypeLabel(age.fare)}票`);
    if (!errors.psgType && journey.psgTypes && !journey.psgTypes.includes(input.psgType))
      errors.psgType = `所选舱位不向${psgTypeLabel(input.psgType)}旅客出售，请更换类型或舱位`;
    if (needsGuardian(birthday, journey.today) && !input.guardianConsent)
      errors.guardianConsent = '未满 14 周岁，请由监护人勾选同意';
  }
  return someErrors(errors);
}
