import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Flight, FlightList } from '#contract/flight.ts';
import { clockOf, msOf } from '#domain/china-time.ts';
import { adultPrice } from '#domain/flight/seat-prices.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { answerCities } from './answer-cities.ts';
import { answerLowPrices } from './answer-low-prices.ts';
import { answerQuery } from './answer-query.ts';
import { memberForTests, openDesk } from '#tests/support/flight-desk.ts';
import type { Desk } from '#tests/support/flight-desk.ts';
import { holdSeats } from '../seats/inventory.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.open.close());
beforeEach(() => desk.setClock('2026-11-20 14:30'));

const trip = { orgCity: 'BJS', dstCity: 'SHA', date: '2026-11-24' };
const query = (input: Record<string, unknown> = {}, member: Parameters<Desk['ask']>[3] = null) =>
  desk.ask('query', answerQuery, { ...trip, ...input } as never, member);
const list = async (
  input: Record<string, unknown> = {},
  member: Parameters<Desk['ask']>[3] = null,
): Promise<FlightList> => {
  const answer = await query(input, member);
  expect(answer.ret).toBe(0);
  return answer.data;
};
const total = (flight: Flight): number => {
  const [seat] = flight.seats;
  return seat ? fenOf(seat.parPrice) + fenOf(seat.adtTaxeCn) + fenOf(seat.adtTaxeYq) : Infinity;
};
const employee = memberForTests(70, { memberId: '20250071', creditMemberId: 700070, creditEmployeeId: 710071 });

describe('Cities', () => {
  it('are all told with a version', async () => {
    const { data } = await desk.ask('cities', answerCities, {});
    const ofChina = data.cities.filter(({ country }) => ['CN', 'HK', 'MO', 'TW'].includes(country));
    expect(ofChina.flatMap((city) => city.airports)).toHaveLength(276);
    expect(data.cities.find(({ code }) => code === 'PAR')).toMatchObject({
      countryName: '法国',
      pinyin: 'bali',
      zone: 'Europe/Paris',
    });
    expect(data.version).not.toBe('');
    expect(data.cities[1]).toMatchObject({
      code: 'SHA',
      name: '上海',
      english: 'Shanghai',
      airports: [
        { code: 'PVG', name: '浦东' },
        { code: 'SHA', name: '虹桥' },
      ],
    });
  });
});

