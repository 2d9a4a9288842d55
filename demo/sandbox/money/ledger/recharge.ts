import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import { book, providerOf, walletOf } from './ledger.ts';

interface Recharge {
  /** Names the recharge, also for the provider: booked once. */
  number: string;
  memberId: string;
  method: 'alipay' | 'weChatPay';
  amount: Fen;
  at: number;
}

/** Money from a provider arrives in a member's wallet. Idempotent per number. */
export const recharge = (tx: Tx, { number, memberId, method, amount, at }: Recharge): Promise<boolean> =>
  book(tx, {
    key: `recharge:${number}`,
    kind: 'recharge',
    outTradeNo: number,
    memberId,
    at,
    moves: { [providerOf(method)]: -amount, [walletOf(memberId)]: amount },
  });
