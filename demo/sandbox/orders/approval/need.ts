import type { ApprovalTerms, BookedProduct } from '#domain/company/preferences.ts';
import type { ApprovalWhy } from '#domain/order/approval.ts';
import { plainHoldMinutes } from '#domain/order/approval.ts';
import { awaitsApproval } from '#domain/product/status-table.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { flagsOf } from '../../ground/member/flags-of.ts';
import { preferencesOf } from '../../ground/member/preferences-of.ts';
import type { Standing } from '../business/check-standard.ts';
import { payWithinMs } from '../timing.ts';

/** Reasons for which a company decides on an order; there is one case for all of them. */
export interface ApprovalNeed {
  why: ApprovalWhy[];
  standing: Standing;
  holdMs: number;
}

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
export async function approvalTerms(
  { db, member, app }: Pick<Call, 'db' | 'member' | 'app'>,
  _product: BookedProduct,
): Promise<ApprovalTerms | undefined> {
  if (!member || member.creditEmployeeId <= 0 || !hasApprovals({ app })) return undefined;
  const { feeFlag, overproof, overApprove } = await levelFlags(db, member.creditEmployeeId);
  const over = overproof && overApprove;
  if (!feeFlag && !over) return undefined;
  const { approvalHold = plainHoldMinutes } = await preferencesOf(db, member.creditMemberId);
  return { fee: feeFlag, over, holdMinutes: approvalHold, first: [] };
}

/** Why the company decides on a business order of the caller before it is paid; null: it may be paid at once. */
export async function approvalNeed(call: Call, standing: Standing): Promise<ApprovalNeed | null> {
  const { creditMemberId: companyId, creditEmployeeId: employeeId } = memberOf(call);
  if (employeeId <= 0 || call.isSeed || !hasApprovals(call)) return null;
  const { feeFlag } = await levelFlags(call.db, employeeId);
  const why: ApprovalWhy[] = [
    ...(standing.effect === 'approve' ? (['over'] as const) : []),
    ...(feeFlag ? (['fee'] as const) : []),
  ];
  if (!why.length) return null;
  const { approvalHold = plainHoldMinutes } = await preferencesOf(call.db, companyId);
  return { why, standing, holdMs: approvalHold * 60_000 };
}

/** Status and deadline of a new order; under approval it is held longer, as far as its fare allows. */
export const beginning = (
  need: ApprovalNeed | null,
  saleEnds: number,
  now: number,
): { status: 0 | 12; payDeadline: number } =>
  need
    ? { status: awaitsApproval, payDeadline: Math.min(now + need.holdMs, saleEnds) }
    : { status: 0, payDeadline: now + payWithinMs };
