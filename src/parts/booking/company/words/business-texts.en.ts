import type { Twin } from '#base/wording.ts';
import type { businessTexts as chinese } from './business-texts.ts';

export const businessTexts: Twin<typeof chinese> = {
  standard: 'My policy',
  costCenterNone: 'None',
  costCenterPick: 'Select',
  stopped:
    'The company has an overdue bill: it pays nothing until that is settled. You may pay yourself, or ask your finance team.',
  paidBy: {
    company: 'The company pays such orders in full',
    split: '',
    personal: 'Travellers pay such orders, not the credit of the company',
  },
};
