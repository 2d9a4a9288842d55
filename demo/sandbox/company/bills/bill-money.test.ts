import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walletSchemas } from '#contract/wallet.schema.ts';
import { billColumnNames, billColumns } from '#domain/company-bill/bill-columns.ts';
import { dayAt, daysBetween, msOf } from '#domain/china-time.ts';
import { fenOf, sumFen } from '#domain/money.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { brokenBills } from '#tests/support/given/broken-bills.ts';
import { buyStay, cancelStay } from '#tests/support/given/random-bills.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { readSheet } from '../../ground/sheets/read-sheet.ts';
import { balanceOf, book, creditOf, outside, prepaidOf, walletOf } from '../../money/ledger/ledger.ts';
import { listMovements } from '../../money/wallet/movements.ts';
import { companyBillFile } from './export.ts';

/** Rows of a bill that more than one reading of its file takes. */
const manyRows = 2_500;

let booking: Booking;
let account: Booker;
let company: ReturnType<typeof billCallsOf>;
const own = { id: 700_070, member: '20250070' };
const bills = { first: 0, second: 0 };
const stays: Awaited<ReturnType<typeof buyStay>>[] = [];
const accounts = { credit: creditOf('700070'), prepaid: prepaidOf('700070'), wallet: walletOf('20250070') };
const balances = async () => ({
  credit: await balanceOf(booking.db, accounts.credit),
  prepaid: await balanceOf(booking.db, accounts.prepaid),
  wallet: await balanceOf(booking.db, accounts.wallet),
});

const closeCycle = async () => {
  const [open] = await company.list();
  await booking.advance(Math.ceil((msOf(open?.closesAt ?? '') - booking.now()) / 1000) + 60);
  return open?.billId ?? 0;
};
const buy = async (...amounts: number[]) => {
  for (const amount of amounts)
    stays.push(await buyStay(booking.db, own, { company: amount, personal: 0 }, booking.now()));
};
const cancelled = async (at: number, kept: number) => {
  const stay = stays[at];
  if (stay) await cancelStay(booking.db, own, stay, { company: kept, personal: 0 }, booking.now());
};

beforeAll(async () => {
  booking = await openBooking();
  account = await booking.as('20250070');
  company = billCallsOf(account);
  await booking.db.transaction().execute((tx) =>
    book(tx, {
      key: 'opening:bill-money',
      kind: 'opening',
      at: 0,
      moves: { [outside]: -100_000, [accounts.prepaid]: 40_000, [accounts.wallet]: 60_000 },
    }),
  );
  await buy(30_000, 20_000, 50_000);
  bills.first = await closeCycle();
});
afterAll(() => booking.close());

