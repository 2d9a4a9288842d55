import { sql } from 'kysely';
import type { z } from 'zod';
import type { EmployeeDetail } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { checkEmployee } from '#domain/company/employee-form.ts';
import { absentWords, isPresent } from '#domain/company/people.ts';
import { searchKeys } from '#domain/company/search-keys.ts';
import { emitJoined } from '../../ground/member/emit-joined.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { findByPhone, nextMemberId } from '../../ground/member/member-rows.ts';
import type { MemberRecord } from '../../ground/member/member-rows.ts';
import { releaseGone } from '../../orders/cases/people-gone.ts';
import { syllablesFor } from '../../orders/passengers/suggest-latin.ts';
import { askMembers, cannotJoin, mayJoin } from '../joining/ask.ts';
import { noEmployee, readEmployee } from './detail.ts';
import { sendInvitation } from './invite.ts';
import { isOfCompany, lockPeople, writerOf } from '../org/org.ts';
import type { Writer } from '../org/org.ts';

type EmployeeInput = Omit<z.output<typeof companyPeopleSchemas.save>, 'requestId'>;

/** Adds an employee with an invitation, or a request to join where the phone is a member's; or changes an employee. */
export async function saveEmployeeCall(
  { requestId, ...input }: z.output<typeof companyPeopleSchemas.save>,
  call: Call,
): Promise<Envelope<EmployeeDetail>> {
  const writer = writerOf(call);
  return await once(call, requestId, input, async (tx) => {
    await lockPeople(tx, writer.companyId);
    const saved = await saveEmployee(tx, writer, input);
    if ('ret' in saved) return saved;
    const shown = await readEmployee(tx, writer.companyId, saved.id, call);
    if (!shown) return noEmployee();
    if (input.employeeId !== undefined) return ok(shown, '已保存');
    return ok(shown, shown.state === 'asked' ? '对方已是会员，已发出邀请，同意后加入' : '已新增，邀请短信已发送');
  });
}

/** Writes one employee under the lock of the company's people (`lockPeople`), with all checks. An import calls it too. */
async function saveEmployee(tx: Tx, writer: Writer, input: EmployeeInput): Promise<{ id: number } | Envelope<never>> {
  const { companyId, by, now } = writer;
  const { employeeId: id, mobilePhone } = input;
  const [fault] = Object.entries(checkEmployee(input, { isNew: id === undefined }));
  if (fault) return badInput(...fault);
  const former =
    id === undefined
      ? undefined
      : await tx
          .selectFrom('employees as e')
          .innerJoin('members as m', 'm.id', 'e.member_id')
          .where('e.id', '=', id)
          .where('e.company_id', '=', companyId)
          .selectAll('e')
          .select(['m.mobile_phone', 'm.password'])
          .executeTakeFirst();
  if (id !== undefined && !former) return noEmployee();
  if (former && input.version !== former.version)
    return refuse(409, `该员工的资料刚由${former.updated_by || '他人'}修改过，请核对后再保存`, {
      kind: 'changed',
      version: former.version,
    });
  const wrong = await wrongReference(tx, companyId, input);
  if (wrong) return wrong;
  const realName = input.realName.trim();
  const jobNumber = input.jobNumber.trim();
  const values = {
    department_id: input.departmentId,
    position: input.position,
    job_number: jobNumber,
    level_id: input.levelId ?? null,
    manager_id: input.managerId ?? null,
    cost_center_code: input.costCenterCode || null,
    can_audit: input.canAudit,
    joined_on: input.joinedOn || null,
    updated_at: now,
    updated_by: by,
    search: searchKeys({ realName, syllables: await syllablesFor(realName), jobNumber }),
  };
  if (former) {
    const phone = mobilePhone !== undefined && mobilePhone !== former.mobile_phone ? mobilePhone : undefined;
    if (phone !== undefined) {
      if (former.state === 'asked') return badInput('mobilePhone', '待同意期间不能更换手机号，可撤回邀请后重新新增');
      if (former.state !== 'invited' || former.password !== null)
        return badInput('mobilePhone', '该员工已登录过，手机号由本人在账号安全中更换');
      const owner = await findByPhone(tx, phone);
      if (owner) return badInput('mobilePhone', (await phoneTaken(tx, companyId, owner)) ?? otherMember);
    }
    await tx
      .updateTable('members')
      .set({ real_name: realName, ...(phone !== undefined && { mobile_phone: phone }) })
      .where('id', '=', former.member_id)
      // The name of an account that is a private one again is its own.
      .where('credit_employee_id', '=', former.id)
      .execute();
    await tx
      .updateTable('employees')
      .set({ ...values, version: former.version + 1 })
      .where('id', '=', former.id)
      .execute();
    // The right to approve may be gone.
    await releaseGone(tx, companyId, now);
    return { id: former.id };
  }
  const owner = await findByPhone(tx, mobilePhone ?? '');
  const taken = owner && (await phoneTaken(tx, companyId, owner));
  if (taken) return badInput('mobilePhone', taken);
  return await create(tx, writer, { ...values, realName, mobilePhone: mobilePhone ?? '' }, owner);
}

interface NewEmployee {
  realName: string;
  mobilePhone: string;
  department_id: number;
  job_number: string;
}

