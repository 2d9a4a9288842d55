import { certTypeOrder, certTypes } from './cert-types.ts';
import type { CertType } from './cert-types.ts';

/** Names of document types, the longest first: 台湾通行证 before 通行证. */
export const certTypeWords = certTypeOrder
  .filter((type) => type !== '0')
  .flatMap((type) =>
    [certTypes[type].label, certTypes[type].short, `居民${certTypes[type].label}`].map((word) => [word, type] as const),
  )
  .concat([
    ['军官证', '3'],
    ['海员', '9'],
  ])
  .sort(([a], [b]) => b.length - a.length);

/** A heading of numbers of one document: 护照号, 身份证号码, Passport No. */
export function isDocumentHeading(title: string): boolean {
  const word = title.normalize('NFKC').replace(/(?:号码?|\s*(?:no\.?|number))$/i, '');
  return /passport$/i.test(word) || certTypeWords.some(([known]) => word.endsWith(known));
}

/** Documents whose numbers have a form of their own; a type that is named wins. */
const shapes: readonly (readonly [RegExp, CertType])[] = [
  [/^\d{12,20}X?$/, '1'],
  [/^[HM]\d{8,10}$/, '5'],
  // Permits of Taiwan residents before 2015: ten digits and a letter in brackets.
  [/^\d{10}[A-Z]$/, '4'],
  [/^C[A-Z\d]\d{7}$/, '8'],
  [/^[LT]\d{8}$/, '7'],
  [/^\d{8}$/, '4'],
  [/^[A-Z]{1,2}\d{6,9}$/, '2'],
];

/** The type whose numbers look like this one; undefined where none does. */
export const certTypeOfNumber = (number: string): CertType | undefined =>
  shapes.find(([form]) => form.test(number))?.[1];
