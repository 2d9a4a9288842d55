import type { bank } from '#contract/bank.ts';
import type { bankSchemas } from '#contract/bank.schema.ts';
import type { payPassword } from '#contract/pay-password.ts';
import type { payPasswordSchemas } from '#contract/pay-password.schema.ts';
import type { wallet } from '#contract/wallet.ts';
import type { walletSchemas } from '#contract/wallet.schema.ts';
import type { withdraw } from '#contract/withdraw.ts';
import type { withdrawSchemas } from '#contract/withdraw.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { listRefunds, refundFile } from '../../orders/refunds/refund-list.ts';
import { readPayPassword, updatePayPassword } from '../../money/password/set-pay-password.ts';
import {
  advanceBind,
  advanceUnbind,
  bindCard,
  listCards,
  readBankType,
  unbindCard,
} from '../../money/wallet/bank-cards.ts';
import { readFlow } from '../../money/wallet/flow.ts';
import { listFrozen } from '../../money/wallet/frozen.ts';
import { listMovements, movementFile } from '../../money/wallet/movements.ts';
import { readWallet } from '../../money/wallet/read-wallet.ts';
import { listRecharges, rechargeFile } from '../../money/wallet/recharge-list.ts';
import { createRecharge } from '../../money/wallet/recharge-order.ts';
import { listRewards } from '../../money/wallet/rewards.ts';
import { listTianhanbao } from '../../money/wallet/tianhanbao.ts';
import { rewardsOut, tianhanbaoIn, tianhanbaoOut } from '../../money/wallet/transfers.ts';
import { applyWithdrawal, listWithdrawals, quoteWithdrawal } from '../../money/wallet/withdraw.ts';

export const walletHandlers: HandlersOf<typeof wallet, typeof walletSchemas> = {
  account: readWallet,
  movements: listMovements,
  flow: readFlow,
  export: movementFile.ask,
  frozen: listFrozen,
  rewards: listRewards,
  rewardsOut,
  tianhanbao: listTianhanbao,
  tianhanbaoIn,
  tianhanbaoOut,
  recharge: createRecharge,
  recharges: listRecharges,
  rechargesExport: rechargeFile.ask,
  refunds: listRefunds,
  refundsExport: refundFile.ask,
};

export const withdrawHandlers: HandlersOf<typeof withdraw, typeof withdrawSchemas> = {
  quote: quoteWithdrawal,
  apply: applyWithdrawal,
  list: listWithdrawals,
};

export const bankHandlers: HandlersOf<typeof bank, typeof bankSchemas> = {
  list: listCards,
  type: readBankType,
  advanceBind,
  bind: bindCard,
  advanceUnbind,
  unbind: unbindCard,
};

export const payPasswordHandlers: HandlersOf<typeof payPassword, typeof payPasswordSchemas> = {
  state: readPayPassword,
  update: updatePayPassword,
};
