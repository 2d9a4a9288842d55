import type { Twin } from '#base/wording.ts';
import { movementNames, movementProductNames } from '../wallet/names.en.ts';
import type * as chinese from './names.ts';

export const billNames: Twin<typeof chinese.billNames> = {
  transaction: 'Transactions',
  recharge: 'Top-ups',
  putforward: 'Withdrawals',
  integral: 'Points',
  recom: 'Referral income',
  share: 'Profit share',
  airSale: 'Flight sales',
  airRefund: 'Flight refunds',
  airChanges: 'Flight changes',
  airSum: 'Flight summary',
  hotelSum: 'Hotel summary',
  trainSum: 'Train summary',
};

export const billTypeNames: Twin<typeof chinese.billTypeNames> = {
  pay: 'Payment',
  refund: 'Refund',
  recharge: 'Top-up',
  withdraw: movementNames.withdraw,
  returned: movementNames.withdrawBack,
  rewardsOut: movementNames.rewardsOut,
  tianhanbaoIn: movementNames.tianhanbaoIn,
  tianhanbaoOut: movementNames.tianhanbaoOut,
  earn: 'Earned',
  back: 'Taken back',
  sale: 'Issued',
  ticketRefund: 'Refund',
  change: 'Change',
  period: 'Summary',
};

export const billStateNames: Twin<typeof chinese.billStateNames> = {
  done: 'Done',
  pending: 'Refunding',
  held: 'Not settled yet',
  released: 'Settled',
  reversed: 'Taken back',
  processing: 'In progress',
  refused: 'Failed',
};

export const billFigureNames: Twin<typeof chinese.billFigureNames> = {
  tickets: 'Tickets',
  fare: 'Base fare',
  taxes: 'Taxes and fuel',
  serviceFee: 'Service fee',
  insurance: 'Insurance',
  spread: 'Fare difference',
  fuelSpread: 'Fuel difference',
  charge: 'Fees',
  net: 'Net amount',
  kept: 'Not refunded',
  base: 'Counted on',
  rate: 'Rate',
  sales: 'Sales',
  changes: 'Changes',
  refunds: 'Refunds',
};

export const billProductNames: Twin<typeof chinese.billProductNames> = {
  airTicket: movementProductNames.airTicket,
  gp: movementProductNames.gp,
  hotel: movementProductNames.hotel,
  train: movementProductNames.train,
  intl: movementProductNames.intl,
  benefit: movementProductNames.benefit,
  '': '',
};

export const billSubjectNames = {
  recharge: 'Wallet top-up',
  rewardsOut: 'Rewards → Wallet',
  tianhanbaoIn: 'Wallet → Tianhanbao',
  tianhanbaoOut: 'Tianhanbao → Wallet',
};
