import { describe, expect, it } from 'vitest';
import { citiesOf, districtsOf, divisions, isRegion, provinces } from './divisions.ts';
import { regionText } from './region-text.ts';

describe('the table of divisions', () => {
  it('has every province, and for each city at least one district', () => {
    expect(provinces).toHaveLength(34);
    for (const { name, cities } of divisions) {
      expect(cities, name).not.toEqual([]);
      for (const city of cities) expect(city.districts, city.name).not.toEqual([]);
    }
  });

  it('names no district twice in a city, and none that stands for no place', () => {
    for (const { cities } of divisions)
      for (const { name, districts } of cities) {
        expect(new Set(districts).size, name).toBe(districts.length);
        expect(districts.join()).not.toMatch(/市辖区|其[它他]区/);
      }
  });

  it('lists the counties of a municipality under its one city', () => {
    expect(citiesOf('重庆市')).toEqual(['重庆市']);
    expect(districtsOf('重庆市', '重庆市')).toEqual(expect.arrayContaining(['渝中区', '城口县']));
  });

  it('knows a region by all of its names', () => {
    expect(isRegion({ province: '上海市', city: '上海市', district: '浦东新区' })).toBe(true);
    expect(isRegion({ province: '上海市', city: '苏州市', district: '浦东新区' })).toBe(false);
    expect(isRegion({ province: '上海市', city: '上海市', district: '' })).toBe(false);
  });
});

it.each([
  [['上海市', '上海市', '浦东新区'], '上海市浦东新区'],
  [['江苏省', '苏州市', '昆山市'], '江苏省苏州市昆山市'],
  [['河南省', '直辖', '济源市'], '河南省济源市'],
  [['香港特别行政区', '九龙', '油尖旺区'], '香港特别行政区九龙油尖旺区'],
] as const)('the region %j is written as %s', ([province, city, district], text) => {
  expect(regionText({ province, city, district })).toBe(text);
});
