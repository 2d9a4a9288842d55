import type { Twin } from '#base/wording.ts';
import type { NewCodeWords } from './pay-code.ts';

export const newCodeWords: Twin<NewCodeWords> = {
  amount: 'Enter an amount with at most two decimals',
  nothing: 'Enter more than 0',
  more: (most) => `At most ¥${most}`,
  products: 'Select a product at least',
  total: 'The total is lower than the limit of one payment',
  uses: (most) => `Enter 1 to ${most}`,
  days: (most) => `Enter 1 to ${most} days`,
  phone: 'Enter a valid mobile number',
};
