import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { fenOf } from '#domain/money.ts';
import { approvalOf, decide } from '#tests/support/given/approved.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { namesFor } from '../cases/names.ts';

const companyId = 700_070;
const business = { travelType: 'business' } as const;
/** From here on the company's process asks 财务 BP as well. */
const muchFen = 1000_00;
const reason = { overReason: '客户临时调整会议时间' };
const isOver = (
  standard: { verdict: string; overBy: string } | undefined,
  [from, to]: readonly [number, number],
): boolean => standard?.verdict === 'over' && fenOf(standard.overBy) >= from && fenOf(standard.overBy) < to;

let booking: Booking;
/** Of a level whose orders above the standard are approved. */
let who: Booker;
beforeAll(async () => {
  booking = await openBooking();
  who = await booking.as('20250073');
});
afterAll(() => booking.close());

interface Made {
  booking: BookingTerms | undefined;
  orderId: string;
}

const bookFlights = async (people: number, range: readonly [number, number]): Promise<Made> => {
  const passengers = Array.from({ length: people }, () => person());
  const { verified, orderId } = await who.book(
    { ...business, days: 30, choose: ({ standard }) => isOver(standard, range) },
    passengers,
    reason,
  );
  return { booking: verified.booking, orderId };
};
async function bookStay(guests: number, range: readonly [number, number]): Promise<Made> {
  const verified = await stays.verify(who, {
    ...business,
    adults: guests,
    choose: ({ standard, ...rate }) => isOver(standard, range) && stays.isPrepaid(rate as stays.Rate),
  });
  const room = Array.from({ length: guests }, (_, at) => ({
    name: `林知远${'甲乙'[at] ?? ''}`,
    pinyin: 'LIN/ZHIYUAN',
  }));
  return {
    booking: verified.booking,
    orderId: good(await stays.create(who, verified, { guests: [room], ...reason })).orderNo,
  };
}
async function bookRide(): Promise<Made> {
  const verified = await rails.verify(who, [rails.rideOf(who, { seatClass: 'business' })], business);
  return { booking: verified.booking, orderId: good(await rails.create(who, verified, reason)).orderNo };
}
async function bookAbroad(): Promise<Made> {
  const ways = [
    ['SHA', 'SIN', 40],
    ['SIN', 'SHA', 45],
  ] as const;
  const verified = await trips.verify(who, { ...business, cabin: 'C', ways });
  return { booking: verified.booking, orderId: good(await trips.create(who, verified, reason)).orderNo };
}

/** Names of those who have decided, in their order. */
async function decided(orderId: string): Promise<string[]> {
  await decide(booking, orderId);
  const { case_id: caseId } = await approvalOf(booking, orderId);
  const rows = await booking.db
    .selectFrom('case_tasks')
    .where('case_id', '=', caseId)
    .where('state', '=', 'agreed')
    .orderBy('id')
    .select('actor')
    .execute();
  const names = await namesFor(
    booking.db,
    companyId,
    rows.map(({ actor }) => actor),
  );
  return rows.map(({ actor }) => names.person(actor));
}

describe('the forecast of an approval names the people of every step, as the case then asks them', () => {
  it.each([
    ['a flight far above the standard', 2, () => bookFlights(1, [muchFen, 1e9])],
    ['a flight a little above it', 1, () => bookFlights(1, [1, muchFen])],
    ['a flight that is far above it by its two travellers alone', 2, () => bookFlights(2, [muchFen / 2, muchFen])],
    ['a stay far above it', 2, () => bookStay(1, [muchFen, 1e9])],
    ['a stay a little above it, whose two guests share the excess', 1, () => bookStay(2, [muchFen / 2, muchFen])],
    ['a train far above it', 2, bookRide],
    ['a trip abroad far above it', 2, bookAbroad],
  ] as const)('%s', async (_, steps, book) => {
    const { booking: terms, orderId } = await book();
    const foretold = terms?.approval?.steps ?? [];
    expect(foretold.length).toBe(steps);
    expect(foretold.at(-1)?.role).toContain(steps === 2 ? '财务 BP' : '');
    expect(foretold.flatMap(({ people }) => people)).toEqual(await decided(orderId));
  });
});
