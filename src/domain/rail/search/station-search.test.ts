import { describe, expect, it } from 'vitest';
import { readStations } from '../station-table.ts';
import { hotRailCities, indexStations } from './station-search.ts';

const table = [
  '@北京\t北京',
  '北京\tBJP\tBeiJing',
  '北京南\tVNP\tBeiJingNan',
  '@上海\t上海',
  '上海\tSHH\tShangHai',
  '上海虹桥\tAOH\tShangHaiHongQiao',
  '@河北\t北戴',
  '北戴河\tBEP\tBeiDaiHe',
  '@广东\t佛山',
  '佛山西\tFOQ\tFoShanXi',
  '@辽宁\t抚顺',
  '清原\tQYT\tQingYuan',
].join('\n');
const index = indexStations(readStations(table));
const found = (typed: string) =>
  index.search(typed, 8).map(({ place, name, isCity }) => (isCity ? place : `${name} ${place}`));

describe('stations by what was typed', () => {
  it.each([
    ['北京', ['北京', '北京 BJP', '北京南 VNP']],
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
