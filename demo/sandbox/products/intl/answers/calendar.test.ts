import { afterAll, beforeAll, expect, it } from 'vitest';
import { intlSchemas } from '#contract/intl.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { isReachable, nextOffers } from '#domain/intl/offers.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { intlHandlers } from '../../../app/handlers/intl.ts';
import { findItineraries, searchItineraries } from '../search/find-itineraries.ts';
import { sameClocksSince } from '../search/same-clocks.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const inDays = (days: number): string => addDays(dayAt(booking.now()), days);
const slice = (orgCity: string, dstCity: string, days: number) => ({ orgCity, dstCity, date: inDays(days) });

const ways = [
  [
    ['PVG', 'SHA'],
    ['CDG', 'ORY'],
  ],
  [['CAN'], ['JFK', 'EWR', 'LGA']],
  [['SYD'], ['PEK', 'PKX']],
] as const;

it.each(ways)('ways from %s to %s repeat by the week exactly as a search of each day finds them', (orgs, dsts) => {
  // Clocks are moved in Europe, America and Australia between these days.
  for (const from of ['2026-10-20', '2027-01-20', '2027-03-10'])
    for (let day = 0; day < 27; day += 4) {
      const date = addDays(from, day);
      expect(findItineraries(orgs, dsts, date), date).toEqual(searchItineraries(orgs, dsts, date));
    }
});

it('a day repeats the first one of its weekday since clocks were moved, and none while they are', () => {
  expect(['2027-01-20', '2027-03-16', '2027-03-28'].map(sameClocksSince)).toEqual([
    '2026-11-11',
    '2027-03-16',
    '2027-03-28',
  ]);
  // A month is searched as a week.
  const month = Array.from({ length: 31 }, (_, day) => addDays('2027-01-05', day));
  expect(new Set(month.map(sameClocksSince)).size).toBe(7);
});

const party = { ADT: 2, CHD: 1 };
it.each([
  ['the way out', 1],
  ['the way back', 2],
] as const)('each day of %s has the lowest price of its search, and the fare in it', async (_name, triptype) => {
  const trip = (days: number) => ({
    flightType: 2 as const,
    slices:
      triptype === 1
        ? [slice('BJS', 'LON', days), slice('LON', 'BJS', 60)]
        : [slice('BJS', 'LON', 20), slice('LON', 'BJS', days)],
    party,
  });
  const { prices } = good(
    await intlHandlers.lowPrices(
      intlSchemas.lowPrices.parse({ ...trip(30), triptype, from: inDays(25), to: inDays(45) }),
      member.call('/intl/lowPriceCalendar'),
    ),
  );
  const found = new Map(prices.map(({ date, ...price }) => [date, price]));
  for (const days of [25, 33, 41, 45]) {
    const list = good(await intlHandlers.query(intlSchemas.query.parse(trip(days)), member.call('/intl/query')));
    const offers = nextOffers(list, [], party).filter(({ offer }) => isReachable(list, offer, 0));
    const least = offers.reduce((best, one) => (one.price.adult < best.price.adult ? one : best));
    const fare = least.offer.itineraries.reduce(
      (sum, itinerary, at) =>
        sum + (list.fares[at]?.find((row) => row[0] === itinerary && row[1] === least.brand)?.[2] ?? 0),
      0,
    );
    expect(found.get(inDays(days)), String(days)).toEqual({ price: String(least.price.adult), parPrice: String(fare) });
  }
});
