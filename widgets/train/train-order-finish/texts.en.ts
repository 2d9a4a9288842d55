import type { Twin } from '#base/wording.ts';
import { showDuration } from '#domain/spans.en.ts';
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
  lasts: showDuration,
  refund: 'Refund',
  refundUntil: (until, rate, after) => `${rate ? `fee of ${rate}` : 'free'} before ${until}, then ${after || 'none'}`,
  change: 'Change',
  changeOnce: 'once per ticket before departure, on the page of the order',
  proof: 'Invoice',
  proofAfter: 'on request within 180 days after the trip',
  print: 'Print itinerary',
  toOrders: 'Train orders',
  bookMore: 'Book more',
};
