import { describe, expect, it } from 'vitest';
import { addDays, clockOf, momentAt } from '#domain/china-time.ts';
import { aircraft } from '#domain/flight/aircraft.ts';
import { airlines } from '#domain/flight/airlines.ts';
import { airportsOf, cityOfPlace } from '#domain/flight/cities/cities.ts';
import { kmBetween } from '#domain/flight/cities/distance.ts';
import { isHome } from './carriers.ts';
import { daysFrom, flightOfId, flightsOfDay } from './flights-of-day.ts';
import { allPairs, rotationsOf } from './network.ts';
import type { Service } from './service.ts';
import { timetable } from './timetable.ts';
import { tierOf } from '#domain/flight/cities/traffic.ts';

const day = '2026-12-09';
const week = daysFrom(day, addDays(day, 6));
const perDay = (org: string, dst: string): number =>
  week.reduce((sum, each) => sum + flightsOfDay(org, dst, each).length, 0) / week.length;
const digits = (service: Service): number => Number(service.flightNo.slice(2));

/** A believable cross-section: every fortieth pair of the country, both directions. */
const sample = allPairs()
  .filter((_, n) => n % 40 === 0)
  .map((key) => key.split('-') as [string, string]);
const services = sample.flatMap(([a, b]) => [...timetable(a, b), ...timetable(b, a)]);

describe('How many flights a pair has', () => {
  it.each([
    ['BJS', 'SHA', 40, 52],
    ['SHA', 'SZX', 18, 36],
    ['SHA', 'CAN', 22, 40],
    ['BJS', 'CAN', 20, 38],
    ['CTU', 'BJS', 22, 40],
    ['CTU', 'LXA', 9, 20],
    ['URC', 'KHG', 6, 14],
    ['XMN', 'CKG', 2, 8],
    ['HRB', 'SYX', 1, 4],
    ['LYI', 'KMG', 0.3, 2],
    ['TGO', 'YIW', 0, 0],
    ['BJS', 'TSN', 0, 0],
    ['SHA', 'HGH', 0, 0],
  ])('%s to %s between %f and %f a day', (org, dst, fewest, most) => {
    expect(perDay(org, dst)).toBeGreaterThanOrEqual(fewest);
    expect(perDay(org, dst)).toBeLessThanOrEqual(most);
  });

  it('never more than two a day between two small cities', () => {
    const thin = allPairs().filter((key) => key.split('-').every((city) => tierOf(city) === 3));
    for (const key of thin) {
      const [a = '', b = ''] = key.split('-');
      expect(rotationsOf(a, b).length).toBeLessThanOrEqual(2);
    }
  });

  it('about as many the other way round', () => {
    for (const [a, b] of [
      ['BJS', 'SHA'],
      ['CTU', 'CAN'],
      ['HRB', 'SYX'],
    ] as const)
      expect(Math.abs(perDay(a, b) - perDay(b, a))).toBeLessThanOrEqual(1);
  });
});

