import type { ApprovalTerms } from '#domain/company/preferences.ts';
import { plainHoldMinutes } from '#domain/company/preferences.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { flagsOf } from '../../ground/member/flags-of.ts';
import { preferencesOf } from '../../ground/member/preferences-of.ts';

/** Flags of the level of an employee; all are off for the company's account. */
export async function levelFlags(db: Database | Tx, employeeId: number) {
  const level =
    employeeId > 0
      ? await db
          .selectFrom('employees as e')
          .innerJoin('travel_levels as l', 'l.id', 'e.level_id')
          .where('e.id', '=', employeeId)
          .select(['l.approve_flag', 'l.fee_flag', 'l.change_approve', 'l.overproof', 'l.over_approve'])
          .executeTakeFirst()
      : undefined;
  return flagsOf(level);
}

/** Approvals are a part of applications: an application without them asks for none. */
export const hasApprovals = ({ app }: Pick<Call, 'app'>): boolean => app.switches.applyForForm;

/** The approvals that orders of the caller need, for the screen that makes them; undefined: none. */
export async function approvalTerms({
  db,
  member,
  app,
}: Pick<Call, 'db' | 'member' | 'app'>): Promise<ApprovalTerms | undefined> {
  if (!member || member.creditEmployeeId <= 0 || !hasApprovals({ app })) return undefined;
  const { feeFlag, overproof, overApprove } = await levelFlags(db, member.creditEmployeeId);
  const over = overproof && overApprove;
  if (!feeFlag && !over) return undefined;
  const { approvalHold = plainHoldMinutes } = await preferencesOf(db, member.creditMemberId);
  return { fee: feeFlag, over, holdMinutes: approvalHold, first: [] };
}
