import { sql } from 'kysely';
import { momentAt } from '#domain/china-time.ts';
import type { Tx } from '../../ground/call.ts';
import type { MemberRecord } from '../../ground/member/member-rows.ts';
import type { Writer } from '../org/org.ts';

/** A member who is asked may answer for so long. */
const answerMs = 14 * 86_400_000;

/** Kinds of private members who may join a company: a family has a wallet in common, others have people below them. */
const joiningTypes = [10, 30];

type Private = Pick<MemberRecord, 'credit_member_id' | 'member_type' | 'female_end_id' | 'frozen_at' | 'app_id'>;

/** True of a private member who may become an employee. `mayJoin` in a statement: `mayJoinSql`. */
export const mayJoin = (member: Private): boolean =>
  member.credit_member_id === 0 &&
  joiningTypes.includes(member.member_type) &&
  member.female_end_id === 0 &&
  member.frozen_at === null &&
  member.app_id === null;

/** The same about `members as m`. */
export const mayJoinSql = sql<boolean>`(m.credit_member_id = 0 and m.member_type in (${sql.join(
  joiningTypes.map((type) => sql.lit(type)),
)}) and m.female_end_id = 0 and m.frozen_at is null and m.app_id is null)`;

export const cannotJoin = '该手机号的账号不能加入企业，请换用其他手机号';

interface Asked {
  employeeId: number;
  memberId: string;
  mobilePhone: string;
}

/** Asks members to join, once more where they were asked before, with a message and a text each. */
export async function askMembers(
  tx: Tx,
  { companyId, by, now, appId }: Writer,
  asked: readonly Asked[],
): Promise<void> {
  if (!asked.length) return;
  const until = now + answerMs;
  const note = `请在账户中心同意或拒绝，${momentAt(until).slice(0, 10)} 前有效`;
  await sql`
    with given as materialized (
      select g.*, c.organize_name as company from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as g ("employeeId" bigint, "memberId" text, "mobilePhone" text)
      join companies c on c.id = ${companyId}
    ), joins as (
      insert into employee_joins (employee_id, company_id, member_id, mobile_phone, state, asked_at, asked_by, until)
      select "employeeId", ${companyId}, "memberId", "mobilePhone", 'asked', ${now}, ${by}, ${until} from given
      on conflict (employee_id) do update set state = 'asked', asked_at = ${now}, asked_by = ${by}, until = ${until}, decided_at = null, reason = ''
    ), texts as (
      insert into sms_texts (mobile_phone, body, sent_at)
      select "mobilePhone", company || '邀请您以现有账号加入企业差旅。' || ${note}::text || '。', ${now}::bigint from given
    )
    insert into messages (member_id, app_id, kind, subject, title, body, at)
    select "memberId", ${appId}::text, 'join', company, company || '邀请您加入企业', ${note}::text, ${now}::bigint from given`.execute(
    tx,
  );
}

/** Takes invitations back, of employees who have not agreed yet, and tells those who could still have done so. */
export async function tellWithdrawn(
  tx: Tx,
  { companyId, now, appId }: Pick<Writer, 'companyId' | 'now' | 'appId'>,
  employeeIds: readonly number[],
): Promise<void> {
  await sql`insert into messages (member_id, app_id, kind, subject, title, body, at)
    select j.member_id, ${appId}::text, 'join', c.organize_name, c.organize_name || '已撤回邀请', '您的账号没有变化，无需处理', ${now}::bigint
    from employee_joins j join companies c on c.id = j.company_id
    where j.company_id = ${companyId} and j.employee_id = any(${employeeIds}::bigint[]) and j.state = 'asked' and j.until > ${now}`.execute(
    tx,
  );
}
