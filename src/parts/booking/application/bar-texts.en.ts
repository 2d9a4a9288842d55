import type { Twin } from '#base/wording.ts';
import type { barTexts as chinese } from './bar-texts.ts';

export const barTexts: Twin<typeof chinese> = {
  from: (no) => `Booking from request ${no}`,
  budget: (product, left) => `${product}: ${left} of the budget left`,
  total: (left) => `${left} of the budget left`,
  toBook: (legs) => `To book: ${legs}`,
  separator: ', ',
  back: 'Back to the request',
  leave: 'Do not use it',
};
