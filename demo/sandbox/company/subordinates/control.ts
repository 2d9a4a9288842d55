import type { z } from 'zod';
import type { OrderPage } from '#contract/order-list.ts';
import type { Envelope } from '#contract/row.ts';
import type { subordinateSchemas } from '#contract/subordinate.schema.ts';
import type { SubordinateState } from '#contract/subordinate.ts';
import { clearFailures } from '../../ground/member/login-guard.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Member, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { listOrdersOfOthers } from '../../orders/heads/list.ts';
import { findBelow } from '../../ground/member/below.ts';
import type { Below } from '../../ground/member/below.ts';
import { noSubordinate } from './detail.ts';
import { readSubordinate } from './list.ts';
import { lockTree } from './save.ts';
import { sendText } from './send-text.ts';

type In<K extends keyof typeof subordinateSchemas> = z.output<(typeof subordinateSchemas)[K]>;

/** A member directly below the caller, or the refusal. */
async function managed(tx: Tx, member: Member, memberId: string): Promise<Below | Envelope<never>> {
  await lockTree(tx);
  const found = await findBelow(tx, member, memberId);
  if (!found) return noSubordinate();
  return found.depth === 1 ? found : refuse(403, '只有直接上级可以进行此操作');
}

const endSessions = (tx: Tx, memberId: string): Promise<unknown> =>
  tx.deleteFrom('sessions').where('member_id', '=', memberId).execute();

/** Freezing ends the member's sessions and refuses logins; orders that exist go on. */
export async function freezeSubordinate(
  { requestId, memberId, frozen }: In<'freeze'>,
  call: Call,
): Promise<Envelope<{ memberId: string; state: SubordinateState }>> {
  const member = memberOf(call);
  return await once(call, requestId, { memberId, frozen }, async (tx) => {
    const found = await managed(tx, member, memberId);
    if ('ret' in found) return found;
    const at = call.now();
    const changed = await tx
      .updateTable('members')
      .set({ frozen_at: frozen ? at : null })
      .where('id', '=', memberId)
      .where('frozen_at', frozen ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (frozen) await endSessions(tx, memberId);
    if (changed)
      await sendText(
        tx,
        found.mobile_phone,
        frozen ? `您的账号已被${member.realName}冻结，如有疑问请联系对方。` : `您的账号已恢复使用。`,
        at,
      );
    const now = await readSubordinate(tx, member, memberId, at);
    return ok({ memberId, state: now?.state ?? 'active' }, frozen ? '已冻结' : '已解冻');
  });
}

/** Resetting ends the old password and every session. The member gets a text, and sets a new password at the next SMS login. */
export async function resetSubordinatePassword(
  { requestId, memberId }: In<'resetPassword'>,
  call: Call,
): Promise<Envelope<{ memberId: string }>> {
  const member = memberOf(call);
  const answer = await once(call, requestId, { memberId }, async (tx) => {
    const found = await managed(tx, member, memberId);
    if ('ret' in found) return found;
    const changed = await tx
      .updateTable('members')
      .set({ password: null })
      .where('id', '=', memberId)
      .where('password', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    // The reset before this one has sent the text.
    if (!changed) return ok({ memberId }, '密码已重置，已短信通知本人');
    await endSessions(tx, memberId);
    await sendText(
      tx,
      found.mobile_phone,
      `您的登录密码已被${member.realName}重置，请用短信登录并设置新密码。`,
      call.now(),
    );
    return ok({ memberId }, '密码已重置，已短信通知本人');
  });
  if (answer.ret === 0) await clearFailures(call.db, memberId);
  return answer;
}

export async function subordinateOrders(input: In<'orders'>, call: Call): Promise<Envelope<OrderPage>> {
  const { memberId, ...filters } = input;
  if (memberId !== undefined && !(await findBelow(call.db, memberOf(call), memberId))) return noSubordinate();
  return await listOrdersOfOthers({ ...filters, ...(memberId !== undefined && { bookerId: memberId }) }, call);
}
