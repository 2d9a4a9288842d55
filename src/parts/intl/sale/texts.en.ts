import type { Twin } from '#base/wording.ts';
import { saleTexts } from '#parts/order/sale/words/sale-texts.en.ts';
import type { intlChangeTexts as chineseChange, intlRefundTexts as chineseRefund } from './texts.ts';

const ticketsOf = (count: number): string => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;

const together = (children: string, others: string): string =>
  `${children} will fly with ${others} alone, without anybody on an adult ticket. Make sure of it.`;

export const intlRefundTexts: Twin<typeof chineseRefund> = {
  ...saleTexts,
  refund: 'Refund',
  tickets: 'Passengers and ways',
  wholeTrip: 'Whole trip',
  chooseTicket: 'Select a ticket',
  choose: 'Select tickets to see what comes back',
  follows: 'Goes with the adult',
  together,
  think: 'Not now',
  confirm: (tickets) => `Refund ${ticketsOf(tickets)}`,
  quote: 'Refund quote',
  paid: 'Paid',
  by: { before: 'before the trip', after: 'after it began', involuntary: 'changed by the airline, no fee' },
  charge: (name, way, by) => `${name} ${way}: refund fee (${by})`,
  taxKept: 'Taxes, kept',
  feeKept: 'Service fee, kept',
  taxBack: (amount) => `All taxes come back: ${amount}`,
  back: 'Expected refund',
  inOrder:
    'Tickets are flown in their order: without the way before, the airline may refuse the one after it. Ask the airline first.',
  refundDone: 'The refund is accepted',
};

export const intlChangeTexts: Twin<typeof chineseChange> = {
  ...saleTexts,
  change: 'Change',
  slice: 'Way to change',
  freeSlice: 'Free change',
  isFree: 'The airline has changed this way: no fee and no difference.',
  notFree: (ways) =>
    `The airline has changed ${ways}, which is changed free; this way has its usual fee and difference.`,
  tickets: 'Passengers',
  chooseTicket: 'Select a ticket',
  follows: 'Goes with the adult',
  together,
  ticketsFirst: 'Select tickets to see flights',
  days: 'New date',
  flights: 'Flights',
  flightsFailed: 'The flights could not be loaded, try again',
  direct: 'Direct',
  partners: (brand) =>
    `All under the fare “${brand}”; flights of other airlines are flown by partners of the issuing airline.`,
  none: 'No flights to change to on this day, choose another one',
  flight: 'Flight (local time)',
  left: (left) => (left >= 9 ? 'Seats available' : `${left} left`),
  difference: 'To pay',
  withFee: 'with the fee',
  due: (amount) => `+${amount}`,
  even: 'Nothing to pay',
  close: {
    before: (gap, verdict) => `${gap} after the way before, ${verdict}`,
    after: (gap, verdict) => `${gap} before the next way, ${verdict}`,
  },
  closeNote: (needed) => `A change of planes on your own takes ${needed} min at least`,
  action: 'Select',
  choose: 'Select',
  chooseFlight: 'Select the new flights',
  otherFlight: 'Other flights',
  think: 'Not now',
  quote: 'Cost of the change',
  old: 'Old flights',
  fresh: 'New flights',
  spread: 'Difference in fare',
  taxSpread: 'Difference in taxes',
  charge: 'Change fee',
  toPay: 'To pay',
  kept: 'Difference, kept',
  waived: 'Changed by the airline, waived',
  noBack: 'A lower fare gives nothing back',
  forPeople: (names) => `Changed for ${names}`,
  keptUntilPaid: 'New seats are held for you; the old tickets stay valid until the difference is paid.',
  confirm: (tickets) => `Change ${ticketsOf(tickets)}`,
  confirmAndPay: 'Hold seats and pay',
  sure: (tickets) => ({ title: `Change ${ticketsOf(tickets)}?`, yes: 'Confirm', no: 'Not now' }),
  sureText: (old, fresh) =>
    `${old} becomes ${fresh}. Nothing is to be paid: it holds at once and cannot be taken back.`,
  changeDone: 'The change is made',
};
