import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { msOf } from '#domain/china-time.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { good, openBooking, person, seatsTaken } from '#tests/support/orders/booking.ts';
import type { Booker, Booking, CreateInput } from '#tests/support/orders/booking.ts';
import { flightHandlers } from '../../../app/handlers/flight.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { holdSeats } from '../seats/inventory.ts';

let booking: Booking;
let member: Booker;
let employee: Booker;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  member = await booking.as('20250010');
  employee = await booking.as('20250071');
});
afterAll(async () => booking.close());

const seatOf = (verified: Awaited<ReturnType<Booker['verify']>>, at = 0) => ({
  flightId: verified.segments[at]?.flight.flightId ?? '',
  cabinCode: verified.segments[at]?.seat.cabinCode ?? '',
});
const taken = (seat: { flightId: string; cabinCode: string }) => seatsTaken(booking.db, seat.flightId, seat.cabinCode);

describe('a new order', () => {
  it('is made of a verified price and awaits payment for 30 minutes', async () => {
    const { verified, orderId, orderNo, payprice, payDeadlineMs } = await member.book();
    const [price] = verified.segments[0]?.prices ?? [];
    const parts = [price?.tktPrice, price?.consTax, price?.fuelTax, price?.serviceFee].map((part) => fenOf(part ?? ''));
    expect(fenOf(payprice)).toBe(parts.reduce((sum, part) => sum + part, 0));
    expect(orderNo).toMatch(/^260916\d{6}$/);
    expect(payDeadlineMs).toBe(booking.now() + 30 * 60_000);
    const order = await member.show(orderId);
    expect(order).toMatchObject({
      status: 0,
      actions: ['pay', 'cancel'],
      payprice,
      travelType: 'private',
      payments: [],
      createTime: '2026-09-16 14:30:00',
      payDeadline: '2026-09-16 15:00:00',
    });
    expect(order.timeline).toMatchObject([{ title: '提交订单', time: '2026-09-16 14:30:00' }]);
    expect(await taken(seatOf(verified))).toEqual({ held: 1, sold: 0 });
  });

  it('names its booker in the timeline; one who has given no name is 本人', async () => {
    const byWhom = async (booker: Booker) => (await booker.show((await booker.book()).orderId)).timeline[0]?.detail;
    expect(await byWhom(employee)).toMatch(/^[^*]+ 提交，共 1 位乘机人/);
    const of = { memberId: '20250010', name: hidePhone('13800000010') };
    const { real_name } = await booking.db
      .selectFrom('members')
      .where('id', '=', of.memberId)
      .select('real_name')
      .executeTakeFirstOrThrow();
    const rename = (to: string) =>
      booking.db.updateTable('members').set({ real_name: to }).where('id', '=', of.memberId).execute();
    await rename(of.name);
    expect(await byWhom(await booking.as(of.memberId))).toMatch(/^本人提交，共 1 位乘机人/);
    await rename(real_name);
  });

  it('adds up fares by type, taxes, and insurance per passenger and flight', async () => {
    const people = [
      person(),
      person('1988-01-01'),
      person('2017-05-04', { psgType: 'CHD', guardianConsent: true }),
      person('2025-12-01', { psgType: 'INF', guardianConsent: true }),
    ];
    const wish = { adults: 2, children: 1, infants: 1, days: 22, returnAfterDays: 3 };
    const { verified, orderId, payprice } = await member.book(wish, people, {
      insurances: [{ insuType: 'ACCIDENT', passengers: [0, 1] }],
    });
    const order = await member.show(orderId);
    expect(order.psgFlightList).toHaveLength(8);
    const sum = order.psgFlightList.reduce(
      (total, one) =>
        total +
        [one.tktPrice, one.consTax, one.fuelTax, one.servFee, one.insuPayPrice].reduce(
          (all, part) => all + fenOf(part),
          0,
        ),
      0,
    );
    expect(yuanOf(sum)).toBe(payprice);
    expect(order.psgList.reduce((total, one) => total + fenOf(one.salePrice), 0)).toBe(sum);
    expect(order.psgFlightList.filter((one) => one.insuPayPrice === '30')).toHaveLength(4);
    expect(order.psgList[0]?.insus).toEqual([{ insuType: 'ACCIDENT', name: '航空意外险', price: '60', status: 0 }]);
    expect(order).toMatchObject({ flightType: 2, flightList: [{ triptype: 1 }, { triptype: 2 }] });
    // The infant has no seat.
    expect([await taken(seatOf(verified, 0)), await taken(seatOf(verified, 1))]).toEqual([
      { held: 3, sold: 0 },
      { held: 3, sold: 0 },
    ]);
  });

  it('of business travel knows who pays what, and why it is over the standard', async () => {
    const { orderId } = await employee.book(
      { travelType: 'business', choose: (seat) => seat.standard?.verdict === 'over' },
      [person()],
      { costCenter: 'RD-02 研发中心 / 平台组', travelReason: '客户验收' },
    );
    expect(await employee.show(orderId)).toMatchObject({
      travelType: 'business',
      overStandard: true,
      overReason: '客户临时调整会议时间',
      costCenter: 'RD-02 研发中心 / 平台组',
      travelReason: '客户验收',
    });
  });

  it('within the standard keeps no reason for being over it, and offers the cost centres of the department first', async () => {
    const { orderId, verified } = await employee.book(
      { travelType: 'business', choose: (seat) => seat.standard?.verdict === 'ok' },
      [person()],
      { overReason: '行程时间受限' },
    );
    expect(await employee.show(orderId)).toMatchObject({ overStandard: false, overReason: '' });
    expect(verified.costCenters.map((name) => name.slice(0, 5))).toEqual(['RD-01', 'RD-02', 'GA-01', 'MK-01', 'SL-01']);
  });
});

