import { tidyDay } from '#base/typed-day.ts';
import type { Day } from '../china-time.ts';
import { fitsAge, judgeAge, needsGuardian } from './age-bands.ts';
import { tellsBirthday } from './documents/cert-types.ts';
import type { CertType } from './documents/cert-types.ts';
import { checkBirthday, checkCertNo } from './documents/certificates.ts';
import { checkValidity } from './documents/validity.ts';
import { checkPhone } from './contact.ts';
import { findDuplicates } from './documents/duplicates.ts';
import { readIdCard, tidyCertNo } from './documents/id-card.ts';
import { checkName, tidyName } from './names/names.ts';
import type { PsgType } from './psg-types.ts';
import { psgTypeLabel } from './psg-types.ts';

interface SavedDocument {
  certType: CertType;
  certNo: string;
  certValidDate?: Day | '' | undefined;
  /** The server has the number; it has been checked there. */
  isKept?: boolean;
}

/** A frequent passenger as typed or as sent. */
interface SavedPassenger {
  name: string;
  englishName?: string | undefined;
  psgType: PsgType;
  sex?: 'M' | 'F' | '' | undefined;
  bornDate?: Day | '' | undefined;
  mobilePhone?: string | undefined;
  documents: readonly SavedDocument[];
  consent: boolean;
  guardianConsent?: boolean | undefined;
}

/** The ID card among the documents sets birthday and sex. */
export function cardOf(documents: readonly SavedDocument[], today: Day) {
  const cards = documents
    .filter((one) => tellsBirthday(one.certType) && !one.isKept)
    .map((one) => readIdCard(tidyCertNo(one.certNo), today));
  return cards.find((one) => one.ok);
}

/**
 * Errors of a frequent passenger by field, in the order of the form; the same on client and server. Booking checks
 * that a document is valid on the day of travel.
 */
export function checkSavedPassenger(passenger: SavedPassenger, today: Day): Readonly<Record<string, string>> {
  const documents = passenger.documents.map((one) => ({ ...one, certNo: tidyCertNo(one.certNo) }));
  const card = cardOf(documents, today);
  const { psgType, sex, englishName = '', mobilePhone = '' } = passenger;
  const bornDate = card?.birthday ?? tidyDay(passenger.bornDate ?? '');
  const birthdayError =
    checkBirthday(bornDate, today) ||
    (card && passenger.bornDate && tidyDay(passenger.bornDate) !== card.birthday ? '出生日期与身份证号码不一致' : '');
  const age = birthdayError ? undefined : judgeAge(bornDate, [today]);
  const same = findDuplicates(documents);
  const found: Record<string, string | undefined> = {
    name: checkName(tidyName(passenger.name, 'either'), 'either').error,
    englishName: englishName && checkName(tidyName(englishName, 'latin'), 'latin').error,
    mobilePhone: checkPhone(mobilePhone, false),
    documents: documents.length ? '' : '请至少填写一种证件',
  };
  documents.forEach((one, at) => {
    const first = same[at] ?? -1;
    found[`documents.${at}.certNo`] =
      (one.isKept && !one.certNo ? '' : checkCertNo(one.certType, one.certNo, today)) ||
      (first < 0 ? '' : `与第 ${first + 1} 个证件相同`);
    found[`documents.${at}.certValidDate`] = checkValidity(one.certType, one.certValidDate ?? '', []);
  });
  found['bornDate'] = birthdayError;
  found['sex'] = card && sex && sex !== card.sex ? '性别与身份证号码不一致' : '';
  found['psgType'] = age && !fitsAge(psgType, age) ? `按年龄应为${psgTypeLabel(age.fare)}` : '';
  found['consent'] = passenger.consent ? '' : '请确认已取得本人同意后再保存';
  found['guardianConsent'] =
    age && needsGuardian(bornDate, today) && !passenger.guardianConsent ? '未满 14 周岁，请由监护人勾选同意' : '';
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => !!entry[1]));
}
