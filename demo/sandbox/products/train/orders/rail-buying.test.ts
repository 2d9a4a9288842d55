import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { SaleHours } from '#domain/rail/sale-times.ts';
import * as rails from '#tests/support/given/rails.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { readSettings } from '../../../app/settings.ts';
import { balanceOf, moneyOfOrder } from '../../../money/ledger/ledger.ts';

let booking: Booking;
let member: Booker;
let today: string;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  today = dayAt(booking.now());
});
afterAll(() => booking.close());

const balance = async (account: string) =>
  await booking.db.transaction().execute(async (tx) => await balanceOf(tx, account));

describe('a verified train', () => {
  it('tells its ride, what may be chosen on it, and the price of each ticket type', async () => {
    const { rides, total, holdUntilMs, serverTimeMs } = await rails.verify(member, undefined, { passengers: 3 });
    const [ride] = rides;
    expect(ride).toMatchObject({
      trainNumber: 'G1',
      letter: 'G',
      seatRows: [
        ['A', 'B', 'C'],
        ['D', 'F'],
      ],
      berths: [],
      noSeat: false,
    });
    expect(ride?.arrangement).toMatch(/^3 人同/);
    expect(total).toBe(ride?.prices.adult);
    expect(Number(ride?.prices.child)).toBeLessThan(Number(total));
    expect(holdUntilMs).toBeGreaterThan(serverTimeMs);
  });

  it('at another price than was seen is told with both, and may be bought at the new one', async () => {
    const answer = await rails.askVerify(member, [rails.rideOf(member)], { seenTotal: '1' });
    expect(answer).toMatchObject({ ret: 409, data: { kind: 'rate', from: '1' } });
    const { verified } = answer.data as unknown as { verified: { verifyKey: string } };
    expect((await rails.create(member, verified)).ret).toBe(0);
  });

  it('is refused where it is not sold: two rides without time between them, the provider’s rest, after its sale', async () => {
    const there = rails.rideOf(member);
    const back = { ...there, trainNumber: 'G2', fromStation: 'AOH', toStation: 'VNP' };
    expect(await rails.askVerify(member, [back, there])).toMatchObject({ ret: 409, data: { kind: 'gap' } });
    const night = msOf(`${addDays(today, 1)} 02:00:00`) - booking.now();
    const atNight = await booking.as('20250010', {
      aheadMs: night,
      settings: { railHours: { closedFrom: '01:00', closedUntil: '05:00' } },
    });
    expect(await rails.askVerify(atNight, [there])).toMatchObject({
      ret: 409,
      data: { kind: 'closed', until: `${addDays(today, 1)} 05:00:00` },
    });
    const [ride] = (await rails.verify(member, [there])).rides;
    const late = await booking.as('20250010', { aheadMs: msOf(ride?.from.at ?? '') - booking.now() - 60_000 });
    expect(await rails.askVerify(late, [there])).toMatchObject({ ret: 409, data: { kind: 'over' } });
  });

  it('closed hours and the hour of each station are settings, and a refusal names the next moment', async () => {
    const day = addDays(today, 1);
    const atNoon = async (hours: Partial<SaleHours>) =>
      await booking.as('20250010', {
        aheadMs: msOf(`${day} 12:00:00`) - booking.now(),
        settings: { railHours: hours },
      });
    const closed = await atNoon({ closedFrom: '11:00', closedUntil: '13:30' });
    expect(await rails.askVerify(closed, [rails.rideOf(closed)])).toMatchObject({
      ret: 409,
      msg: `铁路系统维护中，暂停售票，${day.slice(5)} 13:30 恢复，请届时再提交`,
    });
    const early = await atNoon({ stations: { 北京南: '15:00' } });
    expect(await rails.askVerify(early, [rails.rideOf(early, { days: 14 })])).toMatchObject({
      ret: 409,
      data: { kind: 'notYet', from: `${day} 15:00:00` },
    });
    const settings = readSettings({ RAIL_CLOSED: '-', RAIL_ON_SALE: '12:00, 北京南=11:30' });
    expect(settings.railHours).toMatchObject({
      onSaleFrom: '12:00',
      closedUntil: '00:00',
      stations: { 北京南: '11:30' },
    });
    expect(() => readSettings({ RAIL_CLOSED: '25:00-05:00' })).toThrow('RAIL_CLOSED');
  });

  it('sold out for the whole way is bought by the parts of its seat change', async () => {
    const { full, parts } = await rails.soldOutRide(member);
    const wanted = parts.map(({ from, to, seatClass, seatNo }) => ({
      trainNumber: full.trainNumber,
      date: from.at.slice(0, 10),
      fromStation: from.telecode,
      toStation: to.telecode,
      seatClass,
      seatNo,
    }));
    const offered = await rails.verify(member, wanted);
    expect(offered.rides.map(({ plannedSeat }) => plannedSeat)).toEqual(parts.map(({ seat }) => seat));
    const { orderNo } = good(await rails.create(member, offered));
    const { tickets, arrangement, timeline } = await rails.detail(member, orderNo);
    expect(tickets.map(({ seatName }) => seatName)).toEqual(parts.map(({ seat }) => seat));
    expect(arrangement).toBe('已按换座方案分配座位');
    expect(timeline[0]?.detail).toMatch(new RegExp(`^${full.trainNumber} 次 ${parts.length} 张`));
    const { lines } = await rails.info(member, orderNo);
    expect(lines.filter((line) => line.includes(full.trainNumber))).toHaveLength(1);
    expect(lines[1]).toContain(parts.map(({ from, seat }) => `${from.station} 起 ${seat}`).join(' → '));
  });

  it('with a planned seat that another order took meanwhile has another one, and says so', async () => {
    const wish = rails.rideOf(member, { days: 11, trainNumber: 'G3' });
    const offers = [];
    for (let seatNo = 60; offers.length < 2; seatNo += 1) {
      const both = [
        await rails.verify(member, [{ ...wish, seatNo }]),
        await rails.verify(member, [{ ...wish, seatNo }]),
      ];
      if (both.every(({ rides }) => rides[0]?.plannedSeat)) offers.push(...both);
    }
    const orders = [];
    for (const offer of offers) {
      const { orderNo } = good(await rails.create(member, offer));
      orders.push(await rails.detail(member, orderNo));
    }
    const seats = orders.map(({ tickets }) => tickets[0]?.seatName);
    expect(seats[0]).toBe(offers[0]?.rides[0]?.plannedSeat);
    expect(seats[1]).not.toBe(seats[0]);
    expect(orders.map(({ arrangement }) => arrangement)).toEqual([
      '已按换座方案分配座位',
      '方案中的部分座位已被占，已改排其他座位，请按车票上的座位乘车',
    ]);
  });
});

