import { describe, expect, it } from 'vitest';
import { flightSchemas } from '#contract/flight.schema.ts';
import { addDays, msOf } from '#domain/china-time.ts';
import { airportsOf } from '#domain/flight/cities/cities.ts';
import { listOf, writeList } from './flight-list.ts';
import type { Asked } from './flight-list.ts';
import { defaultConfig } from '#theme/default-config.ts';
import type { ServiceFee } from '../../../orders/business/service-fees.ts';

const nowMs = msOf('2026-11-20 14:30');
const airports = (city: string): ReadonlySet<string> => new Set(airportsOf(city).map(({ code }) => code));
const free: ServiceFee = { fee: 0, discount: 0 };

const askedFor = (orgCity: string, dstCity: string, date: string, party: object = {}, fee = free): Asked => ({
  input: flightSchemas.query.parse({ orgCity, dstCity, date, ...party }),
  ends: { org: orgCity, dst: dstCity, orgAirports: airports(orgCity), dstAirports: airports(dstCity) },
  terms: undefined,
  fee,
  app: defaultConfig,
  news: { counts: new Map(), changes: new Map() },
});

/** Busy and thin pairs, long ones with stops and night flights, both ways. */
const pairs = [
  'BJS SHA',
  'CAN URC',
  'SZX HRB',
  'CTU LXA',
  'KMG JHG',
  'XIY SYX',
  'HRB SYX',
  'URC KHG',
  'CKG BJS',
  'SHA URC',
].map((pair) => pair.split(' ') as [string, string]);

describe('A list that is written from its parts', () => {
  it.each(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))(
    'is the list of the views to the letter: %s to %s',
    (orgCity, dstCity) => {
      for (const days of [0, 1, 10, 11, 41, 300]) {
        const asked = askedFor(orgCity, dstCity, addDays('2026-11-20', days));
        expect(writeList(asked, nowMs)).toBe(JSON.stringify(listOf(asked, nowMs)));
      }
    },
  );

  it('has flights that land on the next day, stops and every cabin among them', () => {
    const flights = pairs.flatMap(([a, b]) => listOf(askedFor(a, b, '2026-12-31'), nowMs).flights);
    expect(flights.some((flight) => flight.arrivalDays === 1 && flight.arrTime.startsWith('2027-01-01'))).toBe(true);
    expect(flights.some((flight) => flight.stops.length)).toBe(true);
    expect(new Set(flights.flatMap((flight) => flight.seats.map((seat) => seat.cabinClass)))).toEqual(
      new Set(['Y', 'W', 'C', 'F']),
    );
    expect(flights.some((flight) => flight.seats.some((seat) => seat.labels.length))).toBe(true);
  });

  it('is so for a family, for a buyer with a fee, with what was sold, and with a flight that was moved', () => {
    const [orgCity, dstCity, date] = ['BJS', 'SHA', '2026-11-28'] as const;
    const [first] = listOf(askedFor(orgCity, dstCity, date), nowMs).flights;
    const sold = new Map([[`${first?.flightId} Y`, { capacity: 40, taken: 38 }]]);
    const moved = new Map([[first?.flightId ?? '', { kind: 'delayed' as const, minutes: 930 }]]);
    for (const asked of [
      askedFor(orgCity, dstCity, date, { adults: 2, children: 1, infants: 1 }),
      askedFor(orgCity, dstCity, date, {}, { fee: 1000, discount: 550 }),
      { ...askedFor(orgCity, dstCity, date), news: { counts: sold, changes: new Map() } },
      { ...askedFor(orgCity, dstCity, date), news: { counts: new Map(), changes: moved } },
    ]) {
      expect(writeList(asked, nowMs)).toBe(JSON.stringify(listOf(asked, nowMs)));
    }
  });
});
