import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { isUnpaid } from '#domain/product/status-table.ts';
import { dayOf, daysBetween, isDay, momentAt, msOf } from '#domain/china-time.ts';
import type { Moment } from '#domain/china-time.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import { changeName } from '#domain/rail/change-rules.ts';
import { freedText, rideChangeText, trainChangeNames } from '#domain/rail/order/ride-schedule.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { lock, noteNews } from '../../../orders/move.ts';
import { updateSale } from '../../../orders/sales/sale-rows.ts';
import { momentOf } from '../answers/ride-view.ts';
import { giveUpChange } from '../after-sale/steps/change-steps.ts';
import { freedOf, reject, voidRailOrder } from '../orders/advance.ts';
import { refreshHead } from '../rows/rail-head.ts';
import { railOrders, ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import type { RailChange } from '../rows/sale-rows.ts';
import { valueAt } from '../search/direct.ts';
import { trainDayOf, trainOfDay } from '../seats/train-day.ts';
import { trainOfNumber } from '../timetable/train-of-number.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';
import { releaseWaiting } from '../waiting/wait-money.ts';

interface Announced {
  trainDay: number;
  kind: ScheduleKind;
  /** Against the timetable; may be negative for a moved train, and means nothing for a cancelled one. */
  minutes: number;
}

type Ride = Omit<SoldRide, 'changedFrom'>;

/**
 * The railway changes a train that has not departed: it is sold with its new times from now on, every order with seats
 * on it gets them, and its owner a message. Prices that are held for it end. Answers the orders.
 */
export async function changeTrain(db: Database, change: Announced, now: number): Promise<string[]> {
  await readyTimetable();
  const announced = { ...change, minutes: change.kind === 'cancelled' ? 0 : change.minutes };
  await db.transaction().execute(async (tx) => await announce(tx, announced, now));
  const changed: string[] = [];
  for (const orderId of await ordersOn(db, announced.trainDay))
    if (await db.transaction().execute(async (tx) => await changeOrder(tx, orderId, announced, now)))
      changed.push(orderId);
  return changed;
}

/** The train-day of a helper's fields: the number, and the day on which the train leaves its first station. */
export async function trainDayNamed(fields: Readonly<Record<string, unknown>>): Promise<number | undefined> {
  const [number, day] = [String(fields['trainNumber'] ?? ''), String(fields['date'] ?? '')];
  if (!number || !isDay(day)) return undefined;
  await readyTimetable();
  return trainOfNumber(number) === undefined ? undefined : trainDayOf(number, day);
}

/** As rides in contents of offers, quotes and orders name it. */
const namedAs = (trainDay: number): string => {
  const { number: trainNumber, day: firstDay } = trainOfDay(trainDay);
  return JSON.stringify({ trainNumber, firstDay });
};

/** Searches find the change; prices and quotes that were given without it are void, in every process. */
async function announce(tx: Tx, { trainDay, kind, minutes }: Announced, now: number): Promise<void> {
  const train = namedAs(trainDay);
  await tx
    .insertInto('rail_changes')
    .values({ train_day: trainDay, kind, minutes })
    .onConflict((conflict) => conflict.column('train_day').doUpdateSet({ kind, minutes }))
    .execute();
  await tx
    .deleteFrom('holds')
    .where('kind', 'in', ['train', 'trainWait'])
    .where('hold_until', '>', now)
    .where(sql<SqlBool>`coalesce(content->'rides', content->'wishes') @> jsonb_build_array(${train}::text::jsonb)`)
    .execute();
  await tx
    .updateTable('after_sales')
    .set({ expires_at: now })
    .where('state', '=', 'quoted')
    .where('expires_at', '>', now)
    .where(sql<SqlBool>`content->'fresh' @> ${train}::text::jsonb`)
    .execute();
  await tx
    .updateTable('sandbox_state')
    .set({ version: sql`version + 1` })
    .execute();
}

/** Orders with seats on the train, and those that wait for some. */
async function ordersOn(db: Database, trainDay: number): Promise<Set<string>> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from rail_tickets where train_day = ${trainDay}::int and is_open
    union select order_id from rail_wishes where train_day = ${trainDay}::int
    union select order_id from rail_orders where status in (0, 12)
      and content->'wait'->'wishes' @> jsonb_build_array(${namedAs(trainDay)}::text::jsonb)`.execute(db);
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Over, or on the way to its end: the railway's news come too late. */
const isOver = (status: number): boolean => [5, 6, 8].includes(status);

/** Gives an order the new times of its rides, of those that it waits for, and of the one that it is being changed to. */
async function changeOrder(tx: Tx, orderId: string, announced: Announced, now: number): Promise<boolean> {
  const order = await lock(tx, railOrders, orderId);
  if (!order || isOver(order.status)) return false;
  const { content } = order;
  const { day, number } = trainOfDay(announced.trainDay);
  const isIt = (ride: Ride): boolean => ride.trainNumber === number && ride.firstDay === day;
  const changed = <R extends Ride>(ride: R): R => (isIt(ride) ? (changedRide(ride, announced, now) ?? ride) : ride);
  const rides = content.rides.map(changed);
  const wishes = content.wait?.wishes.map(changed) ?? [];
  const [ride] = [
    ...rides.filter((one, at) => one !== content.rides[at]),
    ...wishes.filter((one, at) => one !== content.wait?.wishes[at]),
  ];
  if (!ride) return false;
  const known = { ...content, rides, ...(content.wait && { wait: { ...content.wait, wishes } }) };
  await tx
    .updateTable('rail_orders')
    .set({ content: JSON.stringify(known) })
    .where('order_id', '=', orderId)
    .execute();
  await tx
    .updateTable('after_sales')
    .set({ expires_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'quoted')
    .where('expires_at', '>', now)
    .execute();
  const next = { ...order, content: known };
  await refreshHead(tx, next);
  const pending = await pendingChangeTo(tx, orderId, announced.trainDay);
  const sale =
    pending &&
    (await updateSale(tx, pending, { content: { ...pending.content, fresh: changed(pending.content.fresh) } }));
  await noteNews(tx, railOrders, orderId, 'flight', {
    at: now,
    title: `列车${trainChangeNames[announced.kind]}`,
    detail: `${number} 次 ${rideChangeText(ride)}${await freed(tx, next, ride)}`,
  });
  if (announced.kind === 'cancelled') await giveUpCancelled(tx, next, sale, announced.trainDay, now);
  return true;
}

/** The ways out of the owner of tickets; the connection counts while somebody travels on both trains. */
async function freed(tx: Tx, { order_id, status, content }: RailOrderState, changed: Ride): Promise<string> {
  if (status !== 2 && status !== 3) return '';
  const open = (await ticketsOf(tx, order_id)).filter(({ state }) => state === 'open');
  const others = content.rides.filter((ride, at) => ride !== changed && open.some(({ ride_no }) => ride_no === at));
  return freedText(changed, others);
}

const isStopped = '列车已停运';

/** A train that does not run: orders without tickets end, a change to it is refused, and nobody waits for its seats. */
async function giveUpCancelled(
  tx: Tx,
  order: RailOrderState,
  sale: RailChange | undefined,
  trainDay: number,
  at: number,
): Promise<void> {
  const { order_id: orderId, content, status } = order;
  await tx.deleteFrom('rail_wishes').where('order_id', '=', orderId).where('train_day', '=', trainDay).execute();
  const isHopeless = !content.wait?.wishes.some(({ schedule }) => schedule?.kind !== 'cancelled');
  if (isUnpaid(status) && isHopeless)
    await voidRailOrder(tx, order, {
      at,
      title: '订单已取消',
      detail: `${isStopped}，${freedOf(order)}`,
    });
  else if (status === 13 && isHopeless)
    await releaseWaiting(tx, order, { at, title: '候补未兑现', detail: '候补的列车均已停运' });
  else if (status === 1 || status === 7) await reject(tx, order, at, isStopped);
  else if (sale)
    await giveUpChange(tx, order, sale, {
      state: 'refused',
      at,
      title: `${changeName(sale.content.isOtherStation)}未通过`,
      detail: `${isStopped}，原车票继续有效`,
    });
}

/** A change to the train that is not paid yet. */
async function pendingChangeTo(tx: Tx, orderId: string, trainDay: number): Promise<RailChange | undefined> {
  const row = await tx
    .selectFrom('after_sales')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'change')
    .where('state', '=', 'unpaid')
    .where(sql<SqlBool>`content->'fresh' @> ${namedAs(trainDay)}::text::jsonb`)
    .selectAll()
    .executeTakeFirst();
  return row as RailChange | undefined;
}

/** Times of a ride, so many minutes after the timetable. */
function timesOf({ trainNumber, firstDay, fromStop, toStop }: Ride, minutes: number): [Moment, Moment] {
  const table = timetable();
  const first = valueAt(table.first, trainOfNumber(trainNumber) ?? 0);
  return [
    momentOf(firstDay, valueAt(table.depart, first + fromStop) + minutes),
    momentOf(firstDay, valueAt(table.arrive, first + toStop) + minutes),
  ];
}

/** The ride with its times of now beside those as sold; undefined where it has left, or was sold with these. */
function changedRide<R extends Ride>(ride: R, { kind, minutes }: Announced, now: number): R | undefined {
  if (msOf(ride.from.at) <= now) return undefined;
  const sold = {
    depTime: ride.schedule?.depTime ?? ride.from.at,
    arrTime: ride.schedule?.arrTime ?? ride.to.at,
  };
  const [depTime, arrTime] = kind === 'cancelled' ? [sold.depTime, sold.arrTime] : timesOf(ride, minutes);
  if (kind !== 'cancelled' && !ride.schedule && depTime === sold.depTime) return undefined;
  const [from, to] = [
    { ...ride.from, at: depTime },
    { ...ride.to, at: arrTime },
  ];
  return {
    ...ride,
    from,
    to,
    nights: daysBetween(dayOf(from.at), dayOf(to.at)),
    schedule: { kind, ...sold, at: momentAt(now) },
  };
}
