import type { AirOrder } from '#contract/order.ts';
import type { OnLeg } from '#domain/trip/legs.ts';
import { sameSegment } from '#domain/trip/legs.ts';
import type { SalePort } from '../../../orders/sales/apply.ts';
import { airLife } from '../lifecycle/advance.ts';
import type { AirOrderState } from '../rows/air-orders.ts';
import { heldTickets, isLive } from '../rows/held-tickets.ts';
import { readOrder } from '../rows/read-order.ts';
import type { WholeOrder } from '../rows/read-order.ts';
import type { SaleRow } from '../rows/sale-rows.ts';
import { showOrder } from '../shown/show-order.ts';
import { withCompany } from '../../../orders/business/company-facts.ts';
import { ownOrder, refusedStatus } from './own-order.ts';

function isCurrent(order: WholeOrder, sale: SaleRow, now: number): boolean {
  const held = heldTickets(order);
  const items: readonly (Partial<OnLeg> & { psgId: string; changeNo: number })[] = sale.content.items;
  return items.every((item) => {
    const { triptype = sale.kind === 'change' ? sale.content.triptype : 1 } = item;
    const ticket = held.find((one) => one.psgId === item.psgId && sameSegment(one, { triptype }));
    return ticket !== undefined && ticket.changeNo === item.changeNo && isLive(ticket, now);
  });
}

/** Flight orders as their refunds and changes see them. */
export const airSales: SalePort<AirOrderState, SaleRow, WholeOrder, AirOrder> = {
  life: airLife,
  read: ownOrder,
  refused: refusedStatus,
  isCurrent,
  payments: ({ payments }) => payments,
  async show(tx, orderId, call) {
    const order = await readOrder(tx, orderId);
    return order && (await withCompany(tx, order, showOrder(order, call, call.now())));
  },
};
