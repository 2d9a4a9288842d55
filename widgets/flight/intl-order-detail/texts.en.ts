import type { Twin } from '#base/wording.ts';
import { intlOrderTexts, intlSalesTexts } from '#parts/intl/order/texts.en.ts';
import { orderTexts } from '#parts/order/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...orderTexts,
  ...intlOrderTexts,
  ...intlSalesTexts,
  title: 'International order',
  print: 'Print the itinerary',
  freeOf: (action) => `Free ${action.toLowerCase()}`,
  fareOf: (type) => `${type} fare`,
  tax: 'Taxes',
  fee: 'Service fee',
  changed: 'Changes',
  contactCard: 'Contact',
  failedTitle: 'The order could not be loaded',
  toOrders: 'International orders',
};
