import type { Transferred } from '#contract/wallet.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { rewardsOutTerms, tianhanbaoTerms } from '#domain/wallet/terms.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { nextOrderNumber, orderIdOf } from '../../ground/order-number.ts';
import { balanceOf, book, rewardsOf, tianhanbaoOf, walletOf } from '../ledger/ledger.ts';
import { checkPayPassword } from '../password/pay-password.ts';
import { outsideLimits } from './check-move.ts';
import { payInterest, startTianhanbao } from './interest.ts';
import { refusedChild } from './wallet-owner.ts';

interface Kind {
  kind: 'rewardsOut' | 'tianhanbaoIn' | 'tianhanbaoOut';
  limits: { min: number; max: number };
  from(memberId: string): string;
  to(memberId: string): string;
  done: string;
  /** Work under the lock, before the balances are read. */
  before?(tx: Tx, memberId: string, now: number): Promise<void>;
}

interface Input {
  amount: string;
  payPassword?: string | undefined;
  requestId: string;
}

/** Money from one account of a member to another: after the pay password, once per request. */
const transfer =
  ({ kind, limits, from, to, done, before }: Kind) =>
  async (input: Input, call: Call): Promise<Envelope<Transferred>> => {
    const member = memberOf(call);
    const { memberId } = member;
    const refused =
      refusedChild(member) ??
      outsideLimits(input.amount, limits) ??
      (await checkPayPassword(input.payPassword, call, member, 'own'));
    if (refused) return refused;
    const number = await nextOrderNumber(call);
    return await once(
      call,
      input.requestId,
      input,
      async (tx) => {
        const now = call.now();
        await before?.(tx, memberId, now);
        const amount = fenOf(input.amount);
        const [source, target] = [from(memberId), to(memberId)];
        const there = await balanceOf(tx, source, true);
        if (there < amount)
          return refuse(409, `余额不足，可转金额 ¥${showFen(there, true)}`, {
            kind: 'insufficient',
            missing: yuanOf(amount - there),
          });
        const id = `ZZ${orderIdOf(number, now)}`;
        await book(tx, {
          key: `${kind}:${id}`,
          kind,
          orderId: id,
          memberId,
          at: now,
          moves: { [source]: -amount, [target]: amount },
        });
        const wallet = walletOf(memberId);
        const balances = { [source]: await balanceOf(tx, source), [target]: await balanceOf(tx, target) };
        return ok(
          {
            id,
            at: momentAt(now),
            amount: yuanOf(amount),
            wallet: yuanOf(balances[wallet] ?? 0),
            other: yuanOf(balances[source === wallet ? target : source] ?? 0),
          },
          done,
        );
      },
      { locks: [`wallet:${memberId}`] },
    );
  };

const startInterest = async (tx: Tx, memberId: string, now: number): Promise<void> => {
  await startTianhanbao(tx, memberId, now);
  await payInterest(tx, memberId, now);
};

export const rewardsOut = transfer({
  kind: 'rewardsOut',
  limits: rewardsOutTerms,
  from: rewardsOf,
  to: walletOf,
  done: '已转出到钱包',
});

export const tianhanbaoIn = transfer({
  kind: 'tianhanbaoIn',
  limits: tianhanbaoTerms,
  from: walletOf,
  to: tianhanbaoOf,
  done: '已转入天航宝，次日起计息',
  before: startInterest,
});

export const tianhanbaoOut = transfer({
  kind: 'tianhanbaoOut',
  limits: tianhanbaoTerms,
  from: tianhanbaoOf,
  to: walletOf,
  done: '已转出到钱包',
  before: startInterest,
});
