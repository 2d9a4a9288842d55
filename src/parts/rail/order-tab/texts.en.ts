import type { Twin } from '#base/wording.ts';
import { clockOf, dayOf, daysBetween } from '#domain/china-time.ts';
import { railLead } from '#domain/rail/order/rail-lead.en.ts';
import { seatOf } from '../seat-plan/seat-of.en.ts';
import type { railTabTexts as chinese } from './texts.ts';

export const railTabTexts: Twin<typeof chinese> = {
  cancelQuestion: {
    title: 'Cancel the order',
    text: 'The seats go back at once, at no charge. After three cancelled orders in a day no train tickets can be bought that day. Cancel this order?',
    yes: 'Cancel the order',
    no: 'Keep it',
    kind: 'danger',
  },
  giveUpQuestion: {
    title: 'Stop waiting',
    text: 'You leave the queue, and the deposit goes back in full the way it was paid. Stop waiting?',
    yes: 'Stop waiting',
    no: 'Keep waiting',
    kind: 'danger',
  },
  dropQuestion: {
    title: 'Stop waiting',
    text: 'The deposit is not paid: you are not in the queue yet, and no seat is held. It costs nothing. After three cancelled orders in a day no train tickets can be bought that day. Stop waiting?',
    yes: 'Stop waiting',
    no: 'Keep waiting',
    kind: 'danger',
  },
  cancelled: 'The order is cancelled',
  waitOver: 'You wait no longer',
  depositBack: ', the deposit goes back the way it was paid',
  anyChange: 'Change',
  withdrawQuestion: () => ({
    title: 'Cancel the change',
    text: 'The new seats go back, your tickets stay valid, and it does not count as a change. Cancel the change?',
    yes: 'Cancel the change',
    no: 'Keep it',
    kind: 'danger',
  }),
  withdrawn: () => 'The change is cancelled, your tickets stay valid',
  groups: {
    all: 'All',
    unpaid: 'To pay',
    ticketing: 'Ticketing',
    waiting: 'In the queue',
    travel: 'Upcoming',
    after: 'Refund or change',
    done: 'Completed',
  },
  noneOf: (group) => `No train orders: ${group.toLowerCase()}`,
  dateKinds: { created: 'Booked', travel: 'Travel' },
  wordsHint: 'Order number / passenger / train / station',
  noneText: 'Once booked, pay, see seats, refund and change here',
  book: 'Book a train',
  train: 'Train',
  departs: 'Departure',
  passengers: 'Passengers',
  pay: 'Pay',
  changeDue: 'Difference to pay',
  payChange: 'Pay the difference',
  cancel: 'Cancel the order',
  change: 'Change',
  refund: 'Refund',
  free: (action) => `Free ${action.toLowerCase()}`,
  again: 'Book again',
  saleProgress: 'Refund progress',
  changed: () => 'With changes',
  deposit: 'Deposit',
  paid: 'Paid',
  paidResult: 'See result',
  span(from, to) {
    const nights = daysBetween(dayOf(from), dayOf(to));
    return `${clockOf(from)}–${clockOf(to)}${nights > 0 ? ` +${nights} d` : ''}`;
  },
  seat: seatOf,
  waits: (trainNumber, trains) => `${trainNumber} and ${trains - 1} more`,
  until: (moment) => `(until ${moment})`,
  waitsUntil: (moment) => `ends ${moment} at the latest`,
  seats: (count) => `${count} seats`,
  lead: railLead,
  schedule: { delayed: 'Delayed', moved: 'Rescheduled', cancelled: 'Cancelled' },
  semicolon: '; ',
};
