import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightConflict } from '#contract/flight.ts';
import { messageSchemas } from '#contract/message.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { flightHandlers } from '../../../app/handlers/flight.ts';
import { messageHandlers } from '../../../app/handlers/message.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { settle } from '../../../money/payments/settle.ts';
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

describe('a flight that is cancelled before the tickets are there', () => {
  const cancelFlight = async (orderId: string) => {
    const flightId = (await member.show(orderId)).flightList[0]?.flightId ?? '';
    await changeSchedule(booking.db, { flightId, kind: 'cancelled', minutes: 0 }, booking.now());
  };

  it('ends an unpaid order, which cannot be paid any more', async () => {
    const { orderId } = await member.book({ days: 31 });
    const { outTradeNo } = await member.code(orderId);
    await cancelFlight(orderId);
    const after = await member.show(orderId);
    expect(after).toMatchObject({ status: 5, timeline: [{ detail: '航班已被航司取消，座位已释放' }, {}, {}] });
    await settle(booking.db, outTradeNo, booking.now());
    expect(await member.show(orderId)).toMatchObject({ status: 5 });
  });

  it('rejects a paid order, and all of its money goes back', async () => {
    await setWallet(booking, '20250010', 500_000_00);
    const { orderId } = await member.book({ days: 32 });
    await settle(booking.db, (await member.code(orderId)).outTradeNo, booking.now());
    expect((await member.show(orderId)).status).toBe(7);
    await cancelFlight(orderId);
    const after = await member.show(orderId);
    expect(after.status).toBe(8);
    expect(after.timeline[1]).toMatchObject({ title: '出票失败', detail: '航班已被航司取消，款项将原路退回' });
    await booking.advance(80);
    const done = await member.show(orderId);
    expect(done).toMatchObject({ status: 6, psgFlightList: [{ ticketNo: '' }] });
    expect(done.payments[0]).toMatchObject({ status: 'refunded', returned: done.payprice });
  });

  it('refuses a change to it, paid or not; the tickets of the old flight stay', async () => {
    const sales = afterSalesOf(booking, member);
    for (const isPaid of [true, false]) {
      const { orderId, psgIds, order } = await sales.ticketed({ days: 33 });
      const { quote, saleId } = await sales.change(orderId, psgIds, (seat) => Number(seat.change.due) > 0);
      if (isPaid) await sales.payChange(saleId);
      const change = { flightId: quote.new.flightId, kind: 'cancelled' as const, minutes: 0 };
      await changeSchedule(booking.db, change, booking.now());
      const after = await member.show(orderId);
      expect(after).toMatchObject({ status: 2, afterSales: [{ state: 'refused' }] });
      expect(after.psgFlightList).toEqual(order.psgFlightList);
    }
  });
});

describe('a flight that the airline has changed, for those who buy it afterwards', () => {
  const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };
  const found = async (who: Booker, date: string, flightId: string) => {
    const query = { orgCity: 'PEK', dstCity: 'SHA', date, ...party };
    const { flights } = good(await flightHandlers.query(query, who.call('/airTicket/queryFlight')));
    return flights.find((one) => one.flightId === flightId);
  };

  it('has its new times in search, price check and order alike; a price held from before has ended', async () => {
    const held = await member.verify({ days: 26 });
    const [segment] = held.segments;
    if (!segment) throw new Error('no flight');
    const { flightId, depTime, arrTime } = segment.flight;
    const day = depTime.slice(0, 10);
    const minutes = Number(depTime.slice(11, 13)) < 20 ? 90 : -90;
    await changeSchedule(booking.db, { flightId, kind: 'moved', minutes }, booking.now());
    const buyer = await booking.as('20250010');
    expect(await buyer.create(buyer.inputOf(held, [person()]))).toMatchObject({ ret: 409, data: { kind: 'expired' } });
    const times = { depTime: later(depTime, minutes), arrTime: later(arrTime, minutes) };
    expect(await found(buyer, day, flightId)).toMatchObject(times);
    const seat = { flightId, cabinCode: segment.seat.cabinCode, parPrice: segment.seat.parPrice, triptype: 1 as const };
    const verify = () => flightHandlers.verify({ seats: [seat], ...party }, buyer.call('/airTicket/verifyPrice'));
    const verified = good(await verify());
    expect(verified.segments[0]?.flight).toMatchObject(times);
    const { orderId } = good(await buyer.create(buyer.inputOf(verified, [person()])));
    expect((await buyer.show(orderId)).flightList[0]).toMatchObject({ ...times, schedule: null });

    // It was sold with these times: the same announcement again is no news, a later one is told against them.
    expect(await changeSchedule(booking.db, { flightId, kind: 'moved', minutes }, booking.now())).not.toContain(
      orderId,
    );
    await changeSchedule(booking.db, { flightId, kind: 'moved', minutes: 2 * minutes }, booking.now());
    expect((await buyer.show(orderId)).flightList[0]).toMatchObject({
      depTime: later(depTime, 2 * minutes),
      schedule: { kind: 'moved', ...times },
    });

    await changeSchedule(booking.db, { flightId, kind: 'cancelled', minutes: 0 }, booking.now());
    expect(await found(buyer, day, flightId)).toBeUndefined();
    const refused = await verify();
    expect(refused).toMatchObject({
      ret: 409,
      data: { kind: 'soldOut', seatsLeft: 0 } satisfies Partial<FlightConflict>,
    });
    expect(refused.msg).toContain('已被航司取消或改期');
  });

  it('is not sold on a day that it was moved away from', async () => {
    const { segments } = await member.verify({ days: 27 });
    const { flightId, depTime } = segments[0]?.flight ?? { flightId: '', depTime: '' };
    await changeSchedule(booking.db, { flightId, kind: 'delayed', minutes: 1440 }, booking.now());
    for (const day of [depTime, later(depTime, 1440)])
      expect(await found(member, day.slice(0, 10), flightId)).toBeUndefined();
  });
});

