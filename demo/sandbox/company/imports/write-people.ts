import { sql } from 'kysely';
import type { Person } from '#domain/company/import/person.ts';
import { searchKeys } from '#domain/company/search-keys.ts';
import { askMembers } from '../joining/ask.ts';
import { relink, unlink } from '../joining/link.ts';
import { releaseGone } from '../../orders/cases/people-gone.ts';
import { emitJoined } from '../../ground/member/emit-joined.ts';
import type { Tx } from '../../ground/call.ts';
import { syllablesFor } from '../../orders/passengers/suggest-latin.ts';
import type { Writer } from '../org/org.ts';

/** Rows of one statement. */
const rowsAtOnce = 2000;

const columns = sql`(id bigint, name text, phone text, "jobNumber" text, "departmentId" bigint, "levelId" bigint, "managerId" bigint,
  "costCenter" text, "canAudit" boolean, state text, position text, "joinedOn" text, "leftAt" bigint, search text)`;

const withSearch = async (person: Person): Promise<Person & { search: string }> => ({
  ...person,
  search: searchKeys({
    realName: person.name,
    syllables: await syllablesFor(person.name),
    jobNumber: person.jobNumber,
  }),
});

function* parts<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += rowsAtOnce) yield items.slice(at, at + rowsAtOnce);
}

/** New employees with their members, all at once; `saveEmployee` makes one. Answers the id of each by the one below 0 that it had. */
export async function insertPeople(tx: Tx, writer: Writer, people: readonly Person[]): Promise<Map<number, number>> {
  const { companyId, by, now, appId } = writer;
  const ids = new Map<number, number>();
  for (const part of parts(people)) {
    const rows = await Promise.all(part.map(withSearch));
    const made = await sql<{ given: number; id: number; member_id: string; owner: string | null; phone: string }>`
      with given as materialized (
        select g.*, nextval('people_no') as new_id, nextval('member_no')::text as member_id
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g ${columns}
      ), m as (
        insert into members (id, mobile_phone, member_type, credit_member_id, credit_employee_id, real_name, created_at, frozen_at)
        select member_id, case when state <> 'asked' then phone end, 70, ${companyId}, new_id, name, ${now}, case when state = 'disabled' then ${now}::bigint end from given
      ), e as (
        insert into employees (id, company_id, member_id, department_id, job_number, level_id, cost_center_code, can_audit, state, position, joined_on, invited_at, updated_at, updated_by, search, shares_documents)
        select new_id, ${companyId}, member_id, "departmentId", "jobNumber", "levelId", "costCenter", "canAudit", state, coalesce(position, ''), "joinedOn", case when state <> 'asked' then ${now}::bigint end, ${now}, ${by}, search, state <> 'asked' from given
      ), texts as (
        insert into sms_texts (mobile_phone, body, sent_at)
        select phone, (select organize_name from companies where id = ${companyId}) || '邀请您使用差旅平台，请用本手机号以短信登录并设置密码。', ${now} from given where state = 'invited'
      )
      select id as given, new_id as id, member_id, phone,
        case when state = 'asked' then (select o.id from members o where o.app_id is null and o.mobile_phone = given.phone) end as owner from given`.execute(
      tx,
    );
    const memberIds = made.rows.flatMap(({ owner, member_id }) => (owner === null ? [member_id] : []));
    // Members who are there already join when they agree.
    await askMembers(
      tx,
      writer,
      made.rows.flatMap(({ id, owner, phone }) =>
        owner === null ? [] : [{ employeeId: id, memberId: owner, mobilePhone: phone }],
      ),
    );
    await emitJoined(tx, appId, memberIds, 'company', now);
    for (const { given, id } of made.rows) ids.set(given, id);
  }
  return ids;
}

