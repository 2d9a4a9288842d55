import type { Twin } from '#base/wording.ts';
import { orderTexts } from '#parts/order/texts.en.ts';
import {
  afterTripTexts,
  cancelRailTexts,
  orderRidesTexts,
  railSalesTexts,
  railTicketTexts,
} from '#parts/rail/order/words/order-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...orderTexts,
  ...cancelRailTexts,
  ...railTicketTexts,
  ...orderRidesTexts,
  ...railSalesTexts,
  ...afterTripTexts,
  title: 'Train order',
  freeRefund: 'Free refund',
  freeChange: 'Free change',
  changeToday: 'Change to a train of today',
  insuredAs: (name, count, state) => `${name} × ${count} (${state})`,
  insured: { waiting: 'insured once ticketed', insured: 'insured', back: 'refunded', none: 'not insured' },
  deposit: 'Deposit',
  railAccount: 'Railway account',
  byPlatform: 'Bought by us',
  changeByPhone: 'To change, call',
  contactCard: 'Contact',
  failedTitle: 'The order could not be loaded',
  toOrders: 'Train orders',
};