describe('a part of a row', () => {
  it('that is disputed and accepted is credited alone, and the next dispute is about no more than the rest', async () => {
    const about = { billId: bills.first, no: 3 };
    const { disputeId } = await company.dispute({ ...about, claim: '200' });
    await booking.advance(3 * 3600);
    const [open] = await company.list();
    const [{ state, credited, creditedIn } = {}] = good(await company.send('disputes', { billId: bills.first })).rows;
    expect({ state, credited, creditedIn }).toEqual({
      state: 'accepted',
      credited: '200',
      creditedIn: { billId: open?.billId, no: open?.no },
    });
    expect(await company.send('dispute', { ...about, reason: 'twice', claim: '300.01', text: '再次' })).toMatchObject({
      ret: 400,
      data: { field: 'claim' },
    });
    const rest = await company.dispute({ ...about, claim: '300' });
    expect(rest.disputeId).not.toBe(disputeId);
    good(await company.send('disputeWithdraw', { disputeId: rest.disputeId }));
    const credits = (await company.rows(open?.billId ?? 0, { kind: 'credit' })).rows;
    expect(credits.map(({ amount, facts }) => [amount, facts.originRow])).toEqual([['-200', '3']]);
  });

  it('has files that every account of the company reads, that no other one reads, and that stay', async () => {
    const file = Buffer.from('%PDF-1.7 proof').toString('base64url');
    const call = account.call('/travel/application/attach');
    const { attachmentId } = good(await applicationHandlers.attach({ fileName: '凭证.pdf', file }, call));
    const read = async (memberId: string) =>
      (await applicationHandlers.attachment({ attachmentId }, (await booking.as(memberId)).call('/'))).ret;
    // A second account of the company.
    await booking.db
      .updateTable('members')
      .set({ member_type: 70, credit_member_id: 700_070 })
      .where('id', '=', '20250030')
      .execute();
    expect([await read('20250070'), await read('20250030')]).toEqual([0, 404]);
    const { disputeId } = await company.dispute({
      billId: bills.first,
      no: 2,
      claim: '1',
      attachmentIds: [attachmentId],
    });
    expect([await read('20250030'), await read('20250071')]).toEqual([0, 404]);
    good(await company.send('disputeWithdraw', { disputeId }));
    await booking.advance(8 * 86_400);
    good(await applicationHandlers.attach({ fileName: '其他.pdf', file }, account.call('/')));
    expect(await read('20250070')).toBe(0);
  });
});

const causes = async (billId: number) =>
  good(await company.send('match', { billId })).rows.map((row) => [
    row.orderId,
    row.causes.map(({ cause, amount }) => `${cause} ${amount}`),
  ]);

describe('the three-way match', () => {
  beforeAll(async () => {
    await buy(10_000);
    await cancelled(0, 9_000);
    bills.second = await closeCycle();
  });
  it('names a later and an earlier bill as causes', async () => {
    expect(await causes(bills.first)).toEqual([
      [stays[0]?.orderId, ['laterBill -210']],
      [stays[2]?.orderId, ['credited -200']],
    ]);
    expect((await causes(bills.second)).sort()).toEqual([
      [stays[0]?.orderId, ['earlierBill 300']],
      [stays[2]?.orderId, ['earlierBill 500']],
    ]);
  });
});

it('the difference of two bills is told in sentences, the older one first; the first bill has none before it', async () => {
  const told = good(await company.send('difference', { billId: bills.second }));
  expect([told.before.billId, told.after.billId]).toEqual([bills.first, bills.second]);
  expect(told.sentences).toEqual([
    expect.stringMatching(/^比 \d{4} 年 \d+ 月少 ¥1,310\.00（131\.0%）$/),
    '酒店 −¥900.00：少 2 行，约 −¥666.67；均价下降，约 −¥233.33',
    '退款冲减 2 笔 −¥410.00，上期 0 笔 ¥0.00',
    expect.stringMatching(/^变动最大的部门：/),
  ]);
  const sumOf = (lines: typeof told.products, side: 'before' | 'after') => sumFen(lines.map((one) => fenOf(one[side])));
  for (const side of ['before', 'after'] as const)
    expect([sumOf(told.products, side), sumOf(told.departments, side)]).toEqual(
      [told[side], told[side]].map(({ amount }) => fenOf(amount)),
    );
  expect(told.products.map(({ name }) => name)).toEqual(['酒店', '退款冲减']);
  const asked = good(await company.send('difference', { billId: bills.first, otherBillId: bills.second }));
  expect(asked).toEqual(told);
  expect((await company.send('difference', { billId: bills.first })).ret).toBe(404);
});