describe('Query', () => {
  it('is the same within a minute, is made again after it, and is never shared between buyers', async () => {
    const [first, again] = [await query(), await query()];
    expect(again).toBe(first);
    const company = await query({}, memberForTests(30));
    expect(company.data.flights[0]?.seats[0]?.serviceFee).not.toBe(first.data.flights[0]?.seats[0]?.serviceFee);
    expect(await query({ adults: 2 })).not.toBe(first);
    desk.setClock('2026-11-20 14:31');
    const later = await list();
    expect(later.validUntilMs).toBe(first.data.validUntilMs + 60_000);
    expect(later.flights).toEqual(first.data.flights);
  });

  it('answers flights by departure, each with seats from the cheapest, and every rule once', async () => {
    const { flights, rules, validUntilMs, queriedAt } = await list();
    expect(flights.length).toBeGreaterThan(35);
    expect(flights.map((flight) => flight.depTime)).toEqual(flights.map((flight) => flight.depTime).sort());
    for (const flight of flights) {
      expect(flight.seats.length).toBeGreaterThan(0);
      expect(flight.seats.map((seat) => fenOf(seat.parPrice))).toEqual(
        flight.seats.map((seat) => fenOf(seat.parPrice)).sort((a, b) => a - b),
      );
      for (const seat of flight.seats) {
        expect(rules[seat.ruleId]?.ruleId).toBe(seat.ruleId);
        expect(seat.seatNum).toBeGreaterThanOrEqual(1);
        expect(seat.seatNum).toBeLessThanOrEqual(10);
        expect(seat).toMatchObject({
          limitPrice: '',
          adtTaxeCn: '50',
          adtTaxeYq: '20',
          chdTaxeCn: '0',
          chdTaxeYq: '10',
          serviceFee: '0',
          discountServiceFee: '0',
        });
        expect(seat.standard).toBeUndefined();
      }
      expect(msOf(flight.arrTime) - msOf(flight.depTime)).toBe(flight.durationMinutes * 60_000);
      expect(flight.arrTime.slice(0, 10) > flight.depTime.slice(0, 10)).toBe(flight.arrivalDays === 1);
    }
    expect(validUntilMs - msOf(queriedAt)).toBe(600_000);
    expect(JSON.stringify(flights)).not.toContain('协议价');
  });

  it('takes an airport for one airport, a city code for all, and a narrower wish', async () => {
    const airports = async (input: object): Promise<string[]> =>
      [
        ...new Set((await list({ ...input })).flights.map((flight) => `${flight.orgAirport}${flight.dstAirport}`)),
      ].sort();
    expect(await airports({ orgCity: 'PEK', dstCity: 'PVG' })).toEqual(['PEKPVG']);
    expect((await airports({})).length).toBe(4);
    expect(await airports({ dstAirport: 'SHA' })).toEqual(['PEKSHA', 'PKXSHA']);
  });

  it.each([
    [{ orgCity: 'QQQ' }, 'orgCity', '没有三字码为 QQQ 的城市或机场'],
    [{ dstCity: 'PKX' }, 'dstCity', '出发与到达不能是同一城市'],
    [{ dstCity: 'HKG' }, 'dstCity', '400-000-6060'],
    [{ dstAirport: 'CAN' }, 'dstAirport', '没有此机场'],
    [{ date: '2026-11-19' }, 'date', '出发日期已过'],
    [{ date: '2026-02-30' }, 'date', '没有这一天'],
    [{ date: '2028-01-01' }, 'date', '365 天'],
    [{ adults: 0, children: 1 }, 'adults', '400-000-6060'],
    [{ adults: 1, children: 3 }, 'children', '最多携带 2 位儿童'],
    [{ adults: 1, infants: 2 }, 'infants', '最多携带 1 位婴儿'],
    [{ adults: 9, children: 1 }, 'adults', '最多 9 位'],
  ])('refuses %o naming %s', async (input, field, message) => {
    const answer = await query(input);
    expect(answer.ret).toBe(400);
    expect(answer.data).toEqual({ field });
    expect(answer.msg).toContain(message);
  });

  it('answers an empty list for a route without flights', async () => {
    expect((await list({ orgCity: 'TGO', dstCity: 'YIW' })).flights).toEqual([]);
  });

  it('leaves out what leaves within 45 minutes', async () => {
    desk.setClock('2026-11-24 12:00');
    const { flights } = await list();
    expect(clockOf(flights[0]?.depTime ?? '') >= '12:45').toBe(true);
    expect(flights.length).toBeLessThan(35);
  });

  it('offers only classes with seats for the whole party', async () => {
    const party = await list({ adults: 6, children: 2 });
    for (const flight of party.flights) for (const seat of flight.seats) expect(seat.seatNum).toBeGreaterThanOrEqual(8);
  });

  it('shows fewer seats once we have sold some', async () => {
    const { flights } = await list({ date: '2026-12-15' });
    const flight = flights.find((each) => (each.seats[0]?.seatNum ?? 10) < 10 && (each.seats[0]?.seatNum ?? 0) > 1)!;
    const seat = flight.seats[0]!;
    expect(
      await holdSeats(
        desk.open.db,
        [{ flightId: flight.flightId, cabinCode: seat.cabinCode, seats: seat.seatNum - 1 }],
        desk.call().now(),
      ),
    ).toBeUndefined();
    const again = (await list({ date: '2026-12-15' })).flights.find((each) => each.flightId === flight.flightId)!;
    expect(again.seats[0]).toMatchObject({ cabinCode: seat.cabinCode, seatNum: 1 });
    expect(fenOf(again.seats[0]!.parPrice)).toBeGreaterThanOrEqual(fenOf(seat.parPrice));
  });
});

describe('Business travel', () => {
  it('tells that an order above the standard is approved, unless the application has no approvals', async () => {
    const member = memberForTests(70, { memberId: '20250073', creditMemberId: 700070, creditEmployeeId: 710073 });
    const { standard } = await list({ travelType: 'business' }, member);
    expect(standard).toMatchObject({ control: 'reason', approval: 'all' });
    expect(standard?.summary).toMatch(/超标须填写原因，并经审批后支付$/);
    const call = desk.call(member);
    const plain = { ...call, app: { ...call.app, switches: { ...call.app.switches, applyForForm: false } } };
    const input = { ...trip, adults: 1, children: 0, infants: 0, travelType: 'business' as const };
    const bare = await answerQuery(input, plain);
    expect(bare.data.standard?.approval).toBeUndefined();
    expect(bare.data.standard?.summary).toMatch(/超标须填写原因$/);
  });

  it('shows limit prices, verdicts, contract fares and the company fee', async () => {
    const { flights, standard } = await list({ travelType: 'business' }, employee);
    expect(standard).toMatchObject({ cabinClass: 'Y', maxDiscount: 6, lowestWithinHours: 2, control: 'reason' });
    const seats = flights.flatMap((flight) => flight.seats);
    expect(new Set(seats.map((seat) => seat.limitPrice))).toEqual(new Set(['1176']));
    expect(new Set(seats.map((seat) => seat.standard?.verdict))).toEqual(new Set(['ok', 'over']));
    for (const seat of seats.filter((each) => each.cabinClass === 'Y')) {
      const over = Math.max(0, fenOf(seat.parPrice) - 117_600);
      expect(seat.standard).toMatchObject({ verdict: over ? 'over' : 'ok' });
      expect(fenOf(seat.standard?.overBy ?? '0')).toBe(over);
    }
    expect(seats.some((seat) => seat.labels.includes('协议价'))).toBe(true);
    expect(seats[0]).toMatchObject({ serviceFee: '15', discountServiceFee: '5' });
    expect(seats.some((seat) => seat.standard?.reason.startsWith('前后 2 小时内最低'))).toBe(true);
  });

  it('forbids where the company does', async () => {
    const strict = { ...employee, memberId: '20250074', creditEmployeeId: 710074 };
    const { flights } = await list({ travelType: 'business' }, strict);
    expect(new Set(flights.flatMap((flight) => flight.seats.map((seat) => seat.standard?.verdict)))).toEqual(
      new Set(['ok', 'forbidden']),
    );
  });

  it('caps nothing for the company account itself', async () => {
    const { flights, standard } = await list(
      { travelType: 'business' },
      memberForTests(70, { memberId: '20250070', creditMemberId: 700070 }),
    );
    expect(standard).toBeUndefined();
    expect(flights[0]?.seats[0]).toMatchObject({ limitPrice: '' });
  });

  it('is refused to others', async () => {
    expect((await query({ travelType: 'business' }, memberForTests(10))).ret).toBe(403);
    expect((await query({ travelType: 'business' })).ret).toBe(401);
  });
});

