import moment from 'moment-timezone';
import { expect, it } from 'vitest';
import { addDays } from '#domain/china-time.ts';
import { airportOf } from '#domain/intl/places/places.ts';
import { diceOf } from '../../../ground/chance.ts';
import { daysOf, itineraryOf, minutesOf } from '../search/itinerary.ts';
import { carriers } from './carriers.ts';
import { flightsAfter, flightsOn } from './flown.ts';
import { reachedFrom } from './services.ts';

/** Enough for a run of the suite; `TEST_ALL` looks at the hundred thousand of the goal. */
const count = process.env['TEST_ALL'] ? 100_000 : 2000;

/** The clocks of a place, by a table and a calculation that are not the product's. */
const clockAt = (airport: string, ms: number): string =>
  moment.tz(ms, airportOf(airport)?.city.zone ?? '').format('YYYY-MM-DD HH:mm');

it('itineraries of 2024 to 2030 last as long, and end on the days, that the clocks of both ends tell', () => {
  const dice = diceOf('intl clocks');
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
  const hubs = [...new Set([...carriers.values()].flatMap((carrier) => carrier.hubs))];
  let seen = 0;
  for (let turn = 0; seen < count && turn < count * 20; turn += 1) {
    const org = one(hubs) ?? '';
    const by = one(reachedFrom(org)) ?? '';
    const first = one(flightsOn(org, by, addDays('2024-01-01', Math.floor(dice() * 2556))));
    if (!first) continue;
    const dst = one(reachedFrom(by)) ?? '';
    const next = dst === org ? undefined : one(flightsAfter(by, dst, first.arrMs + 60 * 60_000, 20));
    const itinerary = itineraryOf(next ? [first, next] : [first]);
    const last = itinerary?.flights.at(-1);
    if (!itinerary || !last) continue;
    for (const { service, depMs, arrMs, depTime, arrTime } of itinerary.flights)
      expect([depTime, arrTime]).toEqual([clockAt(service.org, depMs), clockAt(service.dst, arrMs)]);
    expect(minutesOf(itinerary) * 60_000).toBe(last.arrMs - first.depMs);
    const [begins, ends] = [clockAt(org, first.depMs), clockAt(last.service.dst, last.arrMs)].map((text) =>
      Date.parse(text.slice(0, 10)),
    );
    expect(daysOf(itinerary)).toBe(((ends ?? 0) - (begins ?? 0)) / 86_400_000);
    seen += 1;
  }
  expect(seen).toBe(count);
});
