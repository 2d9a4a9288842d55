import { afterAll, beforeAll, expect, it } from 'vitest';
import { msOf } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { brokenBills } from '#tests/support/given/broken-bills.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { buyStay, cancelStay } from '#tests/support/given/random-bills.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { balanceOf, creditOf } from '../../money/ledger/ledger.ts';

let booking: Booking;
let company: ReturnType<typeof billCallsOf>;
const own = { id: 700_070, member: '20250070' };
const buy = (fen: number) => buyStay(booking.db, own, { company: fen, personal: 0 }, booking.now());

async function closeCycle(): Promise<number> {
  const [open] = await company.list();
  await booking.advance(Math.ceil((msOf(open?.closesAt ?? '') - booking.now()) / 1000) + 60);
  return open?.billId ?? 0;
}

beforeAll(async () => {
  booking = await openBooking();
  company = billCallsOf(await booking.as('20250070'));
});
afterAll(() => booking.close());

/** Kind and claim of each row, after the server has taken that claim and refused a fen more. */
async function tried(billId: number): Promise<string[]> {
  const rowsNow = async () => (await company.rows(billId, { sort: 'no' })).rows;
  const found: string[] = [];
  for (const { no, kind, claimable } of await rowsNow()) {
    found.push(`${kind} ${claimable}`);
    const most = fenOf(claimable);
    const claim = (fen: number) =>
      company.send('dispute', { billId, no, claim: yuanOf(fen), reason: 'twice', text: '重复' });
    expect(await claim(most + 1)).toMatchObject({ ret: 400, data: { field: 'claim' } });
    if (!most) continue;
    const { disputeId } = good(await claim(most));
    const again = async () => (await rowsNow()).find((row) => row.no === no)?.claimable;
    expect(await again()).toBe('0');
    good(await company.send('disputeWithdraw', { disputeId }));
    expect(await again()).toBe(claimable);
  }
  return found;
}

it('rows of every kind say what the server takes as a claim: so much, not a fen more, and nothing where it is 0', async () => {
  const [free, late] = [await buy(30_000), await buy(20_000)];
  await buy(50_000);
  const first = await closeCycle();
  await company.dispute({ billId: first, no: 3, claim: '200' });
  await booking.advance(3 * 3600);
  expect(await tried(first)).toEqual(['sale 300', 'sale 200', 'sale 300']);
  await cancelStay(booking.db, own, free, { company: 0, personal: 0 }, booking.now());
  await cancelStay(booking.db, own, late, { company: 9_000, personal: 0 }, booking.now());
  await buy(10_000);
  const found = await tried(await closeCycle());
  expect(found.toSorted()).toEqual(['credit 0', 'kept 90', 'refund 0', 'sale 100']);
});

it('a row whose refusal the company has accepted is not disputed again', async () => {
  await buy(40_000);
  const billId = await closeCycle();
  const about = { billId, no: 1, claim: '10' };
  const { disputeId } = await company.dispute({ ...about, reason: 'notOurs' });
  await booking.advance(3 * 3600);
  good(await company.send('disputeReply', { disputeId, act: 'accept' }));
  expect((await company.rows(billId)).rows.map(({ claimable }) => claimable)).toEqual(['0']);
  expect(await company.send('dispute', { ...about, reason: 'twice', text: '再次' })).toMatchObject({
    ret: 409,
    data: { kind: 'settled', disputeId },
  });
});

it('credit that is carried over pays an earlier bill instead of the next one, and no more than there is', async () => {
  const stay = await buy(40_000);
  const owing = await closeCycle();
  const other = await buy(30_000);
  const [first] = await company.list();
  await cancelStay(booking.db, own, stay, { company: 0, personal: 0 }, booking.now());
  await cancelStay(booking.db, own, other, { company: 0, personal: 0 }, booking.now());
  const giving = await closeCycle();
  expect(giving).toBe(first?.billId);
  const [open] = await company.list();
  expect(open?.carried).toBe('-400');
  const pay = (amount: string) =>
    company.send('pay', { billId: owing, method: 'carried', amount, payPassword: payPasswordMd5 });
  const before = await balanceOf(booking.db, creditOf('700070'));
  expect(good(await pay('150'))).toMatchObject({ paid: '150', rest: '140', carriedOver: '250' });
  expect(await pay('140.01')).toMatchObject({ ret: 400 });
  expect(good(await pay('140'))).toMatchObject({ rest: '0', carriedOver: '110' });
  expect((await company.list())[0]?.carried).toBe('-110');
  // The line got it back with the rows.
  expect(await balanceOf(booking.db, creditOf('700070'))).toBe(before);
  expect(await brokenBills(booking.db, own)).toEqual([]);
});
