import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { bill } from '#contract/bill.ts';
import type { BillKind, BillRow } from '#contract/bill.ts';
import { billSchemas } from '#contract/bill.schema.ts';
import { wallet } from '#contract/wallet.ts';
import type { Recharge, Refund, Reward, TianhanbaoEntry, WalletMovement } from '#contract/wallet.ts';
import { walletSchemas } from '#contract/wallet.schema.ts';
import { withdraw } from '#contract/withdraw.ts';
import type { Withdrawal } from '#contract/withdraw.ts';
import { withdrawSchemas } from '#contract/withdraw.schema.ts';
import { billHandlers } from '#demo/sandbox/app/handlers/bill.ts';
import { walletHandlers, withdrawHandlers } from '#demo/sandbox/app/handlers/wallet.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { billListing } from '#widgets/bill/bill/model.ts';
import type { BillFilters } from '#widgets/bill/bill/model.ts';
import { movementListing } from '#widgets/wallet/wallet/model.ts';
import type { MovementFilters } from '#widgets/wallet/wallet/model.ts';
import { refundListing } from '#parts/order/refunds/model.ts';
import type { RefundFilters } from '#parts/order/refunds/model.ts';
import { rechargeListing } from '#widgets/wallet/wallet/recharges/model.ts';
import type { RechargeFilters } from '#widgets/wallet/wallet/recharges/model.ts';
import { rewardListing, tianhanbaoListing } from '#widgets/wallet/wallet/savings/model.ts';
import type { RewardFilters, TianhanbaoFilters } from '#widgets/wallet/wallet/savings/model.ts';
import { withdrawListing } from '#widgets/wallet/wallet/withdraw/list-model.ts';
import type { WithdrawFilters } from '#widgets/wallet/wallet/withdraw/list-model.ts';

let sandbox: Booking;
let members: Record<'first' | 'second', Booker>;
beforeAll(async () => {
  sandbox = await openBooking();
  members = { first: await sandbox.as('20250041'), second: await sandbox.as('20250050') };
  for (const [memberId, count] of [
    ['20250041', 125],
    ['20250050', 25],
  ] as const) {
    await addMovements(memberId, count, 'available', ['recharge', 'refund']);
    await addMovements(memberId, count, 'tianhanbao', ['interest', 'tianhanbaoIn']);
    await addRows(memberId, count);
    await addRefunds(memberId, count);
  }
});
afterAll(() => sandbox.close());

const run = async (statement: ReturnType<typeof sql>) => void (await statement.execute(sandbox.db));
const numbers = (count: number) => sql`generate_series(${count}::int, 1, -1) as n`;
const at = () => sql`${sandbox.now()}::bigint - (n / 3) * 3600000::bigint`;

/** Movements as the ledger has them, oldest first: at each moment three, with few amounts, of two kinds. */
async function addMovements(
  memberId: string,
  count: number,
  part: 'available' | 'tianhanbao',
  [even, odd]: readonly [string, string],
): Promise<void> {
  const account = `wallet:${memberId}:${part}`;
  await run(
    sql`insert into ledger_accounts (account, floor) values (${account}, 0), ('platform:test', null), ('platform:back', null) on conflict do nothing`,
  );
  await run(sql`with made as (
      insert into ledger_movements (key, kind, at, member_id)
      select ${`${account}:`}::text || n, case n % 2 when 0 then ${even}::text else ${odd}::text end, ${at()}, ${memberId}::text from ${numbers(count)}
      returning movement
    )
    insert into ledger_entries (movement, account, amount)
    select movement, account, amount * (1 + movement % 5) from made
    cross join lateral (values ('platform:test', -100), (${account}::text, 100)) as entry (account, amount) order by movement`);
}

/** Recharges, rewards and withdrawals, each with its movement. */
async function addRows(memberId: string, count: number): Promise<void> {
  await run(sql`insert into recharge_orders (order_id, member_id, app_id, amount, state, created_at, pay_deadline)
    select ${`CZ${memberId}`}::text || n, ${memberId}::text, 'default', 100 * (1 + n % 5), case n % 2 when 0 then 'paid' else 'voided' end, ${at()}, ${at()} from ${numbers(count)}`);
  await run(sql`insert into incomes (order_id, app_id, kind, member_id, permille, amount, revocable)
    select ${`JL${memberId}`}::text || n, 'default', 'recom', ${memberId}::text, 10, 500, 500 * (n % 2) from ${numbers(count)}`);
  await run(sql`insert into ledger_movements (key, kind, at, member_id, order_id)
    select ${`recom:JL${memberId}`}::text || n, 'recom', ${at()}, ${memberId}::text, ${`JL${memberId}`}::text || n from ${numbers(count)}`);
  await run(sql`insert into bank_cards (card_id, member_id, bank_code, bank_name, card_type, last4, number_hash, holder, mobile_phone, state, created_at, bound_at)
    values (${`YK${memberId}`}, ${memberId}, 'CMB', '招商银行', 'debit', '8820', '', '', '', 'bound', 0, 0)`);
  await run(sql`insert into withdrawals (withdrawal_id, member_id, card_id, amount, fee, state, created_at)
    select ${`TX${memberId}`}::text || n, ${memberId}::text, ${`YK${memberId}`}::text, 200, 100, case n % 2 when 0 then 'paid' else 'refused' end, ${at()} from ${numbers(count)}`);
  await run(sql`with made as (
      insert into ledger_movements (key, kind, at, member_id, order_id)
      select ${`withdraw:TX${memberId}`}::text || n, 'withdraw', ${at()}, ${memberId}::text, ${`TX${memberId}`}::text || n from ${numbers(count)}
      returning movement
    )
    insert into ledger_entries (movement, account, amount)
    select movement, account, amount from made
    cross join lateral (values ('platform:test', 200), (${`wallet:${memberId}:available`}::text, -200)) as entry (account, amount) order by movement`);
}

