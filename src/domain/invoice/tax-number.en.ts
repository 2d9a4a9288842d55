import type { Twin } from '#base/wording.ts';
import type { TaxWords } from './tax-number.ts';

export const taxWords: Twin<TaxWords> = {
  length: (count) => `A unified social credit code has 18 characters, not ${count}`,
  foreign: (letter, digit) => `A tax number has no letter ${letter}${digit && `: is it the digit ${digit}?`}`,
  range: (count) => `A tax number has 15 to 20 digits or capital letters, not ${count}`,
};