describe('a payment', () => {
  it('from the prepaid balance moves its money once for equal presses', async () => {
    const before = await balances();
    const press = {
      billId: bills.first,
      method: 'prepaid',
      amount: '300',
      requestId: randomUUID(),
      payPassword: payPasswordMd5,
    };
    const answers = await Promise.all([1, 2, 3].map(() => company.send('pay', press)));
    expect(answers.map(({ ret }) => ret)).toEqual([0, 0, 0]);
    expect(await balances()).toEqual({
      credit: before.credit + 30_000,
      prepaid: before.prepaid - 30_000,
      wallet: before.wallet,
    });
    expect((await company.detail(bills.first)).payments).toMatchObject([
      { method: 'prepaid', amount: '300', state: 'arrived' },
    ]);
    expect((await company.pay(bills.first, 'prepaid', '100')).data).toEqual({ field: 'payPassword' });
    expect(await company.pay(bills.first, 'prepaid', '100.01', payPasswordMd5)).toMatchObject({
      ret: 409,
      data: { kind: 'insufficient', missing: '0.01' },
    });
  });

  it('from the wallet takes its pay password, and two clerks at once pay no more than the bill', async () => {
    expect((await company.pay(bills.first, 'wallet', '400')).ret).not.toBe(0);
    const before = await balances();
    const answers = await Promise.all([1, 2].map(() => company.pay(bills.first, 'wallet', '400', payPasswordMd5)));
    expect(answers.map(({ ret }) => ret).sort()).toEqual([0, 400]);
    expect(answers.find(({ ret }) => ret === 400)?.data).toEqual({ field: 'amount' });
    expect(await balances()).toEqual({ ...before, credit: before.credit + 40_000, wallet: before.wallet - 40_000 });
    const { no } = await company.detail(bills.first);
    expect(await company.detail(bills.first)).toMatchObject({ paid: '700', rest: '300' });
    const movements = await listMovements(walletSchemas.movements.parse({ kind: 'pay' }), account.call('/'));
    expect(good(movements).rows[0]).toMatchObject({
      product: 'bill',
      title: no,
      orderId: String(bills.first),
      amount: '400',
    });
  });

  it('keeps the confirmation from being taken back', async () => {
    expect((await company.detail(bills.first)).confirmedBy).not.toBe('');
    expect(await company.send('reopen', { billId: bills.first })).toMatchObject({ ret: 409, data: { kind: 'state' } });
    expect(await brokenBills(booking.db, own)).toEqual([]);
  });
});

it('a confirmation is not taken back after the days to confirm', async () => {
  await buy(50_000);
  const billId = await closeCycle();
  good(await company.confirm(billId));
  await booking.advance(30 * 86_400);
  expect(await company.send('reopen', { billId })).toMatchObject({ ret: 409, data: { kind: 'late' } });
});

it('a bill that is in dispute beyond its days is confirmed when the last dispute is withdrawn', async () => {
  await buy(50_000);
  const billId = await closeCycle();
  const { disputeId } = await company.dispute({ billId, no: 1, claim: '10' });
  await booking.db.updateTable('company_bill_disputes').set({ answer_at: null }).where('id', '=', disputeId).execute();
  await booking.advance(12 * 86_400);
  expect(await company.detail(billId)).toMatchObject({ state: 'disputed', confirmedBy: '' });
  good(await company.send('disputeWithdraw', { disputeId }));
  const bill = await company.detail(billId);
  expect(bill).toMatchObject({ state: 'confirmed', acts: ['reopen', 'pay'] });
  expect(bill.confirmedBy).toMatch(/^系统（确认期满后.+了结异议）$/);
  expect(bill.confirmedAt.slice(0, 10)).toBe(dayAt(booking.now()));
});

it('a dispute without an answer is urged once a day after its promised day, and answered within the hour', async () => {
  await buy(50_000);
  const billId = await closeCycle();
  const { disputeId, answerBy, mayUrge } = await company.dispute({ billId, no: 1, claim: '10' });
  expect([answerBy > dayAt(booking.now()), mayUrge]).toEqual([true, false]);
  await booking.db.updateTable('company_bill_disputes').set({ answer_at: null }).where('id', '=', disputeId).execute();
  const urge = () => company.send('disputeUrge', { disputeId });
  expect((await urge()).ret).toBe(409);
  await booking.advance((daysBetween(dayAt(booking.now()), answerBy as string) + 1) * 86_400);
  const urged = good(await urge());
  expect([urged.mayUrge, urged.urgedAt.slice(0, 10)]).toEqual([false, dayAt(booking.now())]);
  expect(urged.posts.at(-1)).toMatchObject({ side: 'note', text: expect.stringContaining('催办') });
  expect((await urge()).ret).toBe(409);
  await booking.advance(3700);
  const [answered] = good(await company.send('disputes', { billId })).rows;
  expect(answered).toMatchObject({ state: 'accepted', answerBy: '', mayUrge: false });
  expect((await urge()).ret).toBe(409);
});

