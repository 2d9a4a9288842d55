import type { Twin } from '#base/wording.ts';
import { orderTexts } from '#parts/order/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...orderTexts,
  title: 'Booking',
  steps: ['Train', 'Details', 'Seats and payment', 'Tickets'],
  success: 'Paid',
  unpaid: 'Seats are held, to pay',
  closed: 'Cancelled',
  failed: 'No tickets: the money goes back the way it was paid',
  passengers: 'Passengers',
  toOrders: 'Train orders',
  bookMore: 'Book more',
};
