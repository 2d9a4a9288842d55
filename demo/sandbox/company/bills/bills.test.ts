import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfRows } from '#domain/company-bill/bill-hash.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { billCallsOf, boughtByCompany } from '#tests/support/given/company-bills.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { balanceOf, creditOf } from '../../money/ledger/ledger.ts';
import { companyBillFile } from './export.ts';
import { closeBills } from './close.ts';

let booking: Booking;
let employee: Booker;
let company: ReturnType<typeof billCallsOf>;
const dayS = 86_400;
const credit = (): Promise<number> => balanceOf(booking.db, creditOf('700070'));

beforeAll(async () => {
  booking = await openBooking();
  employee = await booking.as('20250071');
  company = billCallsOf(await booking.as('20250070'));
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

/** The newest closed bill. */
const closedBill = async () => {
  const { billId } = (await company.list()).find(({ state }) => state !== 'open') ?? { billId: 0 };
  return await company.detail(billId);
};
const toClosing = async () => {
  const [open] = await company.list();
  await booking.advance(
    Math.ceil((Date.parse(`${open?.closesAt.replace(' ', 'T')}+08:00`) - booking.now()) / 1000) + 60,
  );
};

it('a bill has every order that the company pays, and equals ledger and vouchers before and after it is closed', async () => {
  const first = await boughtByCompany(employee);
  const second = await boughtByCompany(employee, 33);
  const total = yuanOf(fenOf(first.payprice) + fenOf(second.payprice));
  const [open] = await company.list();
  expect(open).toMatchObject({ state: 'open', rows: 2, amount: total, hash: '' });
  const page = await company.rows(open?.billId ?? 0);
  expect(page.rows.map(({ orderId }) => orderId).sort()).toEqual([first.orderId, second.orderId].sort());
  expect(page.rows[0]).toMatchObject({ kind: 'sale', product: 'airTicket', verdict: 'ok' });
  expect([page.sums?.['amount'], page.tabs['all'], page.tabs['air']]).toEqual([total, 2, 2]);
  expect((await company.rows(open?.billId ?? 0, { words: first.orderId })).sums?.['amount']).toBe(first.payprice);
  await toClosing();
  const closed = await closedBill();
  expect(closed).toMatchObject({ state: 'issued', amount: total, due: total, rest: total });
  expect(closed.proof).toMatchObject({ equal: true, differences: [] });
  const toConfirm = good(await company.send('list', { group: 'toConfirm' }));
  expect([toConfirm.total, toConfirm.rows.map(({ billId }) => billId)]).toEqual([1, [closed.billId]]);
  // It is owed before it is confirmed, too.
  const toPay = good(await company.send('list', { group: 'toPay' }));
  expect(toPay.rows.map(({ billId, rest }) => [billId, rest])).toEqual([[closed.billId, total]]);
  expect(closed.checks.every(({ isOk }) => isOk)).toBe(true);
  const { lines, next } = good(await company.send('lines', { billId: closed.billId }));
  expect(next).toBeNull();
  expect(hashOfRows(lines, createHash('sha256'))).toBe(closed.hash);
  const explained = good(await company.send('explain', { billId: closed.billId, no: 1 }));
  expect(explained).toMatchObject({ equal: true, bill: explained.row.amount, differences: [] });
  expect(explained.parts.reduce((sum, { amount }) => sum + fenOf(amount), 0)).toBe(fenOf(explained.row.amount));
  expect(await closeBills(booking.db, booking.now())).toBe(0);
  await expect(
    booking.db.updateTable('company_bill_rows').set({ amount: 1 }).where('bill_id', '=', closed.billId).execute(),
  ).rejects.toThrow(/never changes/);
});

it('a late refund lands in the next bill, names its origin, and explains the three-way match of the first', async () => {
  const { billId, no: billNo } = await closedBill();
  const [row] = (await company.rows(billId)).rows;
  const { psgList } = await employee.show(row?.orderId ?? '');
  await afterSalesOf(booking, employee).refund(row?.orderId ?? '', [psgList[0]?.id ?? '']);
  const [open] = await company.list();
  const [late] = (await company.rows(open?.billId ?? 0)).rows;
  expect(late).toMatchObject({
    orderId: row?.orderId,
    kind: 'refund',
    facts: { originBill: billNo, originRow: String(row?.no) },
  });
  expect(fenOf(late?.amount ?? '0')).toBeLessThan(0);
  expect((await company.detail(open?.billId)).proof).toMatchObject({ equal: true });
  const match = good(await company.send('match', { billId }));
  expect(match).toMatchObject({ orders: 2, equal: 1, unknown: 0, total: 1 });
  expect(match.rows[0]?.causes).toMatchObject([{ cause: 'openBill', amount: late?.amount, billNo: open?.no }]);
  expect(good(await company.send('match', { billId, group: 'all' })).rows).toHaveLength(2);
});

it('an accepted dispute is credited in the next bill, a refused one waits for the company, and both are over before it confirms', async () => {
  const { billId, hash, amount } = await closedBill();
  const rows = (await company.rows(billId, { sort: 'no' })).rows;
  const [one, two] = rows;
  const refusedClaim = await company.send('dispute', { billId, no: 2, reason: 'twice', claim: '99999', text: '重复' });
  expect(refusedClaim).toMatchObject({ ret: 400, data: { field: 'claim' } });
  const twice = await company.dispute({ billId, no: one?.no, claim: '100' });
  expect(twice).toMatchObject({ state: 'waiting', title: one?.title, claim: '100' });
  expect(
    await company.send('dispute', { billId, no: one?.no, reason: 'other', claim: '1', text: '再次' }),
  ).toMatchObject({
    ret: 409,
    data: { kind: 'open', disputeId: twice.disputeId },
  });
  const other = await company.dispute({ billId, no: two?.no, reason: 'notOurs', claim: '50' });
  expect(await company.detail(billId)).toMatchObject({ state: 'disputed', disputes: 2, claimed: '150' });
  expect(good(await company.send('list', { group: 'toConfirm' })).rows).toMatchObject([{ billId, state: 'disputed' }]);
  expect((await company.confirm(billId)).ret).toBe(409);
  const before = await credit();
  await booking.advance(3 * 3600);
  expect((await credit()) - before).toBe(10_000);
  const listed = good(await company.send('disputes', { billId })).rows;
  expect(listed.map(({ state }) => state).sort()).toEqual(['accepted', 'refused']);
  expect((await company.rows(billId, { group: 'disputed' })).rows.map(({ disputed }) => disputed).sort()).toEqual([
    'accepted',
    'refused',
  ]);
  const [open] = await company.list();
  const credited = (await company.rows(open?.billId ?? 0, { kind: 'credit' })).rows;
  expect(credited).toMatchObject([{ amount: '-100', orderId: one?.orderId, facts: { originRow: String(one?.no) } }]);
  expect(good(await company.send('explain', { billId: open?.billId, no: credited[0]?.no })).rule).toContain(
    `第 ${one?.no} 行的异议（重复计费，要求 ¥100.00）成立，冲减 ¥100.00`,
  );
  expect((await company.detail(open?.billId)).proof.equal).toBe(true);
  const told = await booking.db.selectFrom('messages').where('title', '=', '异议已采纳').select('body').execute();
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain(`在 ${cycleName(open ?? { from: '', to: '' })}账单中冲减 ¥100.00`);
  // The closed bill is as it was.
  expect(await company.detail(billId)).toMatchObject({
    hash,
    amount,
    disputes: 1,
    disputesForYou: 1,
    claimed: '50',
    credited: '100',
  });
  const appeal = good(
    await company.send('disputeReply', { disputeId: other.disputeId, act: 'appeal', text: '附上离职证明' }),
  );
  expect(appeal).toMatchObject({ state: 'waiting', mayAppeal: false });
  await booking.advance(3 * 3600);
  expect((await company.send('disputeReply', { disputeId: other.disputeId, act: 'appeal', text: '再次' })).ret).toBe(
    409,
  );
  expect(good(await company.send('disputeReply', { disputeId: other.disputeId, act: 'accept' })).state).toBe('settled');
  expect((await company.send('disputeWithdraw', { disputeId: other.disputeId })).ret).toBe(409);
});

it('a bill is confirmed with the hash that was looked at, and taken back before it is paid', async () => {
  const { billId, version } = await closedBill();
  const wrong = { billId, hash: '0'.repeat(64), seenVersion: version, acknowledged: true };
  expect(await company.send('confirm', wrong)).toMatchObject({ ret: 409, data: { kind: 'hash' } });
  const { hash } = await company.detail(billId);
  expect(await company.send('confirm', { ...wrong, hash, seenVersion: version - 1 })).toMatchObject({
    ret: 409,
    data: { kind: 'changed' },
  });
  expect(good(await company.confirm(billId))).toMatchObject({ state: 'confirmed', acts: ['reopen', 'pay'] });
  expect((await company.send('dispute', { billId, no: 1, reason: 'other', claim: '1', text: '晚了' })).ret).toBe(409);
  expect(good(await company.send('reopen', { billId })).state).toBe('issued');
  good(await company.confirm(billId));
});

it('an overdue bill stops credit with its number, and the transfer that pays it gives the limit back at once', async () => {
  const { billId, no, rest } = await closedBill();
  await booking.advance(45 * dayS);
  expect(await company.detail(billId)).toMatchObject({ state: 'overdue' });
  const trip = { travelType: 'business', days: 28 } as const;
  expect((await employee.verify(trip)).booking).toMatchObject({ isStopped: true });
  const { orderId } = await employee.book({
    travelType: 'business',
    days: 30,
    choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
  });
  const info = good(await employee.info(orderId));
  expect(info.methods.find(({ method }) => method === 'creditPay')).toMatchObject({
    enabled: false,
    reason: expect.stringContaining(no),
  });
  expect(await employee.credit(info.outTradeNo)).toMatchObject({ ret: 409, data: { kind: 'overdue' } });
  expect((await company.pay(billId, 'transfer', yuanOf(fenOf(rest) + 1))).data).toEqual({ field: 'amount' });
  const half = yuanOf(Math.floor(fenOf(rest) / 2));
  const paying = good(await company.pay(billId, 'transfer', half));
  expect(paying.payments).toMatchObject([{ state: 'waiting', amount: half, reference: `${no}-1` }]);
  good(await company.pay(billId, 'transfer', yuanOf(fenOf(rest) - fenOf(half))));
  expect((await company.pay(billId, 'transfer', '1')).ret).toBe(409);
  const { paymentId } = paying.payments[0] ?? { paymentId: 0 };
  const withdrawn = good(await company.send('payWithdraw', { billId, paymentId }));
  expect(withdrawn.payments).toMatchObject([{ state: 'waiting', reference: `${no}-2` }]);
  expect(await company.send('payWithdraw', { billId, paymentId })).toMatchObject({ ret: 409, data: { kind: 'state' } });
  expect(good(await company.pay(billId, 'transfer', half)).payments.at(-1)?.reference).toBe(`${no}-3`);
  const before = await credit();
  await booking.advance(dayS + 60);
  expect((await credit()) - before).toBe(fenOf(rest));
  const settled = await company.detail(billId);
  expect(settled).toMatchObject({ state: 'paid', rest: '0' });
  const [arrived] = settled.payments;
  expect((await company.send('payWithdraw', { billId, paymentId: arrived?.paymentId })).ret).toBe(409);
  expect((await employee.verify(trip)).booking).not.toHaveProperty('isStopped');
  const later = await boughtByCompany(employee, 29);
  expect(later.orderId).not.toBe('');
});

it('the file has the columns of the view and all rows of its filters, as xlsx and csv', async () => {
  const bills = await company.list();
  const bill = bills.find(({ rows }) => rows > 1);
  for (const format of ['csv', 'xlsx']) {
    const file = good(
      await company.send('export', { billId: bill?.billId, format, columns: ['no', 'orderId', 'price', 'amount'] }),
    );
    expect(file.rows).toBe(bill?.rows);
    const sent = await companyBillFile.send(
      { db: booking.db, now: booking.now },
      new URL(file.url).searchParams.get('key') ?? '',
    );
    expect(sent.status).toBe(200);
    if (format === 'csv')
      expect((await sent.text()).split('\r\n').slice(0, 1)).toEqual(['行号,订单号,票款房费,合计,规范行']);
    else expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
});
