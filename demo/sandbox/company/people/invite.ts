import type { z } from 'zod';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope, Moment } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { sendText } from '../subordinates/send-text.ts';
import { noEmployee } from './detail.ts';
import { lockPeople, writerOf } from './org.ts';

const pauseMs = 10 * 60_000;

/** The text that invites a new employee. */
export async function sendInvitation(tx: Tx, companyId: number, phone: string, now: number): Promise<void> {
  const company = await tx
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('organize_name')
    .executeTakeFirst();
  await sendText(
    tx,
    phone,
    `${company?.organize_name ?? '您的企业'}邀请您使用差旅平台，请用本手机号以短信登录并设置密码。`,
    now,
  );
}

/** Invites again, after a pause. */
export async function inviteEmployee(
  { requestId, employeeId: id }: z.output<typeof companyPeopleSchemas.invite>,
  call: Call,
): Promise<Envelope<{ id: number; invitedAt: Moment }>> {
  const { companyId, now } = writerOf(call);
  return await once(call, requestId, { employeeId: id }, async (tx) => {
    await lockPeople(tx, companyId);
    const found = await tx
      .selectFrom('employees as e')
      .innerJoin('members as m', 'm.id', 'e.member_id')
      .where('e.id', '=', id)
      .where('e.company_id', '=', companyId)
      .select(['e.state', 'e.invited_at', 'm.mobile_phone'])
      .executeTakeFirst();
    if (!found) return noEmployee();
    if (found.state !== 'invited') return refuse(409, '该员工已激活或已停用，无须再邀请', { kind: 'state' });
    const wait = (found.invited_at ?? 0) + pauseMs - now;
    if (wait > 0)
      return refuse(429, `邀请短信刚刚发送过，请 ${Math.ceil(wait / 60_000)} 分钟后再试`, { kind: 'pause' });
    await tx.updateTable('employees').set({ invited_at: now }).where('id', '=', id).execute();
    await sendInvitation(tx, companyId, found.mobile_phone ?? '', now);
    return ok({ id, invitedAt: momentAt(now) }, '邀请短信已发送');
  });
}