/**
 * Makes the employee with a member, who sets the password at the first login by a text code. Where the phone belongs to
 * `owner`, the employee has a placeholder member without phone and login until `owner` agrees.
 */
async function create(
  tx: Tx,
  writer: Writer,
  { realName, mobilePhone, ...values }: NewEmployee,
  owner: MemberRecord | null,
): Promise<{ id: number } | Envelope<never>> {
  const { companyId, now, appId } = writer;
  const memberId = await nextMemberId(tx);
  const member = await tx
    .insertInto('members')
    .values({
      id: memberId,
      app_id: null,
      partner_user: null,
      mobile_phone: owner ? null : mobilePhone,
      password: null,
      member_type: 70,
      credit_member_id: companyId,
      real_name: realName,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('mobile_phone').where('app_id', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  // Registered between the check and the insert.
  if (!member) return badInput('mobilePhone', '该手机号刚刚注册为会员，请再次保存以邀请对方加入');
  if (!owner) await emitJoined(tx, appId, [memberId], 'company', now);
  const { id } = await tx
    .insertInto('employees')
    .values({
      ...values,
      company_id: companyId,
      member_id: memberId,
      ...(owner ? { state: 'asked', shares_documents: false } : { state: 'invited', invited_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('members').set({ credit_employee_id: id }).where('id', '=', memberId).execute();
  if (owner) await askMembers(tx, writer, [{ employeeId: id, memberId: owner.id, mobilePhone }]);
  else await sendInvitation(tx, companyId, mobilePhone, now);
  return { id };
}

const otherMember = '该手机号已是会员，请以该手机号新增员工，由本人同意后加入';

/** Why a member cannot be asked to join; undefined where they can. */
async function phoneTaken(tx: Tx, companyId: number, owner: MemberRecord): Promise<string | undefined> {
  const known = await tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .leftJoin('employee_joins as j', 'j.employee_id', 'e.id')
    .where('e.company_id', '=', companyId)
    .where((eb) => eb.or([eb('e.member_id', '=', owner.id), eb('j.member_id', '=', owner.id)]))
    .select(['e.job_number', 'e.state', 'm.real_name'])
    .executeTakeFirst();
  if (known) {
    const who = `${known.real_name}（${known.job_number}）`;
    if (known.state === 'asked') return `已邀请该手机号加入，待${who}同意`;
    if (isPresent(known.state)) return `该手机号已是本企业员工${who}`;
    return `该手机号属于停用或离职的员工${who}，可在其资料中恢复`;
  }
  if (owner.credit_employee_id) return '该手机号已是其他企业的员工，由其离职后再添加';
  return mayJoin(owner) ? undefined : cannotJoin;
}

/** The field that names nothing of the company, or makes a circle of managers. */
async function wrongReference(
  tx: Tx,
  companyId: number,
  { employeeId: id, departmentId, levelId, managerId, costCenterCode, jobNumber }: EmployeeInput,
): Promise<Envelope<never> | undefined> {
  if (!(await isOfCompany(tx, 'departments', companyId, departmentId)))
    return badInput('departmentId', '该部门已不存在，请重新选择');
  if (levelId !== undefined && !(await isOfCompany(tx, 'travel_levels', companyId, levelId)))
    return badInput('levelId', '该差旅等级已不存在，请重新选择');
  if (costCenterCode && !(await isCostCenter(tx, companyId, costCenterCode)))
    return badInput('costCenterCode', '该成本中心已不存在，请重新选择');
  if (managerId !== undefined) {
    const refused = await refusedManager(tx, companyId, managerId, id);
    if (refused) return badInput('managerId', refused);
  }
  const same = await tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.company_id', '=', companyId)
    .where(sql`lower(e.job_number)`, '=', jobNumber.trim().toLowerCase())
    .where('e.id', '!=', id ?? 0)
    .select('m.real_name')
    .executeTakeFirst();
  return same && badInput('jobNumber', `工号 ${jobNumber.trim()} 已由${same.real_name}使用`);
}

export const isCostCenter = async (tx: Tx, companyId: number, code: string): Promise<boolean> =>
  (await tx
    .selectFrom('cost_centers')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .select('code')
    .executeTakeFirst()) !== undefined;

/** Why an employee cannot be the manager of `of`; undefined where they can. */
export async function refusedManager(
  tx: Tx,
  companyId: number,
  managerId: number,
  of?: number,
): Promise<string | undefined> {
  const manager = await tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.id', '=', managerId)
    .where('e.company_id', '=', companyId)
    .select(['e.id', 'e.state', 'm.real_name'])
    .executeTakeFirst();
  if (!manager) return '该主管已不存在，请重新选择';
  if (!isPresent(manager.state)) return `${manager.real_name}${absentWords(manager.state)}，不能作为主管`;
  if (of === undefined) return undefined;
  if (of === managerId) return '员工不能是自己的主管';
  return (await above(tx, managerId)).has(of)
    ? `${manager.real_name}在该员工之下，互为上下级会形成循环，请另选主管`
    : undefined;
}

/** Ids of an employee and of everybody above. `union` ends the recursion also where the table has a circle. */
export async function above(tx: Tx, id: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select e.id, e.manager_id from employees e where e.id = ${id}
      union select e.id, e.manager_id from up join employees e on e.id = up.manager_id)
    select id from up`.execute(tx);
  return new Set(rows.map((row) => row.id));
}
