import type { Twin } from '#base/wording.ts';
import { bookingTexts } from '#parts/booking/words/texts.en.ts';
import { travellerTexts } from '#parts/traveller/words/texts.en.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  ...bookingTexts,
  ...travellerTexts,
  title: 'Flight booking',
  trip: 'Flights',
  steps: ['Flights', 'Details', 'Payment', 'Tickets'],
  checking: 'Checking the price…',
  loading: 'Checking seats and price',
  chooseAgain: 'Choose other flights',
  verifyFailed: 'The price could not be checked, try again later',

  businessTitle: 'Business trip',
  forbiddenText: 'Out of policy: your company does not allow it. Choose another flight, or travel privately.',
  travelReasonHint: 'Customer visit, acceptance test … (optional)',

  size: (size) => ` (${size.toLowerCase()})`,
  direct: 'Direct',
  stop: 'Stop in',
  days: (days) => `+${days} d`,
  carrier: (name, no) => `Operated by ${name} ${no}`,
  rulesLink: (kg) => (kg ? `Fare rules, baggage ${kg} kg` : 'Fare rules, no checked baggage'),

  over: (amount) => `¥${amount} out of policy`,

  contactSub: 'Gets messages about tickets and changes',
  emailHint: 'For the itinerary (optional)',

  refundRules: ', the fare rules',
  dangerRules: ', the rules on batteries and dangerous goods',
  documentConsent: 'The documents above may be given to the airline for ticketing',

  fare: { ADT: 'Adult fare', CHD: 'Child fare', INF: 'Infant fare' },
  legs: 'flights',
  consTax: 'Airport tax',
  fuelTax: 'Fuel surcharge',
  noConsTax: { ADT: 'Airport tax (none)', CHD: 'Airport tax (none, child)', INF: 'Airport tax (none, infant)' },
  noFuelTax: 'Fuel surcharge (none)',
  totalFor: (heads) => `Total for ${heads}`,
  submitNote: 'Pay within 30 minutes, or the seats are released',
  notKnown: 'to be checked',
};