describe('a refund or change after the airline’s change', () => {
  const sales = () => afterSalesOf(booking, member);
  beforeAll(() => setWallet(booking, '20250010', 500_000_00));

  it('is free: all of the money comes back, without a proof', async () => {
    const before = await walletFen(booking, '20250010');
    const { orderId, psgIds, order } = await sales().ticketed({ days: 28 });
    const flightId = order.flightList[0]?.flightId ?? '';
    const own = good(await sales().refundQuote(orderId, psgIds, { reason: 'flightCancelled' }));
    await changeSchedule(booking.db, { flightId, kind: 'cancelled', minutes: 0 }, booking.now());
    const quote = good(await sales().refundQuote(orderId, psgIds, { reason: 'flightCancelled' }));
    expect(quote).toMatchObject({ voluntary: false, nextRise: null, totals: { charge: '0', back: order.payprice } });
    expect(own.totals).toEqual(quote.totals);
    good(await sales().refundApply(quote.quoteId));
    await booking.advance(80);
    expect(await member.show(orderId)).toMatchObject({ status: 6, afterSales: [{ state: 'done' }] });
    expect(await walletFen(booking, '20250010')).toBe(before);
  });

  it('costs nothing for a seat of the same class, whatever its fare is', async () => {
    const { orderId, psgIds, order } = await sales().ticketed({ days: 29 });
    const flightId = order.flightList[0]?.flightId ?? '';
    await changeSchedule(booking.db, { flightId, kind: 'delayed', minutes: 240 }, booking.now());
    const paid = await walletFen(booking, '20250010');
    const { quote } = await sales().change(
      orderId,
      psgIds,
      (seat, flight) => flight.flightId !== flightId && seat.cabinClass === 'Y',
      { reason: 'flightChanged' },
    );
    expect(quote).toMatchObject({ voluntary: false, totals: { due: '0', back: '0', charge: '0' } });
    await booking.advance(41);
    const after = await member.show(orderId);
    expect(after).toMatchObject({
      status: 3,
      totalExchangePrice: '0',
      flightList: [{ flightId: quote.new.flightId, schedule: null }],
    });
    expect(await walletFen(booking, '20250010')).toBe(paid);
  });

  it('under way to a flight that is moved gets its new times; a quote for it has ended', async () => {
    const { orderId, psgIds } = await sales().ticketed({ days: 30 });
    const { quote, saleId } = await sales().change(orderId, psgIds, (seat) => Number(seat.change.due) > 0);
    const second = await sales().ticketed({ days: 30 });
    const quoted = await sales().changeQuote(
      second.orderId,
      second.psgIds,
      (_, flight) => flight.flightId === quote.new.flightId,
    );
    const minutes = 30;
    const change = { flightId: quote.new.flightId, kind: 'delayed' as const, minutes };
    expect(await changeSchedule(booking.db, change, booking.now())).toContain(orderId);
    const depTime = later(quote.new.depTime, minutes);
    const schedule = { kind: 'delayed', depTime: quote.new.depTime };
    expect((await member.show(orderId)).afterSales[0]).toMatchObject({ new: { depTime, schedule } });
    expect(await sales().changeApply(quoted.quoteId)).toMatchObject({
      ret: 409,
      data: { kind: 'quoteExpired', quote: { new: { depTime } } },
    });
    await sales().payChange(saleId);
    await booking.advance(41);
    expect((await member.show(orderId)).flightList[0]).toMatchObject({ depTime, schedule });
  });
});
