import { sql } from 'kysely';
import { momentAt } from '#domain/china-time.ts';
import { approvalEnds, movedWords } from '#domain/order/approval/approval.ts';
import type { ApprovalState } from '#domain/order/approval/approval.ts';
import type { Tx } from '../../ground/call.ts';
import type { OrderEvent } from '../order-event.ts';
import { portOf } from './ports.ts';

/** The decision that an order, or a request about it, waits for. */
export const runningOf = async (tx: Tx, orderId: string) =>
  await tx
    .selectFrom('order_approvals')
    .where('order_id', '=', orderId)
    .where('state', '=', 'running')
    .selectAll()
    .executeTakeFirst();

type Running = NonNullable<Awaited<ReturnType<typeof runningOf>>>;

export async function close(
  tx: Tx,
  { id }: Pick<Running, 'id'>,
  state: Exclude<ApprovalState, 'running'>,
  comment: string,
  now: number,
): Promise<void> {
  const row = await tx
    .updateTable('order_approvals')
    .set({ state, comment, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(['order_id', 'kind'])
    .executeTakeFirst();
  if (row) await showInLists(tx, row.order_id, { kind: row.kind, state });
}

/** The decision in the rows of lists; one that is over without a refusal is none of them. */
export async function showInLists(
  tx: Tx,
  orderId: string,
  { kind, state }: Pick<Running, 'kind'> & { state: ApprovalState },
): Promise<void> {
  const shown = state === 'agreed' || state === 'withdrawn' ? null : JSON.stringify({ approval: { kind, state } });
  await sql`update orders set card = (card - 'approval') || coalesce(${shown}::jsonb, '{}'::jsonb)
    where order_id = ${orderId}`.execute(tx);
}

/** Approved: the order takes its payment for the rest of its hold. */
export async function approve(tx: Tx, orderId: string, now: number): Promise<void> {
  const row = await runningOf(tx, orderId);
  if (!row) return;
  await close(tx, row, 'agreed', '', now);
  const until = momentAt(row.hold_end).slice(5, 16);
  const moved = row.moved_from;
  await portOf(row.order_kind).approve(tx, orderId, {
    at: now,
    ...(moved === null
      ? { title: '审批通过', detail: `请在 ${until} 前完成支付，超时订单将自动取消` }
      : {
          title: '审批通过，请确认新价格',
          detail: `${movedWords(moved, row.price)}，请在 ${until} 前确认并完成支付，超时订单将自动取消`,
        }),
  });
}

/** Refused, or not decided in time: the order is over. */
export async function end(tx: Tx, row: Running, state: 'refused' | 'lapsed', comment: string, now: number) {
  await close(tx, row, state, comment, now);
  const event: OrderEvent =
    state === 'refused'
      ? {
          at: now,
          title: approvalEnds.refused,
          detail: `${comment || '未填写原因'}，${portOf(row.order_kind).freed}，可调整后重新预订`,
        }
      : {
          at: now,
          title: approvalEnds.lapsed,
          detail: `占座时限内没有审批结果，${portOf(row.order_kind).freed}，可重新预订`,
        };
  await portOf(row.order_kind).end(tx, row.order_id, event);
}
