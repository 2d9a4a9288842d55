import { sql } from 'kysely';
import type { z } from 'zod';
import type { FormOptions, FormPerson } from '#contract/application-form.ts';
import type { applicationFormSchemas } from '#contract/application-form.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { levelFlags } from '../../orders/business/approval-terms.ts';
import { isOwnCenter } from '../../orders/business/business-terms.ts';

/** The applicant, the colleagues that the address names, and the company's cost centres, the applicant's own first. */
export async function formOptions(
  { employeeIds }: z.output<typeof applicationFormSchemas.options>,
  call: Call,
): Promise<Envelope<FormOptions>> {
  const member = memberOf(call);
  const { creditMemberId: companyId, creditEmployeeId: own } = member;
  const { rows } = await sql<FormPerson>`
    select e.id as "employeeId", m.real_name as name, concat_ws(' · ', d.name, l.name) as note
    from employees e join members m on m.id = e.member_id join departments d on d.id = e.department_id
      left join travel_levels l on l.id = e.level_id
    where e.company_id = ${companyId} and e.id = any(${[own, ...employeeIds]}::bigint[])
      and (e.id = ${own} or e.state in ('invited', 'active'))`.execute(call.db);
  const self = rows.find(({ employeeId }) => employeeId === own);
  if (!self) return refuse(403, '仅企业员工可以提交行程申请');
  const centers = await call.db
    .selectFrom('cost_centers')
    .select(['code', 'name', sql<boolean>`coalesce(${isOwnCenter(member)}, false)`.as('is_own')])
    .where('company_id', '=', companyId)
    .orderBy('is_own', 'desc')
    .orderBy('code')
    .execute();
  return ok({
    self,
    people: employeeIds.flatMap((id) => rows.find(({ employeeId }) => employeeId === id) ?? []),
    costCenters: centers.map(({ code, name }) => ({ code, name })),
    costCenter: centers.find(({ is_own }) => is_own)?.code ?? '',
    mayExceed: (await levelFlags(call.db, own)).overproof,
  });
}
