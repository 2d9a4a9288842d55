import type { OrderApproval } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../ground/call.ts';

interface Moved {
  from: Fen;
  to: Fen;
}

/** One number for the traveller: old, new, difference. */
export const movedView = ({ from, to }: Moved): NonNullable<OrderApproval['moved']> => ({
  from: yuanOf(from),
  to: yuanOf(to),
  difference: yuanOf(to - from),
});

/** The last decision that an order waits for, or waited for; undefined where none was asked for. */
export async function approvalShown(db: Database | Tx, orderId: string): Promise<OrderApproval | undefined> {
  const row = await db
    .selectFrom('order_approvals as a')
    .innerJoin('orders as o', 'o.order_id', 'a.order_id')
    .where('a.order_id', '=', orderId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .select([
      'a.kind',
      'a.state',
      'a.why',
      'a.case_no',
      'a.hold_end',
      'a.asked_at',
      'a.decided_at',
      'a.comment',
      'a.moved_from',
      'a.price',
      'a.used_at',
      'a.moved_at',
      'o.status',
    ])
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
      ...(row.kind === 'order' &&
        row.state === 'agreed' &&
        row.moved_from !== null &&
        row.status === 0 && { moved: movedView({ from: row.moved_from, to: row.price }) }),
      ...(row.kind !== 'order' &&
        row.state === 'agreed' &&
        row.used_at === null &&
        row.moved_at === null && { begins: true }),
    }
  );
}

/** The price that the traveller of an approved order, which is to be paid, has not confirmed yet. */
export async function unconfirmedOf(tx: Tx, orderId: string): Promise<Moved | undefined> {
  const row = await tx
    .selectFrom('order_approvals')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order')
    .where('state', '=', 'agreed')
    .where('moved_from', 'is not', null)
    .select(['moved_from', 'price'])
    .executeTakeFirst();
  return row && { from: row.moved_from ?? 0, to: row.price };
}
