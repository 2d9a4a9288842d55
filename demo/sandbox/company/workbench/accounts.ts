import type { StaffViewer, WorkbenchAccounts } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { payPasswordOf } from '../../money/password/pay-password.ts';
import { readBalances } from '../../money/wallet/read-balances.ts';

export async function workbenchAccounts(_input: object, call: Call): Promise<Envelope<WorkbenchAccounts>> {
  const { wallet, credit } = await readBalances(call);
  return ok({ wallet, credit, payPassword: await payPasswordOf(call, memberOf(call)) });
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** The company's employees with what decides their menus; the row lets only the company's account ask. */
export async function staffViewers(_input: object, call: Call): Promise<Envelope<{ staff: StaffViewer[] }>> {
  const { creditMemberId } = memberOf(call);
  const rows = await call.db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.company_id', '=', creditMemberId)
    .orderBy('e.id')
    .selectAll('e')
    .select(['m.real_name', 'm.member_type', 'm.pnr_import', 'm.female_end_id', 'd.name as dept_name'])
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
        tripLevel: {
          approveFlag: row.approve_flag ? '1' : '0',
          feeFlag: bit(row.fee_flag),
          changeApprove: bit(row.change_approve),
          overproof: bit(row.overproof),
          overApprove: bit(row.over_approve),
        },
        canAudit: bit(row.can_audit),
      },
    })),
  });
}
