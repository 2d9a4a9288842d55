import type { Tx } from '../../ground/call.ts';
import type { CaseEnd, CaseSubject } from '../cases/case-subject.ts';
import { budgetOfOrder } from '../applications/budget-of-order.ts';
import { isToldByOrder, lockOrders } from './case-of-order.ts';
import { portOf } from './ports.ts';
import { approve, end, runningOf } from './settle.ts';
import { verifyAgain } from './verify-again.ts';

/** Orders that wait for their company. */
export const orderSubject: CaseSubject = {
  async describe(db, { caseId, subjectId }) {
    const row = await db
      .selectFrom('order_approvals')
      .where('case_id', '=', caseId)
      .select(['lines', 'info', 'order_kind'])
      .executeTakeFirstOrThrow();
    return {
      lines: row.lines,
      info: row.info,
      budget: await budgetOfOrder(db, subjectId),
      ifRefused: `订单取消，${portOf(row.order_kind).frees}，申请人会收到驳回理由`,
      ifAgreed: '订单转为待支付，申请人会收到通知，须在占座时限内付款',
    };
  },
  lock: lockOrders,
  tells: isToldByOrder,
  verify: async (tx, { subjectId }, { overBy }, now) => await verifyAgain(tx, subjectId, overBy, now),
  async decided(tx, ends, now) {
    for (const one of ends) await settle(tx, one, now);
  },
};

async function settle(tx: Tx, { head: { subjectId }, outcome, comment }: CaseEnd, now: number): Promise<void> {
  const row = await runningOf(tx, subjectId);
  // The order has ended before its case: by its maker, or by the clock.
  if (row?.kind !== 'order') return;
  if (!(await portOf(row.order_kind).waits(tx, subjectId))) return;
  if (outcome === 'agreed' && now < row.hold_end) await approve(tx, subjectId, now);
  else await end(tx, row, outcome === 'refused' ? 'refused' : 'lapsed', comment, now);
}
