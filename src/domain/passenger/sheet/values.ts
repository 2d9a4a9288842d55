import { tidyDay } from '#base/typed-day.ts';
import type { Day } from '../../china-time.ts';
import { fitsAge, judgeAge } from '../age-bands.ts';
import { checkBirthday } from '../documents/certificates.ts';
import { certTypes, isCertType } from '../documents/cert-types.ts';
import type { CertType } from '../documents/cert-types.ts';
import { cardOf } from '../check-saved.ts';
import type { PsgType } from '../psg-types.ts';
import { psgTypes } from '../psg-types.ts';

/** Fields of a passenger in a file, in the order of its columns. */
export const sheetFields = [
  'name',
  'englishName',
  'certType',
  'certNo',
  'certValidDate',
  'issueCountry',
  'bornDate',
  'sex',
  'psgType',
  'nationality',
  'mobilePhone',
  'otherCertType',
  'otherCertNo',
  'otherCertValidDate',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** One row of a file: codes where the text of a cell was understood, else the text itself; "" for an empty cell. */
export type SheetValues = Record<SheetField, string>;

/** A row of a file, with the number of its line there. */
export interface SheetRow {
  line: number;
  values: SheetValues;
  /** Name of the member's passenger who has this document already; "" for a new one. */
  known: string;
}

export const isPsgType = (code: string): code is PsgType => Object.hasOwn(psgTypes, code);

export const isSex = (code: string): code is 'M' | 'F' => code === 'M' || code === 'F';

/** The row as a passenger with one document or two; codes that were not understood are replaced by the most frequent ones. */
export function passengerOf({
  name,
  englishName,
  certType,
  certNo,
  certValidDate,
  issueCountry,
  bornDate,
  sex,
  psgType,
  nationality,
  mobilePhone,
  otherCertType,
  otherCertNo,
  otherCertValidDate,
}: SheetValues) {
  const type = typeOf(certType);
  const other = typeOf(otherCertType);
  // The country of a passport beside an ID card is that of the passport.
  const isOfOther = otherCertNo !== '' && certTypes[other].expires && !certTypes[type].expires;
  return {
    name,
    englishName,
    bornDate,
    nationality,
    mobilePhone,
    sex: isSex(sex) ? sex : ('' as const),
    psgType: isPsgType(psgType) ? psgType : ('ADT' as const),
    documents: [
      { certType: type, certNo, certValidDate, issueCountry: isOfOther ? '' : issueCountry },
      ...(otherCertNo
        ? [
            {
              certType: other,
              certNo: otherCertNo,
              certValidDate: otherCertValidDate,
              issueCountry: isOfOther ? issueCountry : '',
            },
          ]
        : []),
    ],
  };
}

const typeOf = (code: string): CertType => (isCertType(code) ? code : '0');

/** Verdict on an age as of today; undefined where the birthday cannot be used. */
export const ageOf = (bornDate: string, today: Day) =>
  checkBirthday(bornDate, today) ? undefined : judgeAge(tidyDay(bornDate), [today]);

/** Fills empty cells from the others: name, birthday and sex of an ID card, passenger type by age. */
export function completed(values: SheetValues, today: Day): SheetValues {
  const card = cardOf(passengerOf(values).documents, today);
  const bornDate = values.bornDate || (card?.birthday ?? '');
  const age = ageOf(bornDate, today);
  return {
    ...values,
    bornDate,
    name: values.name || values.englishName,
    sex: values.sex || (card?.sex ?? ''),
    psgType: values.psgType || (age?.fare ?? ''),
  };
}

/** A change of a type or number: another document, of a passenger who may be known or not. */
export const isDocumentChange = (change: Partial<SheetValues>): boolean =>
  (['certType', 'certNo', 'otherCertType', 'otherCertNo'] as const).some((field) => change[field] !== undefined);

/** A row after a change of one cell: a new ID card brings its birthday and sex, a new age its passenger type. */
export function changed(values: SheetValues, change: Partial<SheetValues>, today: Day): SheetValues {
  const next = { ...values, ...change };
  const isDocument = isDocumentChange(change);
  const card = isDocument ? cardOf(passengerOf(next).documents, today) : undefined;
  const bornDate = card?.birthday ?? next.bornDate;
  const age = card !== undefined || change.bornDate !== undefined ? ageOf(bornDate, today) : undefined;
  const isOther = age && !(isPsgType(next.psgType) && fitsAge(next.psgType, age));
  return { ...next, bornDate, sex: card?.sex ?? next.sex, psgType: isOther ? age.fare : next.psgType };
}

/** Short name of a document type; a text that was not understood stays as it is. */
export const certWord = (code: string): string => (isCertType(code) ? certTypes[code].short : code);
