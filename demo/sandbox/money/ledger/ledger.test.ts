import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memorySandbox } from '#tests/support/sandbox.ts';
import type { Database } from '../../ground/call.ts';
import type { Sandbox } from '../../sandbox.ts';
import {
  balanceOf,
  book,
  creditOf,
  moneyOfOrder,
  outside,
  post,
  providerOf,
  refundsPayable,
  reservedTwin,
  walletOf,
} from './ledger.ts';
import type { Movement } from './ledger.ts';

let sandbox: Sandbox;
let db: Database;

beforeAll(async () => {
  sandbox = await memorySandbox({ delayQueriesMs: 1 });
  db = sandbox.db;
});
beforeEach(async () => {
  await sql`truncate ledger_entries, ledger_movements, ledger_accounts restart identity cascade`.execute(db);
});
afterAll(async () => sandbox.close());

const bookAlone = (movement: Movement): Promise<boolean> => db.transaction().execute((tx) => book(tx, movement));
const fund = (account: string, fen: number): Promise<boolean> =>
  bookAlone({ key: `fund:${account}`, kind: 'opening', at: 0, moves: { [outside]: -fen, [account]: fen } });
const balance = (account: string): Promise<number> => db.transaction().execute((tx) => balanceOf(tx, account));
const move = (key: string, moves: Record<string, number>): Promise<boolean> =>
  bookAlone({ key, kind: 'payment', at: 1, moves });

/** Invariants of a ledger at any time: movements sum up to nothing, balances are the sums of their entries. */
async function audit(): Promise<{ unbalanced: number; drifted: number; total: number }> {
  const { rows } = await sql<{ unbalanced: number; drifted: number; total: string | null }>`
    select
      (select count(*) from (select movement from ledger_entries group by movement having sum(amount) <> 0) m) as unbalanced,
      (select count(*) from ledger_accounts a where a.floor is not null and a.balance <> coalesce((select sum(amount) from ledger_entries e where e.account = a.account), 0)) as drifted,
      (select sum(amount) from ledger_entries) as total`.execute(db);
  const [row] = rows;
  return { unbalanced: row?.unbalanced ?? -1, drifted: row?.drifted ?? -1, total: Number(row?.total ?? 0) };
}

