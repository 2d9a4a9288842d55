import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Flight, FlightConflict, Seat } from '#contract/flight.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { answerQuery } from './answer-query.ts';
import { answerVerify } from './answer-verify.ts';
import { memberForTests, openDesk } from '#tests/support/flight-desk.ts';
import type { Desk } from '#tests/support/flight-desk.ts';
import { holdSeats } from '../seats/inventory.ts';
import { flightHolds } from './flight-holds.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.open.close());
beforeEach(() => desk.setClock('2026-11-20 14:30'));

const visitor = memberForTests(10);
const employee = memberForTests(70, { memberId: '20250071', creditMemberId: 700070, creditEmployeeId: 710071 });
const strict = memberForTests(70, { memberId: '20250074', creditMemberId: 700070, creditEmployeeId: 710074 });

const flightsOn = async (date: string, orgCity = 'BJS', dstCity = 'SHA', business = false): Promise<Flight[]> =>
  (
    await desk.ask(
      'query',
      answerQuery,
      { orgCity, dstCity, date, travelType: business ? 'business' : 'private' },
      business ? employee : null,
    )
  ).data.flights;

const chosen = (flight: Flight, seat: Seat, triptype: 1 | 2 = 1) => ({
  triptype,
  flightId: flight.flightId,
  cabinCode: seat.cabinCode,
  parPrice: seat.parPrice,
});
const verify = (seats: ReturnType<typeof chosen>[], input: Record<string, unknown> = {}, member = visitor) =>
  desk.ask('verify', answerVerify, { seats, adults: 1, children: 0, infants: 0, ...input } as never, member);

/** A flight far ahead with few seats in one class, so that a test can buy them up. */
async function scarce(date: string): Promise<{ flight: Flight; seat: Seat }> {
  for (const flight of await flightsOn(date)) {
    const seat = flight.seats.find(
      (each) => each.cabinClass === 'Y' && each.cabinCode !== 'Y' && each.seatNum >= 5 && each.seatNum < 10,
    );
    if (seat) return { flight, seat };
  }
  throw new Error('no scarce class');
}
const buy = (flight: Flight, seat: Seat, seats: number) =>
  holdSeats(desk.open.db, [{ flightId: flight.flightId, cabinCode: seat.cabinCode, seats }], desk.call().now());

