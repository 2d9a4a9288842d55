import { sql } from 'kysely';
import type { z } from 'zod';
import type { Joining } from '#contract/company-join.ts';
import type { companyJoinSchemas } from '#contract/company-join.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockPeople } from '../org/org.ts';

type In<K extends keyof typeof companyJoinSchemas> = z.output<(typeof companyJoinSchemas)[K]>;

/** Companies that ask the member to join, and the one that they have joined. */
async function joiningOf(db: Database | Tx, memberId: string, now: number): Promise<Joining> {
  const { rows } = await sql<{
    id: number;
    state: string;
    company: string;
    asked_by: string;
    asked_at: number;
    until: number;
    decided_at: number | null;
    name: string;
    dept: string;
    position: string;
    job_number: string;
    shares: boolean;
    linked: boolean;
  }>`
    select j.employee_id as id, j.state, c.organize_name as company, j.asked_by, j.asked_at, j.until, j.decided_at, p.real_name as name, d.name as dept,
      e.position, e.job_number, e.shares_documents as shares, m.credit_employee_id = e.id as linked
    from employee_joins j join employees e on e.id = j.employee_id join members p on p.id = e.member_id join members m on m.id = j.member_id
      join companies c on c.id = j.company_id join departments d on d.id = e.department_id
    where j.member_id = ${memberId} and ((j.state = 'asked' and j.until > ${now} and m.credit_member_id = 0) or (j.state = 'accepted' and m.credit_employee_id = e.id))
    order by j.asked_at desc, j.employee_id`.execute(db);
  const joined = rows.find(({ state }) => state === 'accepted');
  return {
    invitations: rows
      .filter(({ state }) => state === 'asked')
      .map((row) => ({
        joinId: row.id,
        companyName: row.company,
        askedBy: row.asked_by,
        askedAt: momentAt(row.asked_at),
        until: momentAt(row.until),
        realName: row.name,
        deptName: row.dept,
        position: row.position,
        jobNumber: row.job_number,
      })),
    joined: joined
      ? {
          companyName: joined.company,
          since: momentAt(joined.decided_at ?? joined.asked_at),
          sharesDocuments: joined.shares,
        }
      : null,
  };
}

export const ownJoining = async (_input: object, call: Call): Promise<Envelope<Joining>> =>
  ok(await joiningOf(call.db, memberOf(call).memberId, call.now()));

const noInvitation = (): Envelope<never> =>
  refuse(409, '该邀请已撤回、过期或已处理，请以最新内容为准', { kind: 'state' });

/** The member agrees and becomes an employee, keeping private orders, wallet and travellers; or refuses. The company is told. */
export async function answerJoining({ requestId, ...input }: In<'answer'>, call: Call): Promise<Envelope<Joining>> {
  const { memberId } = memberOf(call);
  const { joinId, agree, shareDocuments, reason } = input;
  return await once(call, requestId, input, async (tx) => {
    const now = call.now();
    const asked = await tx
      .selectFrom('employee_joins')
      .where('employee_id', '=', joinId)
      .where('member_id', '=', memberId)
      .select('company_id')
      .executeTakeFirst();
    if (!asked) return refuse(404, '没有找到这个邀请');
    const { company_id: companyId } = asked;
    await lockPeople(tx, companyId);
    // The company may have taken it back while the lock was waited for.
    const { rows } = await sql<{ shadow: string; name: string }>`
      select e.member_id as shadow, m.real_name as name from employee_joins j join employees e on e.id = j.employee_id join members m on m.id = e.member_id
      where j.employee_id = ${joinId} and j.member_id = ${memberId} and j.state = 'asked' and j.until > ${now} and e.state = 'asked'`.execute(
      tx,
    );
    const [found] = rows;
    if (!found) return noInvitation();
    if (agree) {
      const joined = await join(tx, { joinId, companyId, memberId, shareDocuments, now, ...found });
      if (joined) return joined;
    } else
      await sql`update employee_joins set state = 'refused', decided_at = ${now}, reason = ${reason} where employee_id = ${joinId}`.execute(
        tx,
      );
    await sql`insert into messages (member_id, app_id, kind, subject, title, body, at)
      select c.id, ${defaultConfig.appId}::text, 'join', ${found.name}::text, ${found.name}::text || ${agree ? '已同意加入企业' : '拒绝加入企业'}::text,
        ${agree ? '现在起可按所设部门与等级预订企业差旅' : reason ? `理由：${reason}` : '没有填写理由，可联系本人后再次邀请'}::text, ${now}::bigint
      from members c where c.credit_member_id = ${companyId} and c.credit_employee_id = 0 and c.member_type = 70 and c.closed_at is null`.execute(
      tx,
    );
    return ok(await joiningOf(tx, memberId, now), agree ? '已加入企业' : '已拒绝');
  });
}

interface Joined {
  joinId: number;
  companyId: number;
  memberId: string;
  /** Id of the placeholder member that the employee had before the answer. */
  shadow: string;
  /** The employee's name in the company's list. */
  name: string;
  shareDocuments: boolean;
  now: number;
}

async function join(
  tx: Tx,
  { joinId, companyId, memberId, shadow, name, shareDocuments, now }: Joined,
): Promise<Envelope<never> | undefined> {
  const { rows } = await sql<{ former_type: number }>`
    update members m set credit_member_id = ${companyId}, credit_employee_id = ${joinId}, member_type = 70, real_name = ${name}
    from (select id, member_type from members where id = ${memberId} for update) f
    where m.id = f.id and m.credit_member_id = 0 and m.frozen_at is null and m.closed_at is null
    returning f.member_type as former_type`.execute(tx);
  const [former] = rows;
  if (!former) return refuse(409, '您的账号已属于企业，不能再加入其他企业', { kind: 'state' });
  await sql`update employees set member_id = ${memberId}, state = 'active', left_at = null, shares_documents = ${shareDocuments}, updated_at = ${now}, updated_by = ${name}, version = version + 1
    where id = ${joinId}`.execute(tx);
  await sql`update employee_joins set state = 'accepted', decided_at = ${now}, former_type = ${former.former_type} where employee_id = ${joinId}`.execute(
    tx,
  );
  // Invitations of other companies end as `elsewhere`; an employee who is disabled there cannot be restored.
  await sql`update employee_joins set state = 'elsewhere', decided_at = ${now} where member_id = ${memberId} and employee_id <> ${joinId} and state in ('asked', 'accepted')`.execute(
    tx,
  );
  if (shadow !== memberId) await tx.deleteFrom('members').where('id', '=', shadow).execute();
  return undefined;
}

/** The member allows the company to use their documents as a traveller, or withdraws that. */
export async function shareDocuments({ requestId, share }: In<'documents'>, call: Call): Promise<Envelope<Joining>> {
  const { memberId, creditEmployeeId } = memberOf(call);
  return await once(call, requestId, { share }, async (tx) => {
    const { rows } =
      await sql`update employees e set shares_documents = ${share}, version = e.version + 1 from employee_joins j
      where e.id = ${creditEmployeeId} and j.employee_id = e.id and j.member_id = ${memberId} and j.state = 'accepted' returning e.id`.execute(
        tx,
      );
    if (!rows.length) return refuse(409, '您的账号由企业开通，证件由企业管理员维护', { kind: 'state' });
    return ok(await joiningOf(tx, memberId, call.now()), share ? '企业可查看您的证件' : '企业不再能查看您的证件');
  });
}