describe('the ledger', () => {
  const wallet = walletOf('m1');

  it('moves money from one account to another', async () => {
    await fund(wallet, 50_000);
    await move('pay:1', { [wallet]: -16_300, [moneyOfOrder('o1')]: 16_300 });
    expect([await balance(wallet), await balance(moneyOfOrder('o1'))]).toEqual([33_700, 16_300]);
    expect(await audit()).toEqual({ unbalanced: 0, drifted: 0, total: 0 });
  });

  it('books a key once for any number of calls', async () => {
    await fund(wallet, 50_000);
    const moves = { [wallet]: -10_000, [moneyOfOrder('o1')]: 10_000 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => move('pay:1', moves)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await balance(wallet)).toBe(40_000);
  });

  it('refuses the same key with other amounts', async () => {
    await fund(wallet, 50_000);
    await move('pay:1', { [wallet]: -10_000, [moneyOfOrder('o1')]: 10_000 });
    await expect(move('pay:1', { [wallet]: -10_001, [moneyOfOrder('o1')]: 10_001 })).rejects.toThrow(/other amounts/);
    expect(await balance(wallet)).toBe(40_000);
  });

  it('refuses a movement that does not add up before it reaches the database', async () => {
    await expect(move('pay:1', { [wallet]: -10_000, [moneyOfOrder('o1')]: 9_999 })).rejects.toThrow(/add up/);
    await expect(move('pay:2', { [wallet]: 0 })).rejects.toThrow(/add up/);
    await expect(move('pay:3', { [wallet]: -0.5, [moneyOfOrder('o1')]: 0.5 })).rejects.toThrow(/add up/);
  });

  it('never overdraws a wallet, a credit line or an order’s money', async () => {
    await fund(wallet, 100);
    await expect(move('pay:1', { [wallet]: -101, [moneyOfOrder('o1')]: 101 })).rejects.toThrow(/check constraint/);
    await expect(move('pay:2', { [creditOf('c1')]: -1, [moneyOfOrder('o1')]: 1 })).rejects.toThrow(/check constraint/);
    await expect(move('pay:3', { [moneyOfOrder('o1')]: -1, [refundsPayable]: 1 })).rejects.toThrow(/check constraint/);
    expect(await balance(wallet)).toBe(100);
  });

  it('lets the outside world owe as much as it likes', async () => {
    await move('pay:1', { [providerOf('alipay')]: -1_000_000, [moneyOfOrder('o1')]: 1_000_000 });
    expect(await balance(moneyOfOrder('o1'))).toBe(1_000_000);
  });

  it('holds its rules against every write to its tables', async () => {
    await fund(wallet, 100);
    await expect(
      sql`update ledger_accounts set balance = 1000000 where account = ${wallet}`.execute(db),
    ).rejects.toThrow(/by entries only/);
    await expect(sql`update ledger_entries set amount = amount * 2`.execute(db)).rejects.toThrow(/only ever added to/);
    await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow(/only ever added to/);
    await expect(sql`delete from ledger_movements`.execute(db)).rejects.toThrow(/only ever added to/);
    const oneSided = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        movement: number;
      }>`insert into ledger_movements (key, kind, at) values ('forged', 'opening', 0) returning movement`.execute(tx);
      await sql`insert into ledger_entries values (${rows[0]?.movement}, ${wallet}, 500)`.execute(tx);
    });
    await expect(oneSided).rejects.toThrow(/does not sum up to zero/);
    expect(await balance(wallet)).toBe(100);
  });

  it('refuses by the statement alone what does not sum up to nothing, on an engine without deferred triggers', async () => {
    await fund(wallet, 50_000);
    const attempt = (key: string, order: number) =>
      db.transaction().execute(async (tx) => {
        await sql`drop trigger ledger_balanced on ledger_entries`.execute(tx);
        const moves = [
          [moneyOfOrder('o1'), order],
          [wallet, -100],
        ] as const;
        const posted = await post(tx, { key, kind: 'payment', at: 1 }, moves);
        const [rows, kept] = [
          (await tx.selectFrom('ledger_entries').selectAll().execute()).length,
          await balanceOf(tx, wallet),
        ];
        throw Object.assign(new Error('undone'), { seen: { posted, rows, kept } });
      });
    const seen = async (key: string, order: number) =>
      await attempt(key, order).catch((error: { seen: unknown }) => error.seen);
    // A fund has two entries.
    expect(await seen('pay:1', 99)).toEqual({ posted: { entries: 0 }, rows: 2, kept: 50_000 });
    expect(await seen('pay:2', 100)).toEqual({ posted: { entries: 2 }, rows: 4, kept: 49_900 });
    expect(await seen(`fund:${wallet}`, 100)).toEqual({ posted: undefined, rows: 2, kept: 50_000 });
  });

  it('keeps its books through any mixture of movements', async () => {
    const wallets = ['a', 'b', 'c'].map(walletOf);
    const credit = creditOf('c1');
    for (const account of [...wallets, credit]) await fund(account, 5_000);
    const accounts = [
      ...wallets,
      credit,
      reservedTwin(credit),
      moneyOfOrder('o1'),
      moneyOfOrder('o2'),
      providerOf('alipay'),
      refundsPayable,
    ];
    let seed = 20_261_122;
    const chance = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const tries = Array.from({ length: 300 }, (_, at) => {
      const [from, to] = [accounts[chance(accounts.length)] ?? '', accounts[chance(accounts.length)] ?? ''];
      const fen = 1 + chance(3_000);
      return from === to
        ? undefined
        : move(`random:${at % 250}`, { [from]: -fen, [to]: fen }).then(
            () => 'booked',
            () => 'refused',
          );
    });
    const results = await Promise.all(tries);
    expect(results.filter((one) => one === 'booked').length).toBeGreaterThan(50);
    expect(results.filter((one) => one === 'refused').length).toBeGreaterThan(20);
    expect(await audit()).toEqual({ unbalanced: 0, drifted: 0, total: 0 });
    const { rows } = await sql<{
      lowest: number;
    }>`select min(balance) as lowest from ledger_accounts where floor is not null`.execute(db);
    expect(rows[0]?.lowest).toBeGreaterThanOrEqual(0);
  });
});
