import type { ReportOverview } from '#contract/report-form.ts';
import type { Database, Member } from '../../ground/call.ts';

/** Employees that a filter offers: a longer list is no choice. */
const mostEmployees = 1000;

/** Filter values of a report: the company's for its account, an employee's own for an employee. */
export async function readOptions(db: Database, member: Member): Promise<ReportOverview['options']> {
  const companyId = member.creditMemberId;
  const isCompany = member.level === '70';
  const [departments, employees, centers] = await Promise.all([
    db.selectFrom('departments').where('company_id', '=', companyId).orderBy('id').select(['id', 'name']).execute(),
    db
      .selectFrom('employees as e')
      .innerJoin('members as m', 'm.id', 'e.member_id')
      .where('e.company_id', '=', companyId)
      .where('e.state', '!=', 'asked')
      .orderBy('e.id')
      .limit(mostEmployees)
      .select(['m.id', 'm.real_name', 'e.department_id'])
      .execute(),
    db
      .selectFrom('cost_centers')
      .where('company_id', '=', companyId)
      .orderBy('code')
      .select(['code', 'name'])
      .execute(),
  ]);
  const seen = employees.filter(({ id }) => isCompany || id === member.memberId);
  return {
    departments: departments
      .filter(({ id }) => isCompany || seen.some((one) => one.department_id === id))
      .map(({ id, name }) => ({ key: String(id), name })),
    employees: seen.map(({ id, real_name, department_id }) => ({
      key: id,
      name: real_name,
      department: String(department_id),
    })),
    costCenters: centers.map(({ code, name }) => ({ key: `${code} ${name}`, name: `${code} ${name}` })),
  };
}
