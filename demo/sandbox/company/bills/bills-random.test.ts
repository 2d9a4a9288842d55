import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenBills, newCompany, yearOf } from '#tests/support/given/random-bills.ts';
import { memorySandbox } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => testStartMs });
});
afterAll(() => sandbox.close());

/** Enough for a run of the suite; `TEST_ALL` looks at the thousand of the goal. */
const companies = process.env['TEST_ALL'] ? 1000 : 2;

it('rows, head, ledger and vouchers of every bill are the same fen, through orders, changes, refunds, disputes and late rows', async () => {
  for (let n = 0; n < companies; n += 1) {
    const company = await newCompany(sandbox.db, 600_000 + n, 500_000_000);
    await yearOf(sandbox.db, company, `company ${n}`, '2025-01-01');
    expect([n, await brokenBills(sandbox.db, company)]).toEqual([n, []]);
  }
  const { count } = await sandbox.db
    .selectFrom('company_bills')
    .where('is_closed', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(companies * 8);
});
