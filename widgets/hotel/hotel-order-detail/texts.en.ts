import type { Twin } from '#base/wording.ts';
import { stayTexts } from '#parts/hotel/stay-texts.en.ts';
import { orderTexts } from '#parts/order/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...orderTexts,
  ...stayTexts,
  title: 'Hotel order',
  cancelQuestion: { title: 'Cancel the order', yes: 'Cancel the order', no: 'Keep it', kind: 'danger' },
  cancelText: (rule, back) => `${rule}. ${back}`,
  backTo: (shares, arrives) => `Back to ${shares}. ${arrives}.`,
  cancelled: 'The order is cancelled',
  noChange:
    'A stay cannot be changed online: for other dates or rooms cancel under the terms above and book again; to arrive at another time call the hotel.',
  otherDays: 'Book this hotel again',
  business: 'Business',
  over: 'Above policy',
  until: (clock) => `until ${clock}`,
  rooms: (rooms) => `${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
  call: 'Call the hotel',
  arrival: 'Arrival',
  confirmNo: 'Hotel confirmation',
  party: 'Guests',
  people: (adults, childAges) =>
    [
      `${adults} ${adults === 1 ? 'adult' : 'adults'} a room`,
      childAges.length > 0 &&
        `${childAges.length} ${childAges.length === 1 ? 'child' : 'children'} (aged ${childAges.join(', ')})`,
    ]
      .filter(Boolean)
      .join(', '),
  guests: 'Guests',
  guest: (name, pinyin) => (pinyin ? `${name} (${pinyin})` : name),
  room: (at) => `Room ${at}`,
  guarantee: 'Guarantee',
  kept: 'Cancellation fee',
  shares: 'Who pays',
  contactCard: 'Contact',
  invoices: { platform: 'By us, after check-out', desk: 'By the hotel', none: 'None' },
  travelReason: 'Purpose',
  failedTitle: 'The order could not be loaded',
};
