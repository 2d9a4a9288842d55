import type { bank } from '#contract/bank.ts';
import type { bankSchemas } from '#contract/bank.schema.ts';
import type { payPassword } from '#contract/pay-password.ts';
import type { payPasswordSchemas } from '#contract/pay-password.schema.ts';
import type { wallet } from '#contract/wallet.ts';
import type { walletSchemas } from '#contract/wallet.schema.ts';
import type { withdraw } from '#contract/withdraw.ts';
import type { withdrawSchemas } from '#contract/withdraw.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { refuse } from '../call.ts';
import type { HandlersOf } from '../call.ts';
import { readWallet } from '../wallet/read-wallet.ts';

const notOffered = (): Promise<Envelope<never>> =>
  Promise.resolve(refuse(404, '该功能暂未开通', { kind: 'notOffered' }));

export const walletHandlers: HandlersOf<typeof wallet, typeof walletSchemas> = {
  account: readWallet,
  movements: notOffered,
  flow: notOffered,
  export: notOffered,
  frozen: notOffered,
  rewards: notOffered,
  rewardsOut: notOffered,
  tianhanbao: notOffered,
  tianhanbaoIn: notOffered,
  tianhanbaoOut: notOffered,
  recharge: notOffered,
  recharges: notOffered,
};

export const withdrawHandlers: HandlersOf<typeof withdraw, typeof withdrawSchemas> = {
  quote: notOffered,
  apply: notOffered,
  list: notOffered,
};

export const bankHandlers: HandlersOf<typeof bank, typeof bankSchemas> = {
  list: notOffered,
  type: notOffered,
  advanceBind: notOffered,
  bind: notOffered,
  advanceUnbind: notOffered,
  unbind: notOffered,
};

export const payPasswordHandlers: HandlersOf<typeof payPassword, typeof payPasswordSchemas> = {
  state: notOffered,
  update: notOffered,
};
