import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { HotelList } from '#contract/hotel.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { hotelMayBecome, hotelStatuses } from '#domain/hotel/hotel-status.ts';
import { fenOf } from '#domain/money.ts';
import { good, openBooking } from '#tests/support/booking.ts';
import type { Booker, Booking } from '#tests/support/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { hotelHandlers, hotelOrderHandlers } from '../../handlers/hotel.ts';
import { orderListHandlers } from '../../handlers/order.ts';
import { orderFile } from '../../orders/heads/export.ts';
import { paymentHandlers } from '../../handlers/payment.ts';
import { settle as settleTrade } from '../../payments/settle.ts';
import { advanceStays } from './advance.ts';
import { HotelTransitionError, lockHotelOrder, moveHotelOrder } from './transition.ts';

type Query = z.input<typeof hotelSchemas.query>;
type Create = z.input<typeof hotelOrderSchemas.createOrder>;
type Rate = VerifiedStay['rate'];

let booking: Booking;
let today: string;
beforeAll(async () => {
  booking = await openBooking();
  today = dayAt(booking.now());
}, 60_000);
afterAll(() => booking.close());

const query = async (who: Booker, input: Partial<Query> = {}): Promise<HotelList> =>
  good(
    await hotelHandlers.query(
      hotelSchemas.query.parse({ city: 'SHA', checkIn: addDays(today, 20), checkOut: addDays(today, 22), ...input }),
      who.call('/hotel/query'),
    ),
  );

interface Wish {
  days?: number;
  nights?: number;
  rooms?: number;
  travelType?: 'private' | 'business';
  choose?: (rate: Rate) => boolean;
  city?: string;
}

async function verify(who: Booker, wish: Wish = {}): Promise<VerifiedStay> {
  const { days = 20, nights = 2, rooms = 1, travelType = 'private', choose = () => true, city = 'SHA' } = wish;
  const stay = { checkIn: addDays(today, days), checkOut: addDays(today, days + nights), rooms, travelType };
  const { rows } = await query(who, { ...stay, city, size: 100 });
  for (const { hotelId } of rows) {
    const detail = good(
      await hotelHandlers.rates(hotelSchemas.rates.parse({ hotelId, ...stay }), who.call('/hotel/rates')),
    );
    const rate = detail.rooms.flatMap((room) => room.rates).find(choose);
    if (rate)
      return good(
        await hotelOrderHandlers.verify(
          hotelOrderSchemas.verify.parse({ hotelId, rateId: rate.rateId, ...stay, seenTotal: rate.total }),
          who.call('/hotel/verify'),
        ),
      );
  }
  throw new Error('no such rate');
}

const inputOf = (verified: VerifiedStay, more: Partial<Create> = {}) =>
  hotelOrderSchemas.createOrder.parse({
    requestId: randomUUID(),
    verifyKey: verified.verifyKey,
    guests: Array.from({ length: verified.rooms }, () => [{ name: '林知远', pinyin: 'LIN/ZHIYUAN' }]),
    contact: { name: '林知远', mobilePhone: '13800000010' },
    arrival: verified.arrivalTimes[0] ?? '',
    agreed: true,
    overReason: '客户或会议指定',
    ...more,
  });
const create = (who: Booker, verified: VerifiedStay, more: Partial<Create> = {}) =>
  hotelOrderHandlers.createOrder(inputOf(verified, more), who.call('/hotel/createOrder'));
const detail = async (who: Booker, orderNo: string) =>
  good(await hotelOrderHandlers.orderDetail({ orderNo }, who.call('/hotel/orderDetail')));
const cancel = (who: Booker, orderNo: string, seenPenalty = '0') =>
  hotelOrderHandlers.cancelOrder(
    hotelOrderSchemas.cancelOrder.parse({ requestId: randomUUID(), orderNo, seenPenalty }),
    who.call('/hotel/cancelOrder'),
  );
const info = async (who: Booker, orderId: string) =>
  good(await paymentHandlers.info({ orderId, businessType: 'hotelPay' }, who.call('/pay/payInfo')));

