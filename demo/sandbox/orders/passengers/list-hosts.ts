import type { Host } from '#contract/external.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';

const maxHosts = 1000;

/** Employees of the member's company who have not left, by department, the member first. */
export async function listHosts(_: object, call: Call): Promise<Envelope<{ rows: Host[] }>> {
  const { creditMemberId, creditEmployeeId } = memberOf(call);
  const rows = await call.db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.company_id', '=', creditMemberId)
    .where('e.state', 'in', ['invited', 'active'])
    .orderBy((eb) => eb('e.id', '=', creditEmployeeId), 'desc')
    .orderBy('d.id')
    .orderBy('e.id')
    .limit(maxHosts)
    .select(['e.id', 'm.real_name as name', 'd.name as dept'])
    .execute();
  return ok({ rows: rows.map(({ id, name, dept }) => ({ id, name, deptName: dept ?? '' })) });
}
