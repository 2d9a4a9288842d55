import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { HotelRate } from '#contract/hotel.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import { casesOf } from '#tests/support/whole.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { cancel, create, detail } from '#tests/support/given/stays.ts';
import { hotelHandlers, hotelOrderHandlers } from '../../../app/handlers/hotel.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { arrivalTimes } from './arrival-times.ts';
import { plansOfRoom } from '../rates/plans.ts';

const hourMs = 3_600_000;
const company = '20250070';

let booking: Booking;
let checkIn: string;
beforeAll(async () => {
  booking = await openBooking();
  checkIn = addDays(dayAt(booking.now()), 1);
});
afterAll(() => booking.close());

/** Few hotels that have every plan among them. */
function hotelsWithAllPlans(companyId: string): string[] {
  const wanted = new Set('P1 P2 P3 P4 P5 P6 P7 P8 P9 PA'.split(' '));
  return hotelsOfCity('SHA')
    .filter((hotel) => {
      const plans = hotel.rooms.flatMap((room) => plansOfRoom(hotel, room, companyId).map(({ planId }) => planId));
      return plans.filter((plan) => wanted.delete(plan)).length > 0;
    })
    .map(({ hotelId }) => hotelId);
}

const at = (hour: number): Promise<Booker> =>
  booking.as(company, { aheadMs: msOf(`${checkIn} 00:00:00`) + hour * hourMs - booking.now() });

async function ratesAt(who: Booker, nights: number): Promise<{ hotelId: string; rate: HotelRate }[]> {
  const { companyId = '' } = { companyId: String(who.call('').member?.creditMemberId) };
  const stay = { checkIn, checkOut: addDays(checkIn, nights), travelType: 'business' as const };
  const list = good(await hotelHandlers.query(hotelSchemas.query.parse({ city: 'SHA', ...stay }), who.call('/q')));
  expect(list.rows.length).toBeGreaterThan(0);
  const all = [];
  for (const hotelId of hotelsWithAllPlans(companyId)) {
    const input = { hotelId, ...stay };
    const { rooms } = good(await hotelHandlers.rates(hotelSchemas.rates.parse(input), who.call('/r')));
    expect(good(await hotelHandlers.detail(hotelSchemas.detail.parse(input), who.call('/d'))).rooms).toEqual(rooms);
    all.push(...rooms.flatMap(({ rates }) => rates.map((rate) => ({ hotelId, rate }))));
  }
  return all;
}

const ofEachPlan = <T extends { rate: HotelRate }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.rate.rateId.split('-')[1], one])).values(),
];

describe('on the day of check-in, every plan is shown, checked and ordered', () => {
  /** A morning, the last moments of two terms, and after midnight; all hours in a whole run. */
  const hours = [0, 5, 6, 9, 13.5, 14, 17, 17.99, 18, 18.3, 21, 23.99, 24, 26, 29.9];
  it.each(casesOf(hours, (hour) => [6, 17.99, 18.3, 29.9].includes(hour)))('%s hours after its start', async (hour) => {
    const who = await at(hour);
    for (const nights of [1, 3])
      for (const { hotelId, rate } of ofEachPlan(await ratesAt(who, nights))) {
        const input = {
          hotelId,
          rateId: rate.rateId,
          checkIn,
          checkOut: addDays(checkIn, nights),
          travelType: 'business',
        };
        const verified = good(
          await hotelOrderHandlers.verify(
            hotelOrderSchemas.verify.parse({ ...input, seenTotal: rate.total }),
            who.call('/hotel/verify'),
          ),
        );
        expect(verified.arrivalTimes.length).toBeGreaterThan(0);
        expect(rate.cancel.sentence).not.toBe('');
        const { orderNo } = good(await create(who, verified));
        const { rate: ordered } = await detail(who, orderNo);
        expect(ordered.cancel).toEqual(verified.rate.cancel);
        good(await cancel(who, orderNo));
      }
  });

  it.each(['14:00', '15:00'])('a guest arrives from %s on, when the desk gives rooms', (checkInFrom) => {
    expect(arrivalTimes({ checkIn, payKind: 'prepaid', checkInFrom }, booking.now())[0]).toBe(checkInFrom);
  });

  it('a room that nothing is paid for is sold until 18:00, with a guarantee all night', async () => {
    const kinds = async (hour: number) =>
      new Set((await ratesAt(await at(hour), 1)).map(({ rate: { payKind } }) => payKind));
    expect([...(await kinds(17.9))].toSorted()).toEqual(['atHotel', 'guarantee', 'prepaid']);
    for (const hour of [18, 23, 26]) expect([...(await kinds(hour))].toSorted()).toEqual(['guarantee', 'prepaid']);
  });
});