/** Employees as given, all at once; `saveEmployee` and `changeState` write one. */
export async function updatePeople(tx: Tx, { companyId, by, now }: Writer, people: readonly Person[]): Promise<void> {
  for (const part of parts(people)) {
    const rows = JSON.stringify(await Promise.all(part.map(withSearch)));
    const ids = part.map(({ id }) => id);
    await sql`
      with given as materialized (select * from jsonb_to_recordset(${rows}::jsonb) as g ${columns}), e as (
        update employees e set department_id = g."departmentId", job_number = g."jobNumber", level_id = g."levelId", manager_id = g."managerId",
          cost_center_code = g."costCenter", can_audit = g."canAudit", state = g.state, position = coalesce(g.position, e.position), joined_on = g."joinedOn",
          left_at = case when g.state = 'left' then coalesce(g."leftAt", e.left_at, ${now}::bigint) end,
          invited_at = case when g.state = 'invited' then coalesce(e.invited_at, ${now}::bigint) else e.invited_at end,
          search = g.search, updated_at = ${now}, updated_by = ${by}, version = e.version + 1
        from given g where e.id = g.id and e.company_id = ${companyId} returning e.id, e.member_id, g.name, g.phone, g.state
      )
      update members m set real_name = e.name, mobile_phone = case when e.state <> 'asked' then nullif(e.phone, '') end,
        frozen_at = case when e.state in ('disabled', 'left') and not exists (
          select 1 from employee_joins j where j.employee_id = e.id and j.state = 'accepted') then coalesce(m.frozen_at, ${now}::bigint) end
      from e where m.id = e.member_id and m.credit_employee_id = e.id`.execute(tx);
    await unlink(tx, companyId, ids, now);
    await relink(tx, companyId, ids);
  }
  await releaseGone(tx, companyId, now);
}

/** Gives numbers free that others shall have in the same statement: unique indexes look at each row by itself. */
export async function freeNumbers(tx: Tx, companyId: number, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  const jobNumbers = people.map(({ jobNumber }) => jobNumber);
  const phones = people.map(({ phone }) => phone);
  await sql`update employees e set job_number = '~' || e.id from unnest(${ids}::bigint[], ${jobNumbers}::text[]) as g (id, job)
    where e.id = g.id and e.company_id = ${companyId} and e.job_number <> g.job`.execute(tx);
  await sql`update members m set mobile_phone = '~' || e.id from unnest(${ids}::bigint[], ${phones}::text[]) as g (id, phone), employees e
    where e.id = g.id and e.company_id = ${companyId} and m.id = e.member_id and m.mobile_phone <> g.phone`.execute(tx);
}

/** Makes departments below 0, those above first. Answers their ids. */
export async function insertDepartments(
  tx: Tx,
  companyId: number,
  made: readonly { id: number; parentId: number | null; name: string }[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { id, parentId, name } of made) {
    const parent = parentId === null ? null : (ids.get(parentId) ?? parentId);
    const { rows } = await sql<{ id: number }>`
      with new as materialized (select nextval('people_no') as id)
      insert into departments (id, company_id, name, parent_id, place, path)
      select new.id, ${companyId}, ${name}, ${parent}::bigint,
        (select coalesce(max(b.place), -1) + 1 from departments b where b.company_id = ${companyId} and b.parent_id is not distinct from ${parent}::bigint),
        coalesce((select p.path from departments p where p.id = ${parent}::bigint), '/') || new.id || '/'
      from new returning id`.execute(tx);
    ids.set(id, rows[0]?.id ?? 0);
  }
  return ids;
}

/** Heads of departments, all at once. */
export const setHeads = async (
  tx: Tx,
  companyId: number,
  heads: readonly { departmentId: number; headId: number | null }[],
): Promise<unknown> =>
  heads.length &&
  (await sql`update departments d set head_employee_id = g.head, version = d.version + 1
    from jsonb_to_recordset(${JSON.stringify(heads.map(({ departmentId, headId }) => ({ id: departmentId, head: headId })))}::jsonb) as g (id bigint, head bigint)
    where d.id = g.id and d.company_id = ${companyId}`.execute(tx));
