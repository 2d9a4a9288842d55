import type { Twin } from '#base/wording.ts';
import type { AmountWords } from './amount.ts';

export const amountWords: Twin<AmountWords> = {
  empty: 'Enter an amount',
  form: 'Enter an amount with at most two decimals',
  less: (min) => `At least ¥${min}`,
  more: (max) => `At most ¥${max} at a time`,
  missing: (most) => `Only ¥${most} available`,
};
