import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { trainSchemas } from '#contract/train.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { readStations } from '#domain/rail/station-table.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { trainHandlers } from '../../../app/handlers/train.ts';

let booking: Booking;
let member: Booker;
let tomorrow: string;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  tomorrow = addDays(dayAt(booking.now()), 1);
});
afterAll(() => booking.close());

type Query = z.input<typeof trainSchemas.query>;
const way = (input: Partial<Query> = {}) =>
  trainSchemas.transfer.parse({ fromStation: '北京', toStation: '上海', date: tomorrow, ...input });
const ask = (input: Partial<Query> = {}, as = member) =>
  trainHandlers.query(trainSchemas.query.parse({ ...way(input), ...input }), as.call('/train/query'));
const query = async (input: Partial<Query> = {}) => good(await ask(input));

describe('business travel', () => {
  it('has a verdict of the standard on every class, and the least by which a ticket is above it', async () => {
    const employee = await booking.as('20250073');
    const { rides, standard } = good(await ask({ travelType: 'business' }, employee));
    expect(standard?.summary).toContain('二等座');
    expect(standard).toMatchObject({ control: 'reason', approval: 'all' });
    const seats = rides.flatMap(({ seats: all, letter }) => all.map((seat) => ({ ...seat, letter, all })));
    for (const { seatClass, letter, price, standard: verdict, all } of seats) {
      if (!/[GDC]/.test(letter)) continue;
      const second = all.find((one) => one.seatClass === 'second')?.price ?? '0';
      const isWithin = seatClass === 'second' || seatClass === 'standing';
      expect(verdict?.verdict === 'ok').toBe(isWithin);
      if (!isWithin) expect(Number(verdict?.overBy)).toBeCloseTo(Number(price) - Number(second));
    }
    const { plans } = good(
      await trainHandlers.transfer(way({ travelType: 'business' }), employee.call('/train/transfer')),
    );
    expect(plans[0]?.rides[0]?.seats[0]?.standard).toBeDefined();
  });

  it('is for companies alone, and a private search is not judged', async () => {
    expect(await ask({ travelType: 'business' })).toMatchObject({ ret: 403 });
    const { rides, standard } = await query();
    expect([standard, rides[0]?.seats[0]?.standard]).toEqual([undefined, undefined]);
  });
});

describe('stations', () => {
  it('come with the hours in which the provider sells nothing', async () => {
    const call = member.call('/train/stations');
    const hoursOf = async (railHours?: { closedFrom: string; closedUntil: string }) =>
      good(await trainHandlers.stations({}, { ...call, settings: { ...call.settings, railHours } })).closed;
    expect(await hoursOf({ closedFrom: '23:30', closedUntil: '05:30' })).toEqual({ from: '23:30', until: '05:30' });
    expect(await hoursOf()).toEqual({ from: '00:00', until: '00:00' });
  });

  it('come with the presale, in which a new day is sold from a time of the settings', async () => {
    const call = member.call('/train/stations');
    const railHours = { onSaleFrom: '07:30', stations: {} };
    const { sale } = good(await trainHandlers.stations({}, { ...call, settings: { ...call.settings, railHours } }));
    expect(sale).toMatchObject({ presaleDays: 15, onSaleFrom: '07:30', endsBefore: 25 });
  });

  it('are those where trains stop, with city and letters', async () => {
    const { table } = good(await trainHandlers.stations({}, member.call('/train/stations')));
    const stations = readStations(table);
    expect(stations.length).toBeGreaterThan(2750);
    expect(stations.find(({ telecode }) => telecode === 'AOH')).toEqual({
      name: '上海虹桥',
      telecode: 'AOH',
      pinyin: 'shanghaihongqiao',
      initials: 'shhq',
      city: '上海',
      province: '上海',
    });
  });
});

/** How often others had their turn while something was made. */
async function turnsDuring<T>(make: () => Promise<T>): Promise<{ made: T; turns: number }> {
  let turns = 0;
  let isMade = false;
  const others = (): void => {
    turns += 1;
    if (!isMade) setImmediate(others);
  };
  setImmediate(others);
  const made = await make();
  isMade = true;
  return { made, turns };
}

