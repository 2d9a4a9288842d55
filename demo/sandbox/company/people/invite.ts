import type { z } from 'zod';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope, Moment } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { sql } from 'kysely';
import { ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { askMembers, mayJoinSql, tellWithdrawn } from '../joining/ask.ts';
import { removeAsked } from '../joining/link.ts';
import { sendText } from '../subordinates/send-text.ts';
import { noEmployee } from './detail.ts';
import { lockPeople, writerOf } from '../org/org.ts';
import type { Writer } from '../org/org.ts';

const pauseMs = 10 * 60_000;
/** After a refusal: nobody is asked again and again. */
const refusedPauseMs = 86_400_000;

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

interface AskedBefore {
  member_id: string;
  mobile_phone: string;
  state: string;
  asked_at: number;
  decided_at: number | null;
  may_join: boolean;
}

/** Asks a member once more who has not answered, or has refused. */
async function askAgain(tx: Tx, writer: Writer, id: number): Promise<Envelope<{ id: number; invitedAt: Moment }>> {
  const { now } = writer;
  const { rows } = await sql<AskedBefore>`
    select j.member_id, j.mobile_phone, j.state, j.asked_at, j.decided_at, ${mayJoinSql} and m.mobile_phone = j.mobile_phone as may_join
    from employee_joins j join members m on m.id = j.member_id where j.employee_id = ${id}`.execute(tx);
  const [found] = rows;
  if (!found?.may_join)
    return refuse(409, '对方已更换手机号或已加入其他企业，请撤回邀请后重新新增', { kind: 'elsewhere' });
  const isRefused = found.state === 'refused';
  const wait = isRefused ? (found.decided_at ?? 0) + refusedPauseMs - now : found.asked_at + pauseMs - now;
  if (wait > 0)
    return isRefused
      ? refuse(429, `对方刚刚拒绝，请先与本人沟通，${Math.ceil(wait / 3_600_000)} 小时后可再次邀请`, { kind: 'pause' })
      : refuse(429, `邀请刚刚发送过，请 ${Math.ceil(wait / 60_000)} 分钟后再试`, { kind: 'pause' });
  await askMembers(tx, writer, [{ employeeId: id, memberId: found.member_id, mobilePhone: found.mobile_phone }]);
  return ok({ id, invitedAt: momentAt(now) }, '邀请已重新发送');
}

/** Withdraws an unanswered invitation of a member, with the employee row that stood for it. */
export async function withdrawJoining(
  { requestId, employeeId: id }: z.output<typeof companyPeopleSchemas.withdraw>,
  call: Call,
): Promise<Envelope<{ id: number }>> {
  const writer = writerOf(call);
  const { companyId, now } = writer;
  return await once(call, requestId, { employeeId: id }, async (tx) => {
    await lockPeople(tx, companyId);
    const found = await tx
      .selectFrom('employees')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .select('state')
      .executeTakeFirst();
    if (!found) return noEmployee();
    if (found.state !== 'asked') return refuse(409, '该员工已同意加入，不能再撤回', { kind: 'state' });
    await tellWithdrawn(tx, writer, [id]);
    await removeAsked(tx, companyId, id, now);
    return ok({ id }, '邀请已撤回');
  });
}

/** Invites again, after a pause. */
export async function inviteEmployee(
  { requestId, employeeId: id }: z.output<typeof companyPeopleSchemas.invite>,
  call: Call,
): Promise<Envelope<{ id: number; invitedAt: Moment }>> {
  const writer = writerOf(call);
  const { companyId, now } = writer;
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
    if (found.state === 'asked') return await askAgain(tx, writer, id);
    if (found.state !== 'invited') return refuse(409, '该员工已激活或已停用，无须再邀请', { kind: 'state' });
    const wait = (found.invited_at ?? 0) + pauseMs - now;
    if (wait > 0)
      return refuse(429, `邀请短信刚刚发送过，请 ${Math.ceil(wait / 60_000)} 分钟后再试`, { kind: 'pause' });
    await tx.updateTable('employees').set({ invited_at: now }).where('id', '=', id).execute();
    await sendInvitation(tx, companyId, found.mobile_phone ?? '', now);
    return ok({ id, invitedAt: momentAt(now) }, '邀请短信已发送');
  });
}
