import type { StaffViewer, WorkbenchAccounts } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import type { Selectable } from 'kysely';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { TravelLevelRow } from '../../ground/database/tables/tables-company.ts';
import { flagsOf, tripLevelOf } from '../../ground/member/flags-of.ts';
import { payPasswordOf } from '../../money/password/pay-password.ts';
import { readBalances } from '../../money/wallet/read-balances.ts';

export async function workbenchAccounts(_input: object, call: Call): Promise<Envelope<WorkbenchAccounts>> {
  const { wallet, credit } = await readBalances(call);
  return ok({ wallet, credit, payPassword: await payPasswordOf(call, memberOf(call)) });
}

/** The menu preview offers so many employees. */
const mostViewers = 500;

type TravelLevel = Selectable<TravelLevelRow> | null;

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** The company's employees with what decides their menus; the row lets only the company's account ask. */
export async function staffViewers(_input: object, call: Call): Promise<Envelope<{ staff: StaffViewer[] }>> {
  const { creditMemberId } = memberOf(call);
  const rows = await call.db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('travel_levels as l', 'l.id', 'e.level_id')
    .where('e.company_id', '=', creditMemberId)
    .where('e.state', 'in', ['invited', 'active'])
    .orderBy('e.id')
    .limit(mostViewers)
    .selectAll('e')
    .select((eb) => [
      eb.fn.toJson('l').as('level'),
      'm.real_name',
      'm.member_type',
      'm.pnr_import',
      'm.female_end_id',
      'd.name as dept_name',
    ])
    .execute();
  return ok({
    staff: rows.map((row) => ({
      realName: row.real_name,
      deptName: row.dept_name,
      memberType: row.member_type,
      creditMemberId,
      creditEmployeeId: row.id,
      femaleEndId: row.female_end_id,
      pnrImport: bit(row.pnr_import),
      isThirdParty: false,
      creditEmployee: {
        tripLevel: tripLevelOf(flagsOf(row.level as TravelLevel)),
        canAudit: bit(row.can_audit),
      },
    })),
  });
}
