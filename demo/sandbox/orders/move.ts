import { sql } from 'kysely';
import type { MessageKind } from '#contract/message.ts';
import type { Tx } from '../ground/call.ts';
import type { TableWith } from '../ground/database/tables/tables.ts';
import { subjectIn } from './messages/subject.ts';
import { tellOwner } from './messages/tell-owner.ts';
import { eventOfMove, eventProductOf } from './events/event-of-move.ts';
import type { OrderEvent } from './order-event.ts';

/** The columns that the rows of all products have. */
export interface OrderState {
  order_id: string;
  member_id: string;
  app_id: string;
  status: number;
  /** When the clock moves it on; null: it waits for a person, or is over. */
  step_at: number | null;
}

/** All that the core has to know of the orders of a product. */
export interface OrderKind<Order extends OrderState, Status extends number = number> {
  table: TableWith<OrderState & { pay_deadline: number }>;
  /** Lines of the timeline. */
  events: TableWith<Omit<OrderEvent, 'subject' | 'byOwner' | 'isSeen'> & { id: number; order_id: string }>;
  statuses: { look(code: number): { label: string }; mayBecome(from: number, to: number): boolean };
  /** Kind of the message about a change of status; null: the change is no news to the member. */
  messageOf(from: number, to: Status): MessageKind | null;
  does: readonly Transition<Order, Status>[];
}

/** Effects of a change of status beside the change itself, in this order. A pair has one line at most. */
interface Transition<Order, Status> {
  from: readonly Status[];
  to: Status;
  run: readonly ((tx: Tx, order: Order) => Promise<void>)[];
}

/** A pair of statuses that the product's table does not have, or an order that has changed since it was read. Ends the transaction that tried it. */
export class TransitionError extends Error {
  override name = 'TransitionError';
}

type Known = Pick<OrderState, 'order_id' | 'status'>;

/** Columns that change with the status; `step_at` is null unless it is named. */
type Change<Order> = Partial<Omit<Order, 'order_id' | 'status' | 'member_id' | 'app_id'>>;

/** The order with its row locked until the transaction ends. Every change of an order or its payments takes this lock first. */
export async function lock<Order extends OrderState, Status extends number>(
  tx: Tx,
  { table }: OrderKind<Order, Status>,
  orderId: string,
): Promise<Order | undefined> {
  const { rows } = await sql<Order>`select * from ${sql.table(table)} where order_id = ${orderId} for update`.execute(
    tx,
  );
  return rows[0];
}

/** A line of the timeline. */
export async function note(
  tx: Tx,
  { events }: { events: OrderKind<OrderState>['events'] },
  orderId: string,
  { at, title, detail }: OrderEvent,
): Promise<void> {
  await tx.insertInto(events).values({ order_id: orderId, at, title, detail }).execute();
}

/** A line of the timeline that the owner did not cause, sent to the owner as a message too. */
export async function noteNews(
  tx: Tx,
  kind: { events: OrderKind<OrderState>['events'] },
  orderId: string,
  message: MessageKind,
  event: OrderEvent,
): Promise<void> {
  await note(tx, kind, orderId, event);
  await tellOwner(tx, orderId, { kind: message, ...event });
}

/**
 * Changes a status in the order and in the lists; the event goes to the timeline and to the owner's messages. Refuses
 * every pair that is not in the product's table, and an order that has changed since it was read. `move` alone calls
 * it.
 */
export async function changeStatus<Order extends OrderState, Status extends number>(
  tx: Tx,
  kind: OrderKind<Order, Status>,
  order: Known,
  to: Status,
  change: Change<Order>,
  event?: OrderEvent,
): Promise<Order> {
  const { look, mayBecome } = kind.statuses;
  const refused = (why: string) =>
    new TransitionError(
      `order ${order.order_id} may not go from ${order.status} ${look(order.status).label} to ${to} ${look(to).label}: ${why}`,
    );
  if (!mayBecome(order.status, to)) throw refused('not in the table');
  const { at, title, detail } = event ?? { at: 0, title: '', detail: '' };
  // A traveller has not caused what the booker has.
  const news = kind.messageOf(order.status, to);
  const message = event?.byOwner ? null : news;
  const about = subjectIn(event?.subject);
  const serverEvent = eventOfMove(kind.table, order.status, to);
  const columns = Object.entries({ step_at: null, ...change, status: to });
  const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  const { rows } = await sql<Order>`with moved as (
      update ${sql.table(kind.table)} set ${set} where order_id = ${order.order_id} and status = ${order.status} returning *
    ), listed as (
      update orders o set status = moved.status from moved where o.order_id = moved.order_id
      returning o.order_id, o.member_id, o.app_id, o.title, o.travel_at, o.amount
    ), noted as (
      insert into ${sql.table(kind.events)} (order_id, at, title, detail)
      select order_id, ${at}::bigint, ${title}::text, ${detail}::text from moved where ${event !== undefined}::boolean
    ), told as (
      insert into messages (member_id, app_id, order_id, subject, kind, title, body, at, read_at)
      select o.member_id, o.app_id, o.order_id, ${about}, ${message}::text, ${title}::text, ${detail}::text, ${at}::bigint, ${event?.isSeen ? at : null}::bigint
      from listed o where ${event !== undefined && message !== null}::boolean
    ), told_travellers as (
      insert into messages (member_id, app_id, order_id, subject, kind, title, body, at, is_texted)
      select t.member_id, t.app_id, t.order_id, ${about}, ${news}::text, ${title}::text, ${detail}::text, ${at}::bigint, t.notice <> 'both'
      from listed o join order_travellers t on t.order_id = o.order_id
      where t.notice <> 'none' and ${event !== undefined && news !== null}::boolean
    ), emitted as (
      insert into server_events (app_id, kind, object, at, amount, data)
      select o.app_id, ${serverEvent}::text, 'order:' || o.order_id, ${at}::bigint, o.amount,
        jsonb_build_object('orderId', o.order_id, 'orderNo', o.order_id, 'product', ${eventProductOf(kind.table)}::text)
      from listed o where ${event !== undefined && serverEvent !== null}::boolean
    ) select * from moved`.execute(tx);
  const [moved] = rows;
  if (!moved) throw refused('it has changed since it was read');
  return moved;
}

/** The one place where an order moves on: its status with the timeline, the lists and the messages, then what the product does at this change. */
export async function move<Order extends OrderState, Status extends number>(
  tx: Tx,
  kind: OrderKind<Order, Status>,
  order: Known,
  to: Status,
  change: Change<Order>,
  event?: OrderEvent,
): Promise<Order> {
  const moved = await changeStatus(tx, kind, order, to, change, event);
  const effects = kind.does.find((one) => one.to === to && one.from.some((from) => from === order.status));
  for (const effect of effects?.run ?? []) await effect(tx, moved);
  return moved;
}
