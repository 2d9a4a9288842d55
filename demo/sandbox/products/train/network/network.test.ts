import { describe, expect, it } from 'vitest';
import { indexStations } from '#domain/rail/search/station-search.ts';
import { lines } from './lines.ts';
import { stationNamed, stationOf, stations, stationsOfCity, stationsOfTown } from './stations.ts';

describe('stations', () => {
  it('have names and telecodes of their own, and letters for both kinds of search', () => {
    expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length);
    expect(new Set(stations.map(({ telecode }) => telecode)).size).toBe(stations.length);
    const wrong = stations.filter(
      ({ name, telecode, pinyin, initials }) =>
        !/^[A-Z]{3}$/.test(telecode) ||
        !/^[a-z]+$/.test(pinyin) ||
        !/^[a-z]{2,}$/.test(initials) ||
        initials.length !== name.length,
    );
    expect(wrong).toEqual([]);
    expect(stations.length).toBeGreaterThan(3290);
  });

  it('are found by telecode, by name and by city', () => {
    expect(stationOf('AOH')).toMatchObject({ name: '上海虹桥', pinyin: 'shanghaihongqiao', initials: 'shhq' });
    expect(stationOf('HGH')).toMatchObject({ name: '杭州东' });
    expect(stationNamed('北京南')).toMatchObject({ telecode: 'VNP', city: '北京', province: '北京' });
    expect(stationsOfCity('苏州').map(({ name }) => name)).toContain('昆山南');
    expect(stationOf('ZZZ')).toBeUndefined();
  });

  it.each([
    ['昆山南', '昆山'],
    ['苏州北', '苏州'],
    ['汉口', '武汉'],
    ['大石桥', '大石桥'],
    ['万州北', '万州'],
  ])('%s is of the town %s', (name, town) => {
    const station = stationNamed(name);
    expect(station?.town).toBe(town);
    expect(stationsOfTown(town)).toContain(station);
  });
});

describe('the picker of stations', () => {
  const index = indexStations(stations);

  it('looks at few of them for a key', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const characters = new Set(stations.flatMap(({ name }) => [...name]));
    const looked = [...letters, ...characters].map((sign) => index.among(sign).length);
    expect(Math.max(...looked)).toBeLessThan(stations.length / 6);
  });

  it.each(['b', 'bjn', 'shang', 'zz', 'aoh', '西', '阳东', '州'])('finds all of %s', (typed) => {
    const named = stations.filter(
      ({ name, pinyin, initials, telecode }) =>
        name.includes(typed) ||
        pinyin.startsWith(typed) ||
        initials.startsWith(typed) ||
        telecode.toLowerCase() === typed,
    );
    const found = index.search(typed, stations.length).filter(({ isCity }) => !isCity);
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(named.map(({ name }) => name)));
  });
});

describe('lines', () => {
  it('lead from station to station, further with each, and never twice to the same', () => {
    const wrong = lines.filter(
      ({ stops }) =>
        stops.length < 2 ||
        stops.some(({ km }, at) => at > 0 && km <= (stops[at - 1]?.km ?? 0)) ||
        new Set(stops.map(({ station }) => station.index)).size !== stops.length,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('have about the length that they are known for', () => {
    const lengthOf = (name: string) => lines.find((line) => line.name === name)?.stops.at(-1)?.km;
    // 1,318 and 1,463 km.
    expect(lengthOf('京沪高速')).toBeGreaterThan(1250);
    expect(lengthOf('京沪高速')).toBeLessThan(1390);
    expect(lengthOf('京沪线')).toBeGreaterThan(1350);
    expect(lengthOf('京沪线')).toBeLessThan(1600);
  });
});
