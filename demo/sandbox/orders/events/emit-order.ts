import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { EventProduct } from '#domain/events/fields.ts';
import type { Fen } from '#domain/money.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { Tx } from '../../ground/call.ts';
import type { OrderHeadRow } from '../../ground/database/tables/tables-order.ts';
import { emit, eventRow, orderObject } from '../../ground/events/emit.ts';
import type { NewEvent } from '../../ground/events/emit.ts';

const productOf: Readonly<Record<OrderType, EventProduct>> = {
  airTicket: 'flight',
  gp: 'flight',
  intl: 'intl',
  train: 'train',
  hotel: 'hotel',
};

type Head = Pick<Selectable<OrderHeadRow>, 'order_id' | 'kind' | 'app_id' | 'amount' | 'created_at'>;

const madeEvent = (head: Head): NewEvent<'order.made'> => ({
  appId: head.app_id,
  kind: 'order.made',
  object: orderObject(head.order_id),
  at: head.created_at,
  amount: head.amount,
  data: { orderId: head.order_id, orderNo: head.order_id, product: productOf[head.kind] },
});

/** The row of a new order's event, for the statement that writes the order. */
export const madeRow = (head: Head) => eventRow(madeEvent(head));

/** A new order; one of trains with its seats says so as well. */
export async function emitMade(tx: Tx, head: Head, hasSeats = false): Promise<void> {
  const event = madeEvent(head);
  await emit(tx, event);
  if (hasSeats) await emit(tx, { ...event, kind: 'train.held' });
}

/** An event of an order that is there; `amount` is the order's own where none is given. One statement. */
async function emitAbout(
  tx: Tx,
  orderId: string,
  kind: 'order.changed' | 'order.refunded',
  at: number,
  amount: Fen | null = null,
): Promise<void> {
  await sql`
    insert into server_events (app_id, kind, object, at, amount, data)
    select o.app_id, ${kind}::text, 'order:' || o.order_id, ${at}::bigint, coalesce(${amount}::bigint, o.amount),
      jsonb_build_object('orderId', o.order_id, 'orderNo', o.order_id, 'product', ${JSON.stringify(productOf)}::jsonb ->> o.kind)
    from orders o where o.order_id = ${orderId}`.execute(tx);
}

/** A change is confirmed and booked. */
export async function emitChanged(tx: Tx, orderId: string, at: number): Promise<void> {
  await emitAbout(tx, orderId, 'order.changed', at);
}

/** Money of an order goes back to its payers. */
export async function emitRefund(
  tx: Tx,
  orderId: string,
  parts: readonly { amount: Fen }[],
  at: number,
): Promise<void> {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (amount > 0) await emitAbout(tx, orderId, 'order.refunded', at, amount);
}
