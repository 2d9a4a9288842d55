import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { appliedStandard, rule } from '#tests/support/policy/applied.ts';
import type { Buyer } from '../../../orders/business/buyer.ts';
import type { AskedStay } from '../rates/asked-stay.ts';
import { openRates } from './open-rates.ts';
import { hotelOfId, hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { hotelHandlers } from '../../../app/handlers/hotel.ts';
import { holdRooms } from '../inventory/room-nights.ts';
import type { NightCount } from '../inventory/room-nights.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { offersKey, offersOf } from './offers.ts';

const anyone: Buyer = { travelType: 'private', companyId: null, standard: null, costCenters: [] };
const company: Buyer = {
  travelType: 'business',
  companyId: '700070',
  standard: appliedStandard([rule('hotel', { kind: 'nightPrice', fen: 350_00 })]),
  costCenters: [],
};
const asking = (now: string, checkIn: string, nights: number, more: Partial<AskedStay['stay']> = {}, buyer = anyone) =>
  ({
    stay: { checkIn, checkOut: addDays(checkIn, nights), rooms: 1, adults: 2, childAges: [], ...more },
    nights,
    buyer,
    app: defaultConfig,
    nowMs: msOf(now),
  }) satisfies AskedStay;
const none: ReadonlyMap<string, NightCount> = new Map();
const offers = (city: string, asked: AskedStay, counts = none) =>
  offersOf(offersKey(city, asked, counts), city, asked, counts);

describe('the offers of a city', () => {
  it.each<[string, AskedStay]>([
    ['two nights', asking('2026-11-20 14:30', '2026-12-08', 2)],
    ['tonight, before the last hour', asking('2026-11-20 17:59', '2026-11-20', 1)],
    ['tonight, after it', asking('2026-11-20 18:01', '2026-11-20', 1)],
    ['four nights over a holiday, three rooms', asking('2026-09-20 10:00', '2026-09-29', 4, { rooms: 3 })],
    ['a family', asking('2026-11-20 14:30', '2026-12-04', 1, { adults: 2, childAges: [3, 8] })],
    ['a business trip', asking('2026-11-20 14:30', '2026-12-08', 3, {}, company)],
  ])('are the rates of each of its hotels, of %s', async (_, asked) => {
    const [hotel] = hotelsOfCity('HGH');
    const counts = new Map([[`${hotel?.hotelId} R1 ${asked.stay.checkIn}`, { capacity: 9, taken: 8 }]]);
    for (const sold of [none, counts]) {
      const made = await offers('HGH', asked, sold);
      expect(made.map((offer) => offer.hotel)).toEqual(hotelsOfCity('HGH'));
      for (const { hotel: each, rates } of made)
        expect(rates).toEqual(
          openRates(each, asked, sold).map(({ plan, total, before, perNight, roomsLeft, cancel, standard }) => ({
            plan,
            total,
            before,
            perNight,
            roomsLeft,
            cancel,
            standard,
          })),
        );
    }
  });

  it('are made once for a stay, and again for another hour, party, buyer or sale', async () => {
    const asked = asking('2026-11-20 14:30', '2026-12-08', 2);
    const first = await offers('XIY', asked);
    expect(await offers('XIY', { ...asked, nowMs: msOf('2026-11-20 14:59') })).toBe(first);
    for (const other of [
      { ...asked, nowMs: msOf('2026-11-20 15:00') },
      { ...asked, stay: { ...asked.stay, rooms: 2 } },
      { ...asked, buyer: company },
    ])
      expect(await offers('XIY', other)).not.toBe(first);
    expect(await offers('XIY', asked, new Map([['x', { capacity: 1, taken: 1 }]]))).not.toBe(first);
  });

  it('of a large city let others in while they are made', async () => {
    let turns = 0;
    const making = new AbortController();
    const others = (async () => {
      while (!making.signal.aborted) {
        await new Promise((resolve) => setImmediate(resolve));
        turns += 1;
      }
    })();
    const made = await offers('CAN', asking('2026-11-20 14:30', '2027-01-08', 5));
    making.abort();
    await others;
    // Five nights and the offers, each hundred hotels a turn.
    expect(turns).toBeGreaterThanOrEqual(6 * Math.floor(made.length / 100));
  });
});

describe('the list', () => {
  let booking: Booking;
  let member: Booker;
  beforeAll(async () => {
    booking = await openBooking();
    member = await booking.as('20250010');
  });
  afterAll(() => booking.close());

  const list = async (input: Partial<z.input<typeof hotelSchemas.query>>) =>
    good(
      await hotelHandlers.query(
        hotelSchemas.query.parse({ city: 'SHA', size: 100, ...input }),
        member.call('/hotel/query'),
      ),
    );

  it('shows a room that was sold a moment ago as sold', async () => {
    const today = dayAt(booking.now());
    const stay = { checkIn: addDays(today, 40), checkOut: addDays(today, 41) };
    const before = await list(stay);
    expect(await list(stay)).toEqual(before);
    const { hotelId } = before.rows.find(({ lowest }) => lowest) ?? { hotelId: '' };
    for (const room of hotelOfId(hotelId)?.rooms ?? [])
      for (let left = room.capacity; left > 0; left -= 1)
        await holdRooms(booking.db, { hotelId, roomId: room.roomId, nights: [stay.checkIn], rooms: 1 }, booking.now());
    const after = await list(stay);
    expect(after.rows.some((row) => row.hotelId === hotelId && row.lowest)).toBe(false);
    expect(after.available).toBe(before.available - 1);
  });
});
