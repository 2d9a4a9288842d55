import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(async () => await booking.close());

const own = 'VNP';
async function ticketed(appId: string) {
  const member = await booking.as('20250010', { appId });
  const orderNo = await rails.bookPaid(member, { fromStation: own }, {});
  await booking.advance(60);
  const date = addDays(dayAt(booking.now()), 9);
  return { member, orderNo, date, sales: railSalesOf(member) };
}

it('with another departure allowed, trains of other stations of the city are offered, quoted and changed to', async () => {
  const { member, orderNo, date, sales } = await ticketed('skyline');
  const stationsIn = (rides: readonly { from: { telecode: string } }[]) =>
    new Set(rides.map(({ from }) => from.telecode));
  // Without a wish it keeps its station.
  expect([...stationsIn(good(await sales.changeQuery(orderNo, date)).rides)]).toEqual([own]);
  const { rides, isOtherStation } = good(await sales.changeQuery(orderNo, date, { fromStation: '北京' }));
  expect([stationsIn(rides).has(own), stationsIn(rides).size > 1, isOtherStation]).toEqual([true, true, false]);
  const other = rides.find(({ from, seats }) => from.telecode !== own && seats.length);
  const [seat] = other?.seats ?? [];
  if (!other || !seat) throw new Error('no train of another station');
  const { afterSales } = await sales.change(orderNo, {
    trainNumber: other.trainNumber,
    date,
    fromStation: other.from.telecode,
    toStation: other.to.telecode,
    seatClass: seat.seatClass,
  });
  if (afterSales[0]?.state === 'unpaid') await rails.pay(member, afterSales[0].saleId, 'trainChangeTicket');
  const order = await rails.detail(member, orderNo);
  const { rideNo } = order.tickets.find(({ state }) => state === 'open') ?? {};
  expect(order.rides.find((ride) => ride.rideNo === rideNo)?.from.telecode).toBe(other.from.telecode);
});

it('a station of another city is refused also there; elsewhere the departure station is fixed', async () => {
  const { orderNo, date, sales } = await ticketed('skyline');
  expect(await sales.changeQuery(orderNo, date, { fromStation: '天津' })).toMatchObject({ ret: 400 });
  const { orderNo: fixed, sales: others } = await ticketed('default');
  const { rides } = good(await others.changeQuery(fixed, date, { fromStation: '北京' }));
  expect([...new Set(rides.map(({ from }) => from.telecode))]).toEqual([own]);
  const wish = { trainNumber: 'G3', date, fromStation: 'BJP' };
  expect(await others.changeQuote(fixed, wish)).toMatchObject({ ret: 400, msg: '改签不能变更出发站' });
});
