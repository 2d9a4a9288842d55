import type { Selectable } from 'kysely';
import type { Database, Tx } from '../call.ts';
import type { EmployeeRow, FlightStandardRow } from '../database/tables-account.ts';

/** The company of a credit member, and the employee where the member is one. */
export interface Company {
  id: number;
  name: string;
  serviceFeeFen: number;
  multiPay: boolean;
  employee: (Selectable<EmployeeRow> & { deptName: string; flightStandard: string }) | null;
}

export async function companyOf(db: Database | Tx, member: { id: string; credit_member_id: number; credit_employee_id: number }): Promise<Company | null> {
  if (member.credit_member_id <= 0) return null;
  const company = await db.selectFrom('companies').where('id', '=', member.credit_member_id).selectAll().executeTakeFirst();
  if (!company) return null;
  return {
    id: company.id,
    name: company.organize_name,
    serviceFeeFen: company.service_fee_fen,
    multiPay: company.multi_pay,
    employee: member.credit_employee_id > 0 ? await employeeOf(db, member.credit_employee_id) : null,
  };
}

async function employeeOf(db: Database | Tx, id: number): Promise<Company['employee']> {
  const employee = await db
    .selectFrom('employees as e')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.id', '=', id)
    .selectAll('e')
    .select('d.name as deptName')
    .executeTakeFirst();
  if (!employee) return null;
  const standard = await db.selectFrom('flight_standards').where('employee_id', '=', id).selectAll().executeTakeFirst();
  return { ...employee, flightStandard: standard ? inWords(standard) : '不限' };
}

const cabinNames = { Y: '经济舱', W: '超级经济舱', C: '公务舱', F: '头等舱' } as const;
const controlNames = { record: '超标仅记录', reason: '超标须填写原因', forbid: '超标不可预订' } as const;

/** `经济舱，不高于 6.0 折，2 小时内最低价，超标须填写原因` */
function inWords(standard: FlightStandardRow): string {
  const { cabin_class, max_discount_tenths, lowest_within_hours, control } = standard;
  return [
    cabinNames[cabin_class],
    max_discount_tenths !== null && `不高于 ${(max_discount_tenths / 10).toFixed(1)} 折`,
    lowest_within_hours !== null && `${lowest_within_hours} 小时内最低价`,
    controlNames[control],
  ]
    .filter(Boolean)
    .join('，');
}
