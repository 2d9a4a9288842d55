import type { Twin } from '#base/wording.ts';
import type { railPaperTexts as chinese } from './paper-texts.ts';

export const railPaperTexts: Twin<typeof chinese> = {
  rides: 'Trains',
  departs: 'Departure',
  arrives: 'Arrival',
  seatClass: 'Class',
  tickets: 'Tickets',
  name: 'Passenger',
  document: 'Document',
  seat: 'Train and seat',
  state: 'State',
  freeChild: (name) => `with ${name}, who travels free`,
  note: 'Times are Beijing time. This itinerary is for travelling and no receipt; enter with the document that you booked with. Times of trains are as the railway announces them.',
};
