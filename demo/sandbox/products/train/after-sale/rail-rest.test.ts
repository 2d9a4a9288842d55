import { afterAll, beforeAll, expect, it } from 'vitest';
import { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { trainWaitHandlers } from '../../../app/handlers/train.ts';

let booking: Booking;
let member: Booker;
let today: string;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  today = dayAt(booking.now());
});
afterAll(() => booking.close());

/** The same member by night, when the railway rests. */
const atNight = async () =>
  await booking.as('20250010', {
    aheadMs: msOf(`${addDays(today, 1)} 02:00:00`) - booking.now(),
    settings: { railHours: { closedFrom: '01:00', closedUntil: '05:00' } },
  });

it('a change has no trains while the railway rests, and says from when on it has; a refund goes on', async () => {
  const orderNo = await rails.bookPaid(member);
  await booking.advance(60);
  const asleep = railSalesOf(await atNight());
  const rest = `${addDays(today, 1)} 05:00:00`;
  const day = addDays(today, 10);
  expect(good(await asleep.changeQuery(orderNo, day))).toMatchObject({
    rides: [],
    refusal: `铁路系统维护中，暂停改签，${rest.slice(5, 16)} 恢复`,
    opens: rest,
  });
  expect(await asleep.changeQuote(orderNo, { trainNumber: 'G3', date: day })).toMatchObject({
    ret: 409,
    data: { kind: 'closed', until: rest },
  });
  expect((await asleep.refundQuote(orderNo)).ret).toBe(0);
});

it('a change that was quoted before the rest is not made in it', async () => {
  const orderNo = await rails.bookPaid(member);
  await booking.advance(60);
  const quote = good(await railSalesOf(member).changeQuote(orderNo, { trainNumber: 'G3', date: addDays(today, 10) }));
  const hours = { closedFrom: '00:00', closedUntil: '23:59' };
  const asleep = railSalesOf(await booking.as('20250010', { settings: { railHours: hours } }));
  expect(await asleep.changeApply(quote.quoteId)).toMatchObject({ ret: 409, data: { kind: 'closed' } });
});

it('a change to a day whose sale has not begun says when it does', async () => {
  const orderNo = await rails.bookPaid(member);
  await booking.advance(60);
  const early = railSalesOf(
    await booking.as('20250010', {
      aheadMs: msOf(`${addDays(today, 1)} 06:00:00`) - booking.now(),
      settings: { railHours: { onSaleFrom: '08:00', stations: {} } },
    }),
  );
  const opens = `${addDays(today, 1)} 08:00:00`;
  expect(good(await early.changeQuery(orderNo, addDays(today, 15)))).toMatchObject({
    rides: [],
    refusal: `这一天的车票 ${opens.slice(5, 16)} 起售，届时可以改签`,
    opens,
  });
});

it('no order begins to wait while the railway rests', async () => {
  const quote = await rails.quoteWait(member);
  const hours = { closedFrom: '00:00', closedUntil: '23:59' };
  const asleep = await booking.as('20250010', { settings: { railHours: hours } });
  const input = trainWaitSchemas.create.parse({
    ...rails.inputOf(quote),
    deadlineMs: quote.deadlines[0]?.atMs,
  });
  expect(await trainWaitHandlers.create(input, asleep.call('/train/createWait'))).toMatchObject({
    ret: 409,
    data: { kind: 'closed' },
  });
});
