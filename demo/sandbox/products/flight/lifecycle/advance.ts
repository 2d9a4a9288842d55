import { insuranceStatus } from '#domain/order/insurance-status.ts';
import { showFen } from '#domain/money.ts';
import type { Tx } from '../../../ground/call.ts';
import { releaseSeats, returnSeats } from '../seats/inventory.ts';
import { closePayments, finishRefunds, partsText, startRefunds } from '../../../money/payments/give-back.ts';
import { saleStep } from '../after-sale/steps/sale-steps.ts';
import { issueTickets } from './issue-tickets.ts';
import { seatsOf } from '../rows/seats.ts';
import { setInsurances } from '../rows/set-insurances.ts';
import { refundMs } from '../../../orders/timing.ts';
import { moveOrder, note } from '../rows/transition.ts';
import type { AirOrderState } from '../rows/transition.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { isRefused } from '../../../orders/refused.ts';

/** Everything that is due on an order whose row the caller has locked, step by step, each at its own time. */
export async function advance(tx: Tx, order: AirOrderState, now: number): Promise<AirOrderState> {
  let current = order;
  while (current.step_at !== null && current.step_at <= now) current = await step(tx, current, current.step_at);
  return current;
}

async function step(tx: Tx, order: AirOrderState, at: number): Promise<AirOrderState> {
  switch (order.status) {
    case 0:
      return await voidOrder(tx, order, { at, title: '订单已取消', detail: '超过支付时限未支付，座位已释放' });
    case 7: {
      const passengers = await tx
        .selectFrom('air_order_passengers')
        .where('order_id', '=', order.order_id)
        .select('name')
        .execute();
      return isRefused(passengers.map((one) => one.name))
        ? await reject(tx, order, at, '航司未能确认座位')
        : await issueTickets(tx, order, at);
    }
    case 8: {
      const parts = await finishRefunds(tx, order.order_id, at);
      const detail = parts.length ? `${partsText(parts)} 已原路退回` : `¥${showFen(order.payprice, true)} 已全部退回`;
      return await moveOrder(tx, order, 6, null, { at, title: '退款完成', detail });
    }
    default:
      return await saleStep(tx, order, at);
  }
}

/** Unpaid and over, by the member or by time: seats, the company's share and open QR codes are given up once. */
export async function voidOrder(tx: Tx, order: AirOrderState, event: OrderEvent): Promise<AirOrderState> {
  const shares = await closePayments(tx, order.order_id, 'orderClosed', event.at);
  const detail = shares.length ? `${event.detail}，${partsText(shares)} 已释放` : event.detail;
  const moved = await moveOrder(tx, order, 5, null, { ...event, detail });
  await setInsurances(tx, order.order_id, insuranceStatus.cancelled);
  await releaseSeats(tx, await seatsOf(tx, order.order_id));
  return moved;
}

/** Paid and not ticketed: the airline does not take it, and all money goes back. */
export async function reject(tx: Tx, order: AirOrderState, at: number, why: string): Promise<AirOrderState> {
  const moved = await moveOrder(tx, order, 8, at + refundMs, {
    at,
    title: '出票失败',
    detail: `${why}，款项将原路退回`,
  });
  const parts = await startRefunds(tx, order.order_id, at);
  await setInsurances(tx, order.order_id, insuranceStatus.cancelled);
  await returnSeats(tx, await seatsOf(tx, order.order_id));
  await note(tx, order.order_id, { at, title: '退款中', detail: partsText(parts) });
  return moved;
}
