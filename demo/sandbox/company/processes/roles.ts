import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { ProcessRoles } from '#contract/process.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { Writer } from './rows.ts';

interface Person {
  id: number;
  name: string;
  dept: string;
  canAct: boolean;
}

const peopleBy = async (db: Database | Tx, companyId: number, ids: readonly number[]): Promise<Map<number, Person>> => {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.company_id', '=', companyId)
    .where('e.id', 'in', [...ids, 0])
    .select(['e.id', 'm.real_name as name', 'd.name as dept', 'e.state', 'e.can_audit'])
    .execute();
  return new Map(
    rows.map(({ id, name, dept, state, can_audit }) => [
      id,
      { id, name, dept, canAct: state === 'active' && can_audit },
    ]),
  );
};

/** Names of processes whose published version or draft names a role. */
async function usesOf(db: Database | Tx, companyId: number): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ role: number; name: string }>`
    select distinct (r.value ->> 'roleId')::bigint as role, p.name
    from processes p join process_versions v on v.process_id = p.id and v.state in ('draft', 'active')
    cross join lateral jsonb_path_query(v.content, '$.**.who[*] ? (@.kind == "role")') as r(value)
    where p.company_id = ${companyId} order by p.name`.execute(db);
  const uses = new Map<number, string[]>();
  for (const { role, name } of rows) uses.set(Number(role), [...(uses.get(Number(role)) ?? []), name]);
  return uses;
}

async function rolesOf(db: Database | Tx, companyId: number): Promise<ProcessRoles> {
  const roles = await db
    .selectFrom('process_roles')
    .where('company_id', '=', companyId)
    .orderBy('name')
    .select(['id', 'name', 'people', 'version'])
    .execute();
  const centers = await db
    .selectFrom('cost_centers')
    .where('company_id', '=', companyId)
    .orderBy('code')
    .select(['code', 'name', 'owner_employee_id as owner'])
    .execute();
  const ids = [...roles.flatMap(({ people }) => people), ...centers.flatMap(({ owner }) => owner ?? [])];
  const people = await peopleBy(db, companyId, [...new Set(ids)]);
  const uses = await usesOf(db, companyId);
  return {
    roles: roles.map((role) => ({
      roleId: role.id,
      name: role.name,
      version: role.version,
      usedBy: uses.get(role.id) ?? [],
      people: role.people.flatMap((id) => {
        const person = people.get(id);
        return person ? [{ employeeId: id, name: person.name, deptName: person.dept, canAct: person.canAct }] : [];
      }),
    })),
    costCenters: centers.map(({ code, name, owner }) => {
      const person = people.get(owner ?? 0);
      return {
        code,
        name,
        employeeId: person?.id ?? 0,
        ownerName: person?.name ?? '',
        canAct: person?.canAct ?? false,
      };
    }),
  };
}

export const listRoles = async (_: object, call: Call): Promise<Envelope<ProcessRoles>> =>
  ok(await rolesOf(call.db, memberOf(call).creditMemberId));

const changed = (): Envelope<never> => refuse(409, '该角色已被他人修改，请查看最新内容后再保存');

export async function saveRole(
  { tx, companyId }: Writer,
  {
    roleId,
    roleName: name,
    employeeIds,
    version,
  }: { roleId?: number | undefined; roleName: string; employeeIds: number[]; version: number },
): Promise<Envelope<ProcessRoles>> {
  const people = [...new Set(employeeIds)];
  if (!people.length) return badInput('employeeIds', '请至少选择一名成员');
  if ((await peopleBy(tx, companyId, people)).size < people.length)
    return badInput('employeeIds', '有成员不存在或已删除，请重新选择');
  const other = await tx
    .selectFrom('process_roles')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .where('id', '<>', roleId ?? 0)
    .select('id')
    .executeTakeFirst();
  if (other) return badInput('roleName', '已有同名的角色，请换一个名称');
  const values = { name, people: JSON.stringify(people) };
  if (roleId === undefined) {
    await tx
      .insertInto('process_roles')
      .values({ company_id: companyId, ...values })
      .execute();
    return ok(await rolesOf(tx, companyId), '已保存');
  }
  const known = await tx
    .selectFrom('process_roles')
    .where('company_id', '=', companyId)
    .where('id', '=', roleId)
    .select('version')
    .executeTakeFirst();
  if (!known) return refuse(404, '该角色不存在或已删除');
  if (known.version !== version) return changed();
  await tx
    .updateTable('process_roles')
    .set({ ...values, version: version + 1 })
    .where('id', '=', roleId)
    .execute();
  return ok(await rolesOf(tx, companyId), '已保存');
}

/** A role that no draft and no published version names. */
export async function removeRole(
  { tx, companyId }: Writer,
  { roleId, version }: { roleId: number; version: number },
): Promise<Envelope<ProcessRoles>> {
  const known = await tx
    .selectFrom('process_roles')
    .where('company_id', '=', companyId)
    .where('id', '=', roleId)
    .select(['version', 'name'])
    .executeTakeFirst();
  if (!known) return refuse(404, '该角色不存在或已删除');
  if (known.version !== version) return changed();
  const uses = (await usesOf(tx, companyId)).get(roleId);
  if (uses) return refuse(409, `「${uses.join('」「')}」还在使用该角色，请先修改这些流程`);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cases c
    join process_versions v on v.id = c.process_version_id where c.company_id = ${companyId} and c.state = 'running'
      and jsonb_path_exists(v.content, '$.**.who[*] ? (@.kind == "role" && @.roleId == $role)', jsonb_build_object('role', ${roleId}::bigint))`.execute(
    tx,
  );
  if (rows[0]?.count) return refuse(409, `进行中的 ${rows[0].count} 件审批还在使用该角色，待其结束后再删除`);
  await tx.deleteFrom('process_roles').where('id', '=', roleId).execute();
  return ok(await rolesOf(tx, companyId), '已删除');
}

/** The owner of a cost centre; 0: none. */
export async function saveOwner(
  { tx, companyId }: Writer,
  { code, employeeId }: { code: string; employeeId: number },
): Promise<Envelope<ProcessRoles>> {
  if (employeeId && !(await peopleBy(tx, companyId, [employeeId])).size)
    return badInput('employeeId', '该员工不存在或已删除');
  const saved = await tx
    .updateTable('cost_centers')
    .set({ owner_employee_id: employeeId || null })
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!saved.numUpdatedRows) return refuse(404, '该成本中心不存在或已删除');
  return ok(await rolesOf(tx, companyId), '已保存');
}
