import type { Twin } from '#base/wording.ts';
import type { paperTexts as chinesePaper, sheetTexts as chinese } from './texts.ts';

export const sheetTexts: Twin<typeof chinese> = {
  paper: 'Itinerary',
  order: 'Order',
  contact: 'Contact',
  amount: 'Total',
  service: 'Call us:',
};

export const paperTexts: Twin<typeof chinesePaper> = {
  flights: 'Flights',
  departs: 'Departure',
  arrives: 'Arrival',
  cabin: 'Class',
  baggage: 'Baggage',
  none: 'None',
  passengers: 'Passengers',
  name: 'Name',
  document: 'Document',
  ticket: 'Ticket number',
  noTicket: 'Not issued',
  place: (city, airport) => (city === airport ? city : `${city} ${airport}`),
  note: 'Times are local. This itinerary is for travelling and no receipt; changes of flights are as the airline announces them.',
};
