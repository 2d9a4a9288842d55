import type { Twin } from '#base/wording.ts';
import type { movementNames as chineseNames, movementProductNames as chineseProducts } from './names.ts';
import type { rechargeStateNames as chineseStates, refundStateNames as chineseRefunds } from './names.ts';

export const movementNames: Twin<typeof chineseNames> = {
  recharge: 'Top-up',
  pay: 'Payment',
  refund: 'Refund',
  withdraw: 'Withdrawal',
  withdrawBack: 'Withdrawal returned',
  rewardsOut: 'From rewards',
  tianhanbaoIn: 'To Tianhanbao',
  tianhanbaoOut: 'From Tianhanbao',
  other: 'Other',
};

export const rechargeStateNames: Twin<typeof chineseStates> = { open: 'Unpaid', paid: 'Received', voided: 'Cancelled' };

export const movementProductNames: Twin<typeof chineseProducts> = {
  airTicket: 'Flight',
  gp: 'Official flight',
  hotel: 'Hotel',
  train: 'Train',
  intl: 'International flight',
  benefit: 'Membership',
  bill: 'Company bill',
  withdraw: '',
  recharge: '',
  '': '',
};
export const refundStateNames: Twin<typeof chineseRefunds> = {
  review: 'Under review',
  returning: 'On its way',
  done: 'Received',
};
