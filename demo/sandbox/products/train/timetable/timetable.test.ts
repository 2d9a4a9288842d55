import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { lines } from '../network/lines.ts';
import { stationNamed } from '../network/stations.ts';
import { bytesOf, packTimetable } from './timetable.ts';
import { mostSections, runningOf, trainKinds } from '../train-kinds.ts';
import { fastOnly } from './hubs.ts';
import { timetable } from './trains-of-day.ts';

const table = timetable();
const trains = table.numbers.map((number, train) => ({
  number,
  kind: table.kinds[train] ?? '',
  begin: table.first[train] ?? 0,
  end: table.first[train + 1] ?? 0,
}));
const at = (list: ArrayLike<number>, n: number): number => list[n] ?? Number.NaN;
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('the timetable of a day', () => {
  it('is made in turns with the calls of others for the first who asks, the same as in one piece', async () => {
    vi.resetModules();
    const fresh = await import('./trains-of-day.ts');
    let turns = 0;
    let isReady = false;
    const others = (): void => {
      turns += 1;
      if (!isReady) setImmediate(others);
    };
    setImmediate(others);
    await fresh.readyTimetable();
    isReady = true;
    expect(turns).toBeGreaterThan(trains.length / 100);
    expect(fresh.timetable()).not.toBe(table);
    expect(isDeepStrictEqual(fresh.timetable(), table)).toBe(true);
  });

  it('has about 11,000 trains of all kinds, each with a number of its own', () => {
    expect(trains.length).toBeGreaterThan(10_500);
    expect(trains.length).toBeLessThan(11_500);
    expect(new Set(table.numbers).size).toBe(trains.length);
    expect(new Set(table.kinds)).toEqual(new Set(trainKinds));
    expect(table.numbers.filter((number) => !/^[GDCZTKL]?\d{1,4}$/.test(number))).toEqual([]);
  });

  it('leads every train forward, in time and in distance, over at most 31 sections', () => {
    const wrong = trains.filter(({ begin, end }) => {
      if (end - begin < 2 || end - begin > mostSections + 1) return true;
      for (let stop = begin; stop < end; stop += 1) {
        if (at(table.depart, stop) < at(table.arrive, stop)) return true;
        if (stop === begin) continue;
        if (at(table.arrive, stop) <= at(table.depart, stop - 1) || at(table.km, stop) <= at(table.km, stop - 1))
          return true;
      }
      return at(table.depart, begin) >= 24 * 60;
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  it('stops at every station that a line has', () => {
    const without = lines
      .flatMap(({ stops }) => stops.map(({ station }) => station))
      .filter(({ index }) => at(table.callFirst, index) === at(table.callFirst, index + 1));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('stops at a halt only with trains that stop everywhere', () => {
    const stops = lines.flatMap((line) => line.stops);
    const others = new Set(stops.flatMap(({ station, isHalt }) => (isHalt ? [] : [station.index])));
    const halts = new Set(stops.flatMap(({ station: { index } }) => (others.has(index) ? [] : [index])));
    expect(halts.size).toBeGreaterThan(600);
    const far = trains.filter(
      ({ kind, begin, end }) =>
        'ZTL'.includes(kind || '-') && table.station.slice(begin, end).some((station) => halts.has(station)),
    );
    expect(far.map(({ number }) => number)).toEqual([]);
  });

  it.each([
    ['G', 164],
    ['D', 134],
    ['C', 112],
    ['Z', 97],
    ['T', 83],
    ['K', 71],
    ['', 51],
  ])('runs trains %s at about their known median of %i km/h', (kind, speed) => {
    const speeds = trains
      .filter((train) => train.kind === kind)
      .map(({ begin, end }) => at(table.km, end - 1) / ((at(table.arrive, end - 1) - at(table.depart, begin)) / 60));
    expect(Math.abs(median(speeds) - speed)).toBeLessThan(speed * 0.1);
  });

  it('lets electric multiple units neither leave nor arrive between midnight and six', () => {
    const night = trains.filter(({ kind, begin, end }) => {
      if (kind !== 'G' && kind !== 'D' && kind !== 'C') return false;
      const moments = [...table.depart.slice(begin, end - 1), ...table.arrive.slice(begin + 1, end)];
      return moments.some((minutes) => minutes % (24 * 60) < 6 * 60);
    });
    expect(night.map(({ number }) => number)).toEqual([]);
  });

  it('goes from 北京南 to 上海虹桥 in 4.3 to 6.5 hours', () => {
    const [from, to] = ['北京南', '上海虹桥'].map((name) => stationNamed(name)?.index ?? -1);
    const hours = trains.flatMap(({ kind, begin, end }) => {
      const stops = table.station.slice(begin, end);
      const [board, alight] = [stops.indexOf(from ?? -1), stops.indexOf(to ?? -1)];
      const isRide = kind === 'G' && board >= 0 && alight > board;
      return isRide ? [(at(table.arrive, begin + alight) - at(table.depart, begin + board)) / 60] : [];
    });
    expect(hours.length).toBeGreaterThan(8);
    expect(Math.min(...hours)).toBeGreaterThan(4.3);
    expect(Math.max(...hours)).toBeLessThan(6.5);
  });

  it('has no trains with locomotives at stations of fast ones alone', () => {
    const stations = new Set([...fastOnly].map((name) => stationNamed(name)?.index));
    expect(stations.size).toBe(fastOnly.size);
    expect(stations).not.toContain(undefined);
    const wrong = trains.filter(
      ({ kind, begin, end }) =>
        runningOf[kind].track === 'slow' && table.station.slice(begin, end).some((station) => stations.has(station)),
    );
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  it('has ten stops in the median, and takes less than 2 MB', () => {
    expect(Math.abs(median(trains.map(({ begin, end }) => end - begin)) - 10)).toBeLessThanOrEqual(1);
    expect(bytesOf(table)).toBeLessThan(2_000_000);
  });

  it('finds the stops of a station by its calls', () => {
    const station = stationNamed('昆山南')?.index ?? -1;
    const calls = table.calls.slice(at(table.callFirst, station), at(table.callFirst, station + 1));
    expect(calls.length).toBeGreaterThan(50);
    expect([...calls].every((stop) => table.station[stop] === station)).toBe(true);
  });
});

it('packs trains and their calls in order', () => {
  const stop = (station: number, arrive: number, depart: number, km: number) => ({ station, arrive, depart, km });
  const packed = packTimetable(
    [
      { number: 'G1', kind: 'G', stops: [stop(0, 60, 60, 0), stop(2, 100, 102, 90)] },
      { number: 'K2', kind: 'K', stops: [stop(2, 30, 30, 0), stop(1, 80, 84, 40), stop(0, 130, 130, 90)] },
    ],
    3,
  );
  expect([...packed.first]).toEqual([0, 2, 5]);
  expect([...packed.callFirst]).toEqual([0, 2, 3, 5]);
  expect([...packed.calls]).toEqual([0, 4, 3, 2, 1]);
  expect([...packed.trainOf]).toEqual([0, 0, 1, 1, 1]);
});
