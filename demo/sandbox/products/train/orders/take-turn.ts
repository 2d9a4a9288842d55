import { sql } from 'kysely';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { seatsRefused } from '#domain/rail/rides/seat-titles.ts';
import type { Tx } from '../../../ground/call.ts';
import { beginning } from '../../../orders/approval/need.ts';
import { askForOrder } from '../../../orders/approval/ask.ts';
import { writeMoved } from '../../../orders/approval/spread.ts';
import { writeEnd } from '../../../orders/heads/write-head.ts';
import { voidOrder } from '../../../orders/making/void-order.ts';
import { lock, move } from '../../../orders/move.ts';
import { amountsOf } from './company-part.ts';
import { heldWords, holdTickets } from './order-rows.ts';
import type { RailDraft } from './order-rows.ts';
import { refreshHead } from '../rows/rail-head.ts';
import { railOrders, ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';
import { readyTimetable } from '../timetable/trains-of-day.ts';
import { before, seatingOf } from '../rows/seating.ts';

/*
 * An order whose railway does not answer within the call (`railSeatSeconds`). Everything about it is checked, and kept
 * with it, when it is made: its people have their tickets, without seats, so that no second order takes them along; its
 * price is the one of the berths that were asked for, which is the most it may cost, and counts against the trip
 * application. Nothing else of the company is touched before the seats are there: its money is reserved with a payment,
 * which an order in this state does not take, and the case of an approval is opened once there is something to decide
 * on. So a refused order gives back what every unpaid one does, by the same path (`voidOrder`), and an order that the
 * process forgot is one row with a `step_at`: any process takes its turn, once, under the lock of its row.
 */

/** Takes the seats of an order whose time has come, after those that came before it. Where they are gone, the order is over. */
export async function takeTurn(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> {
  await readyTimetable();
  // Those that another process is at have their turn now, too: waiting for their rows while ours is locked could last for ever.
  const { rows } = await sql<RailOrderState>`
    select o.* from rail_orders o where ${before(order)} and o.step_at <= ${at}
    order by o.created_at, o.order_id for update of o skip locked`.execute(tx);
  for (const earlier of rows) await takeSeats(tx, earlier, at);
  return await takeSeats(tx, order, at);
}

async function takeSeats(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> {
  const seating = seatingOf(order);
  if (!seating) throw new Error(`order ${order.order_id} waits for no seats`);
  const { seating: _kept, ...content } = order.content;
  const { need, asker, project } = seating.approval ?? { need: null };
  const draft: RailDraft = {
    order: { ...order, content },
    rides: seating.rides,
    standardVersionId: null,
    travelling: [],
    tickets: await ticketsOf(tx, order.order_id),
    acceptNoSeat: seating.acceptNoSeat,
    settle(priced) {
      priced.order = { ...priced.order, ...amountsOf(priced, seating) };
    },
  };
  const refusal = await holdTickets(tx, draft, at);
  if (refusal) {
    await writeEnd(tx, order.order_id, 'railway');
    return await voidOrder(tx, railOrders, order, { at, title: seatsRefused, detail: refusal.msg });
  }
  const { status, payDeadline } = beginning(need, seating.saleEnds, at);
  const held = { ...draft.order, pay_deadline: payDeadline };
  await writeHeld(tx, order, held, draft.tickets);
  const words = heldWords(held, draft.tickets.length);
  const until = need ? '' : `，请在 ${clockOf(momentAt(payDeadline))} 前完成支付`;
  const event = { at, title: words.title, detail: `${words.detail}${until}` };
  const moved = await move(tx, railOrders, order, status, { step_at: payDeadline }, event);
  if (!need || !asker) return moved;
  const { costCenter, overReason, travelReason } = content;
  const given = { costCenter, overReason, travelReason, project };
  const asked = { ...need, standing: seating.standing };
  await askForOrder(tx, asker, { orderId: order.order_id, need: asked, given }, at);
  // A process without approvers has agreed at once.
  return (await lock(tx, railOrders, order.order_id)) ?? moved;
}

/** The seats of the tickets with their prices, and the amounts that follow from them. */
async function writeHeld(
  tx: Tx,
  before: RailOrderState,
  held: RailOrderState,
  tickets: readonly RailTicket[],
): Promise<void> {
  const { order_id: orderId, payprice, split, content, pay_deadline } = held;
  await sql`
    update rail_tickets t set seat = new.seat, price = new.price
    from unnest(${tickets.map(({ ride_no }) => ride_no)}::int[], ${tickets.map(({ passenger_no }) => passenger_no)}::int[],
      ${tickets.map(({ seat }) => seat)}::int[], ${tickets.map(({ price }) => price)}::bigint[]) as new (ride_no, passenger_no, seat, price)
    where t.order_id = ${orderId} and t.ride_no = new.ride_no and t.passenger_no = new.passenger_no`.execute(tx);
  await tx
    .updateTable('rail_orders')
    .set({ payprice, pay_deadline, split: JSON.stringify(split), content: JSON.stringify(content) })
    .where('order_id', '=', orderId)
    .execute();
  await writeMoved(tx, { orderId, total: payprice, before: before.split, after: split });
  await tx.updateTable('orders').set({ pay_deadline }).where('order_id', '=', orderId).execute();
  await refreshHead(tx, held, tickets);
}
