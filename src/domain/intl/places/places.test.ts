import { describe, expect, it } from 'vitest';
import { countryName } from '../../passenger/countries/countries.ts';
import { airportOf, airportsAt, allAirports, kmOf, placeOfCode, places } from './places.ts';

describe('places of the world', () => {
  it('has each city and each airport once, in a country and a time zone that the runtime knows', () => {
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    expect(new Set(allAirports.map(({ code }) => code)).size).toBe(
      places.reduce((sum, { airports }) => sum + airports.length, 0),
    );
    for (const { zone, country, name, pinyin, initials, airports } of places) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
      expect(countryName(country), name).not.toBe(country);
      expect(name).toMatch(/^[一-鿿]+$/);
      expect(pinyin).toMatch(/^[a-z]+$/);
      expect(initials).toHaveLength(name.length);
      expect(airports.length).toBeGreaterThan(0);
    }
  });

  it('knows cities abroad beside those of China', () => {
    expect(placeOfCode('PAR')).toMatchObject({ name: '巴黎', country: 'FR', zone: 'Europe/Paris', initials: 'bl' });
    expect(placeOfCode('CDG')?.code).toBe('PAR');
    expect(airportsAt('SHA')).toEqual(['PVG', 'SHA']);
    expect(airportsAt('SHA', 'PVG')).toEqual(['PVG']);
    expect(airportsAt('ZZZ')).toEqual([]);
    expect(airportOf('HKG')?.city).toMatchObject({ zone: 'Asia/Hong_Kong', size: 4 });
  });

  it.each([
    ['PVG', 'CDG', 9264],
    ['PEK', 'SFO', 9500],
    ['HKG', 'SIN', 2570],
    ['SYD', 'LAX', 12060],
  ])('%s and %s are about %i km apart', (from, to, km) => {
    expect(Math.abs(kmOf(from, to) - km) / km).toBeLessThan(0.01);
  });
});
