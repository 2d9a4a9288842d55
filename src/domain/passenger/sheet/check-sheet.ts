import { tidyDay } from '#base/typed-day.ts';
import { isFormula } from '#base/formula.ts';
import type { Day } from '../../china-time.ts';
import { needsGuardian } from '../age-bands.ts';
import { checkBirthday } from '../documents/certificates.ts';
import { isCertType, tellsBirthday } from '../documents/cert-types.ts';
import { checkSavedPassenger } from '../check-saved.ts';
import { isCountry } from '../countries/countries.ts';
import { certKey, findSameKeys } from '../documents/duplicates.ts';
import { tidyName } from '../names/names.ts';
import { isPsgType, isSex, passengerOf, sheetFields } from './values.ts';
import type { SheetField, SheetRow, SheetValues } from './values.ts';

/** Limits of a file of passengers; `rowsAtOnce` are imported by one call. */
export const sheetLimits = { bytes: 2 * 1024 * 1024, rows: 5000, rowsAtOnce: 500, cell: 100 } as const;

export type SheetErrors = Readonly<Partial<Record<SheetField, string>>>;

const unread = (text: string, isRead: boolean): string => (!text || isRead ? '' : `无法识别“${text}”，请重新选择`);

/** An 18-digit number that a program of sheets has turned into a figure has lost its last digits. */
export const isRounded = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(text);

/** Errors of one row by its fields; the rules are those of the passenger form. */
export function checkSheetRow(values: SheetValues, today: Day): SheetErrors {
  const { certType, certNo, bornDate, sex, psgType, nationality, issueCountry } = values;
  const saved = checkSavedPassenger({ ...passengerOf(values), consent: true, guardianConsent: true }, today);
  const certNoError = isRounded(certNo)
    ? '号码被表格转成了数值，末几位已丢失，请重新填写'
    : saved['documents.0.certNo'];
  // A wrong ID number brings no birthday: that is one error.
  const isBirthdayToCome = certNoError && !bornDate && isCertType(certType) && tellsBirthday(certType);
  const own: Partial<Record<SheetField, string>> = {
    certType: certType ? unread(certType, isCertType(certType)) : '请选择证件类型',
    certNo: certNoError,
    bornDate: isBirthdayToCome ? '' : saved['bornDate'],
    certValidDate: saved['documents.0.certValidDate'],
    sex: unread(sex, isSex(sex)) || saved['sex'],
    psgType: unread(psgType, isPsgType(psgType)) || saved['psgType'],
    nationality: unread(nationality, isCountry(nationality)),
    issueCountry: unread(issueCountry, isCountry(issueCountry)),
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
  /** Its document, as documents are compared; "" without a number. */
  key: string;
  isMinor: boolean;
}

export function judgeSheetRow(values: SheetValues, today: Day): JudgedRow {
  const [document] = passengerOf(values).documents;
  return {
    errors: checkSheetRow(values, today),
    key: document?.certNo.trim() ? certKey(document) : '',
    isMinor: isMinor(values, today),
  };
}

export const sameAs = (line: number): string => `与第 ${line} 行的证件相同`;

/** Errors of all rows: their fields, a document that is twice in the file, and one that another passenger has. */
export function checkSheet(rows: readonly SheetRow[], today: Day, judge = judgeSheetRow): SheetErrors[] {
  const judged = rows.map(({ values }) => judge(values, today));
  const first = findSameKeys(judged.map(({ key }) => key));
  return rows.map(({ values, known }, at) => {
    const errors = judged[at]?.errors ?? {};
    if (errors.certNo) return errors;
    const same = rows[first[at] ?? -1];
    const isOther = known && known !== tidyName(values.name, 'either');
    const certNo = same ? sameAs(same.line) : isOther ? `该证件已在常旅客“${known}”名下` : '';
    return certNo ? { ...errors, certNo } : errors;
  });
}

/** Data of a passenger under 14 need the consent of a guardian. */
const isMinor = ({ bornDate }: SheetValues, today: Day): boolean =>
  !checkBirthday(bornDate, today) && needsGuardian(tidyDay(bornDate), today);
