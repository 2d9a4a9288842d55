import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billKinds, billSorts } from '#contract/bill.ts';
import type { BillFigure, BillKind, BillRow } from '#contract/bill.ts';
import { billPage, billSchemas } from '#contract/bill.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { productsOf } from '#domain/product/products.ts';
import { fenOf } from '#domain/money.ts';
import { good } from '#tests/support/orders/booking.ts';
import { isWhole } from '#tests/support/whole.ts';
import { sandboxOfSeed } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import { memberFrom } from '../../ground/member/tokens.ts';
import { apps } from '../../ground/apps.ts';
import type { Call, Database } from '../../ground/call.ts';
import { book, frozenWalletOf, walletOf } from '../ledger/ledger.ts';
import type { Sandbox } from '../../sandbox.ts';
import { billFile } from './export.ts';
import { readFlow } from '../wallet/flow.ts';
import { queryBill } from './query.ts';
import { billHandlers } from '../../app/handlers/bill.ts';

/** A member with rows of the kind. */
const memberOfKind = (kind: BillKind): string =>
  ['transaction', 'recharge', 'recom'].includes(kind) ? '20250010' : '20250041';

let sandbox: Sandbox;
const calls = new Map<string, Call>();
beforeAll(async () => {
  sandbox = await sandboxOfSeed();
  const { db } = sandbox;
  await addWithdrawals(db, '20250041');
  const app = apps.get('default');
  if (!app) throw new Error('no application');
  for (const row of await db.selectFrom('members').where('app_id', 'is', null).selectAll().execute())
    calls.set(row.id, {
      db,
      version: 0,
      now: () => testStartMs,
      appId: 'default',
      app,
      path: '/bill/query',
      member: memberFrom(row, 'default'),
      tokenHash: '',
      address: '127.0.0.1',
      device: '',
      baseUrl: 'http://localhost',
      settings: { sandbox: true, captchaBypass: null, requestVerifyKey: null },
    });
  // The first who asks makes the snapshot.
});
afterAll(() => sandbox.close());

/** Withdrawals over the two years, each third of them refused, as the ledger has them. */
async function addWithdrawals(db: Database, memberId: string): Promise<void> {
  await db
    .insertInto('bank_cards')
    .values({
      card_id: 'card',
      member_id: memberId,
      bank_code: 'CMB',
      bank_name: '招商银行',
      card_type: 'debit',
      last4: '1234',
      number_hash: '',
      holder: '陆文博',
      mobile_phone: '',
      state: 'bound',
      created_at: 0,
      bound_at: 0,
    })
    .execute();
  for (let n = 1; n <= 30; n += 1) {
    const at = testStartMs - n * 20 * 86_400_000;
    const [id, amount, isRefused] = [`TX${n}`, 1000 + n * 100, n % 3 === 0];
    await db
      .insertInto('withdrawals')
      .values({
        withdrawal_id: id,
        member_id: memberId,
        card_id: 'card',
        amount,
        fee: 100,
        state: isRefused ? 'refused' : 'paid',
        reason: '',
        created_at: at,
        processing_at: at,
        done_at: at,
        step_at: null,
      })
      .execute();
    const [wallet, frozen] = [walletOf(memberId), frozenWalletOf(memberId)];
    await db.transaction().execute(async (tx) => {
      const common = { orderId: id, memberId, at };
      await book(tx, {
        key: `withdraw:${id}`,
        kind: 'withdraw',
        moves: { [wallet]: -amount, [frozen]: amount },
        ...common,
      });
      if (isRefused)
        await book(tx, {
          key: `withdrawBack:${id}`,
          kind: 'withdrawBack',
          moves: { [frozen]: -amount, [wallet]: amount },
          ...common,
        });
    });
  }
}

const callOf = (kind: BillKind): Call => {
  const call = calls.get(memberOfKind(kind));
  if (!call) throw new Error('no such member');
  return call;
};

