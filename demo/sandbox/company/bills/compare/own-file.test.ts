import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyBillSchemas } from '#contract/company-bill.schema.ts';
import { yuanOf } from '#domain/money.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let clerk: ReturnType<typeof billCallsOf>;
let billId = 0;
let orders: { orderId: string; amount: number }[] = [];
beforeAll(async () => {
  booking = await openBooking({ seedOrders: true });
  clerk = billCallsOf(await booking.as('20250070'));
  const bill = (await clerk.list()).find(({ state, rows }) => state !== 'open' && rows > 3);
  billId = bill?.billId ?? 0;
  const { rows } = await sql<{ orderId: string; amount: number }>`
    select order_id as "orderId", sum(amount)::bigint as amount from company_bill_rows where bill_id = ${billId}
    group by order_id having sum(amount) <> 0 order by min(no)`.execute(booking.db);
  orders = rows.map(({ orderId, amount }) => ({ orderId, amount: Number(amount) }));
});
afterAll(() => booking.close());

const fileOf = (lines: string[][]): string =>
  Buffer.from(lines.map((cells) => cells.join(',')).join('\r\n')).toString('base64url');
const lines = () => orders.map(({ orderId, amount }) => [orderId, yuanOf(amount)]);
const head = ['单号', '金额'];
const ask = async (content: string[][], mapping?: object) =>
  good(await clerk.send('matchFile', { billId, file: fileOf(content), mapping }));

it('a list with all orders of the bill agrees with it to the fen', async () => {
  const { match } = await ask([head, ...lines()]);
  expect(match).toMatchObject({ total: 0, rows: [], sums: { spread: '0' } });
  expect(match?.equal).toBe(match?.orders);
});

it('a changed, a missing and a strange line are the differences, in answer and export', async () => {
  const [first, second, ...others] = lines();
  const changed = [first?.[0] ?? '', String(Number(first?.[1]) + 10)];
  const content = [head, changed, ['770000000000', '8'], ...others];
  const { match } = await ask(content);
  expect(match?.rows.map(({ number, cause }) => [number, cause])).toEqual([
    [changed[0], 'amount'],
    ['770000000000', 'strange'],
    [second?.[0], 'missing'],
  ]);
  expect(match?.rows[0]).toMatchObject({
    text: '文件比账单多 ¥10.00，请核对这笔金额',
    lines: [2],
    orderId: changed[0],
  });
  const { content: csv } = good(await clerk.send('matchFileExport', { billId, format: 'csv', file: fileOf(content) }));
  const text = Buffer.from(csv, 'base64').toString();
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(4);
  expect(text).toContain('本公司没有这个订单号');
});

it('columns that no heading names are mapped by the clerk, and a file without them is not compared yet', async () => {
  const content = [['a', 'b'], ...lines().map(([number, amount]) => [amount ?? '', number ?? ''])];
  const unread = await ask(content);
  expect(unread).toMatchObject({
    match: null,
    columns: [
      { title: 'a', field: null },
      { title: 'b', field: null },
    ],
  });
  const { match } = await ask(content, { fields: ['amount', 'order'] });
  expect(match?.total).toBe(0);
});

it('a bill of another company is not there, and what is no sheet is refused at its field', async () => {
  const other = billCallsOf(await booking.as('20250010'));
  expect(await other.send('matchFile', { billId, file: fileOf([head]) })).toMatchObject({ ret: 404 });
  expect(await other.send('matchFileExport', { billId, file: fileOf([head]) })).toMatchObject({ ret: 404 });
  expect(await clerk.send('matchFile', { billId, file: fileOf([head]) })).toMatchObject({ ret: 400 });
  expect(companyBillSchemas.matchFile.safeParse({ billId, file: 'x y' }).success).toBe(false);
});
