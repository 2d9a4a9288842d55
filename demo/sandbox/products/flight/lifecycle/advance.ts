import { awaitsApproval } from '#domain/product/status-table.ts';
import type { Tx } from '../../../ground/call.ts';
import { saleStep } from '../after-sale/steps/sale-steps.ts';
import { issueTickets } from './issue-tickets.ts';
import { airPriceNow } from './price-now.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import type { AirStatus } from '#domain/product/air-status.ts';
import { lapsedEvent } from '../../../orders/approval/end-with-order.ts';
import { approvalPort } from '../../../orders/approval/ports.ts';
import type { Life } from '../../../orders/life.ts';
import { voidOrder } from '../../../orders/making/void-order.ts';
import { isRefused } from '../../../orders/refused.ts';
import { endRejected, rejectOrder } from '../../../orders/making/reject-order.ts';
import { flightPart, flightParts } from '../shown/case-parts.ts';
import type { ChangeContent } from '../../../ground/database/tables/tables-after-sale.ts';
import { airOrders } from '../rows/air-orders.ts';
import type { AirOrderState } from '../rows/air-orders.ts';

/** The step that is due on an order, at its own time. */
async function airStep(tx: Tx, order: AirOrderState, at: number): Promise<AirOrderState> {
  switch (order.status) {
    case 0:
      return await voidAirOrder(tx, order, { at, title: '订单已取消', detail: '超过支付时限未支付，座位已释放' });
    case awaitsApproval:
      return await voidAirOrder(tx, order, lapsedEvent(at, '座位已释放'));
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
    case 8:
      return await endRejected(tx, airOrders, order, at);
    default:
      return await saleStep(tx, order, at);
  }
}

/** Unpaid and over, by the member or by time: seats, the company's share and open QR codes are given up once. */
export const voidAirOrder = async (tx: Tx, order: AirOrderState, event: OrderEvent): Promise<AirOrderState> =>
  await voidOrder(tx, airOrders, order, event);

/** Paid and not ticketed: the airline does not take it, and all money goes back. */
export const reject = async (tx: Tx, order: AirOrderState, at: number, why: string): Promise<AirOrderState> =>
  await rejectOrder(tx, airOrders, order, at, why);

/** Flight orders as time moves them on. */
export const airLife: Life<AirOrderState, AirStatus> = { kind: airOrders, step: airStep };

/** Orders that a company decides on. */
export const airApproval = approvalPort(airLife, {
  end: voidAirOrder,
  priceNow: airPriceNow,
  parts: async (tx, { order_id: orderId }) => await flightParts(tx, orderId),
  fresh: (content) => [flightPart((content as ChangeContent).fresh)],
});
