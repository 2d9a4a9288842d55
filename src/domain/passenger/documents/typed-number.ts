import { plainText } from '../../typed-text.ts';
import { certTypeWords } from './cert-words.ts';
import { tidyCertNo } from './id-card.ts';

const words = certTypeWords.map(([word]) => word).join('|');
/** 护照号：, 身份证, 证件号码 or No. in front of a number, with or without a colon. */
const label = new RegExp(
  `^\\s*(?:(?:${words}|证件)(?:号码?)?|号码?|(?:passport\\s*)?no(?=[.:\\s]))[\\s.:]*(?=[a-z\\d][a-z\\d\\s]{3,}$)`,
  'i',
);

/** A number as it is typed into its field: a known label is dropped like white space, other words stay. */
export const typedCertNo = (text: string): string => tidyCertNo(plainText(text).replace(label, ''));
