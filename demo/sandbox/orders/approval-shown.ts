import type { OrderApproval } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import type { Database, Tx } from '../ground/call.ts';

/** The last decision that an order waits for, or waited for; undefined where none was asked for. */
export async function approvalShown(db: Database | Tx, orderId: string): Promise<OrderApproval | undefined> {
  const row = await db
    .selectFrom('order_approvals')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['kind', 'state', 'why', 'case_no', 'hold_end', 'asked_at', 'decided_at', 'comment'])
    .executeTakeFirst();
  return (
    row && {
      kind: row.kind,
      state: row.state,
      why: row.why,
      caseNo: row.case_no,
      untilMs: row.hold_end,
      askedAt: momentAt(row.asked_at),
      decidedAt: row.decided_at === null ? '' : momentAt(row.decided_at),
      comment: row.comment,
    }
  );
}
