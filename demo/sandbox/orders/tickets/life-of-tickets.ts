import { awaitsApproval } from '#domain/product/status-table.ts';
import type { Tx } from '../../ground/call.ts';
import { lapsedEvent } from '../approval/end-with-order.ts';
import type { Life } from '../life.ts';
import { writeEnd } from '../heads/write-head.ts';
import { endRejected, rejectOrder } from '../making/reject-order.ts';
import { voidOrder } from '../making/void-order.ts';
import { move } from '../move.ts';
import type { OrderKind, OrderState } from '../move.ts';
import type { OrderEvent } from '../order-event.ts';
import { isRefused } from '../refused.ts';
import { ticketingMs } from '../timing.ts';

interface TicketOrder extends OrderState {
  pay_deadline: number;
  content: { passengers: readonly { name: string }[] };
}

interface TicketLife<Order extends TicketOrder, Status extends number> {
  kind: OrderKind<Order, Status>;
  /** `航司`: the one that issues the tickets. */
  supplier: string;
  /** `座位已释放`: the end of an order that was not paid in time. */
  freed(order: Order): string;
  /** 7 → 2: the tickets are valid. */
  issue(tx: Tx, order: Order, at: number): Promise<Order>;
  /** The step of an order that has its tickets, or waits for seats. */
  later(tx: Tx, order: Order, at: number): Promise<Order>;
}

/** Orders of tickets that their supplier issues at once, from the hold to the tickets, as time moves them on. */
export function lifeOfTickets<Order extends TicketOrder, Status extends number>({
  kind,
  supplier,
  freed,
  issue,
  later,
}: TicketLife<Order, Status>) {
  /** Unpaid and over, by the member or by time: seats, the company's share and open QR codes are given up once. */
  async function voidUnpaid(tx: Tx, order: Order, event: OrderEvent): Promise<Order> {
    await writeEnd(tx, order.order_id, event.at < order.pay_deadline ? event.byOwner && 'member' : 'deadline');
    return await voidOrder(tx, kind, order, event);
  }

  /** 1 → 7: the supplier is asked for the tickets. */
  const askForTickets = async (tx: Tx, order: Order, at: number): Promise<Order> =>
    await move(tx, kind, order, 7 as Status, { step_at: at + ticketingMs(order.order_id) } as Partial<Order>, {
      at,
      title: '出票中',
      detail: `已提交${supplier}出票`,
    });

  /** Paid, and there are no tickets for it: all money goes back. */
  const reject = async (tx: Tx, order: Order, at: number, why = `${supplier}未能出票`): Promise<Order> =>
    await rejectOrder(tx, kind, order, at, why);

  async function step(tx: Tx, order: Order, at: number): Promise<Order> {
    switch (order.status) {
      case 0:
        return await voidUnpaid(tx, order, { at, title: '订单已取消', detail: `超过支付时限未支付，${freed(order)}` });
      case awaitsApproval:
        return await voidUnpaid(tx, order, lapsedEvent(at, freed(order)));
      case 1:
        return await askForTickets(tx, order, at);
      case 7:
        return isRefused(order.content.passengers.map(({ name }) => name))
          ? await reject(tx, order, at)
          : await issue(tx, order, at);
      case 8:
        return await endRejected(tx, kind, order, at);
      default:
        return await later(tx, order, at);
    }
  }

  const life: Life<Order, Status> = { kind, step };
  return { life, voidUnpaid, askForTickets, reject };
}
