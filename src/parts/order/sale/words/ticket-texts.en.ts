import type { Twin } from '#base/wording.ts';
import { orderTexts } from '../../texts.en.ts';
import type { ticketSalesTexts as chinese } from './ticket-texts.ts';

export const ticketSalesTexts: Twin<typeof chinese> = {
  withdraw: 'Withdraw the change',
  payChange: 'Pay the difference',
  payWithin: orderTexts.payWithin,
};
