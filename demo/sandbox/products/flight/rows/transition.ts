import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import type { MessageKind } from '#contract/message.ts';
import { airStatus } from '#domain/product/air-status.ts';
import type { AirStatus } from '#domain/product/air-status.ts';
import { messageKindOf } from '#domain/order/order-messages.ts';
import type { Tx } from '../../../ground/call.ts';
import type { AirOrderRow } from '../../../ground/database/tables/tables-order.ts';
import { tellOwner } from '../../../orders/messages/tell-owner.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';

export type AirOrderState = Selectable<AirOrderRow>;

/** A pair of statuses that the table of domain.md does not have. Ends the transaction that tried it. */
export class TransitionError extends Error {
  override name = 'TransitionError';
  constructor(orderId: string, from: number, to: number) {
    super(
      `order ${orderId} may not go from ${from} ${airStatus.look(from).label} to ${to} ${airStatus.look(to).label}`,
    );
  }
}

/** The order with its row locked until the transaction ends. Every change of an order or its payments takes this lock first. */
export async function lockOrder(tx: Tx, orderId: string): Promise<AirOrderState | undefined> {
  return await tx.selectFrom('air_orders').where('order_id', '=', orderId).selectAll().forUpdate().executeTakeFirst();
}

/** A line of the timeline. */
export async function note(tx: Tx, orderId: string, { at, title, detail }: OrderEvent): Promise<void> {
  await tx.insertInto('air_order_events').values({ order_id: orderId, at, title, detail }).execute();
}

/** A line of the timeline that the owner did not cause: he gets it as a message, too. */
export async function noteNews(tx: Tx, orderId: string, kind: MessageKind, event: OrderEvent): Promise<void> {
  await note(tx, orderId, event);
  await tellOwner(tx, orderId, { kind, ...event });
}

/**
 * The one place where a status changes, in the order and in the lists; the event goes to the timeline and to the owner's messages. `stepAt`: when the clock moves the order on; null: it waits for a person.
 * Refuses every pair that is not in the table, and an order that has changed since it was read.
 */
export async function moveOrder(
  tx: Tx,
  order: Pick<AirOrderState, 'order_id' | 'status'>,
  to: AirStatus,
  stepAt: number | null,
  event?: OrderEvent,
): Promise<AirOrderState> {
  if (!airStatus.mayBecome(order.status, to)) throw new TransitionError(order.order_id, order.status, to);
  const { at, title, detail } = event ?? { at: 0, title: '', detail: '' };
  const kind = event?.byOwner ? null : messageKindOf(order.status, to);
  const moved = await tx
    .with('moved', (db) =>
      db
        .updateTable('air_orders')
        .set({ status: to, step_at: stepAt })
        .where('order_id', '=', order.order_id)
        .where('status', '=', order.status)
        .returningAll(),
    )
    .with('listed', (db) =>
      db.updateTable('orders').from('moved').set({ status: to }).whereRef('orders.order_id', '=', 'moved.order_id'),
    )
    .with('noted', (db) =>
      db
        .insertInto('air_order_events')
        .columns(['order_id', 'at', 'title', 'detail'])
        .expression((eb) =>
          eb
            .selectFrom('moved')
            .select([
              'order_id',
              sql<number>`${at}::bigint`.as('at'),
              sql<string>`${title}::text`.as('title'),
              sql<string>`${detail}::text`.as('detail'),
            ])
            .where(sql<SqlBool>`${event !== undefined}::boolean`),
        ),
    )
    .with('told', (db) =>
      db
        .insertInto('messages')
        .columns(['member_id', 'app_id', 'order_id', 'kind', 'title', 'body', 'at', 'read_at'])
        .expression((eb) =>
          eb
            .selectFrom('moved')
            .select(['member_id', 'app_id', 'order_id'])
            .select([
              sql<MessageKind>`${kind}::text`.as('kind'),
              sql<string>`${title}::text`.as('title'),
              sql<string>`${detail}::text`.as('body'),
              sql<number>`${at}::bigint`.as('at'),
              sql<number | null>`${event?.isSeen ? at : null}::bigint`.as('read_at'),
            ])
            .where(sql<SqlBool>`${event !== undefined && kind !== null}::boolean`),
        ),
    )
    .selectFrom('moved')
    .selectAll()
    .executeTakeFirst();
  if (!moved) throw new TransitionError(order.order_id, order.status, to);
  return moved;
}
