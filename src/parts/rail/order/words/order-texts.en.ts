import type { Twin } from '#base/wording.ts';
import { cancelTexts } from '#parts/order/tab/button-texts.en.ts';
import { ticketSalesTexts } from '#parts/order/sale/words/ticket-texts.en.ts';
import type {
  afterTripTexts as chineseAfter,
  cancelRailTexts as chineseCancel,
  orderRidesTexts as chineseRides,
  railSalesTexts as chineseSales,
  railTicketTexts as chineseTickets,
} from './order-texts.ts';

export const afterTripTexts: Twin<typeof chineseAfter> = {
  missedTitle: 'If you miss the train',
  missedRefund: (moment) => `${moment}: no refund once it has left`,
  missedChange: (day) => `Until ${day} 24:00 it can be changed to another train of that day`,
  missedChanged: 'A changed ticket cannot be changed again once its train is missed',
  voucherTitle: 'Receipts',
  voucherText:
    'Rail e-tickets are made out to the traveller; ask for them within 180 days after the trip. Refund and change fees have receipts of their own.',
  voucherFees: 'Refund and change fees have a receipt; ask for it until 180 days after the trip.',
  voucherBilled: 'Paid by the company: the receipt comes with its bill, nothing is to be asked for.',
  voucherShow: 'See receipts',
  voucherAsk: 'Request receipts',
  voucherLook: 'See receipts',
};

export const orderRidesTexts: Twin<typeof chineseRides> = {
  ride: 'Trains',
  business: 'Business',
  over: 'Above policy',
  print: 'Print the itinerary',
};

export const railTicketTexts: Twin<typeof chineseTickets> = {
  tickets: 'Tickets',
  people: 'Passengers',
  ticketsSub: 'Every ticket with its state and actions',
  refund: 'Refund',
  change: 'Change',
  changedOnce: (isOther) => (isOther ? 'Destination changed once' : 'Changed once'),
  changedOver: (isOther) => (isOther ? 'Destination changed' : 'Changed'),
  showOver: (tickets) => `Show ${tickets} tickets that were refunded or changed`,
  seatLater: 'Seat to come',
  oldTicket: 'Old ticket',
  newTicket: 'New ticket',
  freeChild: (name) => `With ${name}, who travels free`,
  refundNow: (percent, fee) => (percent ? `Refund now keeps ¥${fee}` : 'Refund now is free'),
};

export const cancelRailTexts: Twin<typeof chineseCancel> = {
  cancelQuestion: {
    ...cancelTexts.cancelQuestion,
    text: 'The seats are released at once, at no charge. After three cancelled orders a day no more tickets are sold that day. Cancel this order?',
  },
  giveUpQuestion: {
    title: 'Leave the queue',
    text: 'The wait ends and the whole deposit goes back the way it was paid. Leave the queue?',
    yes: 'Leave the queue',
    no: 'Keep it',
    kind: 'danger',
  },
  seatingQuestion: {
    title: 'Stop asking for seats',
    text: 'No seat is held yet: it costs nothing, and does not count among the cancelled orders of a day. Stop?',
    yes: 'Stop',
    no: 'Keep waiting',
    kind: 'danger',
  },
  dropQuestion: {
    title: 'Leave the queue',
    text: 'The deposit is not paid: the wait has not begun and no seat is held. It costs nothing. After three cancelled orders a day no more tickets are sold that day. Leave the queue?',
    yes: 'Leave the queue',
    no: 'Keep it',
    kind: 'danger',
  },
  cancelled: cancelTexts.cancelled,
  waitOver: 'You have left the queue',
  depositBack: ', the deposit goes back the way it was paid',
  anyChange: 'Change',
  withdrawQuestion: () => ({
    title: 'Withdraw the change',
    text: 'The new seats are released and the old tickets stay valid; it does not count as a change. Withdraw it?',
    yes: 'Withdraw',
    no: 'Keep it',
    kind: 'danger',
  }),
  withdrawn: () => 'The change is withdrawn, the old tickets stay valid',
};

export const railSalesTexts: Twin<typeof chineseSales> = {
  ...ticketSalesTexts,
  refundTitle: 'Refund',
  changesAs: (areOther) => areOther.map((isOther) => (isOther ? 'Other destination' : 'Change')).join(', '),
  withdrawOf: () => ticketSalesTexts.withdraw,
  changeTitle: (isOther) => (isOther ? 'Other destination' : 'Change'),
  oldTrain: 'Old train',
  newTrain: 'New train',
};
