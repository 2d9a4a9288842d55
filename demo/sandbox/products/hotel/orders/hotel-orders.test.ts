import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { addDays, dayMs, msOf } from '#domain/china-time.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { bookPaid, cancel, create, detail, info, inputOf, isPrepaid, pay, verify } from '#tests/support/given/stays.ts';
import type { Create } from '#tests/support/given/stays.ts';
import { hotelOrderHandlers } from '../../../app/handlers/hotel.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { orderFile } from '../../../orders/heads/export.ts';
import { advanceStays } from './advance.ts';
import { HotelTransitionError, lockHotelOrder, moveHotelOrder } from '#tests/support/orders/status.ts';

let booking: Booking;
beforeAll(async () => void (booking = await openBooking()));
afterAll(() => booking.close());

const later = (ms: number) => advanceStays(booking.db, booking.now() + ms);
const statusOf = async (orderNo: string) =>
  (await booking.db.selectFrom('hotel_orders').where('order_id', '=', orderNo).select('status').executeTakeFirst())
    ?.status;

describe('a stay', () => {
  it('is paid, confirmed, begun and completed, and its money reaches the hotel', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member, { choose: isPrepaid });
    const created = good(await create(member, verified));
    expect(created).toMatchObject({ needsPayment: true, payprice: verified.rate.total });
    expect((await detail(member, created.orderNo)).actions).toEqual(['pay', 'cancel']);
    await pay(member, created.orderNo);
    expect(await statusOf(created.orderNo)).toBe(1);
    await later(60_000);
    const confirmed = await detail(member, created.orderNo);
    expect(confirmed).toMatchObject({ status: 2, actions: ['cancel'] });
    expect(confirmed.confirmNo).toMatch(/^\d{8}$/);
    await later(20.9 * dayMs);
    expect(await statusOf(created.orderNo)).toBe(3);
    expect(await cancel(member, created.orderNo)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    await later(23 * dayMs);
    expect(await detail(member, created.orderNo)).toMatchObject({ status: 4, actions: ['rebook'] });
    expect((await detail(member, created.orderNo)).timeline.map(({ title }) => title)).toEqual([
      '已离店',
      '已入住',
      '酒店已确认',
      '支付成功',
      '提交订单',
    ]);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('that is cancelled in time gives all of its money and its rooms back', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member, { choose: isPrepaid });
    const before = verified.rate.roomsLeft;
    const { orderNo } = good(await create(member, verified));
    expect((await verify(member, { choose: ({ rateId }) => rateId === verified.rate.rateId })).rate.roomsLeft).toBe(
      before - 1,
    );
    await pay(member, orderNo);
    await later(60_000);
    const quote = good(await hotelOrderHandlers.cancelQuote({ orderNo }, member.call('/hotel/cancelQuote')));
    expect(quote).toMatchObject({
      penalty: '0',
      refund: verified.rate.total,
      shares: [{ payer: 'personal', method: 'alipay', amount: verified.rate.total }],
      arrives: '7 个工作日内原路退回',
    });
    expect(good(await cancel(member, orderNo))).toMatchObject({ status: 7, penalty: '0' });
    await later(60_000);
    const over = await detail(member, orderNo);
    expect(over).toMatchObject({ status: 8, payments: [{ status: 'refunded', returned: verified.rate.total }] });
    expect((await verify(member, { choose: ({ rateId }) => rateId === verified.rate.rateId })).rate.roomsLeft).toBe(
      before,
    );
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('keeps the first night once the free time is over, after the member has seen it', async () => {
    const member = await booking.as('20250010');
    const { verified, orderNo } = await bookPaid(member, isPrepaid);
    await later(60_000);
    const late = await booking.as('20250010', { aheadMs: msOf(`${verified.checkIn} 09:00:00`) - booking.now() });
    const first = verified.rate.nights[0]?.price ?? '';
    expect(await cancel(late, orderNo)).toMatchObject({
      ret: 409,
      data: { kind: 'penalty', from: '0', to: first, quote: { penalty: first } },
    });
    expect(await statusOf(orderNo)).toBe(2);
    expect(good(await cancel(late, orderNo, first))).toMatchObject({ status: 7, penalty: first });
    await later(21 * dayMs);
    const [payment] = (await detail(late, orderNo)).payments;
    expect(fenOf(payment?.returned ?? '')).toBe(fenOf(verified.rate.total) - fenOf(first));
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('paid at the hotel is confirmed without a payment and cancelled for nothing', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member, { choose: ({ payKind }) => payKind === 'atHotel' });
    const created = good(await create(member, verified));
    expect(created).toMatchObject({ needsPayment: false, payprice: '0' });
    await later(60_000);
    expect(await detail(member, created.orderNo)).toMatchObject({ status: 2, payments: [], actions: ['cancel'] });
    expect(good(await cancel(member, created.orderNo))).toMatchObject({ status: 5, penalty: '0' });
  });

  it('says at the cashier that it is cancelled for nothing until it is paid', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member, {
      choose: ({ payKind, cancel: { kind } }) => payKind === 'prepaid' && kind === 'none',
    });
    const { orderNo } = good(await create(member, verified));
    const { lines } = await info(member, orderNo);
    expect(lines.join()).toContain('付款后不可取消；现在取消不收费');
    expect(lines.join()).not.toContain('扣全额');
  });

  it('with a guarantee takes the first night online and keeps it of a guest who cancels late', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member, { choose: ({ payKind }) => payKind === 'guarantee' });
    const { orderNo, payprice } = good(await create(member, verified));
    expect(payprice).toBe(verified.rate.nights[0]?.price);
    const { amountName, lines } = await info(member, orderNo);
    const rest = fenOf(verified.rate.total) - fenOf(payprice);
    expect(amountName).toBe('担保金');
    expect(lines.join()).toContain(`担保首晚房费，其余 ¥${showFen(rest, true)} 到店付`);
    await pay(member, orderNo);
    await later(60_000);
    const late = await booking.as('20250010', { aheadMs: msOf(`${verified.checkIn} 23:00:00`) - booking.now() });
    // The clock of the hotel goes on: the guest has not come, and the room counts as taken.
    expect(await cancel(late, orderNo, payprice)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it.each([
    ['a guest', { guests: [[{ name: '拒少川', pinyin: 'JU/SHAOCHUAN' }]] }],
    ['a remark', { remark: '拒' }],
  ])('whose %s the hotel refuses gives its money back', async (_what, more) => {
    const member = await booking.as('20250010');
    const { orderNo } = await bookPaid(member, isPrepaid, more);
    await later(60_000);
    expect((await detail(member, orderNo)).timeline.map(({ title }) => title)).toContain('酒店无法接待');
    await later(120_000);
    expect(await statusOf(orderNo)).toBe(8);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('that nobody pays is given up in time, with its rooms', async () => {
    const member = await booking.as('20250010');
    const { orderNo } = good(await create(member, await verify(member, { choose: isPrepaid })));
    await later(31 * 60_000);
    expect(await statusOf(orderNo)).toBe(5);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('changes its status along the table alone', async () => {
    const member = await booking.as('20250010');
    const { orderNo } = good(await create(member, await verify(member, { choose: isPrepaid })));
    const event = { at: booking.now(), title: '', detail: '' };
    for (const from of stayStatus.codes)
      for (const to of stayStatus.codes.filter((each) => !stayStatus.mayBecome(from, each))) {
        await booking.db.updateTable('hotel_orders').set({ status: from }).where('order_id', '=', orderNo).execute();
        await expect(
          booking.db
            .transaction()
            .execute((tx) => moveHotelOrder(tx, { order_id: orderNo, status: from }, to, {}, event)),
        ).rejects.toThrow(HotelTransitionError);
      }
    await booking.db.updateTable('hotel_orders').set({ status: 0 }).where('order_id', '=', orderNo).execute();
    await booking.db.transaction().execute(async (tx) => {
      expect((await lockHotelOrder(tx, orderNo))?.status).toBe(0);
    });
    expect(good(await cancel(member, orderNo))).toMatchObject({ status: 5 });
  });
});

describe('an order of a hotel', () => {
  it('is made once for one request, and never for a price whose time is over', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member);
    const input = inputOf(verified);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hotelOrderHandlers.createOrder(input, member.call('/hotel/createOrder'))),
    );
    expect(new Set(answers.map((answer) => good(answer).orderNo)).size).toBe(1);
    const late = await booking.as('20250010', { aheadMs: 16 * 60_000 });
    expect(await create(late, verified)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
  });

  it.each<[Partial<Create>, string]>([
    [{ agreed: false }, 'agreed'],
    [{ guests: [[{ name: '林知远' }], [{ name: '周砚清' }]] }, 'guests'],
    [{ guests: [[{ name: '林' }]] }, 'guests.0.0.name'],
    [{ contact: { name: '1', mobilePhone: '13800000010' } }, 'contact.name'],
    [{ arrival: '25:00' }, 'arrival'],
    [{ invoice: 'platform' }, 'invoiceTitle'],
    [{ taxNo: 'abc' }, 'taxNo'],
    [{ invoice: 'platform', invoiceTitle: '云帆', taxNo: '91310115MA1K3FAN07' }, 'taxNo'],
    [{ invoiceKind: 'special' }, 'invoiceKind'],
    [{ invoice: 'platform', invoiceTitle: '云帆', invoiceKind: 'special' }, 'taxNo'],
  ])('with %j is refused at %s', async (more, field) => {
    const member = await booking.as('20250010');
    expect(await create(member, await verify(member, { choose: isPrepaid }), more)).toMatchObject({
      ret: 400,
      data: { field },
    });
  });

  it('is in the list of its member and in nobody else’s; list row, order and cashier tell one time to pay', async () => {
    const member = await booking.as('20250041');
    const verified = await verify(member, { choose: isPrepaid });
    const { orderNo } = good(await create(member, verified));
    const list = async (who: Booker, group: 'all' | 'unpaid' | 'done' = 'all') =>
      good(await orderListHandlers.list(orderListSchemas.list.parse({ type: 'hotel', group }), who.call('/order/list')))
        .rows;
    const rows = await list(member, 'unpaid');
    expect(rows).toMatchObject([
      { orderId: orderNo, status: 0, payprice: verified.rate.total, hotel: { name: verified.hotel.name, nights: 2 } },
    ]);
    expect(await list(member, 'done')).toEqual([]);
    const { payDeadline, payDeadlineMs } = await detail(member, orderNo);
    expect([payDeadlineMs, rows[0]?.payDeadline]).toEqual([(await info(member, orderNo)).deadlineMs, payDeadline]);
    expect(msOf(payDeadline)).toBe(Math.floor(payDeadlineMs / 1000) * 1000);
    const { url } = good(
      await orderListHandlers.export(orderListSchemas.export.parse({ type: 'hotel' }), member.call('/order/export')),
    );
    const file = await orderFile.send(
      { db: booking.db, now: () => booking.now() },
      new URL(url).searchParams.get('key') ?? '',
    );
    const [heads = '', line = ''] = (await file.text()).split('\r\n');
    expect(heads).toContain('酒店,城市,房型,入住日期,离店日期,晚数,间数,入住人,订单金额');
    expect(line).toContain(`,上海,${verified.room.name},${verified.checkIn},${verified.checkOut},2,1,林知远,`);
    const other = await booking.as('20250040');
    expect(await list(other)).toEqual([]);
    expect(await hotelOrderHandlers.orderDetail({ orderNo }, other.call('/hotel/orderDetail'))).toMatchObject({
      ret: 404,
    });
    expect(await cancel(other, orderNo)).toMatchObject({ ret: 404 });
  });

  it('meets a changed price, a full room and a vanished rate with words of their own', async () => {
    const member = await booking.as('20250010');
    const { rate, hotel, checkIn, checkOut } = await verify(member, { choose: isPrepaid });
    const ask = async (more: object) =>
      await hotelOrderHandlers.verify(
        hotelOrderSchemas.verify.parse({ hotelId: hotel.hotelId, rateId: rate.rateId, checkIn, checkOut, ...more }),
        member.call('/hotel/verify'),
      );
    expect(await ask({ seenTotal: '1' })).toMatchObject({
      ret: 409,
      data: { kind: 'rate', from: '1', to: rate.total, verified: { rate: { rateId: rate.rateId } } },
    });
    expect(await ask({ rateId: 'R1-PX' })).toMatchObject({ ret: 409, data: { kind: 'product' } });
    expect(await ask({ rateId: 'R9-P1' })).toMatchObject({ ret: 409, data: { kind: 'product' } });
    expect(await ask({ hotelId: 'SHA9999' })).toMatchObject({ ret: 409, data: { kind: 'product' } });
    await booking.db
      .insertInto('hotel_nights')
      .values({
        hotel_id: hotel.hotelId,
        room_id: rate.roomId,
        night: addDays(checkIn, 1),
        city: 'SHA',
        capacity: 0,
        held: 0,
        sold: 0,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['hotel_id', 'room_id', 'night'])
          .doUpdateSet({ capacity: sql`hotel_nights.held + hotel_nights.sold` }),
      )
      .execute();
    expect(await ask({})).toMatchObject({
      ret: 409,
      data: { kind: 'inventory', roomsLeft: 0, full: [addDays(checkIn, 1)] },
    });
  });
});
