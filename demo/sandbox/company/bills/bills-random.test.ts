import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenBills, unequalBills } from '#tests/support/given/broken-bills.ts';
import { newCompany, yearsOf } from '#tests/support/given/random-bills.ts';
import { memorySandbox } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import { isWhole } from '#tests/support/whole.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => testStartMs });
});
afterAll(() => sandbox.close());

/** Companies of a part, and parts: enough for a run of the suite; a whole one looks at the thousand of the goal. */
const size = isWhole ? 100 : 4;
const parts = isWhole ? 10 : 1;

it.each(Array.from({ length: parts }, (_, part) => part * size))(
  'rows, head, ledger and vouchers of every bill of the companies from number %i on are the same fen, through orders, changes, refunds, disputes and late rows',
  async (from) => {
    const { db } = sandbox;
    const companies = [];
    for (let n = from; n < from + size; n += 1) companies.push(await newCompany(db, 600_000 + n, 500_000_000));
    await yearsOf(db, companies, '2025-01-01');
    expect(await unequalBills(db, companies)).toEqual([]);
    // Pages of bills, as their clerk reads them.
    for (const company of companies.slice(0, 2))
      expect([company.id, await brokenBills(db, company)]).toEqual([company.id, []]);
    const { count } = await db
      .selectFrom('company_bills')
      .where('is_closed', '=', true)
      .where(
        'company_id',
        'in',
        companies.map(({ id }) => id),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(size * 8);
  },
);