describe('direct trains of a day', () => {
  it('leave on that day in order, with every class of the train, its seats and its price', async () => {
    const { rides, presale } = await query();
    expect(presale).toEqual({ from: addDays(tomorrow, -1), to: addDays(tomorrow, 13) });
    expect(rides.length).toBeGreaterThan(20);
    expect(rides.map(({ from }) => from.at)).toEqual(rides.map(({ from }) => from.at).sort());
    for (const ride of rides) {
      expect(ride.from.at.slice(0, 10)).toBe(tomorrow);
      expect(msOf(ride.to.at) - msOf(ride.from.at)).toBe(ride.minutes * 60_000);
      expect(ride.seats.length).toBeGreaterThanOrEqual(2);
      expect(ride.seats.filter(({ left, price }) => left < 0 || Number(price) <= 0)).toEqual([]);
    }
  });

  it('of a busy way let others in while they are made', async () => {
    await query();
    const { made, turns } = await turnsDuring(() => query({ fromStation: '上海', toStation: '杭州' }));
    const { rides } = made;
    expect(rides.length).toBeGreaterThan(200);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(rides.length / 20));
  });

  it('from one station leave from it alone; only fast ones where that is asked', async () => {
    const { rides } = await query({ fromStation: 'VNP', toStation: 'AOH', onlyFast: true });
    expect(rides.length).toBeGreaterThan(5);
    expect(new Set(rides.map(({ from, to }) => `${from.telecode}${to.telecode}`))).toEqual(new Set(['VNPAOH']));
    expect(rides.filter(({ letter }) => !['G', 'D', 'C'].includes(letter))).toEqual([]);
  });

  it('have prices of students where those are asked for and sold', async () => {
    const [ride] = (await query({ fromStation: 'VNP', toStation: 'AOH', student: true })).rides;
    const priceOf = (seatClass: string) => ride?.seats.find((seat) => seat.seatClass === seatClass);
    expect(Number(priceOf('second')?.studentPrice)).toBeLessThan(Number(priceOf('second')?.price));
    expect(priceOf('business')?.studentPrice).toBe('');
    const plain = (await query({ fromStation: 'VNP', toStation: 'AOH' })).rides[0];
    expect(plain?.seats.every(({ studentPrice }) => studentPrice === '')).toBe(true);
  });

  it.each([
    ['the same place', { toStation: '北京' }, 'toStation', '出发地和到达地在同一城市，请重新选择到达站'],
    ['a station by its name', { toStation: '北京南' }, 'toStation', '出发地和到达地在同一城市，请重新选择到达站'],
    ['the city of a station', { fromStation: 'AOH' }, 'toStation', '出发地和到达地在同一城市，请重新选择到达站'],
    ['an unknown station', { fromStation: 'ZZZ' }, 'fromStation', '没有这个出发站，请从列表中选择'],
    ['a code of an airport', { toStation: 'PEK' }, 'toStation', '没有这个到达站，请从列表中选择'],
    ['no day', { date: '2026-02-30' }, 'date', '请选择出发日期'],
    ['a day that is over', { date: '2026-01-05' }, 'date', '出发日期已过，请重新选择'],
  ])('are refused for %s', async (_, input, field, msg) => {
    expect(await ask(input)).toMatchObject({ ret: 400, msg, data: { field } });
  });

  it('are refused beyond the presale, and tell how far it goes', async () => {
    const last = addDays(tomorrow, 13);
    expect(await ask({ date: addDays(last, 1) })).toMatchObject({
      ret: 400,
      msg: `车票预售至 ${last}，请选择更早的日期`,
    });
    expect((await query({ date: last })).rides.length).toBeGreaterThan(0);
  });
});

describe('one train', () => {
  it('has all its stops in order, those of the way marked', async () => {
    const [ride] = (await query({ fromStation: 'VNP', toStation: 'NKH' })).rides;
    const input = { trainNumber: ride?.trainNumber ?? '', date: tomorrow, fromStation: 'VNP', toStation: 'NKH' };
    const { stops } = good(await trainHandlers.stops(input, member.call('/train/stops')));
    expect(stops.length).toBeGreaterThan(2);
    expect(stops[0]?.arrives).toBeNull();
    expect(stops.at(-1)?.departs).toBeNull();
    const onWay = stops.filter(({ isOnWay }) => isOnWay);
    expect([onWay[0]?.departs, onWay.at(-1)?.arrives]).toEqual([ride?.from.at, ride?.to.at]);
  });

  it('that does not go there has vanished', async () => {
    const input = { trainNumber: 'G9998', date: tomorrow, fromStation: 'VNP', toStation: 'NKH' };
    expect(await trainHandlers.stops(input, member.call('/train/stops'))).toMatchObject({
      ret: 404,
      data: { kind: 'vanished' },
    });
  });

  it('without a seat for the whole way has a plan with changes of seat, or says that there is none', async () => {
    const asked = ['上海', '南京', '武汉'].flatMap((toStation) => [
      query({ toStation }),
      query({ toStation, date: addDays(tomorrow, 1) }),
    ]);
    const full = (await Promise.all(asked))
      .flatMap(({ rides }) => rides)
      .filter(({ seats }) => seats.every(({ seatClass, left }) => seatClass === 'standing' || left === 0));
    expect(full.length).toBeGreaterThan(0);
    for (const { trainNumber, bySeatChange, from, to } of full.slice(0, 10)) {
      const input = { trainNumber, date: from.at.slice(0, 10), fromStation: from.telecode, toStation: to.telecode };
      const answer = await trainHandlers.seatChange(input, member.call('/train/seatChange'));
      if (!bySeatChange) expect(answer).toMatchObject({ ret: 409, data: { kind: 'full' } });
      else {
        const { parts, price } = good(answer);
        expect(parts.length).toBeGreaterThan(1);
        expect([from.telecode, ...parts.map((part) => part.to.telecode)]).toEqual([
          ...parts.map((part) => part.from.telecode),
          to.telecode,
        ]);
        expect(Number(price)).toBeCloseTo(parts.reduce((sum, part) => sum + Number(part.price), 0));
      }
    }
  });
});

describe('plans with one change', () => {
  it('have two rides that follow each other, and none beats another', async () => {
    const { plans } = good(
      await trainHandlers.transfer(way({ fromStation: '徐州', toStation: '福州' }), member.call('/train/transfer')),
    );
    expect(plans.length).toBeGreaterThan(5);
    for (const { rides, departs, arrives, waits } of plans) {
      const [first, second] = rides;
      expect([first?.from.at, second?.to.at]).toEqual([departs, arrives]);
      expect(msOf(second?.from.at ?? '') - msOf(first?.to.at ?? '')).toBe(waits * 60_000);
      expect(waits).toBeGreaterThanOrEqual(20);
    }
    const beaten = plans.filter((plan) =>
      plans.some(
        (other) =>
          other !== plan &&
          other.departs >= plan.departs &&
          other.arrives <= plan.arrives &&
          Number(other.price) <= Number(plan.price),
      ),
    );
    expect(beaten).toEqual([]);
  });

  it('from a large city let others in while they are looked for', async () => {
    const { made, turns } = await turnsDuring(() => trainHandlers.transfer(way(), member.call('/train/transfer')));
    expect(good(made).plans.length).toBeGreaterThan(20);
    // A thousand departures.
    expect(turns).toBeGreaterThan(20);
  });
});
