import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subordinateSchemas as schemas } from '#contract/subordinate.schema.ts';
import { billSchemas } from '#contract/bill.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { addMonths } from '#domain/spans.ts';
import * as abroad from '#tests/support/given/intl-trips.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { bookPaid, rider } from '#tests/support/given/rails.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { billHandlers } from '../../app/handlers/bill.ts';
import { subordinateHandlers as handlers } from '../../app/handlers/subordinate.ts';
import { settle } from '../../money/payments/settle.ts';

let booking: Booking;
let boss: Booker;
beforeAll(async () => {
  booking = await openBooking();
  boss = await booking.as('20250040');
});
afterAll(() => booking.close());

it('the month of subordinates takes refunds off the sales, and a wholly refunded order is none', async () => {
  const sums = async () => good(await handlers.tree({}, boss.call('/subordinate/tree'))).month;
  const { rows: all } = good(
    await handlers.list(schemas.list.parse({ state: 'active', memberType: '10' }), boss.call('/subordinate/list')),
  );
  const seller = await booking.as(all[0]?.memberId ?? '');
  const sales = afterSalesOf(booking, seller);
  const before = await sums();
  const { orderId, psgIds, order } = await sales.ticketed({ days: 33 }, [person(), person()], async (_no, id) =>
    settle(booking.db, (await seller.code(id)).outTradeNo, booking.now()),
  );
  const { totals } = await sales.refund(orderId, [psgIds[0] ?? '']);
  const after = await sums();
  expect(after.orders - before.orders).toBe(1);
  expect(fenOf(after.sales) - fenOf(before.sales)).toBe(fenOf(order.payprice) - fenOf(totals.back));
  await booking.db
    .updateTable('orders')
    .set(({ ref }) => ({ card: sql`card || jsonb_build_object('returned', ${ref('amount')})` }))
    .where('order_id', '=', orderId)
    .execute();
  expect(await sums()).toMatchObject({ orders: before.orders, sales: before.sales });
});

it('trains and flights abroad are in the base of the profit share, in the month as in the trial of a rate', async () => {
  const memberId = '20250401';
  const seller = await booking.as(memberId);
  const read = async (who = boss) => good(await handlers.detail({ memberId }, who.call('/subordinate/detail')));
  const before = await read();
  const orderNo = await bookPaid(seller, {}, { passengers: [rider(), rider()] });
  const trip = await abroad.bookPaid(seller);
  await booking.advance(120);
  await railSalesOf(seller).refund(orderNo, ['0-0']);
  await booking.advance(120);
  const { rows } = await sql<{
    price: string;
  }>`select price from rail_tickets where order_id = ${orderNo} and passenger_no = 1
    union all select price from intl_tickets where order_id = ${trip}`.execute(booking.db);
  const fares = rows.map(({ price }) => Number(price));
  expect(fares.length).toBeGreaterThan(1);
  const after = await read();
  const permille = 15 - after.commission;
  expect(fenOf(after.fare) - fenOf(before.fare)).toBe(fares.reduce((sum, fare) => sum + fare, 0));
  const earned = (rate: number) => fares.reduce((sum, fare) => sum + Math.floor((fare * rate) / 1000), 0);
  expect(fenOf(after.earned) - fenOf(before.earned)).toBe(earned(permille));
  const month = dayAt(booking.now()).slice(0, 7);
  const { sums } = good(
    await billHandlers.query(
      billSchemas.query.parse({ kind: 'share', days: { from: `${month}-01`, to: dayAt(booking.now()) } }),
      boss.call('/bill/query'),
    ),
  );
  const { month: all } = good(await handlers.tree({}, boss.call('/subordinate/tree')));
  expect(all.fare).toBe(sums?.['base']);
  const nextMonth = msOf(addDays(`${addMonths(month, 1)}-01`, 1));
  const { trial } = await read(await booking.as('20250040', { aheadMs: nextMonth - booking.now() }));
  expect(trial.fare).toBe(after.fare);
  expect(fenOf(trial.rates[after.commission]?.mine ?? '0')).toBe(fenOf(after.earned));
});