/** The same filters in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

type Input = Parameters<(typeof billSchemas.query)['parse']>[0] & Record<string, unknown>;
const pick = <T>(random: () => number, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

function filterOf(kind: BillKind, random: () => number): Input {
  const today = dayAt(testStartMs);
  const from = addDays(today, -Math.floor(random() * 760));
  const to = addDays(from, Math.floor(random() * 400));
  const isSum = kind.endsWith('Sum');
  return {
    kind,
    ...(random() < 0.7 && { days: { from: random() < 0.2 ? '' : from, to: random() < 0.2 ? '' : to } }),
    ...(kind === 'transaction' && {
      type: pick(random, ['all', 'pay', 'refund', 'recharge', 'withdraw', 'rewardsOut', 'tianhanbaoIn']),
    }),
    ...(kind === 'putforward' && { type: pick(random, ['all', 'withdraw', 'returned']) }),
    ...(['integral', 'recom', 'share'].includes(kind) && { type: pick(random, ['all', 'earn', 'back']) }),
    ...(isSum ? { by: pick(random, ['month', 'day']) } : { sort: pick(random, ['at', 'amount', ...billSorts]) }),
  };
}

/** Movements of each kind of bill, straight from the ledger: the account, and the sign of the bill. */
const ledgerOf: Readonly<
  Record<BillKind, { kinds: string[]; account: string; sign: 1 | -1; types?: Record<string, string> }>
> = {
  transaction: { kinds: [], account: '', sign: 1 },
  recharge: { kinds: ['recharge'], account: 'wallet:%', sign: 1 },
  putforward: { kinds: ['withdraw', 'withdrawBack'], account: 'wallet:%:available', sign: 1 },
  integral: { kinds: ['points', 'pointsBack'], account: 'points:%', sign: 1 },
  recom: { kinds: ['recom', 'recomBack'], account: 'rewards:%', sign: 1 },
  share: { kinds: ['share', 'shareBack'], account: 'rewards:%', sign: 1 },
  airSale: { kinds: ['settlement'], account: 'order:%', sign: -1 },
  airRefund: { kinds: ['takenBack'], account: 'order:%', sign: 1 },
  airChanges: { kinds: ['changeSettlement'], account: 'order:%', sign: -1 },
  airSum: { kinds: ['settlement', 'changeSettlement', 'takenBack'], account: 'order:%', sign: -1 },
  hotelSum: { kinds: ['settlement'], account: 'order:%', sign: -1 },
  trainSum: { kinds: ['settlement', 'changeSettlement', 'takenBack'], account: 'order:%', sign: -1 },
};

interface Entry {
  at: number;
  kind: string;
  amount: number;
}

const soldIn = (kind: BillKind): readonly string[] =>
  productsOf(kind === 'hotelSum' ? 'hotel' : kind === 'trainSum' ? 'train' : 'air');

/** The ledger's own entries of a member for a bill, in the bill's sign. */
async function entriesOf(kind: BillKind): Promise<Entry[]> {
  const memberId = memberOfKind(kind);
  if (kind === 'transaction') {
    const { rows } = await sql<Entry>`
      select m.at, m.kind, e.amount from ledger_movements m join ledger_entries e using (movement)
      where m.member_id = ${memberId} and (m.app_id = 'default' or m.app_id is null)
        and ((m.kind in ('payment', 'capture', 'late') and e.amount < 0) or (m.kind = 'recharge' and e.amount > 0)
          or (m.kind = 'refund' and e.amount > 0 and m.key like 'refund:%')
          or (m.kind in ('withdraw', 'withdrawBack', 'rewardsOut', 'tianhanbaoIn', 'tianhanbaoOut') and e.account like '%:available'))`.execute(
      sandbox.db,
    );
    return rows;
  }
  const { kinds, account, sign } = ledgerOf[kind];
  const { rows } = await sql<Entry>`
    select m.at, m.kind, e.amount from ledger_movements m join ledger_entries e using (movement)
    left join orders o on o.order_id = m.order_id
    where m.member_id = ${memberId} and m.kind in (${sql.join(kinds)}) and e.account like ${account}
      and (m.kind not in ('settlement', 'changeSettlement', 'takenBack') or o.kind = any(${soldIn(kind)}::text[]))`.execute(
    sandbox.db,
  );
  return rows.map((entry) => ({ ...entry, amount: sign * entry.amount }));
}