async function pay(who: Booker, orderId: string): Promise<void> {
  const { outTradeNo } = await info(who, orderId);
  good(
    await paymentHandlers.alipay(
      { outTradeNo, businessType: 'hotelPay', body: '酒店' },
      who.call('/pay/alipayPrecreate'),
    ),
  );
  expect(await settleTrade(booking.db, outTradeNo, who.call('').now())).toBe('paid');
}
const later = (ms: number) => advanceStays(booking.db, booking.now() + ms);
const dayMs = 86_400_000;
const isPrepaid = ({ payKind, cancel: rule }: Rate) => payKind === 'prepaid' && rule.kind === 'free';
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
    expect(quote).toMatchObject({ penalty: '0', refund: verified.rate.total });
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
    const verified = await verify(member, { choose: isPrepaid });
    const { orderNo } = good(await create(member, verified));
    await pay(member, orderNo);
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

  it('with a guarantee takes the first night online and keeps it of a guest who cancels late', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member, { choose: ({ payKind }) => payKind === 'guarantee' });
    const { orderNo, payprice } = good(await create(member, verified));
    expect(payprice).toBe(verified.rate.nights[0]?.price);
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
    const { orderNo } = good(await create(member, await verify(member, { choose: isPrepaid }), more));
    await pay(member, orderNo);
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
    for (const from of hotelStatuses)
      for (const to of hotelStatuses.filter((each) => !hotelMayBecome(from, each))) {
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

describe('a business stay', () => {
  const over = ({ standard, payKind }: Rate) => standard?.verdict === 'over' && payKind === 'prepaid';

  it('within the standard is paid by the company', async () => {
    const employee = await booking.as('20250071');
    const verified = await verify(employee, {
      travelType: 'business',
      choose: ({ standard, payKind }) => standard?.verdict === 'ok' && payKind === 'prepaid',
    });
    expect(verified.split).toEqual({ company: verified.rate.total, personal: '0' });
    expect(verified.standard).toMatchObject({ limit: '500', cityName: '上海' });
  });

  it('above the standard is shared night by night, paid by both, and goes back to both', async () => {
    const employee = await booking.as('20250071');
    const verified = await verify(employee, { travelType: 'business', choose: over });
    const { company = '', personal = '' } = verified.split ?? {};
    expect(fenOf(company)).toBe(
      verified.rate.nights.reduce((sum, { price }) => sum + Math.min(fenOf(price), 500_00), 0),
    );
    expect(fenOf(personal)).toBeGreaterThan(0);
    expect(await create(employee, verified, { overReason: '' })).toMatchObject({
      ret: 400,
      data: { field: 'overReason' },
    });
    const { orderNo } = good(await create(employee, verified));
    const { split, methods } = await info(employee, orderNo);
    expect(split).toMatchObject({ company, personal, companyMax: company });
    expect(methods.map(({ method }) => method)).toContain('multiPay');
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('is refused where the company forbids it, to members without a company, and as another employee', async () => {
    const strict = await booking.as('20250074');
    const verified = await verify(strict, {
      travelType: 'business',
      choose: ({ standard }) => standard?.verdict === 'forbidden',
    });
    expect(await create(strict, verified)).toMatchObject({ ret: 403, data: { kind: 'overStandard' } });
    const member = await booking.as('20250010');
    expect(
      await hotelHandlers.query(
        hotelSchemas.query.parse({ city: 'SHA', checkIn: today, checkOut: addDays(today, 1), travelType: 'business' }),
        member.call('/hotel/query'),
      ),
    ).toMatchObject({ ret: 403 });
    expect(await create(member, verified)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
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
  ])('with %j is refused at %s', async (more, field) => {
    const member = await booking.as('20250010');
    expect(await create(member, await verify(member, { choose: isPrepaid }), more)).toMatchObject({
      ret: 400,
      data: { field },
    });
  });

  it('is in the list of its member and in nobody else’s', async () => {
    const member = await booking.as('20250041');
    const verified = await verify(member, { choose: isPrepaid });
    const { orderNo } = good(await create(member, verified));
    const list = async (who: Booker, group: 'all' | 'unpaid' | 'done' = 'all') =>
      good(await orderListHandlers.list(orderListSchemas.list.parse({ type: 'hotel', group }), who.call('/order/list')))
        .rows;
    expect(await list(member, 'unpaid')).toMatchObject([
      { orderId: orderNo, status: 0, payprice: verified.rate.total, hotel: { name: verified.hotel.name, nights: 2 } },
    ]);
    expect(await list(member, 'done')).toEqual([]);
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
