import type { Twin } from '#base/wording.ts';
import type { businessTexts as chinese } from './share-texts.ts';

export const businessTexts: Twin<typeof chinese> = {
  cap: (sum) => `¥${sum} a passenger at most`,
  capParts: (limit, tolerance, taxes) =>
    [`policy ¥${limit}`, tolerance !== '0' && `tolerance ¥${tolerance}`, `taxes ¥${taxes}`].filter(Boolean).join(' + '),
  paidBy: {
    company: 'The company pays such orders in full',
    split: 'The policy has no limit: the company pays in full',
    personal: 'Travellers pay such orders',
  },
  personalNote: (extras) => `Your part${extras && `, with ${extras},`} is paid at the checkout`,
};
