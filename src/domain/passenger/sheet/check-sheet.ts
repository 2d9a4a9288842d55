import { tidyDay } from '#base/typed-day.ts';
import { isFormula } from '#base/formula.ts';
import type { Day } from '../../china-time.ts';
import { needsGuardian } from '../age-bands.ts';
import { checkBirthday } from '../documents/certificates.ts';
import { isCertType, tellsBirthday } from '../documents/cert-types.ts';
import { checkSavedPassenger } from '../check-saved.ts';
import { isCountry } from '../countries/countries.ts';
import { findSameKeys } from '../../sheet/same-keys.ts';
import { certKey } from '../documents/duplicates.ts';
import { tidyName } from '../names/names.ts';
import { sheetLimits } from './limits.ts';
import { isPsgType, isSex, passengerOf, sheetFields } from './values.ts';
import type { SheetField, SheetRow, SheetValues } from './values.ts';

export type SheetErrors = Readonly<Partial<Record<SheetField, string>>>;

const unread = (text: string, isRead: boolean): string => (!text || isRead ? '' : `无法识别“${text}”，请重新选择`);

/** An 18-digit number that a program of sheets has turned into a figure has lost its last digits. */
export const isRounded = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(text);

/** Errors of one row by its fields; the rules are those of the passenger form. */
export function checkSheetRow(values: SheetValues, today: Day): SheetErrors {
  const { certType, certNo, otherCertType, otherCertNo, bornDate, sex, psgType, nationality, issueCountry } = values;
  const saved = checkSavedPassenger({ ...passengerOf(values), consent: true, guardianConsent: true }, today);
  const numberError = (number: string, at: number) =>
    isRounded(number) ? '号码被表格转成了数值，末几位已丢失，请重新填写' : saved[`documents.${at}.certNo`];
  const typeError = (type: string) => (type ? unread(type, isCertType(type)) : '请选择证件类型');
  const isCard = (type: string) => isCertType(type) && tellsBirthday(type);
  const [certNoError, otherError] = [numberError(certNo, 0), otherCertNo && numberError(otherCertNo, 1)];
  // A wrong ID number brings no birthday: that is one error.
  const isBirthdayToCome = !bornDate && ((certNoError && isCard(certType)) || (otherError && isCard(otherCertType)));
  const own: Partial<Record<SheetField, string>> = {
    certType: typeError(certType),
    certNo: certNoError,
    bornDate: isBirthdayToCome ? '' : saved['bornDate'],
    certValidDate: saved['documents.0.certValidDate'],
    sex: unread(sex, isSex(sex)) || saved['sex'],
    psgType: unread(psgType, isPsgType(psgType)) || saved['psgType'],
    nationality: unread(nationality, isCountry(nationality)),
    issueCountry: unread(issueCountry, isCountry(issueCountry)),
    otherCertType: otherCertNo && typeError(otherCertType),
    otherCertNo: otherError,
    otherCertValidDate: otherCertNo && saved['documents.1.certValidDate'],
  };
  const errors = sheetFields.map(
    (field) => [field, textError(values[field]) || (field in own ? own[field] : saved[field])] as const,
  );
  return Object.fromEntries(errors.filter(([, message]) => message)) as SheetErrors;
}

const textError = (text: string): string =>
  text.length > sheetLimits.cell
    ? `内容过长，最多 ${sheetLimits.cell} 个字符`
    : isFormula(text)
      ? '不能以 =、+、-、@ 开头'
      : '';

/** Verdict on a row by itself, whatever the other rows are. */
export interface JudgedRow {
  errors: SheetErrors;
  /** Its documents, as documents are compared; "" without a number. */
  keys: readonly string[];
  isMinor: boolean;
}

export function judgeSheetRow(values: SheetValues, today: Day): JudgedRow {
  return {
    errors: checkSheetRow(values, today),
    keys: passengerOf(values).documents.map((document) => (document.certNo.trim() ? certKey(document) : '')),
    isMinor: isMinor(values, today),
  };
}

export const sameAs = (line: number): string => `与第 ${line} 行的证件相同`;

/** Errors of all rows: their fields, a document that is twice in the file, and one that another passenger has. */
export function checkSheet(rows: readonly SheetRow[], today: Day, judge = judgeSheetRow): SheetErrors[] {
  const judged = rows.map(({ values }) => judge(values, today));
  const documents = judged.flatMap(({ keys }, at) => keys.map((key, place) => ({ key, at, place })));
  const first = findSameKeys(documents.map(({ key }) => key));
  const twice = new Map<string, number>();
  documents.forEach(({ at, place }, index) => {
    const same = documents[first[index] ?? -1];
    if (same && same.at !== at) twice.set(`${at}.${place}`, rows[same.at]?.line ?? 0);
  });
  return rows.map(({ values, known }, at) => {
    const errors = judged[at]?.errors ?? {};
    const [line, other] = [twice.get(`${at}.0`), twice.get(`${at}.1`)];
    const isOther = known && known !== tidyName(values.name, 'either');
    const owned = values.otherCertNo ? `证件之一已在常旅客“${known}”名下` : `该证件已在常旅客“${known}”名下`;
    const certNo = errors.certNo || (line ? sameAs(line) : isOther ? owned : '');
    const otherCertNo = errors.otherCertNo || (other ? sameAs(other) : '');
    return { ...errors, ...(certNo && { certNo }), ...(otherCertNo && { otherCertNo }) };
  });
}

/** Data of a passenger under 14 need the consent of a guardian. */
const isMinor = ({ bornDate }: SheetValues, today: Day): boolean =>
  !checkBirthday(bornDate, today) && needsGuardian(tidyDay(bornDate), today);