describe('an order', () => {
  it('is paid, ticketed by the clock, and its money is the railway’s', async () => {
    const orderNo = await rails.bookPaid(member, { days: 10 });
    expect((await rails.detail(member, orderNo)).status).toBe(7);
    await booking.advance(60);
    const { status, tickets, timeline, actions, payments } = await rails.detail(member, orderNo);
    expect([status, tickets[0]?.state, actions]).toEqual([2, 'open', ['refund', 'change']]);
    expect(timeline[0]?.title).toBe('已出票');
    expect(payments).toMatchObject([{ status: 'paid', method: 'alipay' }]);
    expect(await balance(moneyOfOrder(orderNo))).toBe(0);
    expect(tickets[0]?.refund).toMatchObject({ percent: 0, fee: '0', next: { percent: 5 } });
  });

  it('that the railway refuses gets all of its money back', async () => {
    const orderNo = await rails.bookPaid(member, { days: 8 }, { passengers: [rails.rider({ name: '拒三' })] });
    await booking.advance(60);
    const { status, payprice, payments, returned, tickets, timeline } = await rails.detail(member, orderNo);
    expect(timeline.map(({ title }) => title)).toEqual(expect.arrayContaining(['出票失败', '退款中', '退款完成']));
    expect([status, returned, tickets[0]?.state]).toEqual([6, payprice, 'void']);
    expect(payments).toMatchObject([{ status: 'refunded', returned: payprice }]);
    expect(await balance(moneyOfOrder(orderNo))).toBe(0);
  });

  it('has the seats that were asked for, together, as far as there are any', async () => {
    const party = [rails.rider(), rails.rider(), rails.rider()];
    const verified = await rails.verify(member, [rails.rideOf(member, { days: 13 })], { passengers: 3 });
    const wish = { passengers: party, seats: { letters: ['1D', '1F', '2F'] } };
    const { orderNo } = good(await rails.create(member, verified, wish));
    const { tickets, arrangement } = await rails.detail(member, orderNo);
    const names = tickets.map(({ seatName }) => /^(\d\d)车 (\d\d)([A-F])号$/.exec(seatName) ?? []);
    const rows = names.map(([, , row]) => Number(row));
    expect(names.map(([, , , letter]) => letter)).toEqual(['D', 'F', 'F']);
    expect(new Set(names.map(([, coach]) => coach)).size).toBe(1);
    expect([rows[1], rows[2]]).toEqual([rows[0], Number(rows[0]) + 1]);
    expect(arrangement).toBe('3 人同一车厢，相邻 2 排，已按所选座位分配');
    expect((await rails.info(member, orderNo)).lines.join()).not.toContain('相近座位');
    expect(await rails.create(member, verified, { ...wish, seats: { letters: ['1E'] } })).toMatchObject({
      ret: 400,
      data: { field: 'seats.letters' },
    });
  });

  it('of two trains has on each the seats that were asked for there', async () => {
    const back = { trainNumber: 'G2', fromStation: 'AOH', toStation: 'VNP', days: 14 };
    const both = [rails.rideOf(member, { days: 13 }), rails.rideOf(member, back)];
    const verified = await rails.verify(member, both);
    const rideSeats = [{ letters: ['1A'] }, { letters: ['1F'] }];
    const { orderNo } = good(await rails.create(member, verified, { rideSeats }));
    const { tickets } = await rails.detail(member, orderNo);
    expect(tickets.map(({ seatName }) => seatName.at(-2))).toEqual(['A', 'F']);
    expect((await rails.info(member, orderNo)).lines.join()).not.toContain('相近座位');
    const refused = { rideSeats: [{}, { letters: ['1E'] }] };
    expect(await rails.create(member, await rails.verify(member, both), refused)).toMatchObject({
      ret: 400,
      data: { field: 'rideSeats.1.letters' },
    });
  });

  it('that does not get the seats asked for says so before it is paid, with the seat of each', async () => {
    const wanted = rails.rideOf(member, { days: 13, trainNumber: 'G5' });
    const [first, second] = [rails.rider(), rails.rider()];
    const verified = await rails.verify(member, [wanted], { passengers: 2 });
    const wish = { passengers: [first, second], seats: { letters: ['1A', '1C'] } };
    const { orderNo } = good(await rails.create(member, verified, wish));
    // As if the second seat had gone to another party.
    const [, last] = (await rails.detail(member, orderNo)).tickets;
    const { seat } = await booking.db
      .selectFrom('rail_tickets')
      .where('order_id', '=', orderNo)
      .where('passenger_no', '=', 1)
      .select('seat')
      .executeTakeFirstOrThrow();
    await booking.db
      .updateTable('rail_tickets')
      .set({ seat: seat - 1 })
      .where('order_id', '=', orderNo)
      .where('passenger_no', '=', 1)
      .execute();
    const { lines } = await rails.info(member, orderNo);
    const said = lines.find((line) => line.startsWith('所选座位不足，已分配相近座位：'));
    expect(said).toMatch(/车 \d\dA号、.*车 \d\dB号$/);
    expect(last?.seatName).toMatch(/C号$/);
    expect(said).toContain(second.name);
    // Seats and way stand there once: the way is the title.
    expect(lines.filter((line) => /车 \d\d[A-F]号/.test(line))).toEqual([said]);
    expect(lines.filter((line) => line.includes('→'))).toEqual([]);
    await booking.db
      .updateTable('rail_tickets')
      .set({ seat })
      .where('order_id', '=', orderNo)
      .where('passenger_no', '=', 1)
      .execute();
    good(await rails.cancel(member, orderNo));
  });

  it('gets places to stand where seats are short, if the member accepts them', async () => {
    const wanted = rails.rideOf(member, { days: 12, trainNumber: 'G3' });
    const party = Array.from({ length: 5 }, () => rails.rider());
    const verified = await rails.verify(member, [wanted], { passengers: 5 });
    // All seats but two are gone.
    const [kept] = (await booking.db
      .selectFrom('holds')
      .where('verify_key', '=', verified.verifyKey)
      .select('content')
      .execute()) as {
      content: { rides: { firstDay: string; fromStop: number; toStop: number }[] };
    }[];
    const { trainDayOf } = await import('../seats/train-day.ts');
    const { sectionsBetween } = await import('../seats/section-mask.ts');
    const { formationOf } = await import('../seats/formation.ts');
    const [ride] = kept?.content.rides ?? [];
    const day = trainDayOf('G3', ride?.firstDay ?? today);
    const seats = formationOf('G', 'G3')
      .blocks.filter(({ seatClass }) => seatClass === 'second')
      .flatMap(({ firstSeat, seats: count }) => Array.from({ length: count }, (_, at) => firstSeat + at));
    const sold = sectionsBetween(ride?.fromStop ?? 0, ride?.toStop ?? 1);
    await booking.db
      .insertInto('rail_seats')
      .values(seats.map((seat) => ({ train_day: day, seat, held: 0, sold })))
      .execute();
    expect(await rails.create(member, verified, { passengers: party })).toMatchObject({
      ret: 409,
      data: { kind: 'inventory', trainNumber: 'G3' },
    });
    const { orderNo } = good(await rails.create(member, verified, { passengers: party, acceptNoSeat: true }));
    const { tickets, arrangement } = await rails.detail(member, orderNo);
    expect(tickets.map(({ seatName }) => seatName)).toEqual(Array.from({ length: 5 }, () => '无座'));
    expect(arrangement).toBe('5 人均为无座');
  });

  it('of another member is not found; three that are cancelled block the day', async () => {
    const other = await booking.as('20250030');
    for (let n = 0; n < 3; n += 1) {
      const { orderNo } = good(
        await rails.create(other, await rails.verify(other, [rails.rideOf(other, { days: 5 })])),
      );
      expect(await rails.cancel(member, orderNo)).toMatchObject({ ret: 404 });
      const { status, tickets } = good(await rails.cancel(other, orderNo));
      expect([status, tickets[0]?.state]).toEqual([5, 'void']);
    }
    const verified = await rails.verify(other, [rails.rideOf(other, { days: 5 })]);
    expect(await rails.create(other, verified)).toMatchObject({
      ret: 409,
      data: { kind: 'blocked', until: `${addDays(today, 1)} 00:00:00` },
    });
    const nextDay = await booking.as('20250030', { aheadMs: msOf(`${addDays(today, 1)} 09:00:00`) - booking.now() });
    expect((await rails.create(nextDay, await rails.verify(nextDay, [rails.rideOf(other, { days: 5 })]))).ret).toBe(0);
  });

  it.each([
    ['terms that were not read', { agreed: false }, 'agreed'],
    ['a wrong number', { passengers: [{ ...rails.rider(), certNo: '110101199003070000' }] }, 'passengers.0.certNo'],
    [
      'a child’s passport without a birthday',
      {
        passengers: [
          rails.rider(),
          {
            ...rails.rider(),
            name: 'ZHOU/YANQING',
            certType: '2' as const,
            certNo: 'E12345678',
            ticketType: 'child' as const,
          },
        ],
      },
      'passengers.1.birthday',
    ],
  ])('is refused for %s, with the field', async (_, over, field) => {
    expect(await rails.create(member, await rails.verify(member), over)).toMatchObject({ ret: 400, data: { field } });
  });
});

