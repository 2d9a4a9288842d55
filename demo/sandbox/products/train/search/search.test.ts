import { describe, expect, it } from 'vitest';
import { isWhole } from '#tests/support/whole.ts';
import { chanceAt, diceOf } from '../../../ground/chance.ts';
import { stationsOfCity } from '../network/stations.ts';
import { dayMinutes, packTimetable } from '../timetable/timetable.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { timetable } from '../timetable/trains-of-day.ts';
import { daysOut, directRides, lasts, leavesAt, valueAt } from './direct.ts';
import type { Ride } from './direct.ts';
import { onePlans } from './one-change.ts';
import type { ChangePlan, ChangeQuery } from './one-change.ts';

interface Network extends Required<Omit<ChangeQuery, 'isOpen'>> {
  table: Timetable;
  isOpen: (ride: Ride, day: number) => boolean;
}

/** A small network with everything in it: nights, towns of two stations, fares of several kinds, full trains. */
function randomNetwork(seed: string): Network {
  const dice = diceOf(seed);
  const upTo = (n: number) => Math.floor(dice() * n);
  const stations = 4 + upTo(6);
  const trains = Array.from({ length: 3 + upTo(10) }, (_, train) => {
    const order = Array.from({ length: stations }, (_unused, station) => ({ station, roll: dice() }));
    const visited = order.sort((a, b) => a.roll - b.roll).slice(0, 2 + upTo(stations - 1));
    let minute = upTo(dayMinutes);
    let km = 0;
    const stops = visited.map(({ station }, at) => {
      const arrive = at === 0 ? minute : (minute += 5 + upTo(200));
      const depart = (minute += at === 0 ? 0 : upTo(4) * upTo(30));
      km += at === 0 ? 0 : 10 + upTo(100);
      return { station, arrive, depart, km };
    });
    return { number: `K${train}`, kind: 'K' as const, stops };
  });
  const table = packTimetable(trains, stations);
  const places = Array.from({ length: stations }, (_, station) => station).sort(() => dice() - 0.5);
  const isCity = dice() < 0.4;
  const perKm = trains.map(() => 1 + upTo(3));
  const towns = Array.from({ length: stations }, () => upTo(stations));
  const salt = upTo(1e6);
  const hasFull = dice() < 0.5;
  const kmOf = (board: number, alight: number) => valueAt(table.km, alight) - valueAt(table.km, board);
  return {
    table,
    from: places.slice(0, isCity ? 2 : 1),
    to: places.slice(isCity ? 2 : 1, isCity && dice() < 0.5 ? 4 : isCity ? 3 : 2),
    townOf: (station) => towns.flatMap((town, other) => (town === towns[station] ? other : [])),
    priceOf: (train, board, alight) => 5 + kmOf(board, alight) * (perKm[train] ?? 1),
    times: { sameStation: 10, otherStation: 40 },
    mostWait: dice() < 0.5 ? dayMinutes - 1 : 120,
    // Two seats with free sections of their own: what is free for a way is free for a part of it.
    isOpen: ({ train, board, alight }, day) =>
      !hasFull ||
      [0, 1].some((seat) => {
        for (let stop = board; stop < alight; stop += 1)
          if (chanceAt(salt + train * 64 + day * 4 + seat, stop) < 0.3) return false;
        return true;
      }),
  };
}

