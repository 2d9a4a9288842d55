import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { givenOtherCompany } from '#tests/support/given/other-company.ts';
import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillRowView } from '#contract/company-bill.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { clientOf, sandboxOfSeed } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { rowListing } from '#parts/bill/rows-model.ts';
import type { RowFilters } from '#parts/bill/rows-model.ts';

let sandbox: Sandbox;
let client: Client;
const tokens = { first: '', second: '' };
const bills = { first: 0, second: 0 };
beforeAll(async () => {
  sandbox = await sandboxOfSeed();
  client = clientOf(sandbox);
  const { db } = sandbox;
  await givenOtherCompany(db);
  for (const [who, companyId, first, many] of [
    ['first', 700_070, 0, 125],
    ['second', 700_999, 9000, 25],
  ] as const) {
    const no = `ZD-${who}`;
    await sql`
      insert into company_bills (company_id, no, from_day, to_day, closes_at, confirm_by, due_on, rows, is_closed)
      values (${companyId}, ${no}, '2020-01-01', '2020-01-31', 0, '2020-02-10', '2020-02-20', ${many}::int, true)`.execute(
      db,
    );
    const { id } = await db.selectFrom('company_bills').where('no', '=', no).select('id').executeTakeFirstOrThrow();
    bills[who] = id;
    await sql`
      insert into company_bill_rows (bill_id, no, company_id, movement, at, product, kind, order_id, department, cost_centre, project, amount, voucher_amount, price, tax, fees, extras, is_carried, is_over, content, line, words)
      select ${id}, n, ${companyId}, movement, at, product, kind, order_id, department, cost_centre, project, amount, voucher_amount, price, tax, fees, extras, is_carried, is_over,
        jsonb_set(content, '{no}', to_jsonb(n)), line, words
      from (select *, ${first}::int + row_number() over (order by bill_id, no)::int as n from company_bill_rows) r
      where n <= ${first + many}::int`.execute(db);
  }
  tokens.first = (await client.logIn('13800000070')).data.token;
  tokens.second = (await client.logIn('13800000030')).data.token;
});
afterAll(() => sandbox.close());

listingSuite<CompanyBillRowView, RowFilters, { billId: number }>('the rows of a company bill', () => ({
  row: companyBill.rows as never,
  spec: rowListing(bills.first),
  answer: (member, input) =>
    client.send(companyBill.rows, { ...input, billId: bills[member] } as never, { token: tokens[member] }),
  some: { group: 'refund' },
  none: { words: '没有这笔' },
}));
