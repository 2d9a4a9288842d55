import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { isPassword } from '../account/password-hash.ts';
import { badInput, refuse } from '../call.ts';
import type { Call, Member } from '../call.ts';

const maxFailures = 5;
export const payPasswordLockMs = 15 * 60_000;

/**
 * Takes one try before the password is looked at, so that a hundred guesses at once are five tries.
 * Nobody home: there is no pay password, or it is locked.
 */
async function takeTry(call: Call, memberId: string): Promise<{ hash: string; failures: number } | undefined> {
  const count = sql<number>`case when failures >= ${sql.lit(maxFailures)} then 1 else failures + 1 end`;
  return await call.db
    .updateTable('pay_passwords')
    .set({
      failures: count,
      locked_until: sql<number>`case when ${count} >= ${sql.lit(maxFailures)} then ${call.now() + payPasswordLockMs}::bigint else 0 end`,
    })
    .where('member_id', '=', memberId)
    .where('locked_until', '<=', call.now())
    .returning(['hash', 'failures'])
    .executeTakeFirst();
}

/** 423 with the seconds that are left. */
const locked = (untilMs: number, now: number): Envelope<never> => {
  const retryAfter = Math.max(1, Math.ceil((untilMs - now) / 1000));
  return refuse(423, `支付密码已锁定，请 ${Math.ceil(retryAfter / 60)} 分钟后再试`, { kind: 'payPasswordLocked', retryAfter });
};

/**
 * The pay password of a payment from the wallet or the credit line; undefined when it is right or not asked for
 * (specification 2, section 6: showPayPwd). Runs outside the payment's transaction: a refused payment keeps its tries.
 */
export async function checkPayPassword(given: string | undefined, call: Call, member: Member): Promise<Envelope<never> | undefined> {
  if (!call.app.switches.showPayPwd) return undefined;
  const row = await call.db.selectFrom('pay_passwords').where('member_id', '=', member.memberId).selectAll().executeTakeFirst();
  if (!row) return refuse(403, '您还没有支付密码，请先在账户安全中设置，或改用支付宝、微信支付', { kind: 'noPayPassword' });
  if (row.locked_until > call.now()) return locked(row.locked_until, call.now());
  if (!given) return badInput('payPassword', '请输入支付密码');
  const attempt = await takeTry(call, member.memberId);
  if (!attempt) return locked(call.now() + payPasswordLockMs, call.now());
  const setFailures = (failures: number) => call.db.updateTable('pay_passwords').set({ failures, locked_until: 0 }).where('member_id', '=', member.memberId).execute();
  const isRight = await isPassword(given, attempt.hash).catch(async (error: unknown) => {
    // The server was too busy to look: that is nobody's wrong password.
    await setFailures(attempt.failures - 1);
    throw error;
  });
  if (isRight) {
    await setFailures(0);
    return undefined;
  }
  const left = maxFailures - attempt.failures;
  return left > 0 ? badInput('payPassword', `支付密码不正确，还可尝试 ${left} 次`) : locked(call.now() + payPasswordLockMs, call.now());
}

export async function hasPayPassword(call: Call, member: Member): Promise<boolean> {
  const row = await call.db.selectFrom('pay_passwords').where('member_id', '=', member.memberId).select('member_id').executeTakeFirst();
  return row !== undefined;
}
