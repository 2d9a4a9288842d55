import type { Twin } from '#base/wording.ts';
import { bookingTexts } from '#parts/booking/words/texts.en.ts';
import { travellerTexts } from '#parts/traveller/words/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...bookingTexts,
  ...travellerTexts,
  psgTypeNote: 'The fare goes by the type; proof of it is checked at the airport',
  title: 'International booking',
  trip: 'Flights',
  steps: ['Flights', 'Details', 'Payment', 'Tickets'],
  loading: 'Checking flights and price',
  checking: 'Checking the price…',
  chooseAgain: 'Choose other flights',
  toSearch: 'Search international flights',
  verifyFailed: 'The price could not be checked',
  contactSub: 'Gets messages about tickets and changes',
  emailHint: 'For the itinerary (optional)',
  businessTitle: 'Business trip',
  over: (amount) => `¥${amount} out of policy`,
  forbiddenText: 'Out of policy: your company does not allow it. Choose another flight, or travel privately.',
  travelReasonHint: 'Customer visit, trade fair … (optional)',
  agreedTerms: 'the notice on international tickets',
  agreedMissing: 'Read and accept the notice',
  documentConsent: 'The documents above may be given to airlines and border authorities for tickets and declarations',
  priceLine: (type, part, amount, count) => `${type} ${part.toLowerCase()} ¥${amount} × ${count}`,
  fare: 'Fare',
  tax: 'Taxes',
  fee: 'Service fee',
  totalFor: (heads) => `Total for ${heads}`,
  submitNote: 'Pay in time, or the seats are released',
};
