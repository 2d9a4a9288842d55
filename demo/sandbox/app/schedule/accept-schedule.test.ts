import { randomUUID } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { addDays, dayAt, momentAt } from '#domain/china-time.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { changeSchedule } from '../../products/flight/lifecycle/change-schedule.ts';
import { airTimes } from '../../products/flight/lifecycle/new-times.ts';
import { airOrders } from '../../products/flight/rows/air-orders.ts';
import { changeIntlFlight } from '../../products/intl/schedule/change-flight.ts';
import { changeTrain } from '../../products/train/schedule/change-train.ts';
import { trainDayOf } from '../../products/train/seats/train-day.ts';
import { lock } from '../../orders/move.ts';
import { orderHandlers, orderListHandlers } from '../handlers/order.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 9_000_000);
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

const accept = async (orderId: string, seen: string[], who = member, requestId: string = randomUUID()) =>
  await orderHandlers.acceptSchedule({ orderId, requestId, seen }, who.call('/order/acceptSchedule'));
const rowOf = async (words: string, type?: 'train' | 'intl') =>
  good(
    await orderListHandlers.list(
      orderListSchemas.list.parse({ words, ...(type && { type }) }),
      member.call('/order/list'),
    ),
  ).rows[0];

describe('a domestic flight', () => {
  const ticketed = async (days: number) => (await afterSalesOf(booking, member).ticketed({ days })).order;
  const move = async (flightId: string, minutes: number, kind: 'delayed' | 'cancelled' = 'delayed') =>
    await changeSchedule(booking.db, { flightId, kind, minutes }, booking.now());

  it('keeps the accepted time, says it in the list, and stays free to give back', async () => {
    const { orderId, flightList } = await ticketed(20);
    const { flightId = '' } = flightList[0] ?? {};
    expect((await member.show(orderId)).actions).not.toContain('accept');
    await move(flightId, 90);
    const moved = await member.show(orderId);
    expect(moved.actions).toEqual(['accept', 'refund', 'change']);
    const [requestId, seen] = [randomUUID(), [moved.flightList[0]!.depTime]];
    const first = good(await accept(orderId, seen, member, requestId));
    // Equal calls have one effect.
    expect(good(await accept(orderId, seen, member, requestId))).toEqual(first);
    const after = await member.show(orderId);
    expect(after.flightList[0]?.schedule?.acceptedAt).toBe(momentAt(booking.now()));
    expect(after.flightList[0]?.depTime).toBe(seen[0]);
    expect(after.actions).toEqual(['refund', 'change']);
    expect(after.timeline.filter(({ title }) => title === '已接受新时刻')).toHaveLength(1);
    expect((await rowOf(orderId))?.flightList[0]).toMatchObject({ schedule: 'delayed', isAccepted: true });
    expect(await accept(orderId, seen)).toMatchObject({ ret: 409, data: { kind: 'noNewTime' } });
    const psgIds = after.psgList.map(({ id }) => id);
    const quote = good(await afterSalesOf(booking, member).refundQuote(orderId, psgIds, { reason: 'flightChanged' }));
    expect(quote.totals.charge).toBe('0');
  });

  it('is accepted by reading the order once', async () => {
    const { orderId, flightList } = await ticketed(23);
    await move(flightList[0]?.flightId ?? '', 90);
    const reads: string[] = [];
    await booking.db.transaction().execute(async (tx) => {
      const counted = new Proxy(tx, {
        get(target, name) {
          const own: unknown = Reflect.get(target, name, target);
          if (name !== 'executeQuery') return typeof own === 'function' ? (own.bind(target) as unknown) : own;
          return async (query: CompiledQuery) => {
            if (query.sql.includes('"air_order_passengers"')) reads.push(query.sql);
            return await target.executeQuery(query);
          };
        },
      });
      const order = await lock(tx, airOrders, orderId);
      const { times, accept: mark } = await airTimes.open(counted, order!, booking.now());
      expect(times).toHaveLength(1);
      await mark();
    });
    expect(reads).toHaveLength(1);
    expect((await member.show(orderId)).actions).not.toContain('accept');
  });

  it('is asked for again after a second announcement, with the time that is shown', async () => {
    const { orderId, flightList } = await ticketed(21);
    const { flightId = '' } = flightList[0] ?? {};
    await move(flightId, 60);
    const seen = [(await member.show(orderId)).flightList[0]!.depTime];
    good(await accept(orderId, seen));
    await move(flightId, 120);
    expect((await member.show(orderId)).actions).toContain('accept');
    expect((await rowOf(orderId))?.flightList[0]).not.toHaveProperty('isAccepted');
    expect(await accept(orderId, seen)).toMatchObject({ ret: 409, data: { kind: 'timeMoved' } });
    good(await accept(orderId, [(await member.show(orderId)).flightList[0]!.depTime]));
    await move(flightId, 0, 'cancelled');
    expect((await member.show(orderId)).actions).not.toContain('accept');
  });

  it('is accepted by the employee who booked it, and not by the account of the company', async () => {
    const [employee, company] = [await booking.as('20250074'), await booking.as('20250070')];
    const { orderId } = await employee.book({
      travelType: 'business',
      days: 23,
      choose: ({ standard }) => standard?.verdict === 'ok',
    });
    await booking.db
      .updateTable('air_orders')
      .set({ status: 2, step_at: null })
      .where('order_id', '=', orderId)
      .execute();
    const { flightId = '' } = (await employee.show(orderId)).flightList[0] ?? {};
    await move(flightId, 45);
    const seen = [(await employee.show(orderId)).flightList[0]!.depTime];
    expect((await company.show(orderId)).actions).toEqual([]);
    expect((await accept(orderId, seen, company)).ret).toBe(403);
    expect((await accept(orderId, seen, member)).ret).toBe(404);
    good(await accept(orderId, seen, employee));
    await booking.db.updateTable('air_orders').set({ status: 0 }).where('order_id', '=', orderId).execute();
  });
});

