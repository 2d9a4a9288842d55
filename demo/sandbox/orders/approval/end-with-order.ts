import { approvalEnds } from '#domain/order/approval/approval.ts';
import { awaitsApproval } from '#domain/product/status-table.ts';
import type { Tx } from '../../ground/call.ts';
import { stepCase } from '../cases/step-case.ts';
import type { OrderState } from '../move.ts';
import type { OrderEvent } from '../order-event.ts';
import { close, runningOf } from './settle.ts';

/** The moment at which an order has waited too long. `freed`: 座位已释放. */
export const lapsedEvent = (at: number, freed: string): OrderEvent => ({
  at,
  title: approvalEnds.lapsed,
  detail: `占座时限内没有审批结果，${freed}`,
});

/** An order that waits for a decision ends: by its maker, by the clock, by the airline. Its case ends with it. */
export async function endWithOrder(
  tx: Tx,
  { order_id: orderId, status }: Pick<OrderState, 'order_id' | 'status'>,
  { at, title, detail }: OrderEvent,
): Promise<void> {
  if (status !== awaitsApproval) return;
  const row = await runningOf(tx, orderId);
  if (!row) return;
  const isLapsed = title === approvalEnds.lapsed;
  await close(tx, row, isLapsed ? 'lapsed' : 'withdrawn', '', at);
  if (row.case_id === null) return;
  await stepCase(
    tx,
    row.case_id,
    isLapsed ? { kind: 'holdLapsed' } : { kind: 'withdraw', by: row.employee_id, comment: detail },
    at,
  );
}
