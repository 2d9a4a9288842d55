import type { Twin } from '#base/wording.ts';
import { cancelTexts } from '#parts/order/tab/button-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Membership benefits',
  toCentre: 'Back',
  mine: 'Your benefits',
  level: 'Level',
  until: 'Valid until',
  noLevel: 'Upgrade to be served first by phone',
  card: 'Service card',
  cardNote: 'Pays for help by phone',
  vouchers: 'Service vouchers',
  noVouchers: 'No vouchers',
  piecesOf: (count) => String(count),
  gain: 'Benefit',
  has: 'Yes',
  current: (level) => `${level} (yours)`,
  levels: ['Member', 'Silver', 'Gold', 'Platinum'],
  levelGains: [
    ['Help by phone all year', 0],
    ['Served first by phone', 1],
    ['Your own agent for refunds and changes', 2],
    ['Personal agent', 3],
  ],
  kinds: { upgrade: 'Upgrade', payAnnualFee: 'Annual fee', buffetCard: 'Service card', buyTicket: 'Voucher packs' },
  buy: 'Buy',
  ordered: 'Order placed. Pay within 30 minutes',
  note: 'Benefits hold as soon as they are paid. They are services and not refunded. To use them, call ',
  orders: 'Orders of benefits',
  noOrders: 'No orders of benefits yet',
  states: { open: 'To pay', paid: 'Paid', voided: 'Cancelled' },
  pay: 'Pay',
  left: 'Time left',
  unfinished: 'An order is not paid yet',
  unfinishedText: (name, amount) =>
    `${name} (¥${amount}) waits for payment. Pay or cancel it before you buy another one.`,
  later: 'Later',
  cancel: cancelTexts.cancelOrder,
  cancelled: cancelTexts.cancelled,
  cancelQuestion: {
    title: 'Cancel this order?',
    text: 'You can buy it again later.',
    yes: cancelTexts.cancelOrder,
    no: 'Keep it',
    kind: 'danger',
  },
};
