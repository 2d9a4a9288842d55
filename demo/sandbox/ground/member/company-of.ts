import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../call.ts';
import type { TripFlags } from '#domain/company/people.ts';
import type { EmployeeRow, TravelLevelRow } from '../database/tables/tables-company.ts';
import { flagsOf } from './flags-of.ts';

/** The company of a credit member, and the employee where the member is one. */
export interface Company {
  id: number;
  name: string;
  serviceFeeFen: number;
  /** Of a stay, the traveller may pay the part above the standard (`tripPreference.hotelConfig`). */
  multiPay: boolean;
  employee:
    | (Selectable<EmployeeRow> & {
        deptName: string;
        /** "" without a travel level. */
        levelName: string;
        flags: TripFlags;
      })
    | null;
}

export async function companyOf(
  db: Database | Tx,
  member: { credit_member_id: number; credit_employee_id: number },
): Promise<Company | null> {
  if (member.credit_member_id <= 0) return null;
  const found = await db
    .selectFrom('companies as c')
    .leftJoin('employees as e', (join) => join.on('e.id', '=', member.credit_employee_id))
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('travel_levels as l', 'l.id', 'e.level_id')
    .leftJoin('company_preferences as cp', 'cp.company_id', 'c.id')
    .where('c.id', '=', member.credit_member_id)
    .select((eb) => [
      'c.id',
      'c.organize_name as name',
      'c.service_fee_fen as serviceFeeFen',
      sql<boolean>`coalesce(cp.content #>> '{products,hotel,payer}' = 'split', false)`.as('multiPay'),
      'd.name as deptName',
      eb.fn.toJson('e').as('employee'),
      eb.fn.toJson('l').as('level'),
    ])
    .executeTakeFirst();
  if (!found) return null;
  const { deptName, level: _level, ...company } = found;
  // A row that the join does not find is null as a whole.
  const employee = found.employee as Selectable<EmployeeRow> | null;
  const level = found.level as Selectable<TravelLevelRow> | null;
  return {
    ...company,
    employee: employee && {
      ...employee,
      deptName: deptName ?? '',
      levelName: level?.name ?? '',
      flags: flagsOf(level),
    },
  };
}