it('an order of an employee notes what the lowest economy fare within two hours of the flight would have saved', async () => {
  const { orderId, verified } = await employee.book({
    travelType: 'business',
    choose: (seat) => seat.standard?.verdict === 'over',
  });
  const { flight, seat } = verified.segments[0] ?? {};
  const { flights } = good(
    await flightHandlers.query(
      {
        orgCity: 'PEK',
        dstCity: 'SHA',
        date: flight?.depTime.slice(0, 10) ?? '',
        adults: 1,
        children: 0,
        infants: 0,
        travelType: 'business',
      },
      employee.call('/airTicket/queryFlight'),
    ),
  );
  const near = flights.filter(({ depTime }) => Math.abs(msOf(depTime) - msOf(flight?.depTime ?? '')) <= 2 * 3_600_000);
  const fares = near.flatMap(({ seats }) =>
    seats.filter(({ cabinClass }) => cabinClass === 'Y').map((one) => fenOf(one.parPrice)),
  );
  const missed = fenOf(seat?.parPrice ?? '') - Math.min(...fares);
  expect(missed).toBeGreaterThan(0);
  const { rows } = await sql<{
    missed: number;
  }>`select missed::int from air_orders where order_id = ${orderId}`.execute(booking.db);
  expect(rows[0]?.missed).toBe(missed);
});

