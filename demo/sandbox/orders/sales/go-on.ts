import type { MessageKind } from '#contract/message.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { Tx } from '../../ground/call.ts';
import type { Share } from '../../ground/database/tables/tables-after-sale.ts';
import { closePayments } from '../../money/payments/give-back.ts';
import { startShares } from '../money-back.ts';
import { move, noteNews } from '../move.ts';
import type { OrderKind, OrderState } from '../move.ts';
import type { OrderEvent } from '../order-event.ts';
import { refundMs } from '../timing.ts';
import { nextStepAt, scheduleOrder, updateSale } from './sale-rows.ts';
import type { AnySale, SaleWith } from './sale-rows.ts';

/** A ride or a slice of an order; `changedFrom`: the one that a change gave up for it. */
export interface Part {
  changedFrom: number | null;
}

/** Status of an order by its tickets that can still be used: 3 where one of them came of a change; undefined: there is none. */
export function statusOfRest<Ticket extends { state: TicketState }>(
  tickets: readonly Ticket[],
  partOf: (ticket: Ticket) => Part | undefined,
): 2 | 3 | undefined {
  const rest = tickets.filter(({ state }) => state === 'open');
  if (!rest.length) return undefined;
  return rest.some((one) => partOf(one)?.changedFrom !== null) ? 3 : 2;
}

/** An order after a step of a request that leaves its status: the clock knows its next one. */
export const stays = async <Order extends OrderState>(
  tx: Tx,
  kind: OrderKind<Order>,
  order: Order,
): Promise<Order> => ({ ...order, step_at: await scheduleOrder(tx, kind, order.order_id) });

/** Moves an order by a request; with its status as before the event alone is noted. */
export async function goOn<Order extends OrderState, Status extends number>(
  tx: Tx,
  kind: OrderKind<Order, Status>,
  order: Order,
  to: Status,
  { message, ...event }: OrderEvent & { message: MessageKind },
): Promise<Order> {
  if (to !== order.status)
    return await move(tx, kind, order, to, { step_at: await nextStepAt(tx, order.order_id) } as Partial<Order>, event);
  await noteNews(tx, kind, order.order_id, message, event);
  return await stays(tx, kind, order);
}

/** A change that is made: money that it gives back begins its way, or there is none. */
export async function beginReturn(
  tx: Tx,
  sale: SaleWith<'change', { shares: readonly Share[] }>,
  at: number,
): Promise<void> {
  const { shares } = sale.content;
  const isBack = await startShares(tx, { orderId: sale.order_id, saleId: sale.sale_id, shares }, at);
  await updateSale(tx, sale, {
    state: isBack ? 'done' : 'returning',
    decided_at: at,
    step_at: isBack ? null : at + refundMs,
    ...(isBack && shares.length && { paid_back_at: at }),
  });
}

/** The difference is not paid, or the new way is gone: `giveSeats` gives its seats back, the old tickets are valid as before. */
export async function giveUp<Order extends OrderState, Sale extends AnySale>(
  tx: Tx,
  kind: OrderKind<Order>,
  order: Order,
  sale: Sale,
  {
    state,
    giveSeats,
    ...event
  }: OrderEvent & { state: 'withdrawn' | 'lapsed' | 'refused'; giveSeats(): Promise<void> },
): Promise<Order> {
  await closePayments(tx, sale.sale_id, state === 'lapsed' ? 'overdue' : 'orderClosed', event.at);
  await giveSeats();
  await updateSale(tx, sale, { state, decided_at: event.at, step_at: null });
  await noteNews(tx, kind, order.order_id, 'change', event);
  return await stays(tx, kind, order);
}
