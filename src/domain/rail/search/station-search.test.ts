import { describe, expect, it } from 'vitest';
import { spelled } from '../station-table.ts';
import { hotRailCities, indexStations } from './station-search.ts';

const stations = [
  ['北京', 'BJP', 'BeiJing', '北京', '北京'],
  ['北京南', 'VNP', 'BeiJingNan', '北京', '北京'],
  ['上海', 'SHH', 'ShangHai', '上海', '上海'],
  ['上海虹桥', 'AOH', 'ShangHaiHongQiao', '上海', '上海'],
  ['北戴河', 'BEP', 'BeiDaiHe', '北戴', '河北'],
  ['佛山西', 'FOQ', 'FoShanXi', '佛山', '广东'],
  ['沙河', 'SHP', 'ShaHe', '北京', '北京'],
  ['清原', 'QYT', 'QingYuan', '抚顺', '辽宁'],
] as const;
const index = indexStations(
  stations.map(([name, code, letters, city, province]) => spelled(name, code, letters, city, province)),
);
const found = (typed: string) =>
  index.search(typed, 8).map(({ place, name, isCity }) => (isCity ? place : `${name} ${place}`));

describe('stations by what was typed', () => {
  it.each([
    ['北京', ['北京', '北京 BJP', '北京南 VNP']],
    ['sh', ['上海', '上海 SHH', '沙河 SHP', '上海虹桥 AOH']],
    ['shanghai', ['上海', '上海 SHH', '上海虹桥 AOH']],
    ['shhq', ['上海虹桥 AOH']],
    ['SHHQ', ['上海虹桥 AOH']],
    ['ａｏｈ', ['上海虹桥 AOH']],
    ['fo shan', ['佛山西 FOQ']],
    ['虹桥', ['上海虹桥 AOH']],
    ['nowhere', []],
    [' ', []],
  ])('%s', (typed, places) => {
    expect(found(typed)).toEqual(places);
  });

  it('a city of one station is that station', () => {
    expect(found('清原')).toEqual(['清原 QYT']);
  });
});

it('cities are under the first letter of their name, also without a station of that name', () => {
  expect(index.letters).toEqual([
    { letter: 'B', cities: ['北戴', '北京'] },
    { letter: 'F', cities: ['佛山', '抚顺'] },
    { letter: 'S', cities: ['上海'] },
  ]);
});

it('a place is named by its telecode or is a city', () => {
  expect(['VNP', '上海', '火星'].map(index.nameOf)).toEqual(['北京南', '上海', undefined]);
  expect(new Set(hotRailCities).size).toBe(hotRailCities.length);
});