describe('an order is refused', () => {
  type Refusal = [string, (valid: CreateInput) => CreateInput, number, string];
  const refusals: Refusal[] = [
    ['without consent to the terms', (valid) => ({ ...valid, agreed: false }), 400, 'agreed'],
    [
      'without consent to hand over documents',
      (valid) => ({ ...valid, documentConsent: false }),
      400,
      'documentConsent',
    ],
    ['with another kind of travel than verified', (valid) => ({ ...valid, travelType: 'business' }), 403, ''],
    [
      'with a passenger the rules refuse',
      (valid) => ({ ...valid, passengers: valid.passengers.map((one) => ({ ...one, name: '周1' })) }),
      400,
      'passengers.0.name',
    ],
    ...['<b>x</b>', '😀😀', '=1+1', '1', '139****5757'].map((name): Refusal => [
      `with a contact named ${name}`,
      (valid) => ({ ...valid, contact: { ...valid.contact, name } }),
      400,
      'contact.name',
    ]),
    [
      'with more people than verified',
      (valid) => ({ ...valid, passengers: [...valid.passengers, person()] }),
      400,
      'passengers',
    ],
    [
      'with an insurance that is not sold',
      (valid) => ({ ...valid, insurances: [{ insuType: 'GONE', passengers: [0] }] }),
      400,
      'insurances.0.insuType',
    ],
  ];
  it.each(refusals)('an order %s', async (_sentence, spoil, ret, field) => {
    const verified = await member.verify({ days: 40 });
    const answer = await member.create(spoil(member.inputOf(verified, [person()])));
    expect(answer).toMatchObject({ ret, ...(field && { data: { field } }) });
    expect(answer.msg).not.toBe('');
    expect(await taken(seatOf(verified))).toEqual({ held: 0, sold: 0 });
  });

  it('an order with a price that has expired, or that is another member’s or another application’s', async () => {
    const verified = await member.verify();
    const other = await booking.as('20250030');
    const elsewhere = await booking.as('20250010', { appId: 'skyline' });
    for (const stranger of [other, elsewhere])
      expect(await stranger.create(stranger.inputOf(verified, [person()]))).toMatchObject({
        ret: 409,
        data: { kind: 'expired' },
      });
    expect(await member.create(member.inputOf({ ...verified, verifyKey: 'made-up' }, [person()]))).toMatchObject({
      ret: 409,
      data: { kind: 'expired' },
    });
    await booking.advance(15 * 60);
    expect(await member.create(member.inputOf(verified, [person()]))).toMatchObject({
      ret: 409,
      data: { kind: 'expired' },
    });
  });

  it('business travel of a member without a company', async () => {
    const verified = await employee.verify({ travelType: 'business' });
    expect(await member.create(member.inputOf(verified, [person()], { travelType: 'business' }))).toMatchObject({
      ret: 403,
    });
  });

  it('business travel over the standard without a reason, or with a cost centre that is not the company’s', async () => {
    const verified = await employee.verify({
      travelType: 'business',
      choose: (seat) => seat.standard?.verdict === 'over',
    });
    const business = { travelType: 'business' } as const;
    expect(await employee.create(employee.inputOf(verified, [person()], business))).toMatchObject({
      ret: 400,
      data: { field: 'overReason' },
    });
    const withReason = { ...business, overReason: '仅剩此航班', costCenter: 'XX-99' };
    expect(await employee.create(employee.inputOf(verified, [person()], withReason))).toMatchObject({
      ret: 400,
      data: { field: 'costCenter' },
    });
  });

  it('a class that another member has bought meanwhile, with the seats that are left', async () => {
    const verified = await member.verify({ adults: 2, days: 33, choose: (seat) => seat.seatNum < 10 });
    const { flightId, cabinCode } = seatOf(verified);
    await member.book({
      adults: 1,
      days: 33,
      choose: (seat) => seat.parPrice === verified.segments[0]?.seat.parPrice && seat.cabinCode === cabinCode,
    });
    await booking.db
      .updateTable('flight_seats')
      .set({ held: (eb) => eb.ref('capacity') })
      .where('flight_id', '=', flightId)
      .where('cabin_code', '=', cabinCode)
      .execute();
    const answer = await member.create(member.inputOf(verified, [person(), person()]));
    expect(answer).toMatchObject({ ret: 409, data: { kind: 'soldOut', flightId, cabinCode, seatsLeft: 0 } });
  });
});

