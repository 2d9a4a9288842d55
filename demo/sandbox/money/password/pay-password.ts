import type { Selectable } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { isPassword } from '../../ground/member/password-hash.ts';
import { badInput, refuse } from '../../ground/call.ts';
import type { Call, Member } from '../../ground/call.ts';
import type { PayPasswordRow } from '../../ground/database/tables/tables-payment.ts';
import { createTries, isLockedOut } from './tries.ts';

const tries = createTries<Selectable<PayPasswordRow>>({
  table: 'pay_passwords',
  name: '支付密码',
  kind: 'payPasswordLocked',
});

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
  if (isLockedOut(row, call.now())) return tries.locked(row.locked_until, call.now());
  if (!given) return badInput(field, '请输入支付密码');
  const taken = await tries.take(call, member.memberId);
  if ('refused' in taken) return taken.refused;
  const isRight = await isPassword(given, taken.held.hash).catch(async (error: unknown) => {
    // The server was too busy to check.
    await tries.giveBack(call, member.memberId);
    throw error;
  });
  if (!isRight) return await tries.wrong(call, member.memberId, taken.used, field, '支付密码不正确');
  await tries.right(call, member.memberId);
  return undefined;
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
