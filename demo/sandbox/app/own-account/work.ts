import type { ProfileWork } from '#contract/profile.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { MemberRecord } from '../../ground/member/member-rows.ts';
import { employeesOf, showEmployees } from '../../company/people/list.ts';
import { standardFor } from '../../orders/business/standard-for.ts';

/** The place of an employee in the company; undefined for a member without one. */
export async function workOf(
  db: Database | Tx,
  { credit_employee_id: employeeId, credit_member_id: companyId }: MemberRecord,
  companyName: string,
  now: number,
): Promise<ProfileWork | undefined> {
  if (employeeId <= 0) return undefined;
  const row = await employeesOf(db, companyId).where('e.id', '=', employeeId).executeTakeFirst();
  const day = dayAt(now);
  const [shown] = row ? await showEmployees(db, { companyId, day }, [row], now) : [];
  if (!row || !shown) return undefined;
  const head =
    !shown.managerName && row.head_employee_id && !shown.isHead
      ? await employeesOf(db, companyId).where('e.id', '=', row.head_employee_id).executeTakeFirst()
      : undefined;
  const { usedCostCenter: code } = shown;
  const center = code
    ? await db
        .selectFrom('cost_centers')
        .where('company_id', '=', companyId)
        .where('code', '=', code)
        .select('name')
        .executeTakeFirst()
    : undefined;
  const standard = await standardFor(db, { companyId, employeeId, day });
  return {
    companyName,
    jobNumber: shown.jobNumber,
    position: shown.position,
    deptName: shown.deptName,
    levelName: shown.levelName,
    managerName: shown.managerName || (head?.real_name ?? ''),
    costCenter: [code, center?.name].filter(Boolean).join(' '),
    joinedOn: shown.joinedOn,
    standardName: standard?.name ?? '',
  };
}
