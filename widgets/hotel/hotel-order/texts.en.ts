import { inARow } from '#base/names-in-a-row.en.ts';
import type { Twin } from '#base/wording.ts';
import { bookingTexts } from '#parts/booking/words/texts.en.ts';
import { stayTexts } from '#parts/hotel/stay-texts.en.ts';
import { roomTexts } from '#parts/traveller/words/room-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...bookingTexts,
  ...roomTexts,
  ...stayTexts,
  title: 'Hotel booking',
  loading: 'Checking rooms and price',
  checking: 'Checking rooms and price…',
  chooseAgain: 'Choose another room',
  toSearch: 'Find hotels',
  verifyFailed: 'Rooms and price could not be checked, try again later',

  business: 'Business',
  area: (squareMetres) => `${squareMetres} m²`,
  instant: 'Confirmed at once',
  notInstant: 'Confirmed within 30 minutes',
  agreement: 'Company rate',

  contactSub: 'Gets messages about the order',
  emailHint: 'For the confirmation (optional)',

  wishes: 'Arrival and remarks',
  arrival: 'Expected arrival',
  arrivalKept: 'The room is kept all night; the time helps the hotel to prepare',
  arrivalAtHotel:
    'Rooms paid at the hotel are kept until 18:00; for a later arrival choose a guaranteed or prepaid rate',
  guaranteeNote: (after, amount, rest) =>
    `The first night of ¥${amount} is guaranteed online and the room kept all night, also for an arrival after ${after}. It counts as the first night; ${
      rest ? `¥${rest} is paid at the hotel` : 'nothing is paid at the hotel'
    }. Without cancelling in time or arriving, it is not paid back`,
  remarkHint: 'High floor, non-smoking …, as far as possible (optional)',

  invoices: {
    platform: ['Issued by the platform', 'Electronic, by email to the contact within 7 working days after check-out'],
    special: ['Issued by the platform', 'Electronic, within 7 working days after check-out; special VAT invoices too'],
    desk: ['Issued at the front desk', 'Ask for it at check-out, with the title given there'],
  },
  invoiceNone: 'None for now',
  taxNoHint: 'For companies',

  businessTitle: 'Business trip',
  over: (amount, isHighest) => `${isHighest ? 'Up to ' : ''}¥${amount} a night out of policy`,
  forbiddenText: 'Your company does not allow rooms out of policy: choose another room, or book privately',
  travelReasonHint: 'Customer visit … (optional)',

  agreedNotice: 'the booking notice',
  agreedCancel: ' and the cancellation rule',
  agreedGuarantee: (amount) => `, and the guarantee of ¥${amount} for the first night`,
  agreedMissing: 'Read and accept the booking notice and the cancellation rule',

  guarantee: 'Online guarantee (first night)',
  totalAtHotel: 'Total, paid at the hotel',
  shareNight: (company, personal) => `company ¥${company} · you ¥${personal}`,
  perRoom: ' (a room)',
  submitPay: 'Pay within 30 minutes, or the rooms are released',
  submitFree: 'Nothing is paid online, the hotel confirms the order',

  conflict: {
    productTitle: 'This room is no longer sold',
    productText: 'The hotel or the rate is offline, choose another room',
    fullTitle: 'This room is sold out',
    fewTitle: (left) => `${left} ${left === 1 ? 'room is' : 'rooms are'} left`,
    fullDays: (days) => `Not enough rooms on ${inARow(days)}`,
    takeFewer: (left) => `Book ${left} ${left === 1 ? 'room' : 'rooms'}`,
  },
};
