import { afterAll, beforeAll, expect, it } from 'vitest';
import { trainSchemas } from '#contract/train.schema.ts';
import { trainHandlers } from '../../app/handlers/train.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { remind } from './remind.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

/** Subjects of the messages about a refund, the oldest first. */
const subjectsOf = async (orderId: string, kind: 'refund' | 'pay' = 'refund') =>
  (
    await booking.db
      .selectFrom('messages')
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .orderBy('id')
      .select('subject')
      .execute()
  ).map(({ subject }) => subject);

it('a refund of one flight of a return trip is told with its own way and day', async () => {
  const sales = afterSalesOf(booking, member);
  const { orderId, order, psgIds } = await sales.ticketed({ returnAfterDays: 3 });
  const { orgcityname, dstcityname, depTime } = order.flightList[0]!;
  const quote = good(await sales.refundQuote(orderId, psgIds));
  good(await sales.refundApply(quote.quoteId));
  await booking.advance(80);
  const gone = `${orgcityname} → ${dstcityname} ${depTime.slice(5, 10)}`;
  expect((await subjectsOf(orderId)).slice(-2)).toEqual([gone, gone]);
});

it('a refund of one slice abroad is, too', async () => {
  const orderNo = await trips.bookPaid(member, { party: { ADT: 1 } });
  await booking.advance(120);
  const { slices } = await trips.detail(member, orderNo);
  const quote = good(await trips.refundQuote(member, orderNo, ['0-0']));
  good(await trips.refundApply(member, quote.quoteId));
  await booking.advance(120);
  const [first, last] = [slices[0]?.flights[0], slices[0]?.flights.at(-1)];
  const gone = `${first?.orgcityname} → ${last?.dstcityname} ${first?.depTime.slice(5, 10)}`;
  const told = await subjectsOf(orderNo);
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told)).toEqual(new Set([gone]));
});

it('a refund of one train of a journey is, too', async () => {
  const day = addDays(dayAt(booking.now()), 9);
  const on = async (date: string, fromStation: string, toStation: string) => {
    const asked = trainSchemas.query.parse({ fromStation, toStation, date });
    const { rides } = good(await trainHandlers.query(asked, member.call('/train/query')));
    const { trainNumber, from, to } = rides.find(({ seats }) =>
      seats.some((one) => one.seatClass === 'second' && one.left > 5),
    )!;
    return rails.rideOf(member, { trainNumber, date, fromStation: from.telecode, toStation: to.telecode });
  };
  const legs = [await on(day, '北京', '南京'), await on(addDays(day, 1), '南京', '上海')];
  const { orderNo } = good(await rails.create(member, await rails.verify(member, legs)));
  await rails.pay(member, orderNo);
  await booking.advance(60);
  const [ride] = (await rails.detail(member, orderNo)).rides;
  await railSalesOf(member).refund(orderNo, ['0-0']);
  await booking.advance(120);
  const gone = `${ride?.from.station} → ${ride?.to.station} ${day.slice(5)}`;
  expect(new Set(await subjectsOf(orderNo))).toEqual(new Set([gone]));
});

it('a reminder keeps the trip that it was about', async () => {
  const { orderId } = await member.book({ days: 26 });
  const { payDeadlineMs, flightList } = await member.show(orderId);
  await remind(booking.db, payDeadlineMs - 9 * 60_000);
  const { orgcityname, dstcityname, depTime } = flightList[0]!;
  expect(await subjectsOf(orderId, 'pay')).toEqual([`${orgcityname} → ${dstcityname} ${depTime.slice(5, 10)}`]);
});
