import { describe, expect, it } from 'vitest';
import { airportPositions } from './airport-positions.ts';
import { cityCodeOf } from './city-of-airport.ts';
import { airportNameOf, airportsOf, cities, cityNameOf, cityOfPlace, searchCities } from './cities.ts';
import { searchAmong } from './city-search.ts';
import { groupCities } from './city-groups.ts';
import { airportsNear, kmBetween } from './distance.ts';

const names = (query: string, limit = 6): string[] => searchCities(query, limit).map((hit) => hit.city.name);
const codes = (place: string, only?: string): string =>
  airportsOf(place, only)
    .map((airport) => airport.code)
    .join(' ');

describe('Cities and airports', () => {
  it('holds 276 airports once each, every one with a position', () => {
    const all = cities.flatMap((city) => city.airports.map((airport) => airport.code));
    expect(all).toHaveLength(276);
    expect(new Set(all).size).toBe(276);
    expect(all.filter((code) => !airportPositions.has(code))).toEqual([]);
  });

  it('has one city for each code and never a city code that is an airport elsewhere', () => {
    expect(new Set(cities.map((city) => city.code)).size).toBe(cities.length);
    for (const city of cities) expect(cityOfPlace(city.code)).toBe(city);
    for (const city of cities) for (const airport of city.airports) expect(cityOfPlace(airport.code)).toBe(city);
    for (const city of cities) for (const airport of city.airports) expect(cityCodeOf(airport.code)).toBe(city.code);
  });

  it.each([
    ['BJS', undefined, 'PEK PKX'],
    ['SHA', undefined, 'PVG SHA'],
    ['SHA', 'SHA', 'SHA'],
    ['PVG', undefined, 'PVG'],
    ['CTU', undefined, 'CTU TFU'],
    ['TFU', undefined, 'TFU'],
    ['SZX', undefined, 'SZX'],
    ['SZX', 'PEK', ''],
    ['QQQ', undefined, ''],
  ])('place %s narrowed to %s stands for %s', (place, only, expected) => {
    expect(codes(place, only)).toBe(expected);
  });

  it.each([
    ['BJS', '北京', 'Beijing', 'bj'],
    ['XIY', '西安', "Xi'an", 'xa'],
    ['HRB', '哈尔滨', 'Harbin', 'heb'],
    ['URC', '乌鲁木齐', 'Urumqi', 'wlmq'],
    ['HET', '呼和浩特', 'Hohhot', 'hhht'],
    ['LXA', '拉萨', 'Lhasa', 'ls'],
    ['KHG', '喀什', 'Kashgar', 'ks'],
    ['HKG', '香港', 'Hong Kong', 'xg'],
    ['MFM', '澳门', 'Macao', 'am'],
    ['TPE', '台北', 'Taipei', 'tb'],
    ['SYM', '普洱', "Pu'er", 'pe'],
    ['HIA', '淮安', "Huai'an", 'ha'],
  ])('%s is %s, %s, %s', (code, name, english, initials) => {
    expect(cityOfPlace(code)).toMatchObject({ name, english, initials });
  });

  it('spells every city with as many syllables as characters', () => {
    for (const city of cities) expect([city.name, city.initials.length]).toEqual([city.name, city.name.length]);
  });

  it('starts with the hot cities in the order of the picker', () => {
    expect(
      cities
        .filter((city) => city.hot)
        .map((city) => city.name)
        .join(' '),
    ).toBe('北京 上海 广州 深圳 成都 杭州 重庆 西安 南京 武汉 昆明 厦门 青岛 三亚 长沙 大连 海口 天津');
    expect(cityNameOf('PVG')).toBe('上海');
    expect(airportNameOf('SHA')).toBe('虹桥');
    expect(cityNameOf('QQQ')).toBe('');
  });

  it('measures distances and finds neighbours', () => {
    expect(kmBetween('PEK', 'SHA')).toBeGreaterThan(1060);
    expect(kmBetween('PEK', 'SHA')).toBeLessThan(1090);
    expect(kmBetween('PEK', 'QQQ')).toBeNaN();
    expect(airportsNear('PVG', 150, 3).map((near) => near.code)).toContain('SHA');
  });
});