const typeOf = (kind: string): string =>
  ['recharge', 'refund', 'rewardsOut', 'tianhanbaoIn', 'tianhanbaoOut'].includes(kind)
    ? kind
    : kind === 'withdraw'
      ? 'withdraw'
      : kind === 'withdrawBack'
        ? 'returned'
        : kind.endsWith('Back')
          ? 'back'
          : ['points', 'recom', 'share'].includes(kind)
            ? 'earn'
            : 'pay';

const totalOf = (
  entries: readonly Entry[],
  { days, type = 'all' }: { days?: { from: string; to: string }; type?: string },
): number =>
  entries
    .filter(({ at, kind }) => {
      const day = dayAt(at);
      return (
        (!days?.from || day >= days.from) && (!days?.to || day <= days.to) && (type === 'all' || typeOf(kind) === type)
      );
    })
    .reduce((sum, { amount }) => sum + amount, 0);

async function pagesOf(input: Input, call: Call) {
  const rows: BillRow[] = [];
  let after: string | undefined;
  let first: ReturnType<typeof billPage.parse> | undefined;
  do {
    const page = billPage.parse(
      good(await queryBill(billSchemas.query.parse({ ...input, size: 33, ...(after && { after }) }), call)),
    );
    first ??= page;
    rows.push(...(page.rows as BillRow[]));
    after = page.next ?? undefined;
  } while (after);
  return { rows, total: first.total, sums: first.sums ?? {} };
}

const signedOf = ({ direction, amount }: BillRow): number => (direction === 'out' ? -1 : 1) * fenOf(amount);

/** The sum of the file's money columns. */
async function exportedSum(input: Input, call: Call): Promise<number> {
  const answer = await billHandlers.export(billSchemas.export.parse({ ...input, columns: ['amount', 'about'] }), call);
  if (answer.ret === 404) return 0;
  const key = new URL(good(answer).url).searchParams.get('key') ?? '';
  const text = await (await billFile.send({ db: call.db, now: call.now }, key)).text();
  const [head = '', ...lines] = text.trim().replace('\ufeff', '').split('\r\n');
  const signs = head
    .split(',')
    .map((title) => (title === '支出' ? -1 : ['收入', '金额', '积分'].includes(title) ? 1 : 0));
  return lines
    .flatMap((line) => line.split(',').map((field, at) => (signs[at] && field ? (signs[at] ?? 0) * fenOf(field) : 0)))
    .reduce((sum, fen) => sum + fen, 0);
}

/** Random filters of each bill. */
const tries = isWhole ? 50 : 8;

describe.each(billKinds)('the %s bill', (kind) => {
  it('has one total for any filter: of the ledger, of its sums, of its pages and of its file', async () => {
    const entries = await entriesOf(kind);
    const random = randomFrom(billKinds.indexOf(kind) + 7);
    let filled = 0;
    for (let n = 0; n < tries; n += 1) {
      const input = filterOf(kind, random);
      const { rows, total, sums } = await pagesOf(input, callOf(kind));
      const expected = totalOf(entries, input as never);
      const label = JSON.stringify(input);
      expect([fenOf(sums['amount'] ?? '0'), rows.reduce((sum, row) => sum + signedOf(row), 0)], label).toEqual([
        expected,
        expected,
      ]);
      expect(fenOf(sums['in'] ?? '0') - fenOf(sums['out'] ?? '0'), label).toBe(expected);
      expect(rows.length, label).toBe(total);
      if (n % 4 === 0) expect(await exportedSum(input, callOf(kind)), label).toBe(expected);
      filled += rows.length > 0 ? 1 : 0;
    }
    expect(filled).toBeGreaterThan(tries / 5);
  });

  it('explains each amount by its figures, and sums them up', async () => {
    const { rows, sums } = await pagesOf({ kind }, callOf(kind));
    if (kind === 'putforward') for (const of of ['net', 'charge']) expect(fenOf(sums[of] ?? '0')).toBeGreaterThan(0);
    const parts: readonly BillFigure[] = [
      'fare',
      'taxes',
      'serviceFee',
      'insurance',
      'net',
      'spread',
      'fuelSpread',
      'charge',
      'kept',
      'sales',
      'changes',
      'refunds',
    ];
    for (const row of rows) {
      const { base, rate, tickets } = row.figures;
      // Each ticket brings 20 yuan at most: the count of tickets explains a larger sum.
      if (kind === 'recom') expect(fenOf(row.amount)).toBeLessThanOrEqual(Math.abs(Number(tickets)) * 20_00);
      const sum = parts.reduce((all, name) => all + fenOf(row.figures[name] ?? '0'), 0);
      if (kind === 'integral') expect(fenOf(row.amount)).toBeLessThanOrEqual(Math.abs(fenOf(base ?? '')));
      else if (base !== undefined)
        expect(Math.abs(Math.abs((fenOf(base) * Number(rate)) / 100) - fenOf(row.amount))).toBeLessThan(
          kind === 'recom' ? 1e6 : 8,
        );
      else if (kind === 'transaction' && (row.product === 'hotel' || row.product === 'train'))
        expect(row.figures).toEqual({});
      else if (kind === 'transaction' && row.product === '') expect([0, fenOf(row.amount)]).toContain(sum);
      else if (kind === 'transaction' && row.direction === 'out') expect(sum).toBeGreaterThanOrEqual(fenOf(row.amount));
      else if (kind === 'putforward') expect([0, fenOf(row.amount)]).toContain(sum);
      else if (kind !== 'recharge' && kind !== 'transaction') expect(sum).toBe(signedOf(row));
    }
    for (const name of parts.filter((figure) => sums[figure] !== undefined))
      expect(fenOf(sums[name] ?? '')).toBe(rows.reduce((all, row) => all + fenOf(row.figures[name] ?? '0'), 0));
  });
});

