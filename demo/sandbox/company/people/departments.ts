import { sql } from 'kysely';
import type { z } from 'zod';
import type { Department, DepartmentTree } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { titleFault } from '#domain/company/employee-form.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { inTreeOrder, lockPeople, writerOf } from '../org/org.ts';
import { countPeople } from './orphans.ts';
import type { Company } from './orphans.ts';
import { isCostCenter, refusedManager } from './save.ts';

type In<K extends keyof typeof companyPeopleSchemas> = z.output<(typeof companyPeopleSchemas)[K]>;
type Answer = Envelope<DepartmentTree>;

export const departmentTree = async (_input: object, call: Call): Promise<Answer> =>
  ok(await readTree(call.db, { companyId: memberOf(call).creditMemberId, day: dayAt(call.now()) }));

/** The departments of a company, each before those below it, with the numbers of their own people. */
async function readTree(db: Database | Tx, company: Company): Promise<DepartmentTree> {
  const { companyId } = company;
  const [own, rows, counts, costCenters] = await Promise.all([
    db.selectFrom('companies').where('id', '=', companyId).select('organize_name').executeTakeFirst(),
    db
      .selectFrom('departments as d')
      .leftJoin('employees as h', 'h.id', 'd.head_employee_id')
      .leftJoin('members as m', 'm.id', 'h.member_id')
      .where('d.company_id', '=', companyId)
      .orderBy('d.place')
      .orderBy('d.id')
      .select(['d.id', 'd.parent_id', 'd.name', 'd.head_employee_id', 'm.real_name', 'd.cost_center_code', 'd.version'])
      .execute(),
    countPeople(db, company),
    db
      .selectFrom('cost_centers')
      .where('company_id', '=', companyId)
      .orderBy('code')
      .select(['code', 'name'])
      .execute(),
  ]);
  const nodes = inTreeOrder(rows).map((row): Department => {
    const people = counts.get(row.id);
    return {
      id: row.id,
      parentId: row.parent_id,
      name: row.name,
      headId: row.head_employee_id,
      headName: row.real_name ?? '',
      costCenterCode: row.cost_center_code ?? '',
      version: row.version,
      counts: [
        people?.active ?? 0,
        people?.invited ?? 0,
        people?.disabled ?? 0,
        people?.left ?? 0,
        people?.orphans ?? 0,
        people?.asked ?? 0,
      ],
    };
  });
  return { companyName: own?.organize_name ?? '', nodes, costCenters };
}

/** A write to the tree, answered by the tree as it is then. */
const change = async (
  call: Call,
  requestId: string,
  input: object,
  msg: string,
  work: (tx: Tx, companyId: number) => Promise<Envelope<never> | undefined>,
): Promise<Answer> => {
  const { companyId } = writerOf(call);
  return await once(call, requestId, input, async (tx) => {
    await lockPeople(tx, companyId);
    return (await work(tx, companyId)) ?? ok(await readTree(tx, { companyId, day: dayAt(call.now()) }), msg);
  });
};

const findDepartment = (tx: Tx, companyId: number, id: number) =>
  tx.selectFrom('departments').where('id', '=', id).where('company_id', '=', companyId).selectAll().executeTakeFirst();

const noDepartment = (): Envelope<never> => refuse(404, '没有找到这个部门');
const wasChanged = (version: number): Envelope<never> =>
  refuse(409, '该部门刚被他人修改过，已显示最新内容，请核对后再操作', { kind: 'changed', version });

/** Departments lie at most so deep: a tree is read level by level. */
const deepest = 30;

