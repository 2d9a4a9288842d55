import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageSchemas } from '#contract/message.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/booking.ts';
import type { Booker, Booking } from '#tests/support/booking.ts';
import { messageHandlers } from '../../handlers/message.ts';
import { orderListHandlers } from '../../handlers/order.ts';
import { settle } from '../../payments/settle.ts';
import { changeSchedule } from './change-schedule.ts';
import { tick } from './tick.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const ticketed = async (wish: { days: number; returnAfterDays?: number }) => {
  const { orderId } = await member.book(wish);
  await settle(booking.db, (await member.code(orderId)).outTradeNo, booking.now());
  await tick(booking.db, booking.now() + 60_000);
  return await member.show(orderId);
};
const later = (moment: string, minutes: number) => momentAt(msOf(moment) + minutes * 60_000);
const messagesOf = async (orderId: string) =>
  good(await messageHandlers.list(messageSchemas.list.parse({ size: 100 }), member.call('/message/list'))).rows.filter(
    (one) => one.orderId === orderId && one.kind === 'flight',
  );
const rowOf = async (orderId: string) =>
  good(await orderListHandlers.list(orderListSchemas.list.parse({ words: orderId }), member.call('/order/list')))
    .rows[0];

describe('a change of a flight by the airline', () => {
  it('gives the order the new times beside those as sold, in the list too, and tells the owner', async () => {
    const before = await ticketed({ days: 20, returnAfterDays: 3 });
    const { orderId } = before;
    const [out, back] = before.flightList;
    if (!out || !back) throw new Error('no return trip');
    const sold = { depTime: out.depTime, arrTime: out.arrTime };
    expect(
      await changeSchedule(booking.db, { flightId: out.flightId, kind: 'delayed', minutes: 90 }, booking.now()),
    ).toContain(orderId);
    // The second announcement counts from the times as sold.
    await changeSchedule(booking.db, { flightId: out.flightId, kind: 'delayed', minutes: 2880 }, booking.now());
    const after = await member.show(orderId);
    const times = { depTime: later(sold.depTime, 2880), arrTime: later(sold.arrTime, 2880) };
    expect(after.flightList[0]).toMatchObject({
      ...times,
      arrivalDays: out.arrivalDays,
      schedule: { kind: 'delayed', ...sold, at: momentAt(booking.now()) },
    });
    expect(after.flightList[1]).toEqual(back);
    expect(after.timeline[0]).toMatchObject({ title: '航班延误' });
    expect(await rowOf(orderId)).toMatchObject({
      travelDay: times.depTime.slice(0, 10),
      flightList: [{ ...times, schedule: 'delayed' }, { depTime: back.depTime }],
    });
    const [newest, first] = await messagesOf(orderId);
    expect(newest).toMatchObject({ title: '航班延误', isRead: false });
    expect(newest?.text).toBe(
      `${out.flightNo} 原定 ${sold.depTime.slice(5, 16)} 起飞，现改为 ${times.depTime.slice(5, 16)}，可免费退票或改签`,
    );
    expect(first?.text).toContain(`现改为 ${later(sold.depTime, 90).slice(11, 16)}`);
    const tickets = await booking.db
      .selectFrom('air_order_tickets')
      .where('order_id', '=', orderId)
      .orderBy('triptype')
      .select('dep_at')
      .execute();
    expect(tickets.map(({ dep_at }) => momentAt(dep_at))).toEqual([times.depTime, back.depTime]);
  });

  it('may cancel the flight, whose times stay, and leaves orders alone that are over or have departed', async () => {
    const before = await ticketed({ days: 24 });
    const flightId = before.flightList[0]?.flightId ?? '';
    const gone = await member.book({ days: 25 });
    good(await member.cancel(gone.orderId));
    const goneFlight = (await member.show(gone.orderId)).flightList[0]?.flightId ?? '';
    const cancel = (id: string, now: number) =>
      changeSchedule(booking.db, { flightId: id, kind: 'cancelled', minutes: 0 }, now);
    expect(await cancel(goneFlight, booking.now())).not.toContain(gone.orderId);
    expect(await cancel(flightId, msOf(before.flightList[0]?.depTime ?? ''))).toEqual([]);
    expect(await cancel(flightId, booking.now())).toContain(before.orderId);
    const { flightList } = await member.show(before.orderId);
    expect(flightList[0]).toMatchObject({ depTime: before.flightList[0]?.depTime, schedule: { kind: 'cancelled' } });
    expect((await messagesOf(before.orderId))[0]?.text).toMatch(/的航班已取消，可免费退票或改签$/);
  });
});
