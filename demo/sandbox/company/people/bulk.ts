import type { z } from 'zod';
import type { BulkResult } from '#contract/company-people.ts';
import type { EmployeeState } from '#domain/company/people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, ok } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { assignPeople } from '../standards/publish.ts';
import { writerOf as standardWriterOf } from '../standards/writer.ts';
import { isOfCompany, lockPeople, writerOf } from '../org/org.ts';
import type { Writer } from '../org/org.ts';
import { above, isCostCenter, refusedManager } from './save.ts';
import { changeState } from './state.ts';

type Input = z.output<typeof companyPeopleSchemas.bulk>;
type Change = Input['change'];

interface Chosen {
  id: number;
  realName: string;
  version: number;
  state: EmployeeState;
}

/** One change to many employees: those it cannot be made to are named with the reason, the others have it. */
export async function bulkEmployees({ requestId, ...input }: Input, call: Call): Promise<Envelope<BulkResult>> {
  const writer = writerOf(call);
  return await once(call, requestId, input, async (tx) => {
    await lockPeople(tx, writer.companyId);
    const { change } = input;
    const wrong = await wrongTarget(tx, writer.companyId, change);
    if (wrong) return wrong;
    const chosen = await tx
      .selectFrom('employees as e')
      .innerJoin('members as m', 'm.id', 'e.member_id')
      .where('e.company_id', '=', writer.companyId)
      .where('e.id', 'in', input.ids)
      .orderBy('e.id')
      .select(['e.id', 'm.real_name as realName', 'e.version', 'e.state'])
      .execute();
    const known = new Set(chosen.map(({ id }) => id));
    const refused = [
      ...(await refusedOnes(tx, writer, change, chosen)),
      // Of another company, or of nobody.
      ...input.ids.filter((id) => !known.has(id)).map((id) => ({ id, realName: '', reason: '没有找到这位员工' })),
    ];
    const changed = chosen.filter((one) => !refused.some(({ id }) => id === one.id)).map(({ id }) => id);
    if (change.field === 'standard' && changed.length) {
      const unassigned = await assignPeople(await standardWriterOf(tx, call, 'travel'), change.standardId, changed);
      if (unassigned) return unassigned;
    }
    const values = valuesOf(change);
    if (values && changed.length)
      await tx
        .updateTable('employees')
        .set((eb) => ({ ...values, updated_at: writer.now, updated_by: writer.by, version: eb('version', '+', 1) }))
        .where('id', 'in', changed)
        .execute();
    return ok({ changed, refused }, refused.length ? '' : `已修改 ${changed.length} 人`);
  });
}

const valuesOf = (change: Change) => {
  if (change.field === 'department') return { department_id: change.departmentId };
  if (change.field === 'level') return { level_id: change.levelId };
  if (change.field === 'manager') return { manager_id: change.managerId };
  return change.field === 'costCenter' ? { cost_center_code: change.costCenterCode || null } : undefined;
};

async function wrongTarget(tx: Tx, companyId: number, change: Change): Promise<Envelope<never> | undefined> {
  if (change.field === 'department' && !(await isOfCompany(tx, 'departments', companyId, change.departmentId)))
    return badInput('departmentId', '该部门已不存在，请重新选择');
  if (
    change.field === 'level' &&
    change.levelId !== null &&
    !(await isOfCompany(tx, 'travel_levels', companyId, change.levelId))
  )
    return badInput('levelId', '该差旅等级已不存在，请重新选择');
  if (
    change.field === 'costCenter' &&
    change.costCenterCode &&
    !(await isCostCenter(tx, companyId, change.costCenterCode))
  )
    return badInput('costCenterCode', '该成本中心已不存在，请重新选择');
  if (change.field === 'manager' && change.managerId !== null) {
    const refused = await refusedManager(tx, companyId, change.managerId);
    if (refused) return badInput('managerId', refused);
  }
  return undefined;
}

/** Refusals by employee: above the new manager (a circle), or with open matters that forbid disabling. */
async function refusedOnes(
  tx: Tx,
  writer: Writer,
  change: Change,
  chosen: readonly Chosen[],
): Promise<BulkResult['refused']> {
  if (change.field === 'manager' && change.managerId !== null) {
    const over = await above(tx, change.managerId);
    return chosen
      .filter(({ id }) => over.has(id))
      .map(({ id, realName }) => ({
        id,
        realName,
        reason: id === change.managerId ? '员工不能是自己的主管' : '是所选主管的上级，互为上下级会形成循环',
      }));
  }
  if (change.field === 'standard')
    return chosen
      .filter(({ state }) => state !== 'active' && state !== 'invited')
      .map(({ id, realName, state }) => ({
        id,
        realName,
        reason:
          state === 'left'
            ? '已离职，不再适用差旅标准'
            : state === 'asked'
              ? '尚未同意加入，加入后再指定标准'
              : '已停用，恢复后再指定标准',
      }));
  if (change.field !== 'disable') return [];
  const refused: BulkResult['refused'] = [];
  for (const { id, realName, version } of chosen) {
    const answer = await changeState(tx, writer, { employeeId: id, version, change: 'disable' });
    if (answer) refused.push({ id, realName, reason: answer.msg });
  }
  return refused;
}