describe('City search', () => {
  it.each([
    ['PVG', '上海'],
    ['sha', '上海'],
    ['SHE', '沈阳'],
    ['上', '上海'],
    ['海', '海口'],
    ['bj', '北京'],
    ['xa', '西安'],
    ["xi'an", '西安'],
    ['xian', '西安'],
    ['Urumqi', '乌鲁木齐'],
    ['hong kong', '香港'],
    ['hk', '海口'],
    ['lüliang', '吕梁'],
    ['lvliang', '吕梁'],
    ['ＢＪ', '北京'],
    ['虹桥', '上海'],
    ['daxing', '北京'],
    ['潮汕', '揭阳'],
    ['kashgar', '喀什'],
    ['kashi', '喀什'],
  ])('%s finds %s first', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  it('puts initials before the beginning of the pinyin, hot cities before others', () => {
    expect(names('sh', 4)).toEqual(['上海', '深圳', '沈阳', '石家庄']);
  });

  it('names the meant airport and the part to mark', () => {
    expect(searchCities('PVG', 1)[0]?.airport).toMatchObject({ code: 'PVG', name: '浦东' });
    expect(searchCities('虹桥', 1)[0]?.airport?.code).toBe('SHA');
    expect(searchCities('sha', 1)[0]?.airport).toBeUndefined();
    expect(searchCities('上', 1)[0]).toMatchObject({ nameMark: [0, 1] });
    expect(searchCities('hongk', 1)[0]).toMatchObject({ englishMark: [0, 6] });
  });

  it('finds nothing for nothing, and nothing for nonsense', () => {
    expect(searchCities('', 6)).toEqual([]);
    expect(searchCities('  ', 6)).toEqual([]);
    expect(searchCities('zzzq', 6)).toEqual([]);
    expect(searchCities('😀', 6)).toEqual([]);
  });
});

describe('Search among 5,000 cities', () => {
  const syllables = ['an', 'bei', 'chang', 'dong', 'gao', 'hai', 'jin', 'long', 'ning', 'shan'];
  const many = Array.from({ length: 5000 }, (_, n) => {
    const parts = [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10, Math.floor(n / 1000)].map(
      (digit) => syllables[digit] ?? '',
    );
    const code = [0, 1, 2].map((place) => String.fromCharCode(65 + (Math.floor(n / 26 ** place) % 26))).join('');
    return {
      code,
      name: `城${n}`,
      english: parts.join(''),
      pinyin: parts.join(''),
      initials: parts.map((part) => part.charAt(0)).join(''),
      airports: [{ code, name: '机场' }],
    };
  });

  it('answers only as many as asked for, the exact code first', () => {
    const target = many[1234]!;
    expect(searchAmong(many, target.code, 5).map((hit) => hit.city.code)[0]).toBe(target.code);
    expect(searchAmong(many, 'bei', 10)).toHaveLength(10);
    expect(
      searchAmong(many, 'bei', 10).every((hit) => hit.city.pinyin.startsWith('bei') || hit.city.code === 'BEI'),
    ).toBe(true);
  });
});

describe('Letter groups', () => {
  it('shares all cities among six tabs, letters and cities in order', () => {
    const groups = groupCities(cities);
    expect(groups.map((group) => group.tab)).toEqual(['A–D', 'E–H', 'J–M', 'N–S', 'T–W', 'X–Z']);
    expect(groups.flatMap((group) => group.letters.flatMap((each) => each.cities))).toHaveLength(cities.length);
    expect(groups[0]?.letters.map((each) => each.letter)).toEqual(['A', 'B', 'C', 'D']);
  });
});
