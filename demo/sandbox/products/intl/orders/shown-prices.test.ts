import { afterAll, beforeAll, expect, it } from 'vitest';
import { intlOrderHandlers } from '../../../app/handlers/intl.ts';
import { diceOf } from '../../../ground/chance.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { nextOffers } from '#domain/intl/offers.ts';
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
];

/** Enough for a run of the suite; `TEST_ALL` looks at the thousand of the goal. */
const searches = process.env['TEST_ALL'] ? 1000 : 40;

it('the price that is asked is the price that was shown, over random searches of one to six legs', async () => {
  const dice = diceOf('intl prices');
  const one = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  let priced = 0;
  for (let turn = 0; turn < searches; turn += 1) {
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
    const list = await trips.search(member, query);
    const chosen: number[] = [];
    let offer = nextOffers(list, chosen, query.party)[0];
    while (offer && chosen.length < legs - 1) {
      chosen.push(offer.itinerary);
      const next = nextOffers(list, chosen, query.party);
      offer = next[Math.floor(dice() * next.length)];
    }
    if (!offer) continue;
    const input = trips.verifyInput(list, query, offer, { seenTotal: String(offer.price.total) });
    const verified = good(await intlOrderHandlers.verify(input, member.call('/intl/verify')));
    expect(Number(verified.total)).toBe(offer.price.total);
    expect(verified.types.map(({ psgType, price }) => [psgType, Number(price)])).toEqual(
      offer.price.types.map(({ psgType, price }) => [psgType, price]),
    );
    priced += 1;
  }
  expect(priced).toBeGreaterThan(searches / 4);
});