it('a train keeps the accepted time, and is free to give back after it', async () => {
  const orderNo = await rails.bookPaid(member, { days: 4 });
  await booking.advance(60);
  const trainDay = trainDayOf('G1', addDays(dayAt(booking.now()), 4));
  await changeTrain(booking.db, { trainDay, kind: 'delayed', minutes: 40 }, booking.now());
  const moved = await rails.detail(member, orderNo);
  expect(moved.actions).toContain('accept');
  good(await accept(orderNo, [moved.rides[0]!.from.at]));
  const after = await rails.detail(member, orderNo);
  expect(after.actions).toEqual(['refund', 'change']);
  expect(after.rides[0]?.schedule).toMatchObject({ kind: 'delayed', acceptedAt: momentAt(booking.now()) });
  expect(after.tickets[0]).toMatchObject({ freedBy: 'delayed', refund: { fee: '0' } });
  expect((await rowOf(orderNo, 'train'))?.train?.rides[0]).toMatchObject({ isAccepted: true, isFree: true });
  await changeTrain(booking.db, { trainDay, kind: 'delayed', minutes: 70 }, booking.now());
  expect((await rails.detail(member, orderNo)).actions).toContain('accept');
});

it('an international trip keeps the accepted time of its flight, and is free to give back after it', async () => {
  const orderNo = await trips.bookPaid(member);
  await booking.advance(120);
  const { content } = await booking.db
    .selectFrom('intl_orders')
    .where('order_id', '=', orderNo)
    .select('content')
    .executeTakeFirstOrThrow();
  const flightId = content.slices[1]?.seats[0]?.flightId ?? '';
  await changeIntlFlight(booking.db, { flightId, kind: 'moved', minutes: 180 }, booking.now());
  const moved = await trips.detail(member, orderNo);
  expect(moved.actions).toContain('accept');
  expect((await accept(orderNo, ['2026-01-01 10:00'])).ret).toBe(409);
  good(await accept(orderNo, [moved.slices[1]!.flights[0]!.depTime]));
  const after = await trips.detail(member, orderNo);
  expect(after.actions).not.toContain('accept');
  expect(after.slices[1]?.flights[0]?.schedule).toMatchObject({ kind: 'moved', acceptedAt: momentAt(booking.now()) });
  expect(after.tickets.map(({ refund }) => refund?.fee)).toEqual(['0', '0']);
  expect((await rowOf(orderNo, 'intl'))?.flightList.filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
});
