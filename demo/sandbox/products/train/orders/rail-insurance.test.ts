import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fenOf, yuanOf } from '#domain/money.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { balanceOf, insurers, moneyOfOrder } from '../../../money/ledger/ledger.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

const balance = async (account: string) =>
  await booking.db.transaction().execute(async (tx) => await balanceOf(tx, account));

/** All that the insurers have got. */
async function kept(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${insurers}`.execute(booking.db);
  return Number(rows[0]?.sum);
}

it('an insurance is paid with the order, is in force with the tickets, and comes back whole with each of them', async () => {
  const before = await kept();
  const verified = await rails.verify(member, [rails.rideOf(member, { days: 3 })]);
  const premium = fenOf(verified.insurance!.price);
  const passengers = [rails.rider(), rails.rider()];
  const { orderNo, payprice } = good(await rails.create(member, verified, { passengers, insured: true }));
  expect(fenOf(payprice)).toBe(2 * (fenOf(verified.total) + premium));
  const insurance = { name: verified.insurance!.name, count: 2, total: yuanOf(2 * premium) };
  expect((await rails.detail(member, orderNo)).insurance).toEqual({ ...insurance, state: 'waiting' });
  expect((await rails.info(member, orderNo)).lines.join()).toContain(`${insurance.name} × 2`);

  await rails.pay(member, orderNo);
  await booking.advance(60);
  expect((await kept()) - before).toBe(2 * premium);
  expect((await rails.detail(member, orderNo)).insurance?.state).toBe('insured');
  const event = await booking.db
    .selectFrom('report_events')
    .where('order_id', '=', orderNo)
    .select(['amount', 'fare', 'insurance'])
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ amount: fenOf(payprice), fare: 2 * fenOf(verified.total), insurance: 2 * premium });
  const { card } = await booking.db
    .selectFrom('orders')
    .where('order_id', '=', orderNo)
    .select('card')
    .executeTakeFirstOrThrow();
  expect(card.insurance).toBe(2 * premium);

  const sales = railSalesOf(member);
  const quote = good(await sales.refundQuote(orderNo, ['0-0']));
  const { paid, charge, back } = quote.totals;
  expect([quote.totals.insurance, fenOf(back)]).toEqual([yuanOf(premium), fenOf(paid) - fenOf(charge) + premium]);
  await sales.refund(orderNo, ['0-0']);
  await booking.advance(60);
  expect((await kept()) - before).toBe(premium);
  expect((await rails.detail(member, orderNo)).insurance?.state).toBe('insured');
  await sales.change(orderNo, { trainNumber: 'G3', date: rails.rideOf(member, { days: 3 }).date });
  const due = (await rails.detail(member, orderNo)).afterSales[0];
  if (due?.state === 'unpaid') await rails.pay(member, due.saleId, 'trainChangeTicket');
  await sales.refund(orderNo);
  await booking.advance(60);
  const { status, insurance: last } = await rails.detail(member, orderNo);
  expect([status, last?.state, (await kept()) - before]).toEqual([6, 'back', 0]);
  expect(await balance(moneyOfOrder(orderNo))).toBe(0);
});

it('an order without it is as before, and the company insures its people', async () => {
  const plain = good(await rails.create(member, await rails.verify(member)));
  expect(await rails.detail(member, plain.orderNo)).not.toHaveProperty('insurance');
  const employee = await booking.as('20250071');
  const verified = await rails.verify(employee, undefined, { travelType: 'business' });
  const costCenter = verified.costCenters[0] ?? '';
  const { orderNo, payprice } = good(await rails.create(employee, verified, { costCenter, insured: true }));
  expect((await rails.detail(employee, orderNo)).split).toEqual({ company: payprice, personal: '0' });
});
