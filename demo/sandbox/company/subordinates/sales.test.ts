import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subordinateSchemas as schemas } from '#contract/subordinate.schema.ts';
import { fenOf } from '#domain/money.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
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
