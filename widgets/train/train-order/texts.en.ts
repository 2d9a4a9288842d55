import type { Twin } from '#base/wording.ts';
import { plentyOfSeats } from '#domain/rail/seat-classes.ts';
import { bookingTexts } from '#parts/booking/words/texts.en.ts';
import { seatTexts } from '#parts/rail/seats/texts.en.ts';
import { railTravellerTexts } from '#parts/rail/traveller-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...bookingTexts,
  ...railTravellerTexts,
  title: 'Train booking',
  trip: 'Trains',
  steps: ['Train', 'Details', 'Seats and payment', 'Tickets'],
  approvedSteps: ['Train', 'Details', 'Seats', 'Approval', 'Payment', 'Tickets'],
  loading: 'Checking seats and price',
  checking: 'Checking seats and places…',
  chooseAgain: 'Choose another train',
  toSearch: 'Search trains',
  verifyFailed: 'The train could not be checked, try again later',
  left: (left) => (left >= plentyOfSeats ? 'Available' : `${left} left`),
  adultFare: (amount) => `Adult ticket ¥${amount}`,
  perPerson: 'For one person',
  onTier: (name, berth) => (berth ? `${name}, ${seatTexts.berths[berth].toLowerCase()}` : `${name} (lower berth)`),
  partsOf: (name, parts) => `${name} (${parts} parts)`,
  seatsOf: (trains) => trains,
  acceptNoSeat: 'Standing is fine where seats are short (at the same fare)',
  contactSub: 'Gets messages about seats, tickets and cancelled trains',
  emailHint: 'For the confirmation (optional)',
  businessTitle: 'Business trip',
  over: (amount) => `¥${amount} a ticket out of policy`,
  forbiddenText: 'Your company does not allow classes out of policy: choose another class, or book privately',
  travelReasonHint: 'Customer visit … (optional)',
  agreedTerms: 'the notice of the railway',
  agreedMissing: 'Read and accept the notice of the railway',
  submit: 'Order and hold seats',
  submitNote: 'You pay once seats are held',
  holdOver: 'The fare is to be checked again',
  holdWarning: (minutes) => `The fare is to be checked again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  refundTitle: 'Bought now, refunded later',
};
