import type { Twin } from '#base/wording.ts';
import { plentyOfSeats } from '#domain/rail/seat-classes.ts';
import { saleTexts } from '#parts/order/sale/words/sale-texts.en.ts';
import type { changeTexts as chineseChange, refundTexts as chineseRefund } from './texts.ts';

export const refundTexts: Twin<typeof chineseRefund> = {
  ...saleTexts,
  refund: 'Refund',
  tickets: 'Tickets',
  chooseTicket: 'Select a ticket',
  choose: 'Select tickets to see what comes back',
  think: 'Not now',
  confirm: (tickets) => `Refund ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}`,
  quote: 'Refund quote',
  paid: 'Fare',
  fee: (percent) => `refund fee ${percent}%`,
  insurance: 'Insurance, refunded in full',
  back: 'Expected refund',
  rise: (moment, charge) => `From ${moment} the refund fee is ${charge}`,
  refundDone: 'The refund is accepted',
  restStays: (rest) =>
    `A part of a journey: the other tickets (${rest}) are not refunded with it. To refund all, select them too`,
};

export const changeTexts: Twin<typeof chineseChange> = {
  ...refundTexts,
  station: 'New destination',
  stationHint: 'City or station',
  toSame: 'Change the train',
  left: (left) => (left >= plentyOfSeats ? 'Seats available' : `${left} left`),
  price: (amount, tickets) => (tickets > 1 ? `¥${amount} per adult` : `¥${amount}`),
  pay: (amount, tickets) => (tickets > 1 ? `${tickets} tickets: pay ¥${amount}` : `+¥${amount}`),
  backSum: (amount, tickets) => (tickets > 1 ? `${tickets} tickets: back ¥${amount}` : `−¥${amount}`),
  even: 'No difference',
  trains: 'Trains',
  order: 'Sort',
  orders: { near: 'Nearest', departure: 'Departure', cost: 'Cost' },
  trainKinds: 'Kinds of trains',
  others: (count) => `Show ${count} more`,
  none: 'No trains with this class on this day, choose another day or class',
  allClasses: 'Show other classes',
  toTrain: (train) => `To ${train}`,
  oldTrain: 'Old train',
  newTrain: 'New train',
  spread: 'Difference in fare',
  charge: 'Fee of the difference',
  due: 'To pay',
  comesBack: () => 'Comes back after the change',
  keepsFive: 'A refund of the new ticket keeps 5% at least',
  once: 'Every ticket is changed only once. ',
  restKept: (rest) =>
    `A part of a journey: the other tickets (${rest}) stay as they are; below are the trains that connect with them`,
  keptUntilPaid: 'New seats are held for you; the old tickets stay valid until the difference is paid.',
  eaten: (amount) => `¥${amount} pays the fee`,
};
