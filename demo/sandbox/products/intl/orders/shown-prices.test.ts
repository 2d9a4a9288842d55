import { afterAll, beforeAll, expect, it } from 'vitest';
import { intlOrderHandlers } from '../../../app/handlers/intl.ts';
import { diceOf } from '../../../ground/chance.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { neededMinutes } from '#tests/support/given/connection-needs.ts';
import type { IntlList } from '#contract/intl.ts';
import { nextOffers } from '#domain/intl/offers.ts';
import { psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const cities = 'SHA BJS CAN CTU HKG TYO SEL SIN BKK KUL DXB IST PAR LON FRA NYC LAX SYD'.split(' ');
const parties = [
  { ADT: 1 },
  { ADT: 2, CHD: 1 },
  { ADT: 1, INF: 1 },
  { SD: 1 },
  { ADT: 1, ZZ: 1 },
  { CD: 2 },
  { DL: 1, DR: 1 },
  { SC: 2 },
];

/** Each connection of a list, against a table and a reading of its steps that are not the product's; how many are missed. */
function checkConnections({ slices, segments, stops, airports }: IntlList): number {
  const countryOf = (airport: string): string => airports[airport]?.country ?? '';
  let missed = 0;
  for (const itinerary of slices.flat())
    for (const [n, at] of itinerary.stops.entries()) {
      const stop = stops[at];
      const [before, after] = itinerary.segments.slice(n, n + 2).map((segment) => segments[segment]);
      if (!stop || !before || !after) throw new Error('a stop without flights');
      const needed = neededMinutes({
        from: countryOf(before.orgAirport),
        by: countryOf(before.dstAirport),
        to: countryOf(after.dstAirport),
        lands: { airport: before.dstAirport, term: before.dstTerm },
        leaves: { airport: after.orgAirport, term: after.orgTerm },
        isOneTicket: !stop.marks.includes('selfTransfer'),
      });
      expect([stop.minutes - needed, stop.verdict === 'short']).toEqual([stop.spare, stop.minutes < needed]);
      // No airline sells on one ticket what is missed.
      if (stop.minutes < needed) expect(stop.marks).toContain('selfTransfer');
      missed += stop.minutes < needed ? 1 : 0;
    }
  return missed;
}

/** The brands that have a seat in each slice for everybody of a party. */
const brandsSold = ({ brands, fares }: IntlList, party: Partial<Record<PsgType, number>>): string[] =>
  brands
    .filter(
      ({ types }, brand) =>
        Object.keys(party).every((type) => types[type as PsgType] !== undefined) &&
        fares.every((rows) =>
          rows.some((row) => {
            const people = Object.entries(party).reduce((all, [type, count]) => all + (type === 'INF' ? 0 : count), 0);
            return row[1] === brand && row[3] >= people;
          }),
        ),
    )
    .map(({ brandId }) => brandId);

/** Enough for a run of the suite; `TEST_ALL` looks at the thousand of the goal. */
const searches = process.env['TEST_ALL'] ? 1000 : 30;

it('the price that is asked is the price that was shown, and no connection under its minimum is unmarked, over random searches', async () => {
  const dice = diceOf('intl prices');
  const one = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  const sold = new Set<string>();
  const lengths = new Set<number>();
  let [priced, asked, missed] = [0, 0, 0];
  // Where no brand goes all the way for the party there is nothing to price: of random trips that is two of five.
  while (priced < searches && asked < searches * 2) {
    const legs = 1 + Math.floor(dice() * 6);
    let [at, day] = [one(cities), 10 + Math.floor(dice() * 60)];
    const ways: [string, string, number][] = [];
    for (let leg = 0; leg < legs; leg += 1) {
      const to = one(cities.filter((city) => city !== at));
      ways.push([at, to, day]);
      at = to;
      day += 3 + Math.floor(dice() * 6);
    }
    if (
      ways.every(
        ([from, to]) => ['SHA', 'BJS', 'CAN', 'CTU'].includes(from) && ['SHA', 'BJS', 'CAN', 'CTU'].includes(to),
      )
    )
      continue;
    const query = trips.queryOf(member, { ways, party: one(parties), cabin: one(['Y', 'W', 'C'] as const) });
    asked += 1;
    const list = await trips.search(member, query);
    missed += checkConnections(list);
    const chosen: number[] = [];
    let offer = nextOffers(list, chosen, query.party)[0];
    if (!offer) {
      expect(brandsSold(list, query.party)).toEqual([]);
      continue;
    }
    while (chosen.length < legs - 1) {
      chosen.push(offer.itinerary);
      offer = one(nextOffers(list, chosen, query.party));
    }
    const input = trips.verifyInput(list, query, offer, { seenTotal: String(offer.price.total) });
    const verified = good(await intlOrderHandlers.verify(input, member.call('/intl/verify')));
    expect(Number(verified.total)).toBe(offer.price.total);
    expect(verified.types.map(({ psgType, price }) => [psgType, Number(price)])).toEqual(
      offer.price.types.map(({ psgType, price }) => [psgType, price]),
    );
    for (const type of Object.keys(query.party)) sold.add(type);
    lengths.add(legs);
    priced += 1;
  }
  expect(priced).toBe(searches);
  expect([...sold].toSorted()).toEqual(Object.keys(psgTypes).toSorted());
  expect([...lengths].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(missed).toBeGreaterThan(0);
});