describe('Verify', () => {
  it('keeps price, rules and flight for a quarter of an hour, with prices by type', async () => {
    const [flight] = await flightsOn('2026-11-24');
    const seat = flight!.seats[0]!;
    const { ret, data } = await verify([chosen(flight!, seat)], { adults: 2, children: 1, infants: 1 });
    expect(ret).toBe(0);
    const [segment] = data.segments;
    expect(segment).toMatchObject({
      triptype: 1,
      flight: { flightId: flight!.flightId },
      seat: { parPrice: seat.parPrice },
      rule: { ruleId: seat.ruleId },
    });
    const child = String(Math.round(Number(seat.parPrice) / 20) * 10);
    expect([seat.childCabinPrice, seat.infantCabinPrice]).toEqual([child, '200']);
    expect(segment?.prices).toEqual([
      { psgType: 'ADT', tktPrice: seat.parPrice, consTax: '50', fuelTax: '20', serviceFee: '0' },
      { psgType: 'CHD', tktPrice: child, consTax: '0', fuelTax: '10', serviceFee: '0' },
      { psgType: 'INF', tktPrice: '200', consTax: '0', fuelTax: '0', serviceFee: '0' },
    ]);
    expect(data.holdUntilMs - data.serverTimeMs).toBe(15 * 60_000);
    expect(data.insurances.map((product) => `${product.name} ${product.price}`)).toEqual([
      '航空意外险 30',
      '航班延误险 20',
    ]);
    expect(data.costCenters).toEqual([]);
    expect(data.companyLimit).toBeUndefined();
  });

  it('hands the price to its own member and app id only, until it ends', async () => {
    const [flight] = await flightsOn('2026-11-24');
    const { data } = await verify([chosen(flight!, flight!.seats[0]!)]);
    const call = desk.call();
    const { now } = call;
    const read = (memberId: string, appId: string, at: number) =>
      flightHolds.read(call, data.verifyKey, { memberId, appId }, at);
    const found = await read(visitor.memberId, 'default', now());
    expect(found).toMatchObject({
      state: 'held',
      offer: {
        travelType: 'private',
        counts: { ADT: 1, CHD: 0, INF: 0 },
        verified: { verifyKey: data.verifyKey },
      },
    });
    expect(await read('20250020', 'default', now())).toEqual({ state: 'unknown' });
    expect(await read(visitor.memberId, 'skyline', now())).toEqual({ state: 'unknown' });
    expect(await read(visitor.memberId, 'default', data.holdUntilMs)).toEqual({ state: 'expired' });
  });

  it('takes a return trip', async () => {
    const [out] = await flightsOn('2026-11-24');
    const [back] = await flightsOn('2026-11-26', 'SHA', 'BJS');
    const { data } = await verify([chosen(back!, back!.seats[0]!, 2), chosen(out!, out!.seats[0]!)]);
    expect(data.segments.map((segment) => [segment.triptype, segment.flight.flightId])).toEqual([
      [1, out!.flightId],
      [2, back!.flightId],
    ]);
  });

  it('names the highest payment of the company for a business trip', async () => {
    const flights = await flightsOn('2026-11-24', 'BJS', 'SHA', true);
    const flight = flights.find((each) => each.seats.some((seat) => seat.labels.includes('协议价')))!;
    const seat = flight.seats.find((each) => each.labels.includes('协议价'))!;
    const { data } = await verify([chosen(flight, seat)], { travelType: 'business' }, employee);
    expect(data.companyLimit).toEqual({ limitPrice: '1176', tolerance: '200', taxes: '70', perPassenger: '1446' });
    expect(data.segments[0]?.prices[0]?.serviceFee).toBe('10');
    expect(data.segments[0]?.rule).toMatchObject({ freeChanges: 1 });
    expect(data.costCenters).toContain('RD-01 研发中心 / 基础架构组');
    expect(data.standard?.control).toBe('reason');
    expect((await verify([chosen(flight, seat)])).ret).toBe(404);
  });
});

describe('Verify reports changes', () => {
  it('the price of a class whose last seats are being bought, by type', async () => {
    const { flight, seat } = await scarce('2026-12-08');
    expect(await buy(flight, seat, seat.seatNum - 1)).toBeUndefined();
    const answer = await verify([chosen(flight, seat)]);
    expect(answer.ret).toBe(409);
    const conflict = answer.data as unknown as Extract<FlightConflict, { kind: 'priceChanged' }>;
    expect(conflict).toMatchObject({
      kind: 'priceChanged',
      changes: [{ component: 'tktPrice', psgType: 'ADT', triptype: 1, from: seat.parPrice }],
    });
    expect(fenOf(conflict.changes[0]!.to)).toBeGreaterThan(fenOf(seat.parPrice));
    expect(conflict.verified.segments[0]?.prices[0]?.tktPrice).toBe(conflict.changes[0]!.to);
    const agreed = await verify([{ ...chosen(flight, seat), parPrice: conflict.changes[0]!.to }]);
    expect(agreed.ret).toBe(0);
    expect(
      await flightHolds.read(
        desk.call(),
        conflict.verified.verifyKey,
        { memberId: visitor.memberId, appId: 'default' },
        desk.call().now(),
      ),
    ).toMatchObject({ state: 'held' });
  });

  it('that a class is sold out, or has too few seats for the party', async () => {
    const { flight, seat } = await scarce('2026-12-10');
    await buy(flight, seat, seat.seatNum - 1);
    const tooFew = await verify([chosen(flight, seat)], { adults: 2 });
    expect(tooFew).toMatchObject({
      ret: 409,
      data: { kind: 'soldOut', flightId: flight.flightId, cabinCode: seat.cabinCode, seatsLeft: 1 },
    });
    expect(tooFew.msg).toContain('仅剩 1 张，不足 2 人');
    await buy(flight, seat, 1);
    expect(await verify([chosen(flight, seat)])).toMatchObject({ ret: 409, data: { kind: 'soldOut', seatsLeft: 0 } });
  });

  it('that a class is for adults only once a child joins the party', async () => {
    const flights = (await flightsOn('2027-03-17')).filter((flight) => flight.airline === '9C');
    const flight = flights.find(
      (each) =>
        each.seats[0]?.cabinCode === 'R' || each.seats[0]?.cabinCode === 'S' || each.seats[0]?.cabinCode === 'N',
    )!;
    const seat = flight.seats[0]!;
    expect((await verify([chosen(flight, seat)])).ret).toBe(0);
    const answer = await verify([chosen(flight, seat)], { children: 1 });
    expect(answer).toMatchObject({ ret: 409, data: { kind: 'soldOut' } });
    expect(answer.msg).toContain('仅限成人');
    expect(answer.data).toMatchObject({ seatsLeft: 0, adultsOnly: true });
  });

  it('that a flight is about to leave', async () => {
    const [flight] = await flightsOn('2026-11-24');
    desk.setClock(`2026-11-24 ${flight!.depTime.slice(11, 16)}`);
    expect(await verify([chosen(flight!, flight!.seats[0]!)])).toMatchObject({ ret: 409, data: { kind: 'soldOut' } });
  });
});

