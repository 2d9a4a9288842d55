import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(
      await numbers(
        `select count(*) as n from air_orders o where status in (2, 3, 4, 9, 10, 11) and payprice <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.order_id and p.state = 'paid')`,
      ),
    ).toEqual([0]);
    expect(
      await numbers(
        `select abs(sum(held) - (select count(*) from air_order_tickets t join air_orders o using (order_id) where o.status = 0)) as n from flight_seats`,
      ),
    ).toEqual([0]);
  });
});