/** Every pair of rides that is a plan. */
function everyPlan({ table, from, to, townOf, priceOf, isOpen, times, mostWait }: Network): ChangePlan[] {
  const rides: Ride[] = [];
  for (let board = 0; board < table.station.length; board += 1)
    for (let alight = board + 1; table.trainOf[alight] === table.trainOf[board]; alight += 1)
      rides.push({ train: valueAt(table.trainOf, board), board, alight });
  const at = (stop: number) => valueAt(table.station, stop);
  const isClear = ({ board, alight }: Ride, but: readonly number[]) => {
    for (let stop = board + 1; stop < alight; stop += 1) if (but.includes(at(stop))) return false;
    return true;
  };
  const plans: ChangePlan[] = [];
  /** A plan does not ride past a station where the traveller may as well board, later on the same day. */
  const isLastStart = ({ board, alight }: Ride) => {
    for (let stop = board + 1; stop < alight; stop += 1)
      if (
        from.includes(at(stop)) &&
        leavesAt(table, { board }) + valueAt(table.depart, stop) - valueAt(table.depart, board) < dayMinutes
      )
        return false;
    return true;
  };
  const firsts = rides.filter(
    (ride) =>
      from.includes(at(ride.board)) &&
      !from.includes(at(ride.alight)) &&
      !to.includes(at(ride.alight)) &&
      isClear(ride, to) &&
      isLastStart(ride),
  );
  const seconds = rides.filter((ride) => to.includes(at(ride.alight)) && !to.includes(at(ride.board)));
  for (const first of firsts) {
    const departs = leavesAt(table, first);
    const day = -daysOut(table, first);
    if (!isOpen(first, day)) continue;
    const arrived = departs + lasts(table, first);
    for (const second of seconds) {
      const price =
        priceOf(first.train, first.board, first.alight) + priceOf(second.train, second.board, second.alight);
      if (second.train === first.train) {
        const whole = { ...first, alight: second.alight };
        if (second.board === first.alight && isClear(second, to) && !isOpen(whole, day) && isOpen(second, day))
          plans.push({ kind: 'seat', first, second, departs, arrives: departs + lasts(table, whole), waits: 0, price });
        continue;
      }
      const isSame = at(second.board) === at(first.alight);
      if (!isSame && !townOf(at(first.alight)).includes(at(second.board))) continue;
      const ready = arrived + (isSame ? times.sameStation : times.otherStation);
      const leaves = ready + ((((leavesAt(table, second) - ready) % dayMinutes) + dayMinutes) % dayMinutes);
      if (leaves - arrived > mostWait || !isOpen(second, Math.floor(leaves / dayMinutes) - daysOut(table, second)))
        continue;
      const arrives = leaves + lasts(table, second);
      plans.push({ kind: isSame ? 'same' : 'other', first, second, departs, arrives, waits: leaves - arrived, price });
    }
  }
  return plans;
}

const vector = ({ departs, arrives, price }: ChangePlan): string => `${departs} ${arrives} ${price}`;

/** Of all plans those that no other beats, by their three figures. */
function unbeaten(plans: readonly ChangePlan[]): string[] {
  const best = plans.filter(
    (plan) =>
      !plans.some(
        (other) =>
          vector(other) !== vector(plan) &&
          other.departs >= plan.departs &&
          other.arrives <= plan.arrives &&
          other.price <= plan.price,
      ),
  );
  return [...new Set(best.map(vector))].sort();
}

const networks = isWhole ? 10_000 : 400;

describe('plans with one change', () => {
  it(`equal those of brute force on ${networks} small networks`, async () => {
    let plans = 0;
    const kinds = new Set<string>();
    for (let n = 0; n < networks; n += 1) {
      const network = randomNetwork(`one change ${n}`);
      const found = await onePlans(network.table, network);
      const every = everyPlan(network);
      const known = new Set(every.map((plan) => JSON.stringify(plan)));
      expect(found.map(vector).sort(), `network ${n}`).toEqual(unbeaten(every));
      expect(found.filter((plan) => !known.has(JSON.stringify(plan)))).toEqual([]);
      plans += found.length;
      for (const { kind } of found) kinds.add(kind);
    }
    expect(plans).toBeGreaterThan(networks);
    expect([...kinds].sort()).toEqual(['other', 'same', 'seat']);
  });
});

describe('direct trains', () => {
  it('equal those of brute force on small networks', () => {
    for (let n = 0; n < 300; n += 1) {
      const { table, from, to } = randomNetwork(`direct ${n}`);
      const known = table.numbers.flatMap((_, train) => {
        const stops = Array.from(
          { length: valueAt(table.first, train + 1) - valueAt(table.first, train) },
          (_unused, at) => valueAt(table.first, train) + at,
        );
        const board = stops.find((stop) => from.includes(valueAt(table.station, stop)));
        const alight = stops.find(
          (stop) => board !== undefined && stop > board && to.includes(valueAt(table.station, stop)),
        );
        return board === undefined || alight === undefined ? [] : [{ train, board, alight }];
      });
      const found = directRides(table, from, to);
      expect(found.toSorted((a, b) => a.train - b.train)).toEqual(known);
      expect(found.map((ride) => leavesAt(table, ride))).toEqual(
        found.map((ride) => leavesAt(table, ride)).sort((a, b) => a - b),
      );
    }
  });

  it('from a city leave from any of its stations, each train once', () => {
    const table = timetable();
    const indexes = (city: string) => stationsOfCity(city).map(({ index }) => index);
    const rides = directRides(table, indexes('北京'), indexes('上海'));
    expect(rides.length).toBeGreaterThan(20);
    expect(new Set(rides.map(({ train }) => train)).size).toBe(rides.length);
  });
});
