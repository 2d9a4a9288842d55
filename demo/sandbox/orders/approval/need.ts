import type { ApprovalWhy } from '#domain/order/approval/approval.ts';
import { plainHoldMinutes } from '#domain/company/preferences.ts';
import { awaitsApproval } from '#domain/product/status-table.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { preferencesOf } from '../../ground/member/preferences-of.ts';
import { hasApprovals } from '../../ground/member/flags-of.ts';
import { levelFlags } from '../business/approval-terms.ts';
import type { Standing } from '../business/check-standard.ts';
import { payWithinMs } from '../timing.ts';

/** Reasons for which a company decides on an order; there is one case for all of them. */
export interface ApprovalNeed {
  why: ApprovalWhy[];
  standing: Standing;
  holdMs: number;
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
  need: Pick<ApprovalNeed, 'holdMs'> | null,
  saleEnds: number,
  now: number,
): { status: 0 | 12; payDeadline: number } =>
  need
    ? { status: awaitsApproval, payDeadline: Math.min(now + need.holdMs, saleEnds) }
    : { status: 0, payDeadline: now + payWithinMs };
