import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageSchemas } from '#contract/message.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { trainSchemas } from '#contract/train.schema.ts';
import { addDays, dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { messageHandlers } from '../../../app/handlers/message.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { trainHandlers, trainWaitHandlers } from '../../../app/handlers/train.ts';
import { trainDayOf } from '../seats/train-day.ts';
import { changeTrain } from './change-train.ts';

let booking: Booking;
let member: Booker;
let sales: ReturnType<typeof railSalesOf>;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  sales = railSalesOf(member);
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

const dayIn = (days: number) => addDays(dayAt(booking.now()), days);
const later = (moment: string, minutes: number) => momentAt(msOf(moment) + minutes * 60_000);
async function ticketed(wish: rails.RideWish) {
  const orderNo = await rails.bookPaid(member, wish);
  await booking.advance(60);
  return await rails.detail(member, orderNo);
}
const change = async (kind: 'delayed' | 'cancelled', days: number, minutes = 0, trainNumber = 'G1') =>
  await changeTrain(booking.db, { trainDay: trainDayOf(trainNumber, dayIn(days)), kind, minutes }, booking.now());
const found = async (days: number) =>
  good(
    await trainHandlers.query(
      trainSchemas.query.parse({ fromStation: 'VNP', toStation: 'AOH', date: dayIn(days) }),
      member.call('/train/query'),
    ),
  ).rides.find(({ trainNumber }) => trainNumber === 'G1');
const newsOf = async (orderNo: string) =>
  good(await messageHandlers.list(messageSchemas.list.parse({ size: 100 }), member.call('/message/list'))).rows.filter(
    ({ orderId, kind }) => orderId === orderNo && kind === 'flight',
  );

/** Rides of the order in the list. */
async function rowRides(orderNo: string) {
  const asked = orderListSchemas.list.parse({ type: 'train', words: orderNo });
  return good(await orderListHandlers.list(asked, member.call('/order/list'))).rows[0]?.train?.rides;
}

describe('a train that the railway delays', () => {
  it('has its new times in search, order and list, and refund and change are free then', async () => {
    const { orderNo, rides, payprice } = await ticketed({ days: 2 });
    const { at } = rides[0]!.from;
    expect(await change('delayed', 2, 20)).toEqual([orderNo]);
    // The second announcement counts from the timetable.
    expect(await change('delayed', 2, 90)).toEqual([orderNo]);
    const after = await rails.detail(member, orderNo);
    expect(after.rides[0]).toMatchObject({ from: { at: later(at, 90) }, schedule: { kind: 'delayed', depTime: at } });
    expect(after.tickets[0]).toMatchObject({ freedBy: 'delayed', refund: { percent: 0, fee: '0', back: payprice } });
    expect((await found(2))?.from.at).toBe(later(at, 90));
    expect(await rowRides(orderNo)).toMatchObject([{ from: { at: later(at, 90) }, schedule: 'delayed', isFree: true }]);
    expect((await newsOf(orderNo))[0]).toMatchObject({
      title: '列车晚点',
      text: `G1 次 原定 ${at.slice(5, 16)} 开车，现改为 ${later(at, 90).slice(11, 16)}，可免费退票或改签`,
    });
    const second = good(await sales.changeQuery(orderNo, dayIn(2))).rides.flatMap(({ seats }) => seats);
    expect(second.map((seat) => seat.change.charge)).not.toContainEqual(expect.stringMatching(/[1-9]/));
    expect(good(await sales.refundQuote(orderNo)).totals.charge).toBe('0');
  });

  it('is sold with its new times, and a change for it does not count as the one of the ticket', async () => {
    await change('delayed', 5, 30);
    const { orderNo, rides } = await ticketed({ days: 5 });
    expect([rides[0]?.from.at, rides[0]?.schedule]).toEqual([(await found(5))?.from.at, undefined]);
    await change('delayed', 5, 45);
    expect((await rails.detail(member, orderNo)).rides[0]?.from.at).toBe(later(rides[0]!.from.at, 15));
    const changed = await sales.change(orderNo, { trainNumber: 'G3', date: dayIn(6), seatClass: 'second' });
    if (changed.afterSales[0]?.state === 'unpaid')
      await rails.pay(member, changed.afterSales[0].saleId, 'trainChangeTicket');
    const after = await rails.detail(member, orderNo);
    expect(after.tickets.find(({ state }) => state === 'open')).toMatchObject({ isChanged: false, mayChange: true });
  });
});

describe('a late train of two', () => {
  const on = async (date: string, fromStation: string, toStation: string, after = '') => {
    const asked = trainSchemas.query.parse({ fromStation, toStation, date });
    const { rides } = good(await trainHandlers.query(asked, member.call('/train/query')));
    const ride = rides.find(
      ({ from, seats }) => from.at > after && seats.some((one) => one.seatClass === 'second' && one.left > 5),
    );
    if (!ride) throw new Error(`no train ${fromStation} to ${toStation} after ${after}`);
    return ride;
  };

  it('that misses the second says so in the message while somebody travels on that one', async () => {
    const first = await on(dayIn(12), '北京', '南京');
    const second = await on(dayIn(12), '南京', '上海', later(first.to.at, 30));
    const wishes = [first, second].map(({ trainNumber, from, to }) =>
      rails.rideOf(member, { trainNumber, days: 12, fromStation: from.telecode, toStation: to.telecode }),
    );
    const { orderNo } = good(await rails.create(member, await rails.verify(member, wishes)));
    await rails.pay(member, orderNo);
    await booking.advance(60);
    await change('delayed', 12, 240, first.trainNumber);
    const said = `与 ${second.trainNumber} 次衔接不上，两程都可免费退票或改签`;
    expect((await newsOf(orderNo))[0]?.text).toContain(said);
    expect((await rowRides(orderNo))?.map(({ isFree }) => isFree)).toEqual([true, true]);
    expect((await rowRides(orderNo))?.map(({ isCut }) => isCut)).toEqual([true, true]);
    const { tickets } = await rails.detail(member, orderNo);
    await sales.refund(orderNo, [tickets.find(({ rideNo }) => rideNo === 1)?.ticketId ?? '']);
    await booking.advance(60);
    await change('delayed', 12, 250, first.trainNumber);
    expect((await newsOf(orderNo))[0]?.text).toMatch(/现改为 .*，可免费退票或改签$/);
    expect((await rowRides(orderNo))?.map(({ isCut }) => isCut)).toEqual([undefined]);
  });
});

describe('a train that the railway cancels', () => {
  it('is not sold any more, and prices that were held for it end', async () => {
    const verified = await rails.verify(member, [rails.rideOf(member, { days: 7 })]);
    await change('cancelled', 7);
    expect(await found(7)).toMatchObject({ sale: { state: 'off' }, seats: [] });
    const held = await booking.db.selectFrom('holds').where('verify_key', '=', verified.verifyKey).execute();
    expect(held).toEqual([]);
    expect((await rails.askVerify(member, [rails.rideOf(member, { days: 7 })])).data).toMatchObject({
      kind: 'product',
      trainNumber: 'G1',
    });
  });

  it('frees the passenger who rides it since a change, and nobody of the order who rides another train', async () => {
    const date = dayIn(4);
    const orderNo = await rails.bookPaid(member, { days: 4 }, { passengers: [rails.rider(), rails.rider()] });
    await booking.advance(60);
    const [ticketId = ''] = await sales.ids(orderNo);
    const changed = await sales.change(orderNo, { ticketIds: [ticketId], trainNumber: 'G3', date });
    if (changed.afterSales[0]?.state === 'unpaid')
      await rails.pay(member, changed.afterSales[0].saleId, 'trainChangeTicket');
    await booking.advance(60);
    expect(await change('cancelled', 4, 0, 'G3')).toEqual([orderNo]);
    const { rides, tickets } = await rails.detail(member, orderNo);
    const open = tickets.filter(({ state }) => state === 'open');
    expect(open.map((one) => [rides.find(({ rideNo }) => rideNo === one.rideNo)?.trainNumber, one.freedBy])).toEqual([
      ['G1', undefined],
      ['G3', 'cancelled'],
    ]);
    expect((await rowRides(orderNo))?.map(({ trainNumber, isFree }) => [trainNumber, isFree])).toEqual([
      ['G1', undefined],
      ['G3', true],
    ]);
    expect(Number(good(await sales.refundQuote(orderNo, [open[0]!.ticketId])).totals.charge)).toBeGreaterThan(0);
  });

  it('ends an unpaid order, rejects a paid one, and gives the whole price of a ticket back, also after its time', async () => {
    const unpaid = good(await rails.create(member, await rails.verify(member, [rails.rideOf(member, { days: 3 })])));
    const held = await ticketed({ days: 3 });
    const paid = await rails.bookPaid(member, { days: 3 });
    expect((await change('cancelled', 3)).toSorted()).toEqual([unpaid.orderNo, held.orderNo, paid].toSorted());
    expect((await rails.detail(member, unpaid.orderNo)).status).toBe(5);
    const { closedBecause, trip } = await rails.info(member, unpaid.orderNo);
    expect(closedBecause).toBe('列车已停运，订单已取消，座位已释放，您没有被扣款');
    // The same trains are searched again.
    expect(trip).toMatchObject({ date: held.rides[0]!.from.at.slice(0, 10) });
    expect((await rails.detail(member, paid)).status).toBe(8);
    await booking.advance((msOf(held.rides[0]!.from.at) - booking.now()) / 1000 + 600);
    await sales.refund(held.orderNo);
    await booking.advance(60);
    expect(await rails.detail(member, held.orderNo)).toMatchObject({ status: 6, returned: held.payprice });
  });

  it('refuses a change to it that is not paid, and the ticket stays', async () => {
    const { orderNo } = await ticketed({ days: 9, trainNumber: 'G3' });
    const begun = await sales.change(orderNo, { trainNumber: 'G1', date: dayIn(9), seatClass: 'first' });
    expect(begun.afterSales[0]?.state).toBe('unpaid');
    expect(await change('cancelled', 9)).toContain(orderNo);
    const after = await rails.detail(member, orderNo);
    expect([
      after.afterSales[0]?.state,
      after.status,
      after.tickets.filter(({ state }) => state === 'open').length,
    ]).toEqual(['refused', 2, 1]);
  });

  it('is waited for no more: the deposit of an order without another wish goes back', async () => {
    const quote = await rails.quoteWait(member, [rails.rideOf(member, { days: 11 })]);
    const { orderNo } = good(
      await trainWaitHandlers.create(
        trainWaitSchemas.create.parse({
          requestId: randomUUID(),
          verifyKey: quote.verifyKey,
          deadlineMs: quote.deadlines[0]?.atMs,
          passengers: [rails.rider()],
          contact: { name: '林知远', mobilePhone: '13800000010' },
          agreed: true,
        }),
        member.call('/train/createWait'),
      ),
    );
    await rails.pay(member, orderNo);
    expect(await change('cancelled', 11)).toEqual([orderNo]);
    expect(await rails.detail(member, orderNo)).toMatchObject({ status: 9, wait: { wishes: [{ isOff: true }] } });
    await booking.advance(60);
    expect((await rails.detail(member, orderNo)).status).toBe(6);
  });
});
