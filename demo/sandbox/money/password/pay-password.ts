import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { isPassword } from '../../ground/member/password-hash.ts';
import { tryLeaseMs, whenFree } from '../../ground/member/turns.ts';
import { badInput, refuse } from '../../ground/call.ts';
import type { Call, Member } from '../../ground/call.ts';

const maxFailures = 5;
export const payPasswordLockMs = 15 * 60_000;

/** `failures` of a member who has failed for good; five alone means that the fifth try is being looked at. */
const lockedOut = maxFailures + 1;

const isLockedOut = (row: { failures: number; locked_until: number }, now: number): boolean =>
  row.failures === lockedOut && row.locked_until > now;

interface Try {
  hash: string;
  failures: number;
}

/** One of the five tries, if there is one now. The fifth holds all others up until its result is known. */
const takeOne = ({ db, now }: Call, memberId: string): Promise<Try | undefined> =>
  db
    .updateTable('pay_passwords')
    .set({
      failures: sql<number>`case when failures >= ${sql.lit(maxFailures)} then 1 else failures + 1 end`,
      locked_until: sql<number>`case when failures = ${sql.lit(maxFailures - 1)} then ${now() + tryLeaseMs}::bigint else 0 end`,
    })
    .where('member_id', '=', memberId)
    .where('locked_until', '<=', now())
    .returning(['hash', 'failures'])
    .executeTakeFirst();

/**
 * Takes a try before the password is looked at, so that a hundred guesses at once are five tries. Right passwords
 * sent together wait for each other. A number: nothing to be had until then.
 */
const takeTry = (call: Call, memberId: string): Promise<Try | number> =>
  whenFree(async () => {
    const taken = await takeOne(call, memberId);
    if (taken) return taken;
    const row = await call.db
      .selectFrom('pay_passwords')
      .where('member_id', '=', memberId)
      .select(['failures', 'locked_until'])
      .executeTakeFirstOrThrow();
    return isLockedOut(row, call.now()) ? row.locked_until : null;
  });

/** 423 with the seconds that are left. */
const locked = (untilMs: number, now: number): Envelope<never> => {
  const retryAfter = Math.max(1, Math.ceil((untilMs - now) / 1000));
  return refuse(423, `支付密码已锁定，请于 ${momentAt(untilMs + 59_999).slice(11, 16)} 后再试`, {
    kind: 'payPasswordLocked',
    retryAfter,
  });
};

/**
 * `order`: pays an order of the application, which may vouch for its users (showPayPwd 0). `own`: takes money out of the
 * wallet, or gives away the right to it; a password that is set is asked for by every application, for they share the wallet.
 */
type PasswordUse = 'order' | 'own';

/**
 * The pay password of a call that moves money; undefined when it is right or not asked for (specification 2, section 6:
 * showPayPwd). `field`: as the call names it. Runs outside the payment's transaction: a refused payment keeps its tries.
 */
export async function checkPayPassword(
  given: string | undefined,
  call: Call,
  member: Member,
  use: PasswordUse,
  field: 'payPassword' | 'oldPswd' = 'payPassword',
): Promise<Envelope<never> | undefined> {
  const { showPayPwd } = call.app.switches;
  if (call.isSeed || (use === 'order' && !showPayPwd)) return undefined;
  const row = await call.db
    .selectFrom('pay_passwords')
    .where('member_id', '=', member.memberId)
    .selectAll()
    .executeTakeFirst();
  if (!row && !showPayPwd) return undefined;
  if (!row) return refuse(403, '您还没有支付密码，请先设置，或改用支付宝、微信支付', { kind: 'noPayPassword' });
  if (isLockedOut(row, call.now())) return locked(row.locked_until, call.now());
  if (!given) return badInput(field, '请输入支付密码');
  const attempt = await takeTry(call, member.memberId);
  if (typeof attempt === 'number') return locked(attempt, call.now());
  const settle = (values: { failures: number | RawBuilder<number>; locked_until: number }) =>
    call.db.updateTable('pay_passwords').set(values).where('member_id', '=', member.memberId);
  const isRight = await isPassword(given, attempt.hash).catch(async (error: unknown) => {
    // The server was too busy to check: this counts as no wrong password.
    await settle({ failures: sql<number>`failures - 1`, locked_until: 0 })
      .where('failures', '>', 0)
      .where('failures', '<=', maxFailures)
      .execute();
    throw error;
  });
  if (isRight) {
    await settle({ failures: 0, locked_until: 0 }).execute();
    return undefined;
  }
  const left = maxFailures - attempt.failures;
  if (left > 0) return badInput(field, `支付密码不正确，还可尝试 ${left} 次`);
  const lockedUntil = call.now() + payPasswordLockMs;
  // Not when a right one, sent together with it, has come through in the meantime.
  const { numUpdatedRows } = await settle({ failures: lockedOut, locked_until: lockedUntil })
    .where('failures', '=', maxFailures)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0 ? locked(lockedUntil, call.now()) : badInput(field, '支付密码不正确');
}

/** Seconds until a locked password can be tried again; 0: not locked; null: none was set. */
export async function lockOf({ db, now }: Call, { memberId }: Member): Promise<number | null> {
  const row = await db.selectFrom('pay_passwords').where('member_id', '=', memberId).selectAll().executeTakeFirst();
  if (!row) return null;
  return isLockedOut(row, now()) ? Math.ceil((row.locked_until - now()) / 1000) : 0;
}

export async function hasPayPassword(call: Call, member: Member): Promise<boolean> {
  const row = await call.db
    .selectFrom('pay_passwords')
    .where('member_id', '=', member.memberId)
    .select('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** For the screens: `none` where neither the application asks for a pay password nor the member has one. */
export async function payPasswordOf(call: Call, member: Member): Promise<'set' | 'unset' | 'none'> {
  if (await hasPayPassword(call, member)) return 'set';
  return call.app.switches.showPayPwd ? 'unset' : 'none';
}
