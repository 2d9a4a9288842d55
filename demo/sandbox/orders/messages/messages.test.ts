import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Message } from '#contract/message.ts';
import { messageSchemas } from '#contract/message.schema.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { messageHandlers } from '../../app/handlers/message.ts';
import { settle } from '../../money/payments/settle.ts';
import { tick } from '../../products/flight/lifecycle/tick.ts';
import { lockOrder, moveOrder } from '#tests/support/orders/status.ts';
import { remind } from './remind.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const minuteMs = 60_000;
const page = async (who: Booker, input: z.input<typeof messageSchemas.list> = {}) =>
  good(await messageHandlers.list(messageSchemas.list.parse(input), who.call('/message/list')));
const unread = async (who: Booker) => good(await messageHandlers.unread({}, who.call('/message/unread'))).unread;
const read = async (who: Booker, id?: string) =>
  good(await messageHandlers.read(messageSchemas.read.parse({ id }), who.call('/message/read'))).unread;
const about = async (orderId: string, who = member) =>
  (await page(who, { size: 100 })).rows.filter((one) => one.orderId === orderId).toReversed();
const told = (messages: readonly Message[]) => messages.map(({ kind, title }) => `${kind} ${title}`);
const pay = async (orderId: string) => settle(booking.db, (await member.code(orderId)).outTradeNo, booking.now());

describe('messages about an order', () => {
  it('tell its owner of payment, ticket, and every later change of status', async () => {
    const { orderId } = await member.book({ days: 20 });
    expect(await about(orderId)).toEqual([]);
    await pay(orderId);
    await tick(booking.db, booking.now() + minuteMs);
    await booking.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const event = { at: booking.now() + 2 * minuteMs, title: '退票申请已提交', detail: '等待审核' };
      if (order) await moveOrder(tx, order, 9, null, event);
    });
    const messages = await about(orderId);
    expect(told(messages)).toEqual(['pay 支付成功', 'ticket 出票成功', 'refund 退票申请已提交']);
    // The owner made the payment: its message counts as read.
    expect(messages.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    const { flightList } = await member.show(orderId);
    expect(messages[1]).toMatchObject({
      isRead: false,
      type: 'airTicket',
      subject: `${flightList[0]?.orgcityname} → ${flightList[0]?.dstcityname} ${flightList[0]?.depTime.slice(5, 10)}`,
    });
    expect(messages[1]?.text).toMatch(/^票号 /);
  });

  it('keep the day of the trip that they were about when it is changed later', async () => {
    const { orderId } = await member.book({ days: 24 });
    await pay(orderId);
    const before = (await about(orderId)).map(({ subject }) => subject);
    await booking.db
      .updateTable('orders')
      .set(({ ref }) => ({ travel_at: sql<number>`${ref('travel_at')} + 86400000` }))
      .where('order_id', '=', orderId)
      .execute();
    expect(before[0]).toMatch(/ → .* \d\d-\d\d$/);
    expect((await about(orderId)).map(({ subject }) => subject)).toEqual(before);
  });

  it('tell of a refusal and of the money that comes back', async () => {
    const { orderId } = await member.book({ days: 21 }, [person('1990-03-07', { name: '拒票人' })]);
    await pay(orderId);
    await tick(booking.db, booking.now() + 2 * minuteMs);
    expect(told(await about(orderId))).toEqual(['pay 支付成功', 'ticket 出票失败', 'refund 退款完成']);
  });

  it('tell of the end of the time to pay once before it and once at it, but not of the owner’s own actions', async () => {
    const { orderId } = await member.book({ days: 22 });
    const cancelled = await member.book({ days: 23 });
    good(await member.cancel(cancelled.orderId));
    const { payDeadlineMs } = await member.show(orderId);
    await remind(booking.db, payDeadlineMs - 11 * minuteMs);
    expect(await about(orderId)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => remind(booking.db, payDeadlineMs - 9 * minuteMs)));
    await remind(booking.db, payDeadlineMs - 8 * minuteMs);
    await tick(booking.db, payDeadlineMs);
    await remind(booking.db, payDeadlineMs);
    expect(told(await about(orderId))).toEqual(['pay 订单即将超时', 'order 订单已取消']);
    expect(await about(cancelled.orderId)).toEqual([]);
  });

  it('tell so of tickets of trains, too', async () => {
    const verified = await rails.verify(member, [rails.rideOf(member, { days: 12 })]);
    const { orderNo, payDeadlineMs } = good(await rails.create(member, verified));
    await remind(booking.db, payDeadlineMs - 9 * minuteMs);
    await remind(booking.db, payDeadlineMs - 8 * minuteMs);
    const [message, ...more] = await about(orderNo);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'pay', title: '订单即将超时', type: 'train' });
    expect(message?.text).toMatch(/座位释放$/);
  });

  it('tell so of stays and of flights abroad, too', async () => {
    const stay = await stays.create(member, await stays.verify(member, { choose: stays.isPrepaid }));
    const trip = await trips.create(member, await trips.verify(member));
    for (const { orderNo, payDeadlineMs, type, freed } of [
      { ...good(stay), type: 'hotel', freed: /房间释放$/ },
      { ...good(trip), type: 'intl', freed: /座位释放$/ },
    ]) {
      await remind(booking.db, payDeadlineMs - 9 * minuteMs);
      await remind(booking.db, payDeadlineMs - 8 * minuteMs);
      const reminders = (await about(orderNo)).filter(({ title }) => title === '订单即将超时');
      expect(reminders).toMatchObject([{ kind: 'pay', type }]);
      expect(reminders[0]?.text).toMatch(freed);
    }
  });

  it('are invisible to other members and in other applications, who can mark none of them', async () => {
    const before = await unread(member);
    expect(before).toBeGreaterThan(0);
    const [first] = (await page(member)).rows;
    for (const stranger of [await booking.as('20250041'), await booking.as('20250010', { appId: 'skyline' })]) {
      expect((await page(stranger)).rows).toEqual([]);
      expect(await read(stranger, first?.id)).toBe(0);
      expect(await read(stranger)).toBe(0);
    }
    expect(await unread(member)).toBe(before);
  });

  it('are read one by one or all at once, newest first in pages', async () => {
    // Of news; the message of the owner's payment counts as read.
    const unreadRows = async () => (await page(member, { size: 100 })).rows.filter(({ isRead }) => !isRead);
    const { rows, total, next } = await page(member, { size: 2 });
    const news = await unreadRows();
    expect(total).toBeGreaterThan(4);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)));
    const second = await page(member, { size: 2, after: next ?? undefined });
    expect(second.rows.some(({ id }) => rows.some((row) => row.id === id))).toBe(false);
    const before = await unread(member);
    expect(await read(member, news[0]?.id)).toBe(before - 1);
    expect(await read(member, news[0]?.id)).toBe(before - 1);
    expect((await unreadRows()).map(({ id }) => id)).toEqual(news.slice(1).map(({ id }) => id));
    expect(await read(member)).toBe(0);
    expect((await page(member)).rows.every(({ isRead }) => isRead)).toBe(true);
  });
});
