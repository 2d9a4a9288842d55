import { readSheet as readForeign } from 'read-excel-file/node';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billSchemas } from '#contract/bill.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { isWhole } from '#tests/support/whole.ts';
import { analyzeGrown } from '../../ground/database/analyze-grown.ts';
import { billHandlers } from '../../app/handlers/bill.ts';
import { billFile } from './export.ts';

/** The longest file that a bill has in a whole run; otherwise one of many parts. */
const count = isWhole ? 100_000 : 20_000;
let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250072');
  await sql`insert into ledger_accounts (account, floor) values ('provider:alipay', null) on conflict do nothing`.execute(
    booking.db,
  );
  // One balance that changes so often in a transaction takes minutes, and no bill of this test shows it.
  await sql`alter table ledger_entries disable trigger ledger_apply`.execute(booking.db);
  await sql`with made as (
      insert into ledger_movements (key, kind, at, member_id, out_trade_no)
      select 'recharge:many' || n, 'recharge', ${booking.now()}::bigint - n * 1000::bigint, '20250072', '=CMD|' || n from generate_series(1, ${count}::int) as n
      returning movement
    )
    insert into ledger_entries (movement, account, amount, bill_of)
    select movement, account, amount, bill_of from made cross join lateral (values ('provider:alipay', -150, null), ('wallet:20250072:available', 150, '20250072')) as entry (account, amount, bill_of)`.execute(
    booking.db,
  );
  await sql`alter table ledger_entries enable trigger ledger_apply`.execute(booking.db);
  await analyzeGrown(booking.db);
});
afterAll(() => booking.close());

it(`a file of ${count} rows is streamed part by part, its texts are never formulas`, async () => {
  const input = billSchemas.export.parse({
    kind: 'recharge',
    days: { from: addDays(dayAt(booking.now()), -2), to: dayAt(booking.now()) },
    columns: ['at', 'about', 'amount'],
    format: 'csv',
  });
  const file = good(await billHandlers.export(input, member.call('/bill/export')));
  expect(file.rows).toBe(count);
  const key = new URL(file.url).searchParams.get('key') ?? '';
  const before = process.memoryUsage().heapUsed;
  let most = before;
  let lines = 0;
  let largest = 0;
  let start = '';
  const { body } = await billFile.send(booking, key);
  if (!body) throw new Error('a file without a body');
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    const text = new TextDecoder().decode(part);
    start ||= text;
    if (lines === 1) start += text.slice(0, text.indexOf('\r\n'));
    lines += text.split('\r\n').length - 1;
    largest = Math.max(largest, part.byteLength);
    most = Math.max(most, process.memoryUsage().heapUsed);
  }
  expect(lines).toBe(count + 1);
  expect(start).toContain('时间,订单号,说明,流水号,备注,收入,支出');
  expect(start).toContain(`,'=CMD|1,,1.50,`);
  expect(largest).toBeLessThan(200_000);
  // The whole file as text is some 8 MB; the garbage of its parts comes and goes.
  expect((most - before) / 2 ** 20).toBeLessThan(120);
});

it('a bill as xlsx is opened by another library: amounts and balances are numbers, texts no formulas', async () => {
  const input = billSchemas.export.parse({
    kind: 'recharge',
    // Half of the rows, and some; all of them in a whole run.
    words: isWhole ? '=cmd' : '=cmd|1',
    columns: ['at', 'about', 'amount'],
    format: 'xlsx',
  });
  const file = good(await billHandlers.export(input, member.call('/bill/export')));
  const answer = await billFile.send(booking, new URL(file.url).searchParams.get('key') ?? '');
  const [head = [], ...lines] = await readForeign(Buffer.from(await answer.arrayBuffer()));
  expect(lines).toHaveLength(isWhole ? count : 11_111);
  const [income, trade] = [head.indexOf('收入'), head.indexOf('流水号')];
  expect(new Set(lines.map((line) => line[income]))).toEqual(new Set([1.5]));
  expect(String(lines[0]?.[trade])).toMatch(/^'?=CMD\|\d+$/);
});
