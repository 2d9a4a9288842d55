import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { clientOf } from '#tests/support/sandbox.ts';
import { isWhole } from '#tests/support/whole.ts';
import { create, info, isPrepaid, verify } from '#tests/support/given/stays.ts';
import type { Create, Rate } from '#tests/support/given/stays.ts';
import { setPreference } from '#tests/support/given/preferences.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { paymentHandlers } from '../../../app/handlers/payment.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';
import { outsideGuests } from '../inventory/outside-guests.ts';

let booking: Booking;
beforeAll(async () => void (booking = await openBooking({ delayQueriesMs: 1 })));
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

/** Leaves so many rooms of a stay's kind on each of its nights. */
async function leave({ hotel, room, checkIn, checkOut }: VerifiedStay, rooms: number): Promise<void> {
  const known = hotelOfId(hotel.hotelId);
  const kind = known?.rooms.find(({ roomId }) => roomId === room.roomId);
  if (!known || !kind) throw new Error('no such room');
  for (const night of nightsOf(checkIn, checkOut))
    await booking.db
      .insertInto('hotel_nights')
      .values({
        hotel_id: hotel.hotelId,
        room_id: room.roomId,
        night,
        city: known.city,
        capacity: rooms + outsideGuests(known, kind, night, booking.now()),
        held: 0,
        sold: 0,
      })
      .execute();
}
const count = async (table: 'hotel_orders' | 'orders' | 'ledger_movements' | 'hotel_order_events') =>
  Number(
    (
      await booking.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Three times as many as there are connections to the database; more of them only wait longer. */
const many = isWhole ? 1000 : 60;

describe('the last room', () => {
  it('that many members order at once is ordered once: the others are told, and nothing of theirs stays', async () => {
    const members = await Promise.all(
      ['20250010', '20250020', '20250030', '20250040', '20250050'].map((id) => booking.as(id)),
    );
    const verified: VerifiedStay[] = [];
    for (const member of members) verified.push(await verify(member, { choose: isPrepaid }));
    const [stay] = verified as [VerifiedStay];
    expect(new Set(verified.map(({ rate }) => rate.rateId)).size).toBe(1);
    await leave(stay, 1);
    const before = [await count('hotel_orders'), await count('orders'), await count('ledger_movements')];
    const answers = await Promise.all(
      Array.from({ length: many }, (_, n) => create(members[n % 5] as Booker, verified[n % 5] as VerifiedStay)),
    );
    const won = answers.filter(({ ret }) => ret === 0);
    expect(won).toHaveLength(1);
    const lost = new Set(answers.filter(({ ret }) => ret !== 0).map(({ ret, msg }) => `${ret} ${msg}`));
    expect([...lost]).toEqual(['409 该房型刚刚订满，请换一个房型']);
    const [orders = 0, heads = 0, moved = 0] = before;
    expect([await count('hotel_orders'), await count('orders'), await count('ledger_movements')]).toEqual([
      orders + 1,
      heads + 1,
      moved,
    ]);
    const nights = await booking.db
      .selectFrom('hotel_nights')
      .where('hotel_id', '=', stay.hotel.hotelId)
      .where('room_id', '=', stay.room.roomId)
      .select(['held', 'sold'])
      .execute();
    expect(nights).toEqual([
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
    ]);
  });
});

describe('a business stay of several rooms', () => {
  const over = ({ standard, payKind, cancel: rule }: Rate) =>
    standard?.verdict === 'over' && payKind === 'prepaid' && rule.kind === 'free';
  const rooms = { rooms: 3, travelType: 'business', choose: over, days: 25 } as const;
  const guests = (...names: string[]) => ({
    guests: names.map((name, n) => [{ name, pinyin: `CHEN/${'ABC'[n] ?? ''}` }]),
  });

  it('is shared per room and night, and paid by both', async () => {
    const employee = await booking.as('20250071');
    await setWallet(booking, '20250071', 90_000_00);
    const verified = await verify(employee, rooms);
    const { company = '', personal = '' } = verified.split ?? {};
    const perRoom = verified.rate.nights.map(({ price }) => fenOf(price));
    expect(fenOf(company)).toBe(3 * perRoom.reduce((sum, fen) => sum + Math.min(fen, 500_00), 0));
    expect(fenOf(company) + fenOf(personal)).toBe(fenOf(verified.rate.total));
    const { orderNo } = good(await create(employee, verified, guests('陈佳宁', '许曼', '王思远')));
    const { outTradeNo } = await info(employee, orderNo);
    const paid = await paymentHandlers.multiPay(
      {
        outTradeNo,
        businessType: 'hotelPay',
        body: '酒店',
        companyAmount: company,
        personalAmount: personal,
        personalMethod: 'tianHangPay',
        requestId: randomUUID(),
        payPassword: payPasswordMd5,
      },
      employee.call('/pay/multiPay'),
    );
    expect(good(paid)).toMatchObject({
      state: 'paid',
      paid: [
        { payer: 'company', amount: company },
        { payer: 'personal', amount: personal },
      ],
    });
  });

  it('of a company without shared payments is paid by the company alone', async () => {
    const setShared = (on: boolean) => setPreference(booking.db, 'hotel', { payer: on ? 'split' : 'company' });
    await setShared(false);
    try {
      const employee = await booking.as('20250071');
      const verified = await verify(employee, { ...rooms, days: 26 });
      const { orderNo } = good(await create(employee, verified, guests('陈佳宁', '许曼', '王思远')));
      const { methods, outTradeNo } = await info(employee, orderNo);
      expect(methods.filter(({ method, enabled }) => method === 'multiPay' && enabled)).toEqual([]);
      const half = yuanOf(Math.floor(fenOf(verified.rate.total) / 2));
      const shared = await paymentHandlers.multiPay(
        {
          outTradeNo,
          businessType: 'hotelPay',
          body: '酒店',
          companyAmount: half,
          personalAmount: yuanOf(fenOf(verified.rate.total) - fenOf(half)),
          personalMethod: 'tianHangPay',
          requestId: randomUUID(),
          payPassword: payPasswordMd5,
        },
        employee.call('/pay/multiPay'),
      );
      expect(shared).toMatchObject({ ret: 409, msg: '公司全额支付，无需个人支付' });
      expect(methods.find(({ method }) => method === 'creditPay')).toMatchObject({ enabled: true });
      expect((await info(employee, orderNo)).state).toBe('open');
    } finally {
      await setShared(true);
    }
  });
});

describe('a stay that cannot be ordered', () => {
  const today = () => dayAt(booking.now());
  const asked = (given: object) => ({
    hotelId: 'SHA0001',
    rateId: 'r1-standard',
    checkIn: addDays(today(), 20),
    checkOut: addDays(today(), 22),
    rooms: 1,
    adults: 2,
    childAges: [],
    ...given,
  });

  it.each([
    ['past days', () => ({ checkIn: addDays(today(), -3), checkOut: addDays(today(), -1) })],
    ['no night', () => ({ checkOut: addDays(today(), 20) })],
    ['sixty nights', () => ({ checkOut: addDays(today(), 80) })],
    ['twenty rooms', () => ({ rooms: 20 })],
    ['a child without an age', () => ({ childAges: [''] })],
    ['a child of forty', () => ({ childAges: [40] })],
    ['a hotel that does not exist', () => ({ hotelId: 'SHA9999' })],
    ['a rate that has gone', () => ({ rateId: 'r9-nothing' })],
  ])('of %s is refused in words, and nothing is made', async (_, given) => {
    const client = clientOf(booking);
    const { token } = (await client.logIn('13800000010')).data;
    const before = await count('hotel_orders');
    const answer = (await (await client.raw('/hotel/verify', asked(given()), { token })).json()) as {
      ret: number;
      msg: string;
    };
    expect([400, 404, 409]).toContain(answer.ret);
    expect(answer.msg).toMatch(/[一-龥]{4,}/);
    expect(await count('hotel_orders')).toBe(before);
  });

  it.each<[string, (verified: VerifiedStay) => Partial<Create>, string]>([
    ['without a guest for each room', () => ({ guests: [[]] }), 'guests'],
    ['with a name of one letter', () => ({ guests: [[{ name: 'x' }]] }), 'guests'],
    ['to a phone that is none', () => ({ contact: { name: '林知远', mobilePhone: '123' } }), 'contact'],
    ['at an arrival time that is not offered', () => ({ arrival: '03:33' }), 'arrival'],
    ['without the terms', () => ({ agreed: false }), 'agreed'],
    ['with a remark of a thousand letters', () => ({ remark: '多'.repeat(1000) }), 'remark'],
  ])('%s names its field, and nothing is made', async (_, given, field) => {
    const member = await booking.as('20250030');
    const client = clientOf(booking);
    const { token } = (await client.logIn('13800000030')).data;
    const verified = await verify(member, { choose: isPrepaid, days: 31 });
    const before = await count('hotel_orders');
    const whole = {
      requestId: randomUUID(),
      verifyKey: verified.verifyKey,
      guests: [[{ name: '林知远', pinyin: 'LIN/ZHIYUAN' }]],
      contact: { name: '林知远', mobilePhone: '13800000010' },
      arrival: verified.arrivalTimes[0],
      agreed: true,
      ...given(verified),
    };
    const answer = (await (await client.raw('/hotel/createOrder', whole, { token })).json()) as {
      ret: number;
      msg: string;
      data: { field?: string };
    };
    expect([answer.ret, answer.data?.field?.split('.')[0]]).toEqual([400, field]);
    expect(answer.msg).toMatch(/[一-龥]{4,}/);
    expect(await count('hotel_orders')).toBe(before);
    expect(hotelOrderSchemas.createOrder.shape).toHaveProperty(field);
  });
});
