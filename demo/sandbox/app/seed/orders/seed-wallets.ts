import { registeredDaysAgo } from '../people/seed-members.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import { passesLuhn } from '#domain/format-checks.ts';
import { withdrawFee, withdrawTerms } from '#domain/wallet/terms.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../../ground/call.ts';
import { memberOf } from '../../../ground/call.ts';
import type { CallAt } from '../people/seed-call.ts';
import { releaseIncomes } from '../../../money/incomes/release.ts';
import { payByCode } from './seed-after-sales.ts';
import { balanceOf, rewardsOf, tianhanbaoOf, walletOf } from '../../../money/ledger/ledger.ts';
import { advanceBind, bindCard, listCards } from '../../../money/wallet/bank-cards.ts';
import { payInterest } from '../../../money/wallet/interest.ts';
import { createRecharge, rechargeProduct } from '../../../money/wallet/recharge-order.ts';
import { rewardsOut, tianhanbaoIn, tianhanbaoOut } from '../../../money/wallet/transfers.ts';
import { applyWithdrawal, bankMs, reviewMs, stepWithdrawal } from '../../../money/wallet/withdraw.ts';
import { walletPasts } from './wallet-pasts.ts';
import type { WalletPast } from './wallet-pasts.ts';
import { answerTo } from '../people/seed-call.ts';

const must = answerTo('wallet');

const [minuteMs, dayMs] = [60_000, 86_400_000];
const [firstDay, lastDay] = [700, 8];

interface Step {
  at: number;
  run(): Promise<unknown>;
}

/** The money of the seeded members over two years, each step by the call that members make. `until` takes the steps before a moment, so that orders of that moment find the balances of their day. */
export function openWallets(tx: Tx, callAt: CallAt, now: number): { until(moment: number): Promise<void> } {
  const steps = Object.entries(walletPasts)
    .flatMap(([memberId, past]) => stepsOf(tx, callAt, now, memberId, past))
    .toSorted((a, b) => a.at - b.at);
  return {
    async until(moment) {
      while (steps[0] && steps[0].at <= moment) await steps.shift()?.run();
      if (moment >= now) for (const memberId of Object.keys(walletPasts)) await payInterest(tx, memberId, now);
    },
  };
}

function stepsOf(tx: Tx, callAt: CallAt, now: number, memberId: string, past: WalletPast): Step[] {
  const steps: Step[] = [];
  const cardIds: string[] = [];
  const mostOf = async (account: string, wanted: Fen, kept: Fen): Promise<Fen> =>
    Math.min(wanted, Math.floor(Math.max(0, (await balanceOf(tx, account)) - kept) / 100_00) * 100_00);
  /** Steps of whole days are in the day's hours in China. */
  const plan = (daysAgo: number, run: (at: number, requestId: string) => Promise<unknown>): void => {
    if (daysAgo >= registeredDaysAgo(memberId)) return;
    const n = steps.length;
    const past = now - daysAgo * dayMs;
    const at = daysAgo < 1 ? past : msOf(dayAt(past)) + (9 * 60 + ((n * 137 + Number(memberId)) % 660)) * minuteMs;
    steps.push({ at, run: () => run(at, `seed-${memberId}-${n}`) });
  };
  const recharge = async (at: number, requestId: string, amount: Fen) =>
    must(await createRecharge({ amount: yuanOf(amount), requestId }, callAt(memberId, at, '/recharge/create'))).orderId;

  const [every, yuan] = past.recharges;
  for (let n = 0; firstDay - n * every > lastDay; n += 1)
    plan(firstDay - n * every, async (at, requestId) => {
      const orderId = await recharge(at, requestId, yuan * ([200, 100, 100, 50][n % 4] ?? 100));
      const purchase = await rechargeProduct.lock(tx, orderId, at);
      if (purchase) await payByCode(tx, rechargeProduct, purchase, n % 2 ? 'weChatPay' : 'alipay', at + minuteMs);
    });
  if (past.hasUnpaid) for (const daysAgo of [35, 6 / 1440]) plan(daysAgo, (at, id) => recharge(at, id, yuan * 100));

  for (const [prefix, last4, daysAgo] of past.cards ?? [])
    plan(daysAgo, async (at, requestId) =>
      cardIds.push(await bind(tx, callAt, memberId, at, requestId, cardNo(prefix, last4))),
    );
  for (const [daysAgo, wanted, card] of past.withdrawals ?? [])
    plan(daysAgo, async (at, requestId) => {
      const amount = await mostOf(walletOf(memberId), wanted * 100, 0);
      if (amount < withdrawTerms.min) return;
      const { id } = must(
        await applyWithdrawal(
          { cardId: cardIds[card] ?? '', amount: yuanOf(amount), fee: yuanOf(withdrawFee(amount)), requestId },
          callAt(memberId, at, '/withdraw/apply'),
        ),
      );
      await stepWithdrawal(tx, id, Math.min(now, at + reviewMs + bankMs));
    });
  for (const [daysAgo, wanted] of past.tianhanbao ?? [])
    plan(daysAgo, async (at, requestId) => {
      const [from, move] = wanted > 0 ? ([walletOf, tianhanbaoIn] as const) : ([tianhanbaoOf, tianhanbaoOut] as const);
      const amount = await mostOf(from(memberId), Math.abs(wanted) * 100, 0);
      if (amount) must(await move({ amount: yuanOf(amount), requestId }, callAt(memberId, at, '/wallet/tianhanbao')));
    });
  for (const daysAgo of past.rewardsOut ?? [])
    plan(daysAgo, async (at, requestId) => {
      const call = callAt(memberId, at, '/wallet/rewardsOut');
      await releaseIncomes(call.db, at);
      const amount = Math.floor((await balanceOf(tx, rewardsOf(memberId))) / 10_00) * 10_00;
      if (amount) must(await rewardsOut({ amount: yuanOf(amount), requestId }, call));
    });
  return steps;
}

/** A number of the bank with its check digit. */
function cardNo(prefix: string, last4: string): string {
  const numbers = Array.from({ length: 10 }, (_, digit) => `${prefix}20018601${digit}${last4}`);
  return numbers.find(passesLuhn) ?? '';
}

async function bind(
  tx: Tx,
  callAt: CallAt,
  memberId: string,
  at: number,
  requestId: string,
  number: string,
): Promise<string> {
  const call = callAt(memberId, at, '/bank/bind');
  const { mobilePhone } = memberOf(call);
  const { holder } = must(await listCards({}, call));
  const { cardId } = must(await advanceBind({ cardNo: number, holder, mobilePhone }, call));
  const { code } = await tx
    .selectFrom('sms_codes')
    .where('mobile_phone', '=', mobilePhone)
    .orderBy('id', 'desc')
    .select('code')
    .executeTakeFirstOrThrow();
  must(await bindCard({ cardId, code, requestId }, call));
  return cardId;
}
