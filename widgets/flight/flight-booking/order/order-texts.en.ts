import type { Twin } from '#base/wording.ts';
import type { orderTexts as chinese } from './order-texts.ts';

export const orderTexts: Twin<typeof chinese> = {
  agreedMissing: 'Read and accept the terms, the fare rules and the rules on dangerous goods',
  consentMissing: 'The airline needs the documents for ticketing: accept it',
  fewerTitle: 'A passenger is missing',
  orderForFewer: (heads) => `Order for ${heads} only`,
  addMore: 'Add passengers',
};
