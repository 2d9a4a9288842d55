import { afterAll, beforeAll, expect, it } from 'vitest';
import { settlement } from '#contract/settlement.ts';
import { settlementSchemas } from '#contract/settlement.schema.ts';
import { msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { brokenBills } from '#tests/support/given/broken-bills.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { buyStay } from '#tests/support/given/random-bills.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { settlementHandlers } from '../../app/handlers/settlement.ts';
import { balanceOf, book, creditOf, outside } from '../../money/ledger/ledger.ts';
import { takeRide } from './take-ride.ts';

const companyId = 700070;
const line = creditOf(String(companyId));
const left = 50_00;
const ride = 80_00;

let booking: Booking;
let company: Booker;
let clerk: ReturnType<typeof billCallsOf>;
beforeAll(async () => {
  booking = await openBooking();
  company = await booking.as('20250070');
  clerk = billCallsOf(company);
  const { db } = booking;
  const spent = (await balanceOf(db, line)) - left;
  await db.transaction().execute((tx) =>
    book(tx, {
      key: 'spent',
      kind: 'creditLimit',
      at: booking.now(),
      moves: { [line]: -spent, [outside]: spent },
    }),
  );
});
afterAll(() => booking.close());

const view = askOf({ schemas: settlementSchemas, handlers: settlementHandlers, rows: settlement }, () => company);
const take = (key: string) =>
  booking.db.transaction().execute((tx) =>
    takeRide(
      tx,
      {
        key,
        memberId: '20250071',
        appId: 'default',
        at: booking.now(),
        scene: 'city',
        carClass: 'express',
        city: 'BJS',
        from: '国贸',
        to: '昌平',
        amount: ride,
      },
      booking.now(),
    ),
  );
const rowsOf = async (billId: number, rideNo: string) =>
  (await clerk.rows(billId, { words: rideNo })).rows.map(({ amount }) => amount);

it('rides beyond the credit line are owed all the same: all are rows of the bill, and the line is exceeded', async () => {
  const taken = await Promise.all(['one', 'two', 'three', 'one'].map(async (key) => good(await take(key)).rideNo));
  expect(new Set(taken).size).toBe(3);
  expect(await balanceOf(booking.db, line)).toBe(left - 3 * ride);
  const [open] = await clerk.list();
  for (const rideNo of taken) expect(await rowsOf(open?.billId ?? 0, rideNo)).toEqual(['80']);
  expect(good(await view('get', {})).credit).toMatchObject({ available: yuanOf(left - 3 * ride), look: 'exceeded' });
  await booking.advance(Math.ceil((msOf(open?.closesAt ?? '') + 60_000 - booking.now()) / 1000));
  const closed = (await clerk.list()).find(({ billId }) => billId === open?.billId);
  expect(closed?.state).toBe('issued');
  expect(await brokenBills(booking.db, { id: companyId, member: '20250070' })).toEqual([]);
});

it('nothing else is taken of an exceeded line, and money that comes in counts from below zero', async () => {
  const { db } = booking;
  await expect(
    buyStay(db, { id: companyId, member: '20250070' }, { company: 1, personal: 0 }, booking.now()),
  ).rejects.toMatchObject({ code: '23514' });
  const pay = (key: string, fen: number) =>
    db
      .transaction()
      .execute((tx) =>
        book(tx, { key, kind: 'creditLimit', at: booking.now(), moves: { [outside]: -fen, [line]: fen } }),
      );
  await pay('first', 100_00);
  expect(await balanceOf(db, line)).toBe(left - 3 * ride + 100_00);
  await expect(pay('back', -1)).rejects.toMatchObject({ code: '23514' });
  await pay('second', 100_00);
  expect(await balanceOf(db, line)).toBe(left - 3 * ride + 200_00);
  await expect(
    buyStay(db, { id: companyId, member: '20250070' }, { company: 10_01, personal: 0 }, booking.now()),
  ).rejects.toMatchObject({ code: '23514' });
  await buyStay(db, { id: companyId, member: '20250070' }, { company: 10_00, personal: 0 }, booking.now());
});
