import type { Twin } from '#base/wording.ts';
import type { billedTexts as chinese } from './billed-texts.ts';

export const billedTexts: Twin<typeof chinese> = {
  title: 'Receipts',
  withBill: 'Paid by the company, invoiced with its bill',
  show: 'See trip confirmation',
};