it.each(['20250010', '20250040', '20250050', '20250071'])(
  'the transactions that move the balance of %s are the income and spending that the wallet proves, for any days',
  async (memberId) => {
    const call = calls.get(memberId);
    if (!call) throw new Error('no such member');
    const random = randomFrom(Number(memberId));
    for (let n = 0; n < 8; n += 1) {
      const from = addDays(dayAt(testStartMs), -Math.floor(random() * 760));
      const days = n === 0 ? undefined : { from, to: addDays(from, Math.floor(random() * 200)) };
      const { sums } = await pagesOf({ kind: 'transaction', days }, call);
      const flow = good(await readFlow({ days }, call));
      expect([sums['walletIn'], sums['walletOut']], JSON.stringify(days)).toEqual([flow.in, flow.out]);
      if (n === 0) expect(Number(flow.in) * Number(flow.out)).toBeGreaterThan(0);
    }
  },
);

it.each(['20250040', '20250041', '20250050'])('the hotel bill of %s has stays of two years', async (memberId) => {
  const call = calls.get(memberId);
  if (!call) throw new Error('no such member');
  const { rows } = await pagesOf({ kind: 'hotelSum' }, call);
  expect(rows.length).toBeGreaterThan(4);
  expect((rows.at(-1)?.title ?? '') < dayAt(testStartMs - 600 * 86_400_000).slice(0, 7)).toBe(true);
});

it('the net of a summary is sales and changes less refunds of the bills in detail', async () => {
  const net = async (kind: BillKind) => fenOf((await pagesOf({ kind }, callOf('airSum'))).sums['amount'] ?? '0');
  expect(await net('airSum')).toBe((await net('airSale')) + (await net('airChanges')) - (await net('airRefund')));
});

it('money from a trip is held until the day after it, and then among the rewards', async () => {
  const { rows, sums } = await pagesOf({ kind: 'share' }, callOf('share'));
  const states = new Set(rows.map(({ state }) => state));
  expect([...states].sort()).toEqual(expect.arrayContaining(['held', 'released']));
  // One word for what is settled, also for what was taken back.
  expect(rows.filter(({ type }) => type === 'back').map(({ state }) => state)).not.toContain('done');
  const balance = async (account: string) =>
    (await sandbox.db.selectFrom('ledger_accounts').where('account', '=', account).select('balance').executeTakeFirst())
      ?.balance ?? 0;
  const recom = fenOf((await pagesOf({ kind: 'recom' }, callOf('share'))).sums['pending'] ?? '0');
  expect(await balance('rewards:20250041:held')).toBe(fenOf(sums['pending'] ?? '') + recom);
  expect(await balance('wallet:20250041:rewards')).toBeGreaterThan(0);
});
