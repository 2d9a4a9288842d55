import type { OrderFlight } from '#contract/order.ts';
import { dayAt, daysBetween, momentAt, msOf } from '#domain/china-time.ts';
import { holdsSeats, isTicketed } from '#domain/order/flight-status.ts';
import { scheduleNames, scheduleText } from '#domain/order/schedule.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../call.ts';
import { tellOwner } from '../../messages/tell-owner.ts';
import { refreshFlights } from '../after-sale/refresh-flights.ts';
import { lockOrder, note } from './transition.ts';

export interface ScheduleChange {
  flightId: string;
  kind: ScheduleKind;
  /** Against the times as sold; may be negative for a moved flight, and means nothing for a cancelled one. */
  minutes: number;
}

/** The airline changes a flight that has not departed: every order with seats on it gets the new times, and its owner a message. Answers the orders. */
export async function changeSchedule(db: Database, change: ScheduleChange, now: number): Promise<string[]> {
  const booked = await db
    .selectFrom('air_order_flights')
    .where('flight_id', '=', change.flightId)
    .where('dep_at', '>', now)
    .where('in_use', '=', true)
    .select('order_id')
    .distinct()
    .execute();
  const changed: string[] = [];
  for (const { order_id } of booked)
    if (await db.transaction().execute(async (tx) => await changeOrder(tx, order_id, change, now)))
      changed.push(order_id);
  return changed;
}

async function changeOrder(tx: Tx, orderId: string, { flightId, kind, minutes }: ScheduleChange, now: number) {
  const order = await lockOrder(tx, orderId);
  if (!order || !holdsSeats(order.status)) return false;
  const booked = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .where('flight_id', '=', flightId)
    .where('in_use', '=', true)
    .selectAll()
    .execute();
  // Two after a change of some passengers to another fare of the same flight.
  const changed = booked.map((row) => ({ row, flight: changedFlight(row.shown, kind, minutes, now) }));
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
  const [first] = changed;
  if (!first) return false;
  await refreshFlights(tx, orderId);
  const event = {
    at: now,
    title: `航班${scheduleNames[kind]}`,
    detail: `${first.row.flight_no} ${scheduleText(first.flight)}${isTicketed(order.status) ? '，可免费退票或改签' : ''}`,
  };
  await note(tx, orderId, event);
  await tellOwner(tx, order, { kind: 'flight', ...event });
  return true;
}

type Shown = Omit<OrderFlight, 'triptype' | 'changeNo'>;

function changedFlight<Flight extends Shown>(shown: Flight, kind: ScheduleKind, minutes: number, now: number): Flight {
  const sold = { depTime: shown.schedule?.depTime ?? shown.depTime, arrTime: shown.schedule?.arrTime ?? shown.arrTime };
  const laterMs = kind === 'cancelled' ? 0 : minutes * 60_000;
  const [depAt, arrAt] = [msOf(sold.depTime) + laterMs, msOf(sold.arrTime) + laterMs];
  return {
    ...shown,
    depTime: momentAt(depAt),
    arrTime: momentAt(arrAt),
    arrivalDays: daysBetween(dayAt(depAt), dayAt(arrAt)),
    schedule: { kind, ...sold, at: momentAt(now) },
  };
}