describe('calls at once', () => {
  it('make one order when they carry one requestId', async () => {
    const verified = await member.verify({ days: 50 });
    const input = member.inputOf(verified, [person()]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => member.create(input)));
    expect(new Set(answers.map((answer) => good(answer).orderId)).size).toBe(1);
    expect(await taken(seatOf(verified))).toEqual({ held: 1, sold: 0 });
  });

  it('are refused when the requestId was used for something else', async () => {
    const verified = await member.verify({ days: 51 });
    const input = member.inputOf(verified, [person()]);
    good(await member.create(input));
    expect(await member.create({ ...input, passengers: [person()] })).toMatchObject({
      ret: 409,
      data: { kind: 'requestIdReused' },
    });
  });

  it('leave the requestId free when the order was refused', async () => {
    const verified = await member.verify({ days: 52 });
    const input = member.inputOf(verified, [person()]);
    expect((await member.create({ ...input, agreed: false })).ret).toBe(400);
    expect((await member.create(input)).ret).toBe(0);
  });

  it('sell the last seats once', async () => {
    const wish = { days: 60, choose: (one: { seatNum: number }) => one.seatNum === 10 };
    const { verified } = await member.book(wish);
    const seat = seatOf(verified);
    const keys = await Promise.all(
      Array.from({ length: 40 }, () => member.verify({ ...wish, choose: (one) => one.cabinCode === seat.cabinCode })),
    );
    const shortage = await holdSeats(booking.db, [{ ...seat, seats: 9999 }], booking.now());
    await holdSeats(booking.db, [{ ...seat, seats: (shortage?.seatsLeft ?? 0) - 5 }], booking.now());
    const before = (await taken(seat)).held;
    const answers = await Promise.all(keys.map((key) => member.create(member.inputOf(key, [person()]))));
    expect(answers.filter((answer) => answer.ret === 0)).toHaveLength(5);
    expect(
      answers.filter((answer) => answer.ret === 409 && (answer.data as unknown as { kind: string }).kind === 'soldOut'),
    ).toHaveLength(35);
    expect((await taken(seat)).held).toBe(before + 5);
  });
});

describe('a government-purchase ticket', () => {
  const gp = { gpFlag: 1, budgetUnit: '杭州市教育局', unitCard: '6222021234567894' } as const;
  const list = async (type: 'gp' | 'airTicket') =>
    good(await orderListHandlers.list(orderListSchemas.list.parse({ type, size: 100 }), member.call('/order/list')))
      .rows;

  it('is a private order in the list of its own, and the card is stored by its last four digits', async () => {
    const { orderId } = await member.book({ days: 40 }, [person()], gp);
    const order = await member.show(orderId);
    expect(order).toMatchObject({ gpFlag: 1, budgetUnit: '杭州市教育局', unitCardEnd: '7894', travelType: 'private' });
    expect((await list('gp')).map((row) => row.orderId)).toEqual([orderId]);
    expect((await list('airTicket')).map((row) => row.orderId)).not.toContain(orderId);
    const { rows } = await sql<{
      stored: string;
    }>`select gp::text as stored from air_orders where gp is not null`.execute(booking.db);
    expect(rows.map(({ stored }) => stored).join()).not.toContain('622202');
  });

  it.each([
    ['no unit', { budgetUnit: ' ' }, 'budgetUnit'],
    ['a card of 17 digits', { unitCard: '62220212345678941' }, 'unitCard'],
    ['no card', { unitCard: undefined }, 'unitCard'],
    ['business travel', { travelType: 'business' }, 'gpFlag'],
  ] as const)('a government-purchase ticket with %s is refused at its field', async (_what, wrong, field) => {
    const verified = await member.verify({ days: 41 });
    const input = { ...member.inputOf(verified, [person()], gp), ...wrong } as CreateInput;
    const who = field === 'gpFlag' ? employee : member;
    expect(await who.create(input)).toMatchObject({ ret: 400, data: { field } });
  });
});