export const saveDepartment = ({ requestId, ...input }: In<'departmentSave'>, call: Call): Promise<Answer> =>
  change(call, requestId, input, input.departmentId === undefined ? '已新增部门' : '已保存', async (tx, companyId) => {
    const { departmentId: id, version, name, headId = null, costCenterCode } = input;
    const fault = titleFault(name, 'department');
    if (fault) return badInput('name', fault);
    const former = id === undefined ? undefined : await findDepartment(tx, companyId, id);
    if (id !== undefined && !former) return noDepartment();
    if (former && former.version !== version) return wasChanged(former.version);
    const parentId = former ? former.parent_id : (input.parentId ?? null);
    const parent = parentId === null ? undefined : await findDepartment(tx, companyId, parentId);
    if (parentId !== null && !parent) return badInput('parentId', '上级部门已不存在，请刷新后重试');
    if (!former && (parent?.path.split('/').length ?? 0) > deepest) return badInput('parentId', '部门层级过深');
    const twin = await tx
      .selectFrom('departments')
      .where('company_id', '=', companyId)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .where('name', '=', name)
      .where('id', '!=', id ?? 0)
      .select('id')
      .executeTakeFirst();
    if (twin) return badInput('name', `同级已有名为“${name}”的部门`);
    const refused = headId === null ? undefined : await refusedManager(tx, companyId, headId);
    if (refused) return badInput('headId', refused.replace('主管', '负责人'));
    if (costCenterCode && !(await isCostCenter(tx, companyId, costCenterCode)))
      return badInput('costCenterCode', '该成本中心已不存在，请重新选择');
    const values = { name, head_employee_id: headId, cost_center_code: costCenterCode || null };
    if (former) {
      await tx
        .updateTable('departments')
        .set({ ...values, version: former.version + 1 })
        .where('id', '=', former.id)
        .execute();
      return undefined;
    }
    const { id: made } = await tx
      .insertInto('departments')
      .values({
        ...values,
        company_id: companyId,
        parent_id: parentId,
        place: sql<number>`(select coalesce(max(place), 0) + 1 from departments where company_id = ${companyId} and parent_id is not distinct from ${parentId})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('departments')
      .set({ path: `${parent?.path ?? '/'}${made}/` })
      .where('id', '=', made)
      .execute();
    return undefined;
  });

/** A department goes with everything below it; never below itself. */
export const moveDepartment = ({ requestId, ...input }: In<'departmentMove'>, call: Call): Promise<Answer> =>
  change(call, requestId, input, '已移动', async (tx, companyId) => {
    const { departmentId: id, version, parentId = null, beforeId } = input;
    const former = await findDepartment(tx, companyId, id);
    if (!former) return noDepartment();
    if (former.version !== version) return wasChanged(former.version);
    const parent = parentId === null ? undefined : await findDepartment(tx, companyId, parentId);
    if (parentId !== null && !parent) return badInput('parentId', '上级部门已不存在，请刷新后重试');
    if (parent?.path.startsWith(former.path)) return badInput('parentId', '不能把部门移到其本身或其下级之下');
    const path = `${parent?.path ?? '/'}${id}/`;
    const brothers = await tx
      .selectFrom('departments')
      .where('company_id', '=', companyId)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .where('id', '!=', id)
      .orderBy('place')
      .orderBy('id')
      .select(['id', 'name', 'place'])
      .execute();
    if (brothers.some(({ name }) => name === former.name))
      return badInput('parentId', `目标位置已有名为“${former.name}”的部门`);
    const at = brothers.findIndex((one) => one.id === beforeId);
    const order = brothers.map((one) => one.id);
    order.splice(at < 0 ? order.length : at, 0, id);
    await sql`update departments d set place = o.place from unnest(${order}::bigint[]) with ordinality as o (id, place) where d.id = o.id`.execute(
      tx,
    );
    await tx
      .updateTable('departments')
      .set({ parent_id: parentId, version: former.version + 1 })
      .where('id', '=', id)
      .execute();
    if (path !== former.path)
      await sql`update departments set path = ${path} || substr(path, ${former.path.length + 1})
        where company_id = ${companyId} and starts_with(path, ${former.path})`.execute(tx);
    return undefined;
  });

export const removeDepartment = ({ requestId, ...input }: In<'departmentRemove'>, call: Call): Promise<Answer> =>
  change(call, requestId, input, '已删除部门', async (tx, companyId) => {
    const former = await findDepartment(tx, companyId, input.departmentId);
    if (!former) return noDepartment();
    if (former.version !== input.version) return wasChanged(former.version);
    const { rows } = await sql<{ people: number; gone: number; below: number }>`
      select count(*) filter (where state <> 'left')::int as people, count(*) filter (where state = 'left')::int as gone,
        (select count(*)::int from departments where company_id = ${companyId} and parent_id = ${former.id}) as below
      from employees where company_id = ${companyId} and department_id = ${former.id}`.execute(tx);
    const { people = 0, gone = 0, below = 0 } = rows[0] ?? {};
    const inside = [people && `${people} 名员工`, below && `${below} 个下级部门`].filter(Boolean).join('、');
    if (inside) return refuse(409, `“${former.name}”下还有 ${inside}，请先移走`, { kind: 'inUse', people, below });
    // Records of those who have left stay: they are kept one department above.
    if (gone && former.parent_id === null)
      return refuse(409, `“${former.name}”下还有 ${gone} 名离职员工的档案，请先移到其他部门`, { kind: 'inUse', gone });
    if (gone)
      await tx
        .updateTable('employees')
        .set({ department_id: former.parent_id ?? 0 })
        .where('company_id', '=', companyId)
        .where('department_id', '=', former.id)
        .execute();
    await tx.deleteFrom('departments').where('id', '=', former.id).execute();
    return undefined;
  });
