import { isUnpaid } from '#domain/product/status-table.ts';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { scheduleNames } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { lock, noteNews } from '../../../orders/move.ts';
import { updateSale } from '../../../orders/sales/sale-rows.ts';
import { giveUpChange } from '../after-sale/steps/change-steps.ts';
import { reject, voidIntlOrder } from '../orders/advance.ts';
import { soldOfId } from '../network/sold-as.ts';
import { refreshHead } from '../rows/intl-head.ts';
import { intlOrders } from '../rows/intl-orders.ts';
import type { IntlOrderState } from '../rows/intl-orders.ts';
import type { IntlChange } from '../rows/whole-order.ts';
import { changedSlice } from './changed-slice.ts';
import type { FlightChange } from './changed-slice.ts';

/**
 * The airline changes a flight that has not departed: it is not sold by us any more, every order with seats on it gets
 * its new times, and its owner a message. Prices that are held for it end. Answers the orders.
 */
export async function changeIntlFlight(db: Database, change: FlightChange, now: number): Promise<string[]> {
  const flown = soldOfId(change.flightId)?.flown;
  if (!flown) return [];
  const announced = { ...change, flightId: flown.flightId };
  await db.transaction().execute(async (tx) => await announce(tx, announced, flown.day, now));
  const { rows } = await sql<{ order_id: string }>`
    select order_id from intl_orders where status in (0, 1, 2, 3, 7, 12) and content->'slices' @> ${seatsOn(announced)}::text::jsonb`.execute(
    db,
  );
  const changed: string[] = [];
  for (const { order_id: orderId } of rows)
    if (await db.transaction().execute(async (tx) => await changeOrder(tx, orderId, announced, now)))
      changed.push(orderId);
  return changed;
}

/** As slices in contents of offers and orders name it. */
const seatsOn = ({ flightId }: FlightChange): string => JSON.stringify([{ seats: [{ flightId }] }]);

/** Prices and quotes that were given before it are void, in every process. */
async function announce(tx: Tx, change: FlightChange, day: string, now: number): Promise<void> {
  const { flightId, kind, minutes } = change;
  await tx
    .insertInto('schedule_changes')
    .values({ flight_id: flightId, city_pair: '', flight_day: day, kind, minutes })
    .onConflict((conflict) => conflict.column('flight_id').doUpdateSet({ kind, minutes }))
    .execute();
  await tx
    .deleteFrom('holds')
    .where('kind', '=', 'intl')
    .where('hold_until', '>', now)
    .where(sql<SqlBool>`content->'slices' @> ${seatsOn(change)}::text::jsonb`)
    .execute();
  await tx
    .updateTable('after_sales')
    .set({ expires_at: now })
    .where('state', '=', 'quoted')
    .where('expires_at', '>', now)
    .where(sql<SqlBool>`content->'fresh'->'seats' @> ${JSON.stringify([{ flightId }])}::text::jsonb`)
    .execute();
  await tx
    .updateTable('sandbox_state')
    .set({ version: sql`version + 1` })
    .execute();
}

/** Gives an order the new times of its slices, and of the one that it is being changed to. */
async function changeOrder(tx: Tx, orderId: string, change: FlightChange, now: number): Promise<boolean> {
  const order = await lock(tx, intlOrders, orderId);
  if (!order) return false;
  const { rows: held } = await sql<{ slice_no: number }>`
    select distinct slice_no from intl_tickets where order_id = ${orderId} and is_open`.execute(tx);
  const slices = order.content.slices.map((slice, at) =>
    held.some(({ slice_no }) => slice_no === at) ? (changedSlice(slice, change, now) ?? slice) : slice,
  );
  const at = slices.findIndex((slice, n) => slice !== order.content.slices[n]);
  if (at < 0) return false;
  const next = { ...order, content: { ...order.content, slices } };
  await tx
    .updateTable('intl_orders')
    .set({ content: JSON.stringify(next.content) })
    .where('order_id', '=', orderId)
    .execute();
  for (const [sliceNo, { departsMs, arrivesMs }] of slices.entries())
    if (slices[sliceNo] !== order.content.slices[sliceNo])
      await tx
        .updateTable('intl_tickets')
        .set({ departs_at: departsMs, arrives_at: arrivesMs })
        .where('order_id', '=', orderId)
        .where('slice_no', '=', sliceNo)
        .execute();
  await tx
    .updateTable('after_sales')
    .set({ expires_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'quoted')
    .where('expires_at', '>', now)
    .execute();
  await refreshHead(tx, next);
  const isTicketed = order.status === 2 || order.status === 3;
  await noteNews(tx, intlOrders, orderId, 'flight', {
    at: now,
    title: `航班${scheduleNames[change.kind]}`,
    detail: `${newsOf(slices[at], change)}${isTicketed ? '，可免费退票或改签' : ''}`,
  });
  const pending = await pendingChangeTo(tx, orderId, change);
  const fresh = pending && changedSlice(pending.content.fresh, change, now);
  const sale = fresh ? await updateSale(tx, pending, { content: { ...pending.content, fresh } }) : pending;
  if (change.kind === 'cancelled') await giveUpCancelled(tx, next, sale, now);
  return true;
}

/** `CA933 原定 12-14 13:50 起飞，现改为 12-14 15:50（当地时间）` */
function newsOf(
  slice: IntlOrderState['content']['slices'][number] | undefined,
  { flightId, kind }: FlightChange,
): string {
  const n = slice?.seats.findIndex((seat) => seat.flightId === flightId) ?? -1;
  const [flight, schedule] = [slice?.flights[n], slice?.schedules?.[n]];
  const sold = `${flight?.flightNo ?? ''} 原定 ${schedule?.depTime.slice(5) ?? ''} 起飞`;
  return kind === 'cancelled' ? `${sold}的航班已取消` : `${sold}，现改为 ${flight?.depTime.slice(5) ?? ''}（当地时间）`;
}

const isCancelled = '航班已被航司取消';

/** A flight that does not fly: orders without tickets end, and a change to it is refused. */
async function giveUpCancelled(tx: Tx, order: IntlOrderState, sale: IntlChange | undefined, at: number): Promise<void> {
  if (isUnpaid(order.status))
    await voidIntlOrder(tx, order, { at, title: '订单已取消', detail: `${isCancelled}，座位已释放` });
  else if (order.status === 1 || order.status === 7) await reject(tx, order, at, isCancelled);
  else if (sale)
    await giveUpChange(tx, order, sale, {
      state: 'refused',
      at,
      title: '改签未通过',
      detail: `${isCancelled}，原机票继续有效`,
    });
}

/** A change to the flight that is not paid yet. */
async function pendingChangeTo(tx: Tx, orderId: string, { flightId }: FlightChange): Promise<IntlChange | undefined> {
  const row = await tx
    .selectFrom('after_sales')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'change')
    .where('state', '=', 'unpaid')
    .where(sql<SqlBool>`content->'fresh'->'seats' @> ${JSON.stringify([{ flightId }])}::text::jsonb`)
    .selectAll()
    .executeTakeFirst();
  return row as IntlChange | undefined;
}
