import type { Twin } from '#base/wording.ts';
import { noteWords } from '#domain/order/list-note.en.ts';
import { cancelTexts, shareTexts } from '#parts/order/tab/button-texts.en.ts';
import { tabTexts } from '#parts/order/tab/texts.en.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  ...tabTexts,
  ...cancelTexts,
  tabs: 'Kinds of orders',
  showTrips: 'Trips',
  showOrders: 'Orders',
  free: (action) => `${action} for free`,
  groups: {
    all: 'All',
    unpaid: 'To pay',
    ticketing: 'Ticketing',
    travel: 'Upcoming',
    after: 'Refund or change',
    done: 'Completed',
  },
  noneOf: (group) => `No orders: ${group.toLowerCase()}`,
  dateKinds: { created: 'Booked', travel: 'Travel' },
  wordsHint: 'Order number / passenger / flight / city',
  tagNames: { roundTrip: 'Return', insured: 'Insured', changed: 'Changed' },
  ...shareTexts,
  passengers: 'Passengers',
  taxes: 'With taxes',
  insurance: 'With insurance',
  serviceFee: 'With service fee',
  otherFees: 'With other fees',
  nextDay: ' +1 d',
  actions: {
    pay: 'Pay',
    cancel: 'Cancel the order',
    change: 'Change',
    refund: 'Refund',
    again: 'Book again',
    voucher: 'Receipts',
    print: 'Print itinerary',
    share: shareTexts.share,
  },
  more: 'More actions',
  notes: noteWords,
  schedule: { delayed: 'Delayed', moved: 'Rescheduled', cancelled: 'Cancelled' },
  progress: { 4: 'Refund progress', 9: 'Refund progress', 10: 'Refund progress', 11: 'Change progress' },
  exchange: 'With changes',
  noneGp: 'Choose a government ticket in the form of a flight order, and it appears here',
  noneText: 'Once booked, pay, see your trips and export orders here',
  book: 'Book a flight',
};