describe('business travel', () => {
  it('above the standard of the employee asks for a reason, and the company pays its part', async () => {
    const employee = await booking.as('20250071');
    const verified = await rails.verify(employee, [rails.rideOf(employee, { seatClass: 'first' })], {
      travelType: 'business',
    });
    const { standard, split, total, costCenters } = verified;
    expect(verified.rides[0]?.standard).toMatchObject({ verdict: 'over' });
    expect(standard?.summary).toContain('高铁 / 动车二等座，普速硬卧');
    expect(fenOf(split?.company ?? '0') + fenOf(split?.personal ?? '0')).toBe(fenOf(total));
    const costCenter = costCenters[0] ?? '';
    expect(await rails.create(employee, verified, { costCenter })).toMatchObject({
      ret: 400,
      data: { field: 'overReason' },
    });
    const { orderNo } = good(await rails.create(employee, verified, { costCenter, overReason: '会议' }));
    expect(await rails.detail(employee, orderNo)).toMatchObject({
      overStandard: true,
      overReason: '会议',
      costCenter,
      split,
      travelType: 'business',
    });
    const company = await booking.as('20250070');
    expect((await rails.detail(company, orderNo)).orderNo).toBe(orderNo);
  });

  it('is for corporate members alone', async () => {
    expect(await rails.askVerify(member, [rails.rideOf(member)], { travelType: 'business' })).toMatchObject({
      ret: 403,
    });
  });
});
