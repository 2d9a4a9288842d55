import { describe, expect, it, vi } from 'vitest';
import { cityFacts } from './city-facts.ts';
import { kmApart, layoutOf } from './city-layout.ts';
import { tiers } from './hotel.ts';
import { hotelOfId, hotelsOfCity } from './hotels-of-city.ts';
import { domesticCities } from '#domain/flight/cities/traffic.ts';

const all = domesticCities.flatMap((city) => hotelsOfCity(city));
const quantile = (values: number[], share: number): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

describe('the catalogue of hotels', () => {
  it('of a city is made in turns with the calls of others for the first who asks', async () => {
    // Another file of the process may have made the city before.
    vi.resetModules();
    const fresh = await import('./hotels-of-city.ts');
    let turns = 0;
    let isReady = false;
    const others = (): void => {
      turns += 1;
      if (!isReady) setImmediate(others);
    };
    setImmediate(others);
    await fresh.readyHotels('SHA');
    isReady = true;
    expect(turns).toBeGreaterThan(fresh.hotelsOfCity('SHA').length / 50);
    await fresh.readyHotels('XXX');
    expect(fresh.hotelsOfCity('XXX')).toEqual([]);
  });

  it('has about 6,000 hotels in every city with an airport, the most in the largest', () => {
    expect(all.length).toBeGreaterThan(5900);
    expect(all.length).toBeLessThan(6100);
    const counts = domesticCities.map((city) => hotelsOfCity(city).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    expect(hotelsOfCity('SHA').length).toBe(Math.max(...counts));
    expect(hotelsOfCity('XXX')).toEqual([]);
  });

  it.each(tiers)('has prices of tier $star as the market has them', ({ star, share, p10, median, p90 }) => {
    const tier = all.filter((hotel) => hotel.star === star);
    const prices = () => tier.map(({ base }) => base / 100);
    expect(tier.length / all.length).toBeCloseTo(share, 1);
    for (const [at, value] of [
      [0.1, p10],
      [0.5, median],
      [0.9, p90],
    ] as const)
      expect(Math.abs(quantile(prices(), at) / value - 1)).toBeLessThan(0.07);
  });

  it('has a median score of 4.4, and dearer hotels in the largest city than in small ones', () => {
    expect(
      quantile(
        all.map(({ score }) => score),
        0.5,
      ),
    ).toBeCloseTo(4.4, 1);
    const middle = (city: string) =>
      quantile(
        hotelsOfCity(city).map(({ base }) => base),
        0.5,
      );
    expect(middle('SHA')).toBeGreaterThan(middle('LYG'));
  });

  it('names each hotel of a city once and finds it by its id', () => {
    for (const city of ['SHA', 'BJS', 'LYG']) {
      const hotels = hotelsOfCity(city);
      expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length);
    }
    const [, second] = hotelsOfCity('SHA');
    expect(hotelOfId('SHA0002')).toBe(second);
    expect(hotelOfId('SHA9999')).toBeUndefined();
    expect(hotelOfId('')).toBeUndefined();
  });

  it('has three to six kinds of rooms in a hotel, the cheapest first', () => {
    for (const { rooms } of all) {
      expect(rooms.length).toBeGreaterThanOrEqual(3);
      expect(rooms.length).toBeLessThanOrEqual(6);
      expect(rooms[0]?.factor).toBe(1);
      expect(rooms.map(({ factor }) => factor)).toEqual(rooms.map(({ factor }) => factor).sort((a, b) => a - b));
    }
  });
});

describe('the layout of a city', () => {
  it('has its real places where they are known', () => {
    const { areas, landmarks, districts } = layoutOf('SHA');
    expect(areas.map(({ name }) => name)).toContain('陆家嘴');
    expect(landmarks.map(({ name }) => name)).toContain('东方明珠');
    expect(districts.map(({ name }) => name)).toContain('浦东新区');
    expect(cityFacts.get('CGO')?.areas.map(({ name }) => name)).toContain('郑东 CBD');
    expect(cityFacts.size).toBe(25);
  });

  it.each(['SHA', 'BJS', 'LYG', 'KRL'])(
    'of %s has its hotels within reach of the centre or of a named area',
    (city) => {
      const { areas, reachKm, centre } = layoutOf(city);
      for (const hotel of hotelsOfCity(city))
        expect(Math.min(...[centre, ...areas].map((place) => kmApart(hotel, place)))).toBeLessThan(reachKm * 0.3);
    },
  );

  it('shows the metro and the districts of the city itself, or none', () => {
    const { map, districts, stations } = layoutOf('SHA');
    expect(map.metro.map(({ line }) => line)).toEqual(['1 号线', '2 号线', '10 号线']);
    expect(stations.find(({ name }) => name === '人民广场')?.lines).toEqual([1, 2]);
    // Stations of invented lines were named after roads: 4 号线外滩站, 北京街站.
    expect(stations.filter(({ name }) => /外滩|北京街/.test(name))).toEqual([]);
    // The west of the city was in its north-east.
    expect(districts.some(({ name }) => name === '长宁区')).toBe(false);
    const [east, west] = [
      districts.find(({ name }) => name === '浦东新区'),
      districts.find(({ name }) => name === '徐汇区'),
    ];
    expect(east?.lng).toBeGreaterThan(west?.lng ?? 180);
    expect(layoutOf('KRL').map).toMatchObject({ metro: [], districts: [], landmarks: [], water: [] });
    for (const code of ['SHA', 'BJS', 'CAN', 'SZX'])
      for (const { lat, lng } of layoutOf(code).stations)
        expect(kmApart({ lat, lng }, layoutOf(code).centre)).toBeLessThan(20);
    expect(hotelsOfCity('SHA').some(({ metro }) => /^地铁 [\d/]+ 号线.+站 步行 \d+ 分钟$/.test(metro))).toBe(true);
  });

  it('has streets of its own: no city is named in another one', () => {
    const streetsOf = (city: string) =>
      new Set(hotelsOfCity(city).map(({ address }) => address.replace(/ \d+ 号$/, '')));
    for (const city of ['BJS', 'KRL'])
      expect([...streetsOf(city)].filter((street) => /南京|北京|长江|黄河/.test(street))).toEqual([]);
    expect([...streetsOf('SHA')].some((street) => street.endsWith('南京西路'))).toBe(true);
  });
});