it('a dispute that is accepted before the cycle ends is in its bill, which the disputed one names, however far the clock goes', async () => {
  await buy(50_000, 40_000);
  const billId = await closeCycle();
  await buy(10_000);
  const { rows } = await company.rows(billId);
  const no = rows.find(({ claimable }) => claimable === '500')?.no ?? 0;
  await company.dispute({ billId, no, claim: '120' });
  const after = await closeCycle();
  const credits = (await company.rows(after, { kind: 'credit' })).rows;
  expect(credits.map(({ amount, facts }) => [amount, facts.originRow])).toEqual([['-120', String(no)]]);
  const { creditedIn, credited } = await company.detail(billId);
  expect([credited, creditedIn]).toEqual(['120', [expect.objectContaining({ billId: after, amount: '120' })]]);
  // More is given back than was bought: nobody is asked for a payment.
  const told = await booking.db
    .selectFrom('messages')
    .where('title', '=', '账单已出')
    .orderBy('id')
    .select('body')
    .execute();
  expect(told.at(-1)?.body).toMatch(/应退 ¥20\.00，结转至下期账单，请于 [\d-]+ 前确认$/);
});

const limits = { maxRows: 100, maxColumns: 100, maxCell: 5_000 };
const cellsOf = async (file: Response): Promise<string[][]> => {
  const sheet = await readSheet(Buffer.from(await file.arrayBuffer()), limits);
  return 'rows' in sheet ? sheet.rows.map(({ cells }) => cells) : [];
};

