import type { z } from 'zod';
import type { EmployeeDetail, EmployeeGuards } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { guardsInWords, stateAfter, stateNames } from '#domain/company/people.ts';
import type { StateChange } from '#domain/company/people.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { endApplicationsOf } from '../../orders/applications/leaving.ts';
import { handTasksTo, moveTasksOf } from '../../orders/cases/people-gone.ts';
import { askMembers, mayJoin } from '../joining/ask.ts';
import { relink, unlink } from '../joining/link.ts';
import { noEmployee, readEmployee } from './detail.ts';
import { mayLeave } from './guards.ts';
import { lockPeople, writerOf } from '../org/org.ts';
import type { Writer } from '../org/org.ts';
import { above, refusedManager } from './save.ts';

interface StateInput {
  employeeId: number;
  version: number;
  change: StateChange;
  /** Takes over the reports, departments and open approvals. */
  handTo?: number | undefined;
}

const done: Readonly<Record<StateChange, string>> = { disable: '已停用', leave: '已办理离职', restore: '已恢复' };

export async function employeeState(
  { requestId, ...input }: z.output<typeof companyPeopleSchemas.state>,
  call: Call,
): Promise<Envelope<EmployeeDetail>> {
  const writer = writerOf(call);
  return await once(call, requestId, input, async (tx) => {
    await lockPeople(tx, writer.companyId);
    const refused = await changeState(tx, writer, input);
    if (refused) return refused;
    const shown = await readEmployee(tx, writer.companyId, input.employeeId, call);
    if (!shown) return noEmployee();
    return ok(shown, shown.state === 'asked' ? '已邀请对方重新加入，待其同意' : done[input.change]);
  });
}

/**
 * Disables or restores an employee or lets one leave, under `lockPeople`. Returns a refusal, or undefined when it is
 * done. Refused while business orders wait for a payment, or while reports or departments have no successor. Ends the
 * employee's sessions; deletes no data.
 */
export async function changeState(
  tx: Tx,
  writer: Writer,
  { employeeId: id, version, change, handTo }: StateInput,
): Promise<Envelope<never> | undefined> {
  const { companyId, by, now } = writer;
  const former = await tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.id', '=', id)
    .where('e.company_id', '=', companyId)
    .leftJoin('employee_joins as j', 'j.employee_id', 'e.id')
    .selectAll('e')
    .select(['m.password', 'j.state as joined'])
    .executeTakeFirst();
  if (!former) return noEmployee();
  if (former.version !== version)
    return refuse(409, `该员工的资料刚由${former.updated_by || '他人'}修改过，请核对后再操作`, {
      kind: 'changed',
      version: former.version,
    });
  const state = stateAfter(former.state, change, former.password !== null || former.invited_at === null);
  if (former.state === 'asked') return refuse(409, '该员工尚未同意加入，可撤回邀请', { kind: 'state' });
  if (!state) return refuse(409, `该员工已${stateNames[former.state]}，不能进行此操作`, { kind: 'state' });
  // Leaving has ended the consent: the member is asked anew.
  if (change === 'restore' && (former.joined === 'left' || former.joined === 'elsewhere'))
    return await askBack(tx, writer, former);
  if (change !== 'restore') {
    const guards = (await mayLeave(tx, companyId, [id])).get(id);
    const refused = guards && (await refusedLeave(tx, companyId, id, guards, handTo));
    if (refused) return refused;
    if (handTo !== undefined) {
      await handOver(tx, companyId, id, handTo, former.manager_id);
      await handTasksTo(tx, { companyId, employeeId: id, to: handTo }, now);
    }
  }
  await tx
    .updateTable('employees')
    .set({
      state,
      left_at: change === 'leave' ? now : null,
      updated_at: now,
      updated_by: by,
      version: former.version + 1,
    })
    .where('id', '=', id)
    .execute();
  if (change === 'restore') {
    const [lost] = await relink(tx, companyId, [id]);
    if (lost) return refuse(409, isElsewhere, { kind: 'elsewhere' });
  } else await unlink(tx, companyId, [id], now);
  if (change !== 'restore') await moveTasksOf(tx, { companyId, employeeId: id, kind: 'left' }, now);
  if (change === 'leave') await endApplicationsOf(tx, { companyId, employeeId: id }, now);
  await tx
    .updateTable('members')
    .set({ frozen_at: change === 'restore' ? null : now })
    .where('id', '=', former.member_id)
    // An account that is a private one again goes on.
    .where('credit_employee_id', '=', id)
    .execute();
  if (change !== 'restore') await tx.deleteFrom('sessions').where('member_id', '=', former.member_id).execute();
  return undefined;
}

const isElsewhere = '该员工的账号已不能加入本企业（已加入其他企业、更换手机号或注销），请以新手机号新增员工';

/** One who joined by consent and has left comes back by consent. */
async function askBack(
  tx: Tx,
  writer: Writer,
  { id, member_id, version }: { id: number; member_id: string; version: number },
): Promise<Envelope<never> | undefined> {
  const member = await tx.selectFrom('members').where('id', '=', member_id).selectAll().executeTakeFirstOrThrow();
  if (!mayJoin(member) || !member.mobile_phone) return refuse(409, isElsewhere, { kind: 'elsewhere' });
  await tx
    .updateTable('employees')
    .set({ state: 'asked', updated_at: writer.now, updated_by: writer.by, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await askMembers(tx, writer, [{ employeeId: id, memberId: member_id, mobilePhone: member.mobile_phone }]);
  return undefined;
}

async function refusedLeave(
  tx: Tx,
  companyId: number,
  id: number,
  guards: EmployeeGuards,
  handTo: number | undefined,
): Promise<Envelope<never> | undefined> {
  // Orders are paid or cancelled first: another member cannot take them over.
  if (guards.unpaid.length) return refuse(409, guardsInWords(guards)[0] ?? '', { kind: 'unpaid', guards });
  if (handTo === undefined) {
    const words = guardsInWords(guards);
    return words.length ? refuse(409, words.join('；'), { kind: 'guards', guards }) : undefined;
  }
  if (handTo === id) return badInput('handTo', '请移交给另一名员工');
  const refused = await refusedManager(tx, companyId, handTo);
  return refused === undefined ? undefined : badInput('handTo', refused);
}

/** Gives reports and departments of a leaver to `to`. A report above `to` would make a circle: that one gets `manager`. */
async function handOver(tx: Tx, companyId: number, id: number, to: number, manager: number | null): Promise<void> {
  const over = await above(tx, to);
  const reports = await tx
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where('manager_id', '=', id)
    .select('id')
    .execute();
  for (const report of reports)
    await tx
      .updateTable('employees')
      .set((eb) => ({ manager_id: over.has(report.id) ? manager : to, version: eb('version', '+', 1) }))
      .where('id', '=', report.id)
      .execute();
  await tx
    .updateTable('departments')
    .set((eb) => ({ head_employee_id: to, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('head_employee_id', '=', id)
    .execute();
}