describe('Flights', () => {
  it('are the same whenever asked, and found again by their id', () => {
    expect(flightsOfDay('BJS', 'SHA', day)).toEqual(flightsOfDay('BJS', 'SHA', day));
    for (const flight of flightsOfDay('BJS', 'SHA', day)) expect(flightOfId(flight.flightId)).toEqual(flight);
  });

  it.each([
    'CA1501-20261209-SHAPEK',
    'CA1501-20260230-PEKSHA',
    'XX0001-20261209-PEKSHA',
    'CA1501-20261209-PEKPVG',
    'nonsense',
    '',
  ])('are unknown under %s', (id) => {
    expect(flightOfId(id)).toBeUndefined();
  });

  it('keep their number from day to day, on their days of the week', () => {
    const numbers = (on: string): Set<string> =>
      new Set(flightsOfDay('BJS', 'SHA', on).map((flight) => flight.service.flightNo));
    expect(numbers(addDays(day, 7))).toEqual(numbers(day));
    const both = [...numbers(addDays(day, 1))].filter((number) => numbers(day).has(number));
    expect(both.length).toBeGreaterThan(numbers(day).size * 0.75);
  });

  it('carry odd numbers out of the base and even ones back, with a mate the other way', () => {
    for (const [a, b] of sample) {
      for (const service of timetable(a, b)) {
        const isOut = digits(service) % 2 === 1;
        if (isHome(service.carrier, a) && !isHome(service.carrier, b))
          expect([service.flightNo, isOut]).toEqual([service.flightNo, true]);
        if (isHome(service.carrier, b) && !isHome(service.carrier, a))
          expect([service.flightNo, isOut]).toEqual([service.flightNo, false]);
        const mate = `${service.airline}${digits(service) + (isOut ? 1 : -1)}`;
        expect(timetable(b, a).map((other) => other.flightNo)).toContain(mate);
      }
    }
  });

  it('have numbers that no other pair of the country uses', () => {
    const seen = new Set<string>();
    for (const key of allPairs()) {
      const [a = '', b = ''] = key.split('-');
      for (const { carrier, partner, number } of rotationsOf(a, b)) {
        for (const airline of partner ? [carrier, partner] : [carrier]) {
          expect(number % 2).toBe(1);
          expect(seen.has(`${airline}${number}`)).toBe(false);
          seen.add(`${airline}${number}`);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(5000);
  });

  it('leave between 06:00 and 23:55, at multiples of five minutes', () => {
    for (const service of services) {
      expect(service.depMinute).toBeGreaterThanOrEqual(360);
      expect(service.depMinute).toBeLessThanOrEqual(1435);
      expect(service.depMinute % 5).toBe(0);
    }
  });

  it('spread over the day: no two of the same airline within ten minutes on the busiest pair too often', () => {
    const list = flightsOfDay('BJS', 'SHA', day).filter(
      (flight) => flight.service.flightNo === flight.service.carrierFlightNo,
    );
    const close = list.filter((flight, n) =>
      list
        .slice(n + 1)
        .some((other) => other.service.carrier === flight.service.carrier && other.depMs - flight.depMs < 600_000),
    );
    expect(close.length).toBeLessThan(list.length / 5);
    const hours = new Set(list.map((flight) => Math.floor(flight.service.depMinute / 60)));
    expect(hours.size).toBeGreaterThanOrEqual(13);
  });

  it('take about 30 minutes and a minute for every 13 km', () => {
    for (const service of services.filter((each) => !each.stops.length)) {
      const block = 30 + service.km / 13;
      expect(service.arrMinute - service.depMinute).toBeGreaterThan(block * 0.9);
      expect(service.arrMinute - service.depMinute).toBeLessThan(block + 40);
    }
  });

  it('stop on the way, in order, for 45 to 75 minutes, in a third city', () => {
    const stopping = services.filter((service) => service.stops.length);
    expect(stopping.length).toBeGreaterThan(5);
    for (const service of stopping) {
      for (const stop of service.stops) {
        expect(stop.arrMinute).toBeGreaterThan(service.depMinute + 40);
        expect(stop.depMinute - stop.arrMinute).toBeGreaterThanOrEqual(45);
        expect(stop.depMinute - stop.arrMinute).toBeLessThanOrEqual(75);
        expect(service.arrMinute).toBeGreaterThan(stop.depMinute + 40);
        expect([service.orgCity, service.dstCity]).not.toContain(cityOfPlace(stop.airport)?.code);
        expect(kmBetween(service.org, stop.airport) + kmBetween(stop.airport, service.dst)).toBeLessThan(
          service.km * 1.2,
        );
      }
    }
  });

  it('arrive the next day where the clock says so', () => {
    const late = services.filter((service) => service.arrMinute >= 1440);
    expect(late.length).toBeGreaterThan(5);
    for (const service of late) expect(service.arrMinute).toBeLessThan(1440 + 5 * 60);
    const flight = flightsOfDay('BJS', 'SHA', day).find((each) => each.service.arrMinute >= 1440);
    expect(flight && momentAt(flight.arrMs).slice(0, 10)).toBe(addDays(day, 1));
    expect(flight && clockOf(momentAt(flight.depMs)) > '22:00').toBe(true);
  });

  it('use known airports of their cities, airlines and aircraft, and say who flies', () => {
    for (const service of services) {
      expect(airportsOf(service.orgCity).map((airport) => airport.code)).toContain(service.org);
      expect(airportsOf(service.dstCity).map((airport) => airport.code)).toContain(service.dst);
      expect(aircraft.has(service.plane)).toBe(true);
      expect(airlines.get(service.airline)?.country).toBe('CN');
      expect(service.punctuality).toBeGreaterThan(60);
      expect(service.punctuality).toBeLessThan(100);
      if (service.airline !== service.carrier) expect(service.carrierFlightNo.startsWith(service.carrier)).toBe(true);
    }
    expect(services.some((service) => service.airline !== service.carrier)).toBe(true);
  });

  it('use small aircraft on thin ways and wide ones on the trunk', () => {
    const sizes = (org: string, dst: string): string[] =>
      timetable(org, dst).map((service) => aircraft.get(service.plane)?.size ?? '');
    expect(sizes('BJS', 'SHA').filter((size) => size === '大型').length).toBeGreaterThan(8);
    expect(sizes('BJS', 'SHA')).not.toContain('小型');
    expect(services.filter((service) => aircraft.get(service.plane)?.size === '小型').length).toBeGreaterThan(3);
  });

  it('serve a meal at mealtimes, nothing late at night, nothing on low-cost airlines', () => {
    for (const service of services) {
      if (service.airline === '9C' || service.depMinute >= 1290) expect(service.meal).toBe('无餐食');
    }
    expect(new Set(timetable('BJS', 'SHA').map((service) => service.meal))).toEqual(
      new Set(['正餐', '点心', '无餐食']),
    );
  });
});
