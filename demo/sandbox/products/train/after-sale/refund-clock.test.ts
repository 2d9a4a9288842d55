import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { clockTickets, refundClock } from '#domain/rail/order/refund-clock.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { itemsAt } from './changing.ts';
import { heldOf } from './rail-sales.ts';
import { readWhole } from '../rows/whole-order.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const changedTo = async (orderNo: string, days: number, ticketIds?: string[]): Promise<TrainOrder> => {
  const sales = railSalesOf(member);
  const wish = { trainNumber: 'G3', date: addDays(dayAt(booking.now()), days), ...(ticketIds && { ticketIds }) };
  const { afterSales } = await sales.change(orderNo, wish);
  if (afterSales[0]?.state === 'unpaid') await rails.pay(member, afterSales[0].saleId, 'trainChangeTicket');
  await booking.advance(60);
  return await rails.detail(member, orderNo);
};
const two = () => ({ passengers: [rails.rider(), rails.rider()] });
const ticketed = async (days: number): Promise<string> => {
  const orderNo = await rails.bookPaid(member, { days }, two());
  await booking.advance(60);
  return orderNo;
};

it.each([
  ['as it was booked, in 12 days', 12, undefined, 0],
  ['as it was booked, in 4 days', 4, undefined, 5],
  ['changed from 4 days to 6', 4, 6, 5],
  ['changed from 4 days to 12', 4, 12, 5],
  ['changed from 12 days to 13', 12, 13, 0],
])('the clock of a page begins with the refund of its tickets: %s', async (_, days, to, percent) => {
  const orderNo = await ticketed(days);
  // One of two: the other one keeps its terms.
  const order = to === undefined ? await rails.detail(member, orderNo) : await changedTo(orderNo, to, ['0-0']);
  const open = order.tickets.flatMap(({ refund, rideNo }) => (refund ? [{ ...refund, rideNo }] : []));
  expect(open.find(({ rideNo }) => rideNo === order.rides.at(-1)?.rideNo)?.percent).toBe(percent);
  const [step] = refundClock(clockTickets(order), booking.now());
  expect(step).toMatchObject({
    percent: Math.max(...open.map((one) => one.percent)),
    fee: open.reduce((sum, { fee }) => sum + fenOf(fee), 0),
    back: open.reduce((sum, { back }) => sum + fenOf(back), 0),
  });
  const { totals } = good(await railSalesOf(member).refundQuote(orderNo));
  expect([fenOf(totals.charge), fenOf(totals.back)]).toEqual([step?.fee, step?.back]);
});

it('of the tickets of one change those keep the fee for which the railway is not the cause', async () => {
  const orderNo = await ticketed(4);
  const whole = await booking.db.transaction().execute(async (tx) => await readWhole(tx, orderNo));
  if (!whole) throw new Error('no order');
  const [one, other] = heldOf(whole);
  if (!one || !other) throw new Error('no tickets');
  const now = booking.now();
  const held = [{ ...one, terms: { freedBy: 'moved' as const } }, other];
  const items = itemsAt(held, { departsMs: now + 12 * 86_400_000, now }, ({ ticket }) => ticket.price);
  expect(items?.map(({ keepsFive }) => keepsFive)).toEqual([undefined, true]);
});