/** Money back of one order, with a payment each. */
async function addRefunds(memberId: string, count: number): Promise<void> {
  const { orderId } = await (memberId === '20250041' ? members.first : members.second).book();
  await run(sql`insert into payments (out_trade_no, order_id, business_type, member_id, app_id, method, payer, amount, state, created_at, source)
    select ${`ZF${memberId}`}::text || n, ${orderId}::text, 'airTicket', ${memberId}::text, 'default', case n % 2 when 0 then 'alipay' else 'tianHangPay' end, 'personal', 100 * (1 + n % 5), 'refunded', ${at()}, 'platform:test' from ${numbers(count)}`);
  await run(sql`with made as (
      insert into ledger_movements (key, kind, at, order_id, out_trade_no)
      select 'refund:' || out_trade_no, 'refund', created_at, order_id, out_trade_no from payments where order_id = ${orderId} and state = 'refunded'
      returning movement, out_trade_no
    )
    insert into ledger_entries (movement, account, amount)
    select movement, account, p.amount * entry.sign from made join payments p using (out_trade_no)
    cross join lateral (values ('platform:test', -1), ('platform:back', 1)) as entry (account, sign) order by movement`);
}

/** Ids count within a wallet: the first member's are other ones here. */
async function named<Item extends { id: string }>(
  who: string,
  answer: Promise<Envelope<Page<Item>>>,
): Promise<Envelope<Page<Item>>> {
  const { data, ...rest } = await answer;
  return { ...rest, data: data && { ...data, rows: data.rows.map((row) => ({ ...row, id: `${who} ${row.id}` })) } };
}

const someDays = { days: { from: '2026-09-15', to: '' } };
const noDays = { days: { from: '2020-01-01', to: '2020-01-02' } };

listingSuite<WalletMovement, MovementFilters>('the movements of a wallet', () => ({
  row: wallet.movements,
  spec: movementListing,
  answer: (who, input) =>
    named(who, walletHandlers.movements(walletSchemas.movements.parse(input), members[who].call('/wallet/movements'))),
  some: { kind: 'recharge', ...someDays },
  none: noDays,
}));

listingSuite<Recharge, RechargeFilters>('the recharges', () => ({
  row: wallet.recharges,
  spec: rechargeListing,
  answer: (who, input) =>
    walletHandlers.recharges(walletSchemas.recharges.parse(input), members[who].call('/recharge/list')),
  some: { state: 'paid', ...someDays },
  none: noDays,
}));

listingSuite<Refund, RefundFilters>('the refunds', () => ({
  row: wallet.refunds,
  spec: refundListing,
  answer: (who, input) =>
    walletHandlers.refunds(walletSchemas.refunds.parse(input), members[who].call('/wallet/refunds')),
  some: { state: 'done', ...someDays },
  none: noDays,
}));

listingSuite<Reward, RewardFilters>('the rewards', () => ({
  row: wallet.rewards,
  spec: rewardListing,
  answer: (who, input) =>
    walletHandlers.rewards(walletSchemas.rewards.parse(input), members[who].call('/wallet/rewards')),
  some: { state: 'void', ...someDays },
  none: noDays,
}));

listingSuite<TianhanbaoEntry, TianhanbaoFilters>('the entries of tianhanbao', () => ({
  row: wallet.tianhanbao,
  spec: tianhanbaoListing,
  answer: (who, input) =>
    named(
      who,
      walletHandlers.tianhanbao(walletSchemas.tianhanbao.parse(input), members[who].call('/wallet/tianhanbao')),
    ),
  some: { kind: 'interest', ...someDays },
  none: noDays,
}));

listingSuite<Withdrawal, WithdrawFilters>('the withdrawals', () => ({
  row: withdraw.list,
  spec: withdrawListing,
  answer: (who, input) =>
    withdrawHandlers.list(withdrawSchemas.list.parse(input), members[who].call('/wallet/withdraw/list')),
  some: { state: 'paid', ...someDays },
  none: noDays,
}));

listingSuite<BillRow, BillFilters, { kind: BillKind }>('the putforward bill', () => ({
  row: bill.query,
  spec: { ...billListing('putforward'), fixed: { kind: 'putforward' } },
  answer: (who, input) => billHandlers.query(billSchemas.query.parse(input), members[who].call('/bill/query')),
  some: { days: { from: '', to: '2026-09-15' } },
  none: { words: '没有这笔' },
}));
