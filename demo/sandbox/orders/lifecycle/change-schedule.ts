import { dayAt, daysBetween, momentAt, msOf } from '#domain/china-time.ts';
import { holdsSeats, isTicketed } from '#domain/order/flight-status.ts';
import { scheduleNames, scheduleText } from '#domain/order/schedule.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../call.ts';
import { tellOwner } from '../../messages/tell-owner.ts';
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
  const { dep_at, arr_at, flight_no, shown } = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .where('flight_id', '=', flightId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const sold = { depTime: shown.schedule?.depTime ?? shown.depTime, arrTime: shown.schedule?.arrTime ?? shown.arrTime };
  const laterMs = kind === 'cancelled' ? 0 : minutes * 60_000;
  const [depAt, arrAt] = [msOf(sold.depTime) + laterMs, msOf(sold.arrTime) + laterMs];
  const times = { depTime: momentAt(depAt), arrTime: momentAt(arrAt) };
  const flight = {
    ...shown,
    ...times,
    arrivalDays: daysBetween(dayAt(depAt), dayAt(arrAt)),
    schedule: { kind, ...sold, at: momentAt(now) },
  };
  await tx
    .updateTable('air_order_flights')
    .set({ dep_at: depAt, arr_at: arrAt, shown: JSON.stringify(flight) })
    .where('order_id', '=', orderId)
    .where('flight_id', '=', flightId)
    .execute();
  // The tickets of this flight are those that depart with it.
  await tx
    .updateTable('air_order_tickets')
    .set({ dep_at: depAt })
    .where('order_id', '=', orderId)
    .where('dep_at', '=', dep_at)
    .execute();
  await changeHead(tx, orderId, { flight_no, depTime: momentAt(dep_at) }, { ...times, schedule: kind });
  if (arr_at !== arrAt || dep_at !== depAt) await changeEnds(tx, orderId);
  const event = {
    at: now,
    title: `航班${scheduleNames[kind]}`,
    detail: `${flight_no} ${scheduleText(flight)}${isTicketed(order.status) ? '，可免费退票或改签' : ''}`,
  };
  await note(tx, orderId, event);
  await tellOwner(tx, order, { kind: 'flight', ...event });
  return true;
}

/** The flight in the lists. */
async function changeHead(
  tx: Tx,
  orderId: string,
  from: { flight_no: string; depTime: string },
  to: { depTime: string; arrTime: string; schedule: ScheduleKind },
) {
  const { card } = await tx
    .selectFrom('orders')
    .where('order_id', '=', orderId)
    .select('card')
    .executeTakeFirstOrThrow();
  const flightList = card.flightList.map((leg) =>
    leg.flightNo === from.flight_no && leg.depTime === from.depTime ? { ...leg, ...to } : leg,
  );
  await tx
    .updateTable('orders')
    .set({ card: JSON.stringify({ ...card, flightList }) })
    .where('order_id', '=', orderId)
    .execute();
}

/** First departure and last arrival of the order. */
async function changeEnds(tx: Tx, orderId: string) {
  const { travel_at, ends_at } = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .select((eb) => [eb.fn.min('dep_at').as('travel_at'), eb.fn.max('arr_at').as('ends_at')])
    .executeTakeFirstOrThrow();
  await tx.updateTable('air_orders').set({ ends_at }).where('order_id', '=', orderId).execute();
  await tx.updateTable('orders').set({ travel_at, ends_at }).where('order_id', '=', orderId).execute();
}
