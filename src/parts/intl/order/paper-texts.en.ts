import type { Twin } from '#base/wording.ts';
import { orderTexts } from '#parts/order/texts.en.ts';
import type { intlFinishTexts as chinese, intlPaperTexts as chinesePaper } from './paper-texts.ts';

export const intlFinishTexts: Twin<typeof chinese> = {
  ...orderTexts,
  title: 'Payment',
  steps: ['Flights', 'Details', 'Payment', 'Tickets'],
  success: 'Paid',
  unpaid: 'To pay',
  closed: 'Cancelled',
  failed: 'No tickets: the money goes back the way it was paid',
  passengers: 'Passengers',
  toOrders: 'International orders',
  bookMore: 'Book more',
};

export const intlPaperTexts: Twin<typeof chinesePaper> = {
  flights: 'Flights',
  departs: 'Departure (local time)',
  arrives: 'Arrival (local time)',
  cabin: 'Class',
  bags: 'Checked bags (adult)',
  tickets: 'Tickets',
  name: 'Passenger',
  document: 'Document',
  way: 'Way',
  state: 'Number and state',
  noTicket: 'Not issued',
  prices: 'Prices (each, whole trip)',
  people: 'Number',
  fare: 'Fare',
  tax: 'Taxes',
  fee: 'Service fee',
  note: 'Times are local. This itinerary is for travelling and no receipt; changes of flights are as the airline announces them. Check visa and transit rules.',
};
