import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { IntlList } from '#contract/intl.ts';
import { intlSchemas } from '#contract/intl.schema.ts';
import { addDays, dayAt, daysBetween } from '#domain/china-time.ts';
import { flightIdOf, flightIdsOf } from '#domain/intl/flight-id.ts';
import { nextOffers, priceOf } from '#domain/intl/offers.ts';
import { momentOfWall } from '#domain/intl/zone-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { intlHandlers } from '../../../app/handlers/intl.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

type Query = z.input<typeof intlSchemas.query>;
const inDays = (days: number): string => addDays(dayAt(booking.now()), days);
const slice = (orgCity: string, dstCity: string, days: number) => ({ orgCity, dstCity, date: inDays(days) });
const paris = (): Query => ({
  flightType: 2,
  slices: [slice('SHA', 'PAR', 30), slice('PAR', 'SHA', 42)],
  party: { ADT: 2, CHD: 1, SD: 1 },
});
const ask = async (input: Query, as = member) =>
  await intlHandlers.query(intlSchemas.query.parse(input), as.call('/intl/query'));
const query = async (input: Query): Promise<IntlList> => good(await ask(input));

describe('a return trip', () => {
  it('has ten thousand offers in one answer of at most 60 kB', async () => {
    const list = await query({ ...paris(), party: { ADT: 1 } });
    expect(list.offers).toBeGreaterThanOrEqual(10_000);
    expect(gzipSync(JSON.stringify(list)).length).toBeLessThanOrEqual(60_000);
  });

  it('offers the returns for an outbound without another call, at the price of the whole trip', async () => {
    const list = await query(paris());
    const party = { ADT: 2, CHD: 1, SD: 1 };
    const out = nextOffers(list, [], party).toSorted((a, b) => a.price.total - b.price.total)[0];
    const returns = nextOffers(list, [out?.itinerary ?? -1], party);
    const least = Math.min(...returns.filter(({ brand }) => brand === out?.brand).map(({ price }) => price.total));
    expect(returns.length).toBeGreaterThan(5);
    expect(least).toBe(out?.price.total);
    for (const { offer, price } of returns) expect(priceOf(list, offer, party)).toEqual(price);
  });

  it('tells truly how long each flight lasts, by the clocks at both ends', async () => {
    const { segments, slices, stops } = await query(paris());
    for (const one of segments)
      expect(momentOfWall(one.arrTime, one.arrOffset) - momentOfWall(one.depTime, one.depOffset)).toBe(
        one.minutes * 60_000,
      );
    for (const itinerary of slices.flat()) {
      const flights = itinerary.segments.map((at) => segments[at]);
      const [first, last] = [flights[0], flights.at(-1)];
      if (!first || !last) throw new Error('an itinerary without flights');
      expect(itinerary.minutes).toBe(
        (momentOfWall(last.arrTime, last.arrOffset) - momentOfWall(first.depTime, first.depOffset)) / 60_000,
      );
      expect(itinerary.days).toBe(daysBetween(first.depTime.slice(0, 10), last.arrTime.slice(0, 10)));
      expect(itinerary.stops).toHaveLength(flights.length - 1);
      expect(itinerary.minutes).toBe(
        flights.reduce((sum, flight) => sum + (flight?.minutes ?? 0), 0) +
          itinerary.stops.reduce((sum, at) => sum + (stops[at]?.minutes ?? 0), 0),
      );
    }
  });

  it('has no connection under its minimum that is not marked as one', async () => {
    const { stops, slices, segments } = await query(paris());
    for (const { minutes, least, steps, spare, verdict, marks, nextAirport } of stops) {
      expect(spare).toBe(
        minutes -
          Math.max(
            least,
            steps.reduce((sum, step) => sum + step.minutes, 0),
          ),
      );
      expect(verdict === 'short').toBe(spare < 0);
      if (verdict === 'short') expect(marks).toContain('selfTransfer');
      expect(marks.includes('airport')).toBe(nextAirport !== undefined);
    }
    expect(stops.some(({ verdict }) => verdict !== 'short')).toBe(true);
    const ids = segments.map(flightIdOf);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...slices.flat().map((one) => one.segments.length))).toBeLessThanOrEqual(3);
  });
});

it('a trip of six legs has one fare, of brands that sell all of them', async () => {
  const cities = ['SHA', 'SIN', 'LON', 'PAR', 'NYC', 'TYO', 'SHA'];
  const slices = cities.slice(1).map((city, at) => slice(cities[at] ?? '', city, 20 + at * 6));
  const list = await query({ flightType: 3, slices, party: { ADT: 1 } });
  let chosen: number[] = [];
  for (let leg = 0; leg < 6; leg += 1) {
    const offers = nextOffers(list, chosen, { ADT: 1 });
    expect(offers.length).toBeGreaterThan(0);
    const least = offers.reduce((best, one) => (one.price.total < best.price.total ? one : best));
    chosen = [...chosen, least.itinerary];
  }
  expect(list.slices).toHaveLength(6);
});

