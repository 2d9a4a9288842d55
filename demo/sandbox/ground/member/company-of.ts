import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../call.ts';
import type { TripFlags } from '#domain/company/people.ts';
import type { EmployeeRow, FlightStandardRow, TravelLevelRow } from '../database/tables/tables-account.ts';
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
        flightStandard: string;
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
    .leftJoin('flight_standards as s', 's.employee_id', 'e.id')
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
      eb.fn.toJson('s').as('standard'),
    ])
    .executeTakeFirst();
  if (!found) return null;
  const { deptName, level: _level, standard: _standard, ...company } = found;
  // A row that the join does not find is null as a whole.
  const employee = found.employee as Selectable<EmployeeRow> | null;
  const level = found.level as Selectable<TravelLevelRow> | null;
  const standard = found.standard as FlightStandardRow | null;
  return {
    ...company,
    employee: employee && {
      ...employee,
      deptName: deptName ?? '',
      levelName: level?.name ?? '',
      flags: flagsOf(level),
      flightStandard: standard ? inWords(standard) : '不限',
    },
  };
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