describe('the file of a bill', () => {
  const sent = async (input: object) => {
    const { url, rows } = good(await company.send('export', input));
    const key = new URL(url).searchParams.get('key') ?? '';
    return { rows, response: await companyBillFile.send({ db: booking.db, now: booking.now }, key) };
  };

  it.each(['csv', 'xlsx'] as const)('has every column of every row as the bill has it, as %s', async (format) => {
    const { rows } = await company.rows(bills.second, { sort: 'no' });
    const { response } = await sent({ billId: bills.second, format, columns: billColumnNames });
    const [titles = [], ...all] = await cellsOf(response);
    const [sums = [], number = [], days = [], hash = []] = all.splice(-4);
    const lines = all;
    expect(titles).toEqual([...billColumnNames.map((name) => billColumns[name].label), '规范行']);
    const place = (name: (typeof billColumnNames)[number]) => billColumnNames.indexOf(name);
    const bill = await company.detail(bills.second);
    expect(fenOf(sums[place('amount')] ?? '')).toBe(fenOf(bill.amount));
    expect([...sums, ...number, ...days, ...hash].filter((cell) => /\p{L}/u.test(cell))).toEqual([
      `合计 ${rows.length} 行`,
      `账单号 ${bill.no}`,
      `账期 ${bill.from} 至 ${bill.to}`,
      `校验码 SHA-256 ${bill.hash}`,
    ]);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(`企业账单-${bill.no}-`);
    expect(
      lines.map((cells) => [
        cells[place('no')],
        cells[place('orderId')],
        cells[place('title')],
        fenOf(cells[place('price')] || '0'),
        fenOf(cells[place('amount')] || '0'),
      ]),
    ).toEqual(
      rows.map(({ no, orderId, title, figures, amount }) => [
        String(no),
        orderId,
        title,
        fenOf(figures.roomFee ?? '0'),
        fenOf(amount),
      ]),
    );
  });

  it.each(['csv', 'xlsx'] as const)('is enough to compute the hash of the bill, as %s', async (format) => {
    const bill = await company.detail(bills.second);
    const { response } = await sent({ billId: bills.second, format, columns: ['at', 'title', 'amount'] });
    const [titles = [], ...all] = await cellsOf(response);
    const [no, line] = [titles.indexOf('行号'), titles.indexOf('规范行')];
    const lines = all.filter((cells) => cells[line]).sort((a, b) => Number(a[no]) - Number(b[no]));
    expect(lines.map((cells) => cells[no])).toEqual(lines.map((_, at) => String(at + 1)));
    const text = lines.map((cells) => cells[line]).join('\n');
    expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(bill.hash);
    expect(all.flat()).toContain(`校验码 SHA-256 ${bill.hash}`);
    // A part of the rows says that it is one.
    const part = await sent({ billId: bills.second, format, columns: ['at'], kind: 'kept' });
    expect((await cellsOf(part.response)).at(-1)?.join('')).toMatch(/^账单共 \d+ 行，本文件 \d+ 行：/);
  });

  it('of many rows comes in parts, before all of them are read', async () => {
    const { db } = booking;
    await buy(100);
    const [open] = await company.list();
    const billId = open?.billId ?? 0;
    await sql`insert into company_bill_rows select m.* from company_bill_rows r
      cross join generate_series(1000, ${1000 + manyRows}) as n cross join lateral jsonb_populate_record(r, jsonb_build_object('no', n, 'amount', 0)) m
      where r.bill_id = ${billId} and r.no = 1`.execute(db);
    const { rows, response } = await sent({ billId, format: 'csv', columns: ['no'] });
    expect(rows).toBeGreaterThan(manyRows);
    const reader = response.body?.getReader();
    let parts = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) parts += 1;
    expect(parts).toBeGreaterThan(manyRows / 2_000);
    await db.deleteFrom('company_bill_rows').where('bill_id', '=', billId).where('no', '>=', 1000).execute();
  });
});

it('the three-way match names a voucher that differs, and has no cause for money that no row explains', async () => {
  const at = { bill_id: bills.second, no: 1 };
  const row = await booking.db
    .selectFrom('company_bill_rows')
    .selectAll()
    .where('bill_id', '=', at.bill_id)
    .where('order_id', '=', stays[3]?.orderId ?? '')
    .executeTakeFirstOrThrow();
  // A row beside the closed ones, as only a fault leaves it.
  await booking.db
    .insertInto('company_bill_rows')
    .values({
      ...row,
      no: 99,
      amount: 0,
      voucher_amount: 5,
      content: JSON.stringify({ ...row.content, no: 99 }) as never,
    })
    .execute();
  const payment = booking.db.updateTable('payments').where('order_id', '=', stays[3]?.orderId ?? '');
  await payment.set((eb) => ({ amount: eb('amount', '+', 7) })).execute();
  expect(await causes(bills.second)).toContainEqual([stays[3]?.orderId, ['unknown 0.07', 'voucher 0.05']]);
  expect(good(await company.send('match', { billId: bills.second, group: 'unknown' }))).toMatchObject({
    unknown: 1,
    total: 1,
  });
});

it('the sums of the columns add up to the amount with the part that other payers have', async () => {
  await buyStay(booking.db, own, { company: 1_446_00, personal: 144_00 }, booking.now());
  const [open] = await company.list();
  const { sums = {} } = await company.rows(open?.billId ?? 0);
  const of = (name: string): number => fenOf(sums[name] ?? '0');
  expect(of('otherPayers')).toBe(-144_00);
  expect(of('price') + of('tax') + of('fees') + of('extras') + of('otherPayers')).toBe(of('amount'));
});
