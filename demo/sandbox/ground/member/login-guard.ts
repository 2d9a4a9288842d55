import { sql } from 'kysely';
import type { Call, Database } from '../call.ts';
import { createTurns, tryLeaseMs, whenFree } from './turns.ts';

/** Five wrong passwords close an account for a quarter of an hour; failures older than that are forgotten. */
const maxFailures = 5;
const lockMs = 15 * 60_000;
const lockMinutes = lockMs / 60_000;

/**
 * An address is shared (an office, a mobile carrier): from the fifth open failure on it waits 1 s, then twice as long
 * for each further one, and never longer than a minute (decision 018).
 */
const maxOpenFailures = 5;
const longestWaitMs = 60_000;
const addressWaitMs = (failures: number): number =>
  failures < maxOpenFailures ? 0 : Math.min(longestWaitMs, 1000 * 2 ** (failures - maxOpenFailures));

interface Attempt {
  /** Member id, or what was typed where there is no such account: both count alike. */
  account: string;
  address: string;
}

/** Lines in front of the turns of the database: however many come to this process, few of them ask there. */
const linesOf = new Map<string, ReturnType<typeof createTurns>>();

/**
 * No more passwords of one address at once than it has failures free, in all processes together: a thousand guesses
 * sent together would all find it without one.
 */
export async function inTurnOfAddress<T>(
  { db, address, now }: Pick<Call, 'db' | 'address' | 'now'>,
  work: () => Promise<T>,
): Promise<T> {
  const line = linesOf.get(address) ?? createTurns(maxOpenFailures, 200);
  linesOf.set(address, line);
  try {
    return await line.take(async () => {
      const taken = await whenFree(() => takeTurn(db, address, now()));
      try {
        return await work();
      } finally {
        await giveTurnBack(db, address, taken);
      }
    });
  } finally {
    if (line.isIdle()) linesOf.delete(address);
  }
}

interface Turn {
  turn: number;
  held_until: number;
}

/** One of the address's turns; null when none is free. That of a process that was killed is free after a while. */
async function takeTurn(db: Database, address: string, now: number): Promise<Turn | null> {
  const { rows } = await sql<Turn>`
    insert into login_turns as held (address, turn, held_until)
    select ${address}::text, n, ${now + tryLeaseMs}::bigint from generate_series(1, ${sql.lit(maxOpenFailures)}) as n
    where not exists (select 1 from login_turns as t where t.address = ${address}::text and t.turn = n and t.held_until > ${now}::bigint)
    order by random() limit 1
    on conflict (address, turn) do update set held_until = excluded.held_until where held.held_until <= ${now}::bigint
    returning turn, held_until`.execute(db);
  return rows[0] ?? null;
}

const giveTurnBack = (db: Database, address: string, { turn, held_until }: Turn): Promise<unknown> =>
  db
    .deleteFrom('login_turns')
    .where('address', '=', address)
    .where('turn', '=', turn)
    .where('held_until', '=', held_until)
    .execute();

interface Try {
  /** Above 0: no try was to be had. */
  waitSeconds: number;
  tries: number;
}

/** Takes one of the account's tries before the password is looked at, so that many guesses at once are no more than five. */
export async function takeTry(db: Database, { account, address }: Attempt, now: number): Promise<Try> {
  const accountMustWait = async (): Promise<number> => {
    const row = await db
      .selectFrom('login_failures')
      .where('account', '=', account)
      .select('locked_until')
      .executeTakeFirst();
    return row ? row.locked_until - now : 0;
  };
  const refused = (waitMs: number): Try => ({ waitSeconds: Math.ceil(waitMs / 1000), tries: 0 });
  const waitMs = await addressMustWait(db, address, now);
  if (waitMs > 0) return refused(Math.max(waitMs, await accountMustWait()));
  return await whenFree(async () => {
    const taken = await takeOne(db, account, now);
    if (taken) return { waitSeconds: 0, tries: taken.failures };
    const lockedMs = await accountMustWait();
    return lockedMs > 0 ? refused(lockedMs) : null;
  });
}

const isOver = (now: number) =>
  sql<boolean>`(login_failures.locked_until > 0 or login_failures.last_at < ${now - lockMs} or (login_failures.failures >= ${sql.lit(maxFailures)} and login_failures.last_at < ${now - tryLeaseMs}))`;

const takeOne = (db: Database, account: string, now: number): Promise<{ failures: number } | undefined> =>
  db
    .insertInto('login_failures')
    .values({ account, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account')
        .doUpdateSet({
          failures: sql`case when ${isOver(now)} then 1 else login_failures.failures + 1 end`,
          locked_until: 0,
          last_at: now,
        })
        .where('login_failures.locked_until', '<=', now)
        .where(sql<boolean>`(login_failures.failures < ${sql.lit(maxFailures)} or ${isOver(now)})`),
    )
    .returning('failures')
    .executeTakeFirst();

/** The server was too busy to look at the password: this counts as no failure. */
export async function giveTryBack(db: Database, account: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('account', '=', account)
    .where('locked_until', '=', 0)
    .execute();
}

async function addressMustWait(db: Database, address: string, now: number): Promise<number> {
  const { failures, last } = await db
    .selectFrom('login_addresses')
    .where('address', '=', address)
    .where('last_at', '>', now - lockMs)
    .select((eb) => [sql<number>`coalesce(sum(failures), 0)::int`.as('failures'), eb.fn.max('last_at').as('last')])
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + addressWaitMs(failures) - now;
}

/** The password was wrong; says how many tries are left. */
export async function countFailure(
  db: Database,
  { account, address }: Attempt,
  tries: number,
  now: number,
): Promise<number> {
  if (tries >= maxFailures)
    await db
      .updateTable('login_failures')
      .set({ locked_until: now + lockMs })
      .where('account', '=', account)
      .execute();
  await db
    .deleteFrom('login_addresses')
    .where('last_at', '<=', now - lockMs)
    .execute();
  await db
    .insertInto('login_addresses')
    .values({ address, account, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'account'])
        .doUpdateSet({ failures: sql`login_addresses.failures + 1`, last_at: now }),
    )
    .execute();
  return Math.max(0, maxFailures - tries);
}

/** The owner is here: the failures at this account are settled, at every address. Those at other accounts stay open. */
export async function clearFailures(db: Database, account: string): Promise<void> {
  await db.deleteFrom('login_failures').where('account', '=', account).execute();
  await db.deleteFrom('login_addresses').where('account', '=', account).execute();
}

/** `账号或密码错误，再错 2 次将锁定 15 分钟`. */
export const failureMessage = (left: number): string =>
  left > 0
    ? `账号或密码错误，再错 ${left} 次将锁定 ${lockMinutes} 分钟`
    : `账号或密码错误，登录已锁定 ${lockMinutes} 分钟`;

export function waitMessage(seconds: number): string {
  const wait = seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
  return `登录失败次数过多，请 ${wait}后再试`;
}
