import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyBill } from '#contract/company-bill.ts';
import { msOf } from '#domain/china-time.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { brokenBills } from '#tests/support/given/broken-bills.ts';
import { buyStay, cancelStay, newCompany } from '#tests/support/given/random-bills.ts';
import type { RandomCompany } from '#tests/support/given/random-bills.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { balanceOf, creditOf } from '../../money/ledger/ledger.ts';
import { closeBills } from './close.ts';

/** Enough for a run of the suite; `TEST_ALL` looks at the thousand of the goal. */
const bookings = process.env['TEST_ALL'] ? 1000 : 30;

let booking: Booking;
let company: RandomCompany;
let clerk: ReturnType<typeof billCallsOf>;
let other: ReturnType<typeof billCallsOf>;
let at: number;

/** The account of a company of the test. */
async function accountOf(id: number): Promise<Booker> {
  await booking.db
    .insertInto('members')
    .values({
      id: String(id),
      app_id: null,
      partner_user: null,
      mobile_phone: `199${String(id).padStart(8, '0')}`,
      password: null,
      member_type: 70,
      credit_member_id: id,
      real_name: '许曼',
      created_at: 1,
    })
    .execute();
  return await booking.as(String(id));
}

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  at = booking.now();
  company = await newCompany(booking.db, 610_001, bookings * 5_000);
  await newCompany(booking.db, 610_002, 1_000_000);
  clerk = billCallsOf(await accountOf(610_001));
  other = billCallsOf(await accountOf(610_002));
});
afterAll(() => booking.close());

it('bookings at once take no more than the credit limit, and all that were taken are in the bill', async () => {
  const answers = await Promise.all(
    Array.from({ length: bookings }, () =>
      buyStay(booking.db, company, { company: 10_000, personal: 0 }, at).then(
        () => true,
        (error: unknown) => {
          expect((error as { code?: string }).code).toBe('23514');
          return false;
        },
      ),
    ),
  );
  expect(answers.filter(Boolean)).toHaveLength(bookings / 2);
  expect(await balanceOf(booking.db, creditOf('610001'))).toBe(0);
  expect((await clerk.list())[0]).toMatchObject({ rows: bookings / 2, amount: String((bookings / 2) * 100) });
});

it('a bill that several close at once is closed once', async () => {
  const [open] = await clerk.list();
  const later = msOf(open?.closesAt ?? '') + 60_000;
  const closed = await Promise.all([1, 2, 3, 4].map(() => closeBills(booking.db, later)));
  expect(closed.reduce((sum, count) => sum + count, 0)).toBe(1);
  await booking.advance(Math.ceil((later - booking.now()) / 1000));
  expect((await clerk.list()).map(({ state }) => state)).toEqual(['issued']);
  expect(await brokenBills(booking.db, company)).toEqual([]);
});

it('confirmation, dispute and a late refund at once have one order: the bill stays as it was closed', async () => {
  const [bill] = await clerk.list();
  const billId = bill?.billId ?? 0;
  const { rows } = await clerk.rows(billId);
  const stay = { orderId: rows[0]?.orderId ?? '', company: 10_000, personal: 0, isOver: false };
  const [confirmed, disputed] = await Promise.all([
    clerk.confirm(billId),
    clerk.send('dispute', { billId, no: 2, reason: 'twice', claim: '10', text: '重复' }),
    cancelStay(booking.db, company, stay, { company: 0, personal: 0 }, booking.now()),
  ]);
  expect([confirmed.ret, disputed.ret].sort()).toEqual([0, 409]);
  const after = await clerk.detail(billId);
  expect(after).toMatchObject({ hash: bill?.hash, amount: bill?.amount, rows: bill?.rows });
  expect(after.state).toBe(confirmed.ret === 0 ? 'confirmed' : 'disputed');
  const [open] = await clerk.list();
  expect(open).toMatchObject({ state: 'open', rows: 1, amount: '-100' });
  expect(await brokenBills(booking.db, company)).toEqual([]);
});

it('a bill of another company does not exist for any call', async () => {
  const bill = (await clerk.list()).find(({ state }) => state !== 'open');
  const billId = bill?.billId ?? 0;
  const { rows: disputes } = good(await clerk.send('disputes', {}));
  const disputeId = disputes[0]?.disputeId ?? 1;
  const file = Buffer.from('订单号,金额\r\n1,1').toString('base64url');
  const inputs: Record<string, object> = {
    detail: { billId },
    rows: { billId },
    lines: { billId },
    explain: { billId, no: 1 },
    dispute: { billId, no: 1, reason: 'twice', claim: '1', text: '重复' },
    disputeReply: { disputeId, act: 'accept' },
    disputeWithdraw: { disputeId },
    disputeUrge: { disputeId },
    confirm: { billId, hash: bill?.hash, acknowledged: true },
    reopen: { billId },
    pay: { billId, method: 'transfer', amount: '1' },
    payWithdraw: { billId, paymentId: 1 },
    match: { billId },
    matchFile: { billId, file },
    matchFileExport: { billId, file },
    difference: { billId },
    invoiceFile: { billId, format: 'zip' },
    export: { billId },
  };
  for (const [name, input] of Object.entries(inputs))
    expect([name, (await other.send(name as 'detail', input)).ret]).toEqual([name, 404]);
  expect(Object.keys(companyBill).filter((name) => !(name in inputs))).toEqual(['list', 'disputes']);
  expect(await other.list()).toEqual([]);
  expect(good(await other.send('disputes', { billId })).rows).toEqual([]);
});
