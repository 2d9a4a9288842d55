import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import type { Database } from '../../call.ts';
import { createSandbox } from '../../sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let db: Database;
beforeAll(async () => {
  sandbox = await createSandbox({ memory: true, seedOrders: true, trueNow: () => testStartMs });
  db = sandbox.db;
});
afterAll(() => sandbox.close());

const numbers = async (text: string): Promise<number[]> =>
  (await sql<{ n: number }>`select n from (${sql.raw(text)}) as found`.execute(db)).rows.map(({ n }) => Number(n));

describe('the orders of the seed', () => {
  it('are some hundred over two years, in every state but the one that passes at once', async () => {
    const [count = 0] = await numbers('select count(*) as n from air_orders');
    expect(count).toBeGreaterThan(200);
    expect(await numbers('select distinct status as n from orders order by n')).toEqual([
      0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    const [days = 0] = await numbers(`select (max(created_at) - min(created_at)) / 86400000 as n from air_orders`);
    expect(days).toBeGreaterThan(650);
  });

  it('belong to every member of the seed but the child of the family, business orders to the company', async () => {
    expect(await numbers(`select count(distinct member_id) as n from air_orders`)).toEqual([11]);
    expect(
      await numbers(
        `select count(*) as n from members m where app_id is null and not exists (select 1 from air_orders o where o.member_id = m.id)`,
      ),
    ).toEqual([1]);
    expect(
      await numbers(
        `select count(*) as n from air_orders where (travel_type = 'business') <> (company_id is not null)`,
      ),
    ).toEqual([0]);
  });

  it('have heads, seats and money that add up', async () => {
    expect(
      await numbers(
        'select count(*) as n from air_orders o full join orders h using (order_id) where h.status is distinct from o.status',
      ),
    ).toEqual([0]);
    expect(await numbers('select movement as n from ledger_entries group by movement having sum(amount) <> 0')).toEqual(
      [],
    );
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it('have a true request behind every refund and change', async () => {
    const requests = await sql<{ status: number; kind: string; state: string }>`
      select distinct o.status, s.kind, s.state from air_orders o left join after_sales s on s.order_id = o.order_id and s.state <> 'quoted'
      where o.status in (3, 4, 9, 10, 11) order by o.status`.execute(db);
    expect(requests.rows).toEqual([
      { status: 3, kind: 'change', state: 'done' },
      { status: 4, kind: 'refund', state: 'returning' },
      { status: 9, kind: 'refund', state: 'applied' },
      { status: 10, kind: 'refund', state: 'processing' },
      { status: 11, kind: 'change', state: 'confirming' },
    ]);
  });
});