describe('Low prices', () => {
  const low = (input: Record<string, unknown>) =>
    desk.ask('lowPrices', answerLowPrices, {
      orgCity: 'BJS',
      dstCity: 'SHA',
      from: '2026-11-20',
      to: '2026-11-26',
      ...input,
    } as never);

  it('are the lowest adult totals of the lists of those days, our own sales included', async () => {
    await holdSeats(
      desk.open.db,
      [{ flightId: (await list({ date: '2026-11-25' })).flights[0]!.flightId, cabinCode: 'Y', seats: 1 }],
      desk.call().now(),
    );
    const { data } = await low({});
    expect(data.prices.map((price) => price.date)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    for (const { date, price } of data.prices)
      expect(fenOf(price)).toBe(Math.min(...(await list({ date })).flights.map(total)));
  });

  const family = { adults: 4, children: 2, infants: 1 };
  it.each([
    ['a family that needs six seats', family, null],
    ['economy alone', { cabin: 'Y' }, null],
    ['business and first', { cabin: 'CF', adults: 2 }, null],
    ['a member who pays a service fee', family, memberForTests(30)],
    ['a company with its contract fares', { travelType: 'business', adults: 2 }, employee],
  ])(
    'are those of the list for %s, ticket and total',
    async (_who, { cabin, ...party }: { cabin?: string; adults?: number }, member) => {
      const { data } = await desk.ask(
        'lowPrices',
        answerLowPrices,
        { orgCity: 'BJS', dstCity: 'SHA', from: '2026-11-22', to: '2026-11-24', cabin, ...party } as never,
        member,
      );
      expect(data.prices).toHaveLength(3);
      for (const { date, price, parPrice } of data.prices) {
        const seats = (await list({ date, ...party }, member)).flights
          .flatMap((flight) => flight.seats)
          .filter(({ cabinClass }) => !cabin || cabin.includes(cabinClass));
        const best = seats.reduce((least, seat) => (adultPrice(seat) < adultPrice(least) ? seat : least));
        expect([price, parPrice]).toEqual([yuanOf(adultPrice(best)), best.parPrice]);
      }
    },
  );

  it('are refused like the list to whom it is refused', async () => {
    expect([(await low({ adults: 0, children: 1 })).ret, (await low({ travelType: 'business' })).ret]).toEqual([
      400, 401,
    ]);
  });

  it('rise when the cheapest class is sold out', async () => {
    const { flights } = await list({ date: '2026-12-22' });
    const cheapest = flights.reduce((best, flight) => (total(flight) < total(best) ? flight : best));
    const before = (await low({ from: '2026-12-22', to: '2026-12-22' })).data.prices[0]!.price;
    const seat = cheapest.seats[0]!;
    let left = 100;
    while (
      left > 0 &&
      !(await holdSeats(
        desk.open.db,
        [{ flightId: cheapest.flightId, cabinCode: seat.cabinCode, seats: 1 }],
        desk.call().now(),
      ))
    )
      left -= 1;
    const after = (await low({ from: '2026-12-22', to: '2026-12-22' })).data.prices[0]!.price;
    expect(fenOf(after)).toBeGreaterThanOrEqual(fenOf(before));
    expect(
      (await list({ date: '2026-12-22' })).flights.find((flight) => flight.flightId === cheapest.flightId)?.seats[0]
        ?.cabinCode,
    ).not.toBe(seat.cabinCode);
  });

  it('start today, leave out days without flights, and end a year ahead', async () => {
    expect((await low({ from: '2026-11-01', to: '2026-11-21' })).data.prices.map((price) => price.date)).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect((await low({ orgCity: 'TGO', dstCity: 'YIW' })).data.prices).toEqual([]);
    expect((await low({ from: '2027-11-18', to: '2027-12-24' })).data.prices.map((price) => price.date)).toEqual([
      '2027-11-18',
      '2027-11-19',
    ]);
  });

  it.each([
    [{ from: '2026-11-27' }, 'to'],
    [{ to: '2027-02-01' }, 'to'],
    [{ to: '2026-02-30' }, 'to'],
    [{ orgCity: 'QQQ' }, 'orgCity'],
  ])('refuse %o naming %s', async (input, field) => {
    const answer = await low(input);
    expect([answer.ret, answer.data]).toEqual([400, { field }]);
  });
});
