import { sql } from 'kysely';
import type { Database } from '#demo/sandbox/call.ts';

/** Sentences that hold at any moment, each as a query that finds what breaks it. */
const invariants: Record<string, string> = {
  'movements sum up to nothing': `select movement from ledger_entries group by movement having sum(amount) <> 0`,
  'balances are the sums of their entries': `select a.account from ledger_accounts a where floor is not null
    and balance <> (select sum(amount) from ledger_entries e where e.account = a.account)`,
  'an order holds what was paid and not passed on': `select o.order_id from air_orders o left join ledger_accounts a on a.account = 'order:' || o.order_id
    where coalesce(a.balance, 0) <> case when o.status in (1, 7) then o.payprice else 0 end`,
  'a paid order was paid exactly': `select o.order_id from air_orders o where o.status in (1, 2, 7)
    and o.payprice <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.order_id and p.state = 'paid')`,
  'an order that is over keeps no money': `select o.order_id from air_orders o join payments p using (order_id) where o.status in (5, 6) and p.state in ('open', 'reserved', 'paid', 'refunding')`,
  'the company’s reserve is what unpaid orders have reserved': `select a.account from ledger_accounts a where a.account like 'credit:%:reserved'
    and a.balance <> (select coalesce(sum(amount), 0) from payments where state = 'reserved')`,
  'a benefit order passes its money on': `select b.order_id from benefit_orders b join ledger_accounts a on a.account = 'order:' || b.order_id where a.balance <> 0`,
  'a card holds what its paid orders brought': `select c.account from ledger_accounts c where c.account like 'card:%' and c.balance <>
    (select coalesce(sum(amount), 0) from benefit_orders where kind = 'buffetCard' and state = 'paid' and c.account = 'card:' || app_id || ':' || member_id)`,
  'a benefit is paid once': `select b.order_id from benefit_orders b left join payments p on p.order_id = b.order_id and p.state = 'paid'
    group by b.order_id having coalesce(sum(p.amount), 0) <> case when b.state = 'paid' then b.amount else 0 end`,
  'seats held and sold are those of the orders': `select s.flight_id, s.held, s.sold from flight_seats s
    left join air_order_flights f on f.flight_id = s.flight_id and f.cabin_code = s.cabin_code
    left join air_orders o on o.order_id = f.order_id left join air_order_passengers p on p.order_id = o.order_id
    group by s.flight_id, s.cabin_code, s.held, s.sold
    having s.held <> count(p.psg_id) filter (where o.status = 0) or s.sold <> count(p.psg_id) filter (where o.status in (1, 2, 7))`,
};

/** The sentences that do not hold, each with the rows that break it. */
export async function brokenInvariants(db: Database): Promise<{ sentence: string; rows: unknown[] }[]> {
  const found = await Promise.all(
    Object.entries(invariants).map(async ([sentence, query]) => ({
      sentence,
      rows: (await sql.raw(query).execute(db)).rows,
    })),
  );
  return found.filter(({ rows }) => rows.length > 0);
}
