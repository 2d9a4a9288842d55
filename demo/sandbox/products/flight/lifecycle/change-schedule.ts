import { isUnpaid } from '#domain/product/status-table.ts';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { dayAt, daysBetween, momentAt, msOf } from '#domain/china-time.ts';
import { airStatus, holdsSeats, isTicketed } from '#domain/product/air-status.ts';
import { scheduleNames, scheduleText } from '#domain/order/schedule.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { ShownFlight } from '../../../ground/database/tables/tables-order.ts';
import { flightOfId } from '../schedule/flights-of-day.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { cityPairOf } from '../seats/inventory.ts';
import { refreshFlights } from '../rows/refresh-flights.ts';
import { giveUpChange } from '../after-sale/steps/change-steps.ts';
import { updateSale } from '../../../orders/sales/sale-rows.ts';
import { pendingChangesTo } from '../rows/sale-rows.ts';
import type { ChangeRow } from '../rows/sale-rows.ts';
import { reject, voidAirOrder } from './advance.ts';
import { lock, noteNews } from '../../../orders/move.ts';
import { airOrders } from '../rows/air-orders.ts';
import type { AirOrderState } from '../rows/air-orders.ts';

interface ScheduleChange {
  flightId: string;
  kind: ScheduleKind;
  /** Against the timetable; may be negative for a moved flight, and means nothing for a cancelled one. */
  minutes: number;
}

/** A change with its flight as the timetable has it. */
interface Announced extends ScheduleChange {
  flight: DayFlight;
}

/**
 * The airline changes a flight that has not departed: it is sold with its new times from now on, every order with seats
 * on it gets them, and its owner a message. Prices that are held for it end. Answers the orders.
 */
export async function changeSchedule(db: Database, change: ScheduleChange, now: number): Promise<string[]> {
  const flight = flightOfId(change.flightId);
  if (!flight) return [];
  const announced = { ...change, minutes: change.kind === 'cancelled' ? 0 : change.minutes, flight };
  await db.transaction().execute(async (tx) => await announce(tx, announced, now));
  const booked = await db
    .selectFrom('air_order_flights')
    .where('flight_id', '=', change.flightId)
    .where('dep_at', '>', now)
    .where('in_use', '=', true)
    .select('order_id')
    .execute();
  const pending = await pendingChangesTo(db, change.flightId);
  const orders = new Set([...booked, ...pending].map(({ order_id }) => order_id));
  const changed: string[] = [];
  for (const orderId of orders)
    if (await db.transaction().execute(async (tx) => await changeOrder(tx, orderId, announced, now)))
      changed.push(orderId);
  return changed;
}

/** Searches find the change; prices and quotes that were given without it are void, in every process. */
async function announce(tx: Tx, { flightId, kind, minutes, flight }: Announced, now: number): Promise<void> {
  await tx
    .insertInto('schedule_changes')
    .values({ flight_id: flightId, city_pair: cityPairOf(flight), flight_day: flight.day, kind, minutes })
    .onConflict((conflict) => conflict.column('flight_id').doUpdateSet({ kind, minutes }))
    .execute();
  await tx
    .deleteFrom('holds')
    .where('kind', '=', 'airTicket')
    .where('hold_until', '>', now)
    .where(sql<SqlBool>`content->'verified'->'segments' @> ${JSON.stringify([{ flight: { flightId } }])}::text::jsonb`)
    .execute();
  await tx
    .updateTable('after_sales')
    .set({ expires_at: now })
    .where('state', '=', 'quoted')
    .where('expires_at', '>', now)
    .where(sql<SqlBool>`content->'fresh'->>'flightId' = ${flightId}`)
    .execute();
  await tx
    .updateTable('sandbox_state')
    .set({ version: sql`version + 1` })
    .execute();
}

