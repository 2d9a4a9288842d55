import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { Withdrawal, WithdrawQuote, WithdrawState } from '#contract/withdraw.ts';
import type { withdrawSchemas } from '#contract/withdraw.schema.ts';
import { addDays, dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { withdrawFee, withdrawTerms } from '#domain/wallet/terms.ts';
import { withdrawReason } from '#domain/wallet/withdraw.ts';
import type { WithdrawLimits } from '#domain/wallet/withdraw.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import { ofMembers } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { BankCardRow, WithdrawalRow } from '../../ground/database/tables/tables-wallet.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import { once } from '../../ground/once.ts';
import { nextOrderNumber, orderIdOf } from '../../ground/order-number.ts';
import { balanceOf, banks, book, frozenWalletOf, serviceFees, walletOf } from '../ledger/ledger.ts';
import { checkPayPassword } from '../password/pay-password.ts';
import { refusedChild, walletOwner } from './wallet-owner.ts';

type Row = Selectable<WithdrawalRow>;

/** Time of the review, and of the bank after it. */
export const reviewMs = 30 * 60_000;
export const bankMs = 2 * 3_600_000;
const round = 100;

/** In the sandbox the bank refuses cards that end like this. */
export const refusedLast4 = '0004';

export const arriveBy = (at: number): string => addDays(dayAt(at), 1);

/** Today's withdrawals of a member: refused ones do not count. */
async function usedToday(db: Database | Tx, memberId: string, now: number): Promise<{ times: number; sum: Fen }> {
  const row = await db
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', msOf(dayAt(now)))
    .where('state', '<>', 'refused')
    .select([sql<number>`count(*)::int`.as('times'), sql<Fen>`coalesce(sum(amount), 0)::bigint`.as('sum')])
    .executeTakeFirstOrThrow();
  return { times: row.times, sum: Number(row.sum) };
}

/** The limits of one who has used so much of them today. */
const limitsAfter = ({ times, sum }: { times: number; sum: Fen }): WithdrawLimits => {
  const { min, max, daily, dailyTimes } = withdrawTerms;
  return { min, max, dailyLeft: daily - sum, dailyTimes, timesLeft: Math.max(0, dailyTimes - times) };
};

export async function quoteWithdrawal(
  { amount }: { amount?: string | undefined },
  call: Call,
): Promise<Envelope<WithdrawQuote>> {
  const member = memberOf(call);
  const refused = refusedChild(member);
  if (refused) return refused;
  const { daily, feeRate, feeMin, feeMax } = withdrawTerms;
  const now = call.now();
  return await call.db.transaction().execute(async (tx) => {
    const available = await balanceOf(tx, walletOf(member.memberId));
    const limits = limitsAfter(await usedToday(tx, member.memberId, now));
    const { min, max, dailyLeft, dailyTimes, timesLeft } = limits;
    const most = timesLeft === 0 ? 0 : Math.min(available, max, dailyLeft);
    const fen = amount === undefined ? null : fenOf(amount);
    const reason = fen === null ? '' : withdrawReason(fen, available, limits);
    const isGood = fen !== null && reason === '';
    return ok({
      available: yuanOf(available),
      fee: isGood ? yuanOf(withdrawFee(fen)) : '',
      net: isGood ? yuanOf(fen - withdrawFee(fen)) : '',
      arriveBy: arriveBy(now),
      reason,
      limits: {
        min: yuanOf(min),
        max: yuanOf(max),
        daily: yuanOf(daily),
        dailyLeft: yuanOf(dailyLeft),
        dailyTimes,
        timesLeft,
        most: yuanOf(most < min ? 0 : most),
      },
      feeRule: { rate: String(feeRate / 100), min: yuanOf(feeMin), max: yuanOf(feeMax) },
    });
  });
}

type Card = Pick<BankCardRow, 'card_id' | 'bank_name' | 'last4'>;

export async function applyWithdrawal(
  input: z.output<typeof withdrawSchemas.apply>,
  call: Call,
): Promise<Envelope<Withdrawal>> {
  const member = memberOf(call);
  const { memberId } = member;
  const refused = refusedChild(member) ?? (await checkPayPassword(input.payPassword, call, member, 'own'));
  if (refused) return refused;
  const number = await nextOrderNumber(call);
  return await once(
    call,
    input.requestId,
    input,
    async (tx) => {
      const now = call.now();
      const card = await tx
        .selectFrom('bank_cards')
        .where('card_id', '=', input.cardId)
        .where('member_id', '=', memberId)
        .where('state', '=', 'bound')
        .select(['card_id', 'bank_name', 'last4'])
        .executeTakeFirst();
      if (!card) return refuse(404, '没有找到这张银行卡，请重新选择', { field: 'cardId' });
      const amount = fenOf(input.amount);
      const available = await balanceOf(tx, walletOf(memberId), true);
      const reason = withdrawReason(amount, available, limitsAfter(await usedToday(tx, memberId, now)));
      if (reason) return badInput('amount', reason);
      const fee = withdrawFee(amount);
      if (fenOf(input.fee) !== fee)
        return refuse(409, `手续费现为 ¥${showFen(fee, true)}，请核对后再提交`, {
          kind: 'feeChanged',
          fee: yuanOf(fee),
          net: yuanOf(amount - fee),
        });
      const withdrawal = await tx
        .insertInto('withdrawals')
        .values({
          withdrawal_id: `TX${orderIdOf(number, now)}`,
          member_id: memberId,
          card_id: card.card_id,
          amount,
          fee,
          state: 'applied',
          reason: '',
          created_at: now,
          processing_at: null,
          done_at: null,
          step_at: now + reviewMs,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await move(tx, withdrawal, 'withdraw', now);
      return ok(showWithdrawal({ ...withdrawal, ...card }), '提现申请已提交');
    },
    { locks: [`wallet:${memberId}`] },
  );
}

/** Money of a withdrawal: set aside, given to the bank, or back in the wallet. */
async function move(
  tx: Tx,
  { withdrawal_id: id, member_id: memberId, amount, fee }: Row,
  kind: 'withdraw' | 'withdrawPaid' | 'withdrawBack',
  at: number,
): Promise<void> {
  const [wallet, frozen] = [walletOf(memberId), frozenWalletOf(memberId)];
  const moves = {
    withdraw: { [wallet]: -amount, [frozen]: amount },
    withdrawPaid: { [frozen]: -amount, [banks]: amount - fee, [serviceFees]: fee },
    withdrawBack: { [frozen]: -amount, [wallet]: amount },
  }[kind];
  await book(tx, { key: `${kind}:${id}`, kind, orderId: id, memberId, at, moves });
}

/** Takes the steps that are due: the review, then the bank. Several processes may run it at once. */
export async function payOut(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const due = await db
    .selectFrom('withdrawals')
    .where('step_at', '<=', now)
    .where(ofMembers(owner))
    .limit(round)
    .select('withdrawal_id')
    .execute();
  for (const { withdrawal_id } of due) await db.transaction().execute((tx) => stepWithdrawal(tx, withdrawal_id, now));
}

export async function stepWithdrawal(tx: Tx, id: string, now: number): Promise<void> {
  const row = await tx
    .selectFrom('withdrawals as w')
    .innerJoin('bank_cards as c', 'c.card_id', 'w.card_id')
    .where('w.withdrawal_id', '=', id)
    .selectAll('w')
    .select('c.last4')
    .forUpdate('w')
    .executeTakeFirst();
  const at = row?.step_at;
  if (!row || at === null || at === undefined || at > now) return;
  const set = (values: Partial<WithdrawalRow>) =>
    tx.updateTable('withdrawals').set(values).where('withdrawal_id', '=', id).execute();
  if (row.state === 'applied') {
    await set({ state: 'processing', processing_at: at, step_at: at + bankMs });
    return await stepWithdrawal(tx, id, now);
  }
  const isRefused = row.last4 === refusedLast4;
  await move(tx, row, isRefused ? 'withdrawBack' : 'withdrawPaid', at);
  await set({
    state: isRefused ? 'refused' : 'paid',
    reason: isRefused ? '收款银行退回：该卡不能收款。款项与手续费已退回钱包，请换一张银行卡' : '',
    done_at: at,
    step_at: null,
  });
}

function showWithdrawal(row: Row & Card): Withdrawal {
  const end: WithdrawState = row.state === 'refused' ? 'refused' : 'paid';
  const moment = (ms: number | null) => (ms === null ? '' : momentAt(ms));
  return {
    id: row.withdrawal_id,
    at: momentAt(row.created_at),
    amount: yuanOf(row.amount),
    fee: yuanOf(row.fee),
    net: yuanOf(row.amount - row.fee),
    cardId: row.card_id,
    bankName: row.bank_name,
    last4: row.last4,
    state: row.state,
    reason: row.reason,
    arriveBy: arriveBy(row.created_at),
    steps: [
      { state: 'applied', at: momentAt(row.created_at) },
      { state: 'processing', at: moment(row.processing_at) },
      { state: end, at: moment(row.done_at) },
    ],
  };
}

export async function listWithdrawals(
  { size, sort, after, skip, state, days }: z.output<typeof withdrawSchemas.list>,
  call: Call,
): Promise<Envelope<Page<Withdrawal>>> {
  const query = onDays(sql.ref('w.created_at'), days)
    .reduce(
      (all, condition) => all.where(condition),
      call.db
        .selectFrom('withdrawals as w')
        .innerJoin('bank_cards as c', 'c.card_id', 'w.card_id')
        .where('w.member_id', '=', walletOwner(memberOf(call)))
        .$if(state !== 'all', (all) => all.where('w.state', '=', state as WithdrawState)),
    )
    .selectAll('w')
    .select(['c.bank_name', 'c.last4']);
  return await paged(
    {
      db: call.db,
      query,
      sorts: { '-at': sql.ref('w.created_at') },
      id: sql.ref('w.withdrawal_id'),
      // The bank has sent a refused one back.
      sums: {
        amount: sql`case when w.state = 'refused' then 0 else w.amount end`,
        fee: sql`case when w.state = 'refused' then 0 else w.fee end`,
      },
    },
    { size, sort, after, skip },
    (rows) => rows.map(showWithdrawal),
  );
}
