import type { StaffViewer, WorkbenchAccounts } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { creditOf, frozenWalletOf, reservedTwin, walletOf } from '../../money/ledger/ledger.ts';
import { payPasswordOf } from '../../money/password/pay-password.ts';
import { walletOwner } from '../../money/wallet/wallet-owner.ts';

/** Balances of one moment: they are read in one statement. A child member reads the family's wallet; the credit line is shown to the company's account only. */
export async function workbenchAccounts(_input: object, call: Call): Promise<Envelope<WorkbenchAccounts>> {
  const member = memberOf(call);
  const [wallet, frozenWallet, credit] = [
    walletOf(walletOwner(member)),
    frozenWalletOf(walletOwner(member)),
    creditOf(String(member.creditMemberId)),
  ];
  const rows = await call.db
    .selectFrom('ledger_accounts')
    .where('account', 'in', [wallet, frozenWallet, credit, reservedTwin(credit)])
    .select(['account', 'balance'])
    .execute();
  const balance = (account: string): number => rows.find((row) => row.account === account)?.balance ?? 0;
  const company =
    member.level === '70'
      ? await call.db
          .selectFrom('companies')
          .where('id', '=', member.creditMemberId)
          .select('credit_limit_fen')
          .executeTakeFirst()
      : undefined;
  const [available, frozen] = [balance(credit), balance(reservedTwin(credit))];
  return ok({
    wallet: {
      available: yuanOf(balance(wallet)),
      frozen: yuanOf(balance(frozenWallet)),
      total: yuanOf(balance(wallet) + balance(frozenWallet)),
    },
    credit: company
      ? {
          limit: yuanOf(company.credit_limit_fen),
          used: yuanOf(company.credit_limit_fen - available - frozen),
          frozen: yuanOf(frozen),
          available: yuanOf(available),
        }
      : null,
    payPassword: await payPasswordOf(call, member),
  });
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