describe('Verify refuses', () => {
  let seats: ReturnType<typeof chosen>[];
  let back: ReturnType<typeof chosen>;
  beforeAll(async () => {
    desk.setClock('2026-11-20 14:30');
    const [out] = await flightsOn('2026-11-24');
    const [home] = await flightsOn('2026-11-24', 'SHA', 'BJS');
    seats = [chosen(out!, out!.seats[0]!)];
    back = chosen(home!, home!.seats[0]!, 2);
  });

  it.each([
    [
      'children without an adult, with the telephone',
      () => verify(seats, { adults: 0, children: 1 }),
      400,
      'adults',
      '400-000-6060',
    ],
    ['three children with one adult', () => verify(seats, { children: 3 }), 400, 'children', '2 位儿童'],
    ['more infants than adults', () => verify(seats, { infants: 2 }), 400, 'infants', '1 位婴儿'],
    ['a way back without a way out', () => verify([back]), 400, 'seats', '先选择去程'],
    ['two ways out', () => verify([seats[0]!, { ...back, triptype: 1 }]), 400, 'seats', '先选择去程'],
    ['a third leg', () => verify([seats[0]!, back, { ...back, triptype: 3 as never }]), 400, 'seats', '先选择去程'],
    ['a way back before the arrival', () => verify([seats[0]!, back]), 400, 'seats', '晚于去程到达'],
    [
      'a way back from elsewhere',
      async () =>
        verify([
          seats[0]!,
          chosen((await flightsOn('2026-11-27', 'CAN', 'BJS'))[0]!, { cabinCode: 'Y', parPrice: '1' } as Seat, 2),
        ]),
      400,
      'seats',
      '同一城市',
    ],
    ['a price that is none', () => verify([{ ...seats[0]!, parPrice: '1e5' }]), 400, 'seats', '票价格式'],
  ])('%s', async (_, ask, ret, field, message) => {
    const answer = await ask();
    expect([answer.ret, answer.data]).toEqual([ret, { field }]);
    expect(answer.msg).toContain(message);
  });

  it('unknown flights and classes', async () => {
    expect((await verify([{ ...seats[0]!, flightId: 'CA0001-20261124-PEKSHA' }])).ret).toBe(404);
    expect((await verify([{ ...seats[0]!, cabinCode: 'ZZ' }])).ret).toBe(404);
  });

  it('fares that the company forbids, and business trips of others', async () => {
    const [flight] = await flightsOn('2026-11-24');
    const full = flight!.seats.find((seat) => seat.cabinCode === 'Y')!;
    const answer = await verify([chosen(flight!, full)], { travelType: 'business' }, strict);
    expect(answer.ret).toBe(403);
    expect(answer.msg).toContain('超出 ¥784');
    expect((await verify(seats, { travelType: 'business' })).ret).toBe(403);
  });

  it('keeps a price no longer than the flight is sold', async () => {
    const last = async () => (await flightsOn('2026-11-24')).at(-1)!;
    const closesAt = msOf((await last()).depTime) - 45 * 60_000;
    desk.setClock(momentAt(closesAt - 5 * 60_000));
    // With its price of this moment.
    const flight = await last();
    const { data } = await verify([chosen(flight, flight.seats.at(-1)!)]);
    expect(data.holdUntilMs).toBe(closesAt);
  });
});
