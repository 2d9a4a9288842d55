import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenBills, newCompany, yearOf } from '#tests/support/given/random-bills.ts';
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
const size = isWhole ? 50 : 2;
const parts = isWhole ? 20 : 1;

it.each(Array.from({ length: parts }, (_, part) => [part * size, (part + 1) * size] as const))(
  'rows, head, ledger and vouchers of every bill of the companies %i to %i are the same fen, through orders, changes, refunds, disputes and late rows',
  async (from, to) => {
    for (let n = from; n < to; n += 1) {
      const company = await newCompany(sandbox.db, 600_000 + n, 500_000_000);
      await yearOf(sandbox.db, company, `company ${n}`, '2025-01-01');
      expect([n, await brokenBills(sandbox.db, company)]).toEqual([n, []]);
    }
    const { count } = await sandbox.db
      .selectFrom('company_bills')
      .where('is_closed', '=', true)
      .where('company_id', '>=', 600_000 + from)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(size * 8);
  },
);
