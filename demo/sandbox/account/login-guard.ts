import { sql } from 'kysely';
import type { Database } from '../call.ts';

/** Five wrong passwords close an account for a quarter of an hour; failures older than that are forgotten. */
const maxFailures = 5;
const lockMs = 15 * 60_000;
const lockMinutes = lockMs / 60_000;

/**
 * An address is shared (an office, a mobile carrier), so it counts the accounts it has failed at, not the tries:
 * from the fifth on it waits 1 s, then twice as long for each further one.
 */
const maxAccounts = 5;
const addressWaitMs = (accounts: number): number => (accounts < maxAccounts ? 0 : Math.min(lockMs, 1000 * 2 ** (accounts - maxAccounts)));

export interface Attempt {
  /** Member id, or what was typed where there is no such account: both count alike. */
  account: string;
  address: string;
}

/**
 * Takes one of the account's tries before the password is looked at, so that many guesses at once are no more
 * than five. `waitSeconds` above 0: no try was to be had.
 */
export async function takeTry(db: Database, { account, address }: Attempt, now: number): Promise<{ waitSeconds: number; tries: number }> {
  const waitMs = await addressMustWait(db, address, now);
  if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000), tries: 0 };
  const isOver = sql<boolean>`(login_failures.locked_until > 0 and login_failures.locked_until <= ${now}) or login_failures.last_at < ${now - lockMs}`;
  const row = await db
    .insertInto('login_failures')
    .values({ account, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        failures: sql`case when ${isOver} then 1 else least(login_failures.failures + 1, ${maxFailures + 1}) end`,
        locked_until: sql`case when ${isOver} then 0 else login_failures.locked_until end`,
        last_at: sql`case when login_failures.locked_until > ${now} then login_failures.last_at else ${now} end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.locked_until > now) return { waitSeconds: Math.ceil((row.locked_until - now) / 1000), tries: row.failures };
  // All five are being looked at just now.
  return { waitSeconds: row.failures > maxFailures ? 1 : 0, tries: row.failures };
}

async function addressMustWait(db: Database, address: string, now: number): Promise<number> {
  const { accounts, last } = await db
    .selectFrom('login_addresses')
    .where('address', '=', address)
    .where('last_at', '>', now - lockMs)
    .select((eb) => [eb.fn.countAll<number>().as('accounts'), eb.fn.max('last_at').as('last')])
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + addressWaitMs(accounts) - now;
}

/** The password was wrong; says how many tries are left. */
export async function countFailure(db: Database, { account, address }: Attempt, tries: number, now: number): Promise<number> {
  if (tries >= maxFailures) await db.updateTable('login_failures').set({ locked_until: now + lockMs }).where('account', '=', account).execute();
  await db.deleteFrom('login_addresses').where('last_at', '<=', now - lockMs).execute();
  await db
    .insertInto('login_addresses')
    .values({ address, account, last_at: now })
    .onConflict((conflict) => conflict.columns(['address', 'account']).doUpdateSet({ last_at: now }))
    .execute();
  return Math.max(0, maxFailures - tries);
}

/** The owner is here: the tries on this account are forgotten, at every address. Those on other accounts are not. */
export async function clearFailures(db: Database, account: string): Promise<void> {
  await db.deleteFrom('login_failures').where('account', '=', account).execute();
  await db.deleteFrom('login_addresses').where('account', '=', account).execute();
}

/** `账号或密码错误，再错 2 次将锁定 15 分钟` (mock 05, 1a). */
export const failureMessage = (left: number): string =>
  left > 0 ? `账号或密码错误，再错 ${left} 次将锁定 ${lockMinutes} 分钟` : `账号或密码错误，登录已锁定 ${lockMinutes} 分钟`;

export function waitMessage(seconds: number): string {
  const wait = seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
  return `登录失败次数过多，请 ${wait}后再试`;
}
