import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { security } from '#contract/profile.ts';
import { keptTexts } from '#domain/agreement/agreed-texts.ts';
import type { OrderType } from '#domain/product/names.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good } from '#tests/support/orders/booking.ts';
import { clientOf, sandboxOfSeed } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import type { Database } from '../../../ground/call.ts';
import type { Sandbox } from '../../../sandbox.ts';

let sandbox: Sandbox;
let db: Database;
beforeAll(async () => {
  sandbox = await sandboxOfSeed();
  db = sandbox.db;
  // The first who asks makes the snapshot.
});
afterAll(() => sandbox.close());

const numbers = async (text: string): Promise<number[]> =>
  (await sql<{ n: number }>`select n from (${sql.raw(text)}) as found`.execute(db)).rows.map(({ n }) => Number(n));

describe('the orders of the seed', () => {
  it('are some hundred over two years, in every state but the one that passes at once', async () => {
    const [count = 0] = await numbers('select count(*) as n from air_orders');
    expect(count).toBeGreaterThan(200);
    expect(await numbers('select distinct status as n from orders order by n')).toEqual([
      0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    const [days = 0] = await numbers(`select (max(created_at) - min(created_at)) / 86400000 as n from air_orders`);
    expect(days).toBeGreaterThan(650);
  });

  it('and their money begin when their member has registered', async () => {
    for (const [table, at] of [
      ['orders', 'created_at'],
      ['ledger_movements', 'at'],
      ['bank_cards', 'created_at'],
      ['after_sales', 'quoted_at'],
    ])
      expect([
        table,
        await numbers(
          `select count(*) as n from ${table} t join members m on m.id = t.member_id where t.${at} < m.created_at`,
        ),
      ]).toEqual([table, [0]]);
    const [running = 0] = await numbers(`select count(*) as n from incomes where kind = 'recom'`);
    expect(running).toBeGreaterThan(0);
  });

  it('keep the versions of the texts that were accepted with them, which their members read again', async () => {
    const { rows } = await sql<{ kind: OrderType; created_at: number; agreed_texts: string | null }>`
      select kind, created_at, agreed_texts from orders`.execute(db);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['airTicket', 'hotel', 'train', 'intl']));
    for (const { kind, created_at, agreed_texts } of rows)
      expect(agreed_texts).toBe(keptTexts(kind, Number(created_at)));
    const client = clientOf(sandbox);
    const { token } = good(await client.logIn('13800000010'));
    const { agreements } = good(await client.send(security.read, {}, { token }));
    const own = await db
      .selectFrom('orders')
      .where('member_id', '=', '20250010')
      .where('app_id', '=', 'default')
      .orderBy('created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(20)
      .select('order_id')
      .execute();
    expect(agreements.map(({ orderId }) => orderId)).toEqual(own.map(({ order_id }) => order_id));
  });

  it('of hotels have guests who arrive from check-in on', async () => {
    expect(
      await numbers(
        `select count(*) as n from hotel_orders where content ->> 'arrival' < content -> 'hotel' ->> 'checkInFrom'`,
      ),
    ).toEqual([0]);
  });

  it('have hotel orders beside them that wait, are to come, are under way, are over, were cancelled and were refused', async () => {
    expect(await numbers('select distinct status as n from hotel_orders order by n')).toEqual([0, 2, 3, 4, 5, 8]);
    const [members = 0] = await numbers('select count(distinct member_id) as n from hotel_orders');
    expect(members).toBe(11);
    expect(await numbers('select count(*) as n from hotel_orders where company_id is not null')).toEqual([25]);
  });

  it('have train orders of two years beside them, changed, refunded, refused and to come', async () => {
    expect(await numbers('select distinct status as n from rail_orders order by n')).toEqual([0, 2, 3, 5, 6]);
    const [count = 0] = await numbers('select count(*) as n from rail_orders');
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThan(80);
    const [days = 0] = await numbers(`select (max(created_at) - min(created_at)) / 86400000 as n from rail_orders`);
    expect(days).toBeGreaterThan(600);
    expect(
      await numbers(
        `select distinct tickets as n from report_events where product = 'train' and type = 'sale' order by n`,
      ),
    ).toEqual([1, 2]);
    const [changes = 0] = await numbers(
      `select count(*) as n from report_events where product = 'train' and type = 'change'`,
    );
    expect(changes).toBeGreaterThan(3);
    const [refunds = 0] = await numbers(
      `select count(*) as n from report_events where product = 'train' and type = 'refund'`,
    );
    expect(refunds).toBeGreaterThan(5);
    expect(await numbers(`select count(*) as n from rail_seats where held & sold <> 0`)).toEqual([0]);
  });

  it('have orders of flights abroad of two years beside them, flown, changed, given back and to come', async () => {
    expect(await numbers('select distinct status as n from intl_orders order by n')).toEqual([0, 2, 3, 5, 6]);
    expect(await numbers('select count(*) as n from intl_orders where company_id is not null')).toEqual([7]);
    const [days = 0] = await numbers(`select (max(created_at) - min(created_at)) / 86400000 as n from intl_orders`);
    expect(days).toBeGreaterThan(600);
    const of = async (type: string) =>
      (await numbers(`select count(*) as n from report_events where product = 'intl' and type = '${type}'`))[0];
    expect([await of('sale'), await of('change'), await of('refund')]).toEqual([13, 2, 3]);
  });

  it('belong to every member with an account but the child of the family, a new subordinate and the accounts of two sub-companies, and to an assistant, business orders to the company', async () => {
    expect(await numbers(`select count(distinct member_id) as n from air_orders`)).toEqual([17]);
    expect(
      await numbers(
        `select count(*) as n from members m where app_id is null and not exists (select 1 from air_orders o where o.member_id = m.id)
          and m.id not in (select e.member_id from employees e where e.id not between 710071 and 710074)`,
      ),
    ).toEqual([4]);
    expect(
      await numbers(
        `select count(*) as n from air_orders where (travel_type = 'business') <> (company_id is not null)`,
      ),
    ).toEqual([0]);
  });

  it('of employees keep to the travel standard or give a reason, and some miss a lower fare', async () => {
    expect(
      await numbers(
        `select count(*) > 10 and count(*) < 60 and min(over_amount) > 0 and min(length(over_reason)) > 0 as n from air_orders where verdict = 'over'`,
      ),
    ).toEqual([1]);
    expect(await numbers(`select count(*) > 8 as n from air_orders where verdict = 'in' and missed > 0`)).toEqual([1]);
    expect(
      await numbers(
        `select count(distinct reason) as n from report_events where standard = 'over' and product = 'air'`,
      ),
    ).toEqual([4]);
  });

  it('of employees are paid by a cost centre of their department, and name a reason only where they are over', async () => {
    expect(
      await numbers(
        `select count(*) as n from air_orders o join employees e on e.member_id = o.member_id join departments d on d.id = e.department_id
          where o.company_id is not null and o.cost_center not like '% ' || d.name || ' / %'`,
      ),
    ).toEqual([0]);
    expect(
      await numbers(`select count(*) as n from air_orders where over_standard is distinct from (over_reason <> '')`),
    ).toEqual([0]);
  });

  it('have a document of its own for each name', async () => {
    expect(
      await numbers(`select count(*) as n from air_order_passengers group by cert_no having count(distinct name) > 1`),
    ).toEqual([]);
  });

  it('have heads, seats and money that add up', async () => {
    expect(
      await numbers(
        'select count(*) as n from (select order_id, status from air_orders union all select order_id, status from hotel_orders union all select order_id, status from rail_orders union all select order_id, status from intl_orders) o full join orders h using (order_id) where h.status is distinct from o.status',
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

describe('the wallets of the seed', () => {
  const texts = async (text: string): Promise<string[]> =>
    (await sql<{ t: string }>`select t from (${sql.raw(text)}) as found`.execute(db)).rows.map(({ t }) => t);

  it('have withdrawals in every state, and recharges that are paid, waiting and over', async () => {
    expect(await texts(`select distinct state as t from withdrawals where member_id = '20250010' order by t`)).toEqual([
      'applied',
      'paid',
      'processing',
      'refused',
    ]);
    expect(
      await texts(
        `select distinct case when state = 'open' and pay_deadline <= ${testStartMs} then 'over' else state end as t from recharge_orders where member_id = '20250010' order by t`,
      ),
    ).toEqual(['open', 'over', 'paid']);
    expect(
      await numbers(`select count(*) as n from bank_cards where member_id = '20250010' and state = 'bound'`),
    ).toEqual([3]);
  });

  it('go back two years, with orders paid from them, and interest of each day of the savings', async () => {
    const wallet = `from ledger_entries where account = 'wallet:20250010:available'`;
    const [days = 0] = await numbers(`select (${testStartMs} - min(at)) / 86400000 as n ${wallet}`);
    expect(days).toBeGreaterThan(690);
    const [paid = 0] = await numbers(
      `select count(*) as n from payments where method = 'tianHangPay' and state = 'paid' and member_id = '20250010'`,
    );
    expect(paid).toBeGreaterThan(3);
    const [interest = 0] = await numbers(
      `select count(*) as n from ledger_entries where account = 'wallet:20250010:tianhanbao' and kind = 'interest'`,
    );
    expect(interest).toBe(329);
    const [moved = 0] = await numbers(`select count(*) as n from ledger_movements where kind = 'rewardsOut'`);
    expect(moved).toBeGreaterThan(4);
  });
});