describe('a search that cannot be made', () => {
  it.each([
    [
      'legs out of order in time',
      {
        slices: [
          ['SHA', 'PAR', 30],
          ['PAR', 'SHA', 20],
        ],
      },
      'slices.1.date',
    ],
    [
      'an unknown city',
      {
        slices: [
          ['SHA', 'QQQ', 30],
          ['QQQ', 'SHA', 40],
        ],
      },
      'slices.0.dstCity',
    ],
    [
      'a return to another city',
      {
        slices: [
          ['SHA', 'PAR', 30],
          ['PAR', 'BJS', 40],
        ],
      },
      'slices.1.dstCity',
    ],
    ['a trip within China', { flightType: 1, slices: [['SHA', 'BJS', 30]] }, 'slices.0.dstCity'],
    ['ten passengers', { party: { ADT: 9, CHD: 1 } }, 'party.ADT'],
    ['an infant without an adult', { party: { INF: 1 } }, 'party.ADT'],
    ['two infants for one adult', { party: { ADT: 1, INF: 2 } }, 'party.INF'],
    ['a day that is over', { flightType: 1, slices: [['SHA', 'PAR', -1]] }, 'slices.0.date'],
  ] as const)('of %s is refused with its field', async (_, change, field) => {
    const { slices, ...rest } = { slices: undefined, ...change };
    const answer = await ask({
      ...paris(),
      ...rest,
      ...(slices && { slices: slices.map(([org, dst, days]) => slice(org, dst, days)) }),
    } as Query);
    expect(answer).toMatchObject({ ret: 400, data: { field } });
  });

  it('of a way without service is an empty list', async () => {
    const list = await query({ flightType: 1, slices: [slice('MIG', 'PPT', 30)], party: { ADT: 1 } });
    expect([list.offers, list.slices]).toEqual([0, [[]]]);
  });
});

it('the calendar has for each day the price that a search of that day begins with', async () => {
  const input = paris();
  const { prices } = good(
    await intlHandlers.lowPrices(
      intlSchemas.lowPrices.parse({ ...input, triptype: 2, from: inDays(41), to: inDays(43) }),
      member.call('/intl/lowPriceCalendar'),
    ),
  );
  expect(prices.map(({ date }) => date)).toEqual([inDays(41), inDays(42), inDays(43)]);
  const list = await query(input);
  const least = Math.min(...nextOffers(list, [], input.party).map(({ price }) => price.adult));
  expect(Number(prices[1]?.price)).toBe(least);
});

it('a connection that cannot be made is in no price of the calendar, however cheap it is', async () => {
  const party = { ADT: 1 };
  const days = [14, 15, 16, 17, 18, 19, 20];
  const trip = (day: number): Query => ({ flightType: 1, slices: [slice('SHA', 'LON', day)], party });
  const { prices } = good(
    await intlHandlers.lowPrices(
      intlSchemas.lowPrices.parse({ ...trip(14), triptype: 1, from: inDays(14), to: inDays(20) }),
      member.call('/intl/lowPriceCalendar'),
    ),
  );
  const least = { all: [] as number[], reached: [] as number[] };
  for (const day of days) {
    const list = await query(trip(day));
    const isMissed = (itinerary: number): boolean =>
      !!list.slices[0]?.[itinerary]?.stops.some((stop) => list.stops[stop]?.verdict === 'short');
    const offers = nextOffers(list, [], party);
    const lowest = (some: typeof offers): number => Math.min(...some.map(({ price }) => price.adult));
    least.all.push(lowest(offers));
    least.reached.push(lowest(offers.filter(({ itinerary }) => !isMissed(itinerary))));
  }
  expect(least.all).not.toEqual(least.reached);
  expect(prices.map(({ price }) => Number(price))).toEqual(least.reached);
});

it('after an outbound and with a brand, a day of the calendar has the price that the list of that day begins with', async () => {
  const input = paris();
  const list = await query(input);
  const offers = nextOffers(list, [], input.party).toSorted((a, b) => b.price.total - a.price.total);
  const out = offers[0];
  const brandId = list.brands[out?.brand ?? -1]?.brandId ?? '';
  const flights = flightIdsOf(list.segments, list.slices[0]?.[out?.itinerary ?? -1]?.segments ?? []);
  const lowPrices = async (chosen: string[][]) =>
    good(
      await intlHandlers.lowPrices(
        intlSchemas.lowPrices.parse({ ...input, triptype: 2, from: inDays(42), to: inDays(43), chosen, brandId }),
        member.call('/intl/lowPriceCalendar'),
      ),
    ).prices;
  const returns = nextOffers(list, [out?.itinerary ?? -1], input.party).filter(({ brand }) => brand === out?.brand);
  const [price] = await lowPrices([flights]);
  expect(Number(price?.price)).toBe(Math.min(...returns.map((one) => one.price.adult)));
  // A flight that is not sold any more leads to no trip.
  expect(await lowPrices([['CA1-20300101-PVGCDG']])).toEqual([]);
});