/** Gives an order the new times of the flights that it holds, and of the one that it is being changed to. */
async function changeOrder(tx: Tx, orderId: string, announced: Announced, now: number): Promise<boolean> {
  const order = await lock(tx, airOrders, orderId);
  if (!order || !holdsSeats(order.status)) return false;
  const held = await changeHeld(tx, orderId, announced, now);
  const flight = (await changePending(tx, orderId, announced, now)) ?? held;
  if (!flight) return false;
  await noteNews(tx, airOrders, orderId, 'flight', {
    at: now,
    title: `航班${scheduleNames[announced.kind]}`,
    detail: `${flight.flightNo} ${scheduleText(flight)}${isTicketed(order.status) ? '，可免费退票或改签' : ''}`,
  });
  if (announced.kind === 'cancelled') await giveUpCancelled(tx, order, announced.flightId, now);
  return true;
}

const isCancelled = '航班已被航司取消';

/** A flight that does not fly is not sold any more: orders without tickets end, and a change to it is refused. */
async function giveUpCancelled(tx: Tx, order: AirOrderState, flightId: string, at: number): Promise<void> {
  if (isUnpaid(order.status))
    await voidAirOrder(tx, order, { at, title: '订单已取消', detail: `${isCancelled}，座位已释放` });
  else if (airStatus.isMoving(order.status)) await reject(tx, order, at, isCancelled);
  else if (order.status === 11) {
    const sale = await pendingChangeOf(tx, order.order_id, flightId);
    const event = { at, title: '改签未通过', detail: `${isCancelled}，原航班继续有效` };
    if (sale) await giveUpChange(tx, order, sale, 'refused', event);
  }
}

const pendingChangeOf = async (tx: Tx, orderId: string, flightId: string): Promise<ChangeRow | undefined> =>
  (await pendingChangesTo(tx, flightId)).find(({ order_id }) => order_id === orderId);

/** The flight that a request under way is for. */
async function changePending(
  tx: Tx,
  orderId: string,
  announced: Announced,
  now: number,
): Promise<ShownFlight | undefined> {
  const sale = await pendingChangeOf(tx, orderId, announced.flightId);
  const fresh = sale && changedFlight(sale.content.fresh, announced, now);
  if (fresh) await updateSale(tx, sale, { content: { ...sale.content, fresh } });
  return fresh;
}

async function changeHeld(
  tx: Tx,
  orderId: string,
  announced: Announced,
  now: number,
): Promise<ShownFlight | undefined> {
  const held = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .where('flight_id', '=', announced.flightId)
    .where('in_use', '=', true)
    .select(['triptype', 'change_no', 'shown'])
    .execute();
  // Two after a change of some passengers to another fare of the same flight.
  const changed = held.flatMap(({ shown, ...row }) => {
    const flight = changedFlight(shown, announced, now);
    return flight ? { row, flight } : [];
  });
  for (const { row, flight } of changed) {
    const depAt = msOf(flight.depTime);
    await tx
      .updateTable('air_order_flights')
      .set({ dep_at: depAt, arr_at: msOf(flight.arrTime), shown: JSON.stringify(flight) })
      .where('order_id', '=', orderId)
      .where('triptype', '=', row.triptype)
      .where('change_no', '=', row.change_no)
      .execute();
    await tx
      .updateTable('air_order_tickets')
      .set({ dep_at: depAt })
      .where('order_id', '=', orderId)
      .where('triptype', '=', row.triptype)
      .where('change_no', '=', row.change_no)
      .execute();
  }
  if (changed.length) await refreshFlights(tx, orderId);
  return changed[0]?.flight;
}

/** The flight with its times of now beside those as sold; undefined where it was sold with these. */
function changedFlight(shown: ShownFlight, announced: Announced, now: number): ShownFlight | undefined {
  const { kind, minutes, flight } = announced;
  const sold = { depTime: shown.schedule?.depTime ?? shown.depTime, arrTime: shown.schedule?.arrTime ?? shown.arrTime };
  const laterMs = minutes * 60_000;
  const [depAt, arrAt] =
    kind === 'cancelled' ? [msOf(sold.depTime), msOf(sold.arrTime)] : [flight.depMs + laterMs, flight.arrMs + laterMs];
  if (kind !== 'cancelled' && !shown.schedule && depAt === msOf(sold.depTime)) return undefined;
  return {
    ...shown,
    depTime: momentAt(depAt),
    arrTime: momentAt(arrAt),
    arrivalDays: daysBetween(dayAt(depAt), dayAt(arrAt)),
    schedule: { kind, ...sold, at: momentAt(now) },
  };
}
