import { sql } from 'kysely';
import type { Database } from '#demo/sandbox/ground/call.ts';

/** Sentences that hold at any moment, each as a query that finds what breaks it. */
const invariants: Record<string, string> = {
  'movements sum up to nothing': `select movement from ledger_entries group by movement having sum(amount) <> 0`,
  'balances are the sums of their entries': `select a.account from ledger_accounts a where floor is not null
    and balance <> (select sum(amount) from ledger_entries e where e.account = a.account)`,
  'the money accounts of closed members are closed and empty': `select account from ledger_accounts a join members m on m.closed_at is not null
    and account in ('wallet:' || m.id || ':available', 'wallet:' || m.id || ':frozen', 'wallet:' || m.id || ':rewards', 'wallet:' || m.id || ':tianhanbao', 'rewards:' || m.id || ':held')
    where a.closed_at is null or a.balance <> 0`,
  'the days of a wallet are the sums of their entries': `select account, kind from wallet_days d
    full join (select account, kind, (at + 28800000) / 86400000 as day, sum(amount) as amount, count(*) as found from ledger_entries where account like 'wallet:%:available' and nth is not null group by 1, 2, 3) e using (account, kind, day)
    where d.money_in - d.money_out is distinct from e.amount or d.entries is distinct from e.found`,
  'an order holds what was paid and not passed on': `select o.order_id from air_orders o left join ledger_accounts a on a.account = 'order:' || o.order_id
    where coalesce(a.balance, 0) <> case when o.status in (1, 7) then o.payprice else 0 end`,
  'a paid order was paid exactly': `select o.order_id from air_orders o where o.status in (1, 2, 3, 4, 7, 9, 10, 11)
    and o.payprice <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.order_id and p.state in ('paid', 'refunding', 'refunded') and p.closed_because is null)`,
  'an order that is over keeps no money but the fees of its refunds': `select o.order_id from air_orders o join payments p using (order_id) where (o.status = 5 and p.state in ('open', 'reserved', 'paid', 'refunding'))
    or (o.status = 6 and (p.state in ('open', 'reserved', 'refunding') or (p.state = 'paid' and not exists (select 1 from after_sales s where s.order_id = o.order_id and s.state = 'done'))))`,
  'payments gave back what the requests say': `select s.order_id from (
      select order_id, sum(case
        when kind = 'refund' and state in ('returning', 'done') then (select sum((i ->> 'back')::bigint) from jsonb_array_elements(content -> 'items') i)
        when kind = 'change' and state in ('returning', 'done') then greatest(0, -(select sum((i ->> 'due')::bigint) from jsonb_array_elements(content -> 'items') i))
        when kind = 'change' and state in ('withdrawn', 'refused') and paid_at is not null then greatest(0, (select sum((i ->> 'due')::bigint) from jsonb_array_elements(content -> 'items') i))
        else 0 end) as back
      from after_sales where state <> 'quoted' group by order_id
    ) s where s.back <> (select coalesce(sum(returned), 0) from payments p
      where p.closed_because is null and p.order_id in (select s.order_id union all select sale_id from after_sales a where a.order_id = s.order_id))`,
  'a change holds what was paid for it until the airline answers': `select s.sale_id from after_sales s join ledger_accounts a on a.account = 'order:' || s.sale_id
    where a.balance <> case when s.state = 'confirming' then greatest(0, (select sum((i ->> 'due')::bigint) from jsonb_array_elements(s.content -> 'items') i)) else 0 end`,
  'the company’s reserve is what unpaid orders have reserved': `select a.account from ledger_accounts a where a.account like 'credit:%:reserved'
    and a.balance <> (select coalesce(sum(amount), 0) from payments where state = 'reserved')`,
  'a benefit order passes its money on': `select b.order_id from benefit_orders b join ledger_accounts a on a.account = 'order:' || b.order_id where a.balance <> 0`,
  'a card holds what its paid orders brought': `select c.account from ledger_accounts c where c.account like 'card:%' and c.balance <>
    (select coalesce(sum(amount), 0) from benefit_orders where kind = 'buffetCard' and state = 'paid' and c.account = 'card:' || app_id || ':' || member_id)`,
  'a benefit is paid once': `select b.order_id from benefit_orders b left join payments p on p.order_id = b.order_id and p.state = 'paid'
    group by b.order_id having coalesce(sum(p.amount), 0) <> case when b.state = 'paid' then b.amount else 0 end`,
  'a hotel order holds what was paid until the stay is over': `select o.order_id from hotel_orders o left join ledger_accounts a on a.account = 'order:' || o.order_id
    where coalesce(a.balance, 0) <> case when o.status in (1, 2, 3, 6) then o.payprice when o.status = 7 then o.penalty else 0 end`,
  'a hotel order that was paid was paid exactly, and gives back all but its penalty': `select o.order_id from hotel_orders o left join payments p on p.order_id = o.order_id and p.state in ('paid', 'refunding', 'refunded') and p.closed_because is null
    group by o.order_id having (o.status in (1, 2, 3, 4, 7, 8) and coalesce(sum(p.amount), 0) <> o.payprice)
      or coalesce(sum(p.returned), 0) <> case when o.status in (7, 8) then o.payprice - o.penalty else 0 end`,
  'rooms held and sold are those of the orders': `with taken as (
      select hotel_id, room_id, to_char(night, 'YYYY-MM-DD') as night, status in (0, 12) as is_held, rooms from hotel_orders,
        generate_series(check_in::date, check_out::date - 1, interval '1 day') as night
      where status in (0, 1, 2, 3, 4, 12)
    )
    select n.hotel_id, n.room_id, n.night from hotel_nights n left join taken t using (hotel_id, room_id, night)
    group by n.hotel_id, n.room_id, n.night, n.held, n.sold
    having n.held <> coalesce(sum(t.rooms) filter (where t.is_held), 0) or n.sold <> coalesce(sum(t.rooms) filter (where not t.is_held), 0)`,
  'a train order holds what was paid until its tickets are issued': `select o.order_id from rail_orders o left join ledger_accounts a on a.account = 'order:' || o.order_id
    where coalesce(a.balance, 0) <> case when o.status in (1, 7, 13) then o.payprice else 0 end`,
  'a paid train order was paid exactly': `select o.order_id from rail_orders o where o.status in (1, 2, 3, 7, 8, 9, 13)
    and o.payprice + (select coalesce(sum((back ->> 'amount')::bigint), 0) from jsonb_array_elements(o.content -> 'wait' -> 'back') back) <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.order_id and p.state in ('paid', 'refunding', 'refunded') and p.closed_because is null)`,
  'sections of seats held and sold are those of the tickets, none twice': `with taken as (
      select t.train_day, t.seat, t.sections, t.state = 'held' and o.status in (0, 2, 3, 12) as is_held from rail_tickets t join rail_orders o using (order_id) where t.is_open and o.status <> 14
      union all select train_day, seat, sections, true from rail_returns
    )
    select s.train_day, s.seat from rail_seats s full join taken t using (train_day, seat) group by s.train_day, s.seat, s.held, s.sold
    having s.held is distinct from coalesce(sum(t.sections) filter (where t.is_held), 0) or s.sold is distinct from coalesce(sum(t.sections) filter (where not t.is_held), 0)`,
  'an order of international flights holds what was paid until its tickets are issued': `select o.order_id from intl_orders o left join ledger_accounts a on a.account = 'order:' || o.order_id
    where coalesce(a.balance, 0) <> case when o.status in (1, 7) then o.payprice else 0 end`,
  'incomes that can be taken back are what their accounts hold': `select a.account from ledger_accounts a
    where (a.account like 'points:%' or a.account like 'rewards:%:held') and a.balance <>
      (select coalesce(sum(revocable), 0) from incomes i where a.account = case i.kind when 'points' then 'points:' || i.member_id else 'rewards:' || i.member_id || ':held' end)`,
  'seats held and sold are those of the orders': `with taken as (
      select f.flight_id, f.cabin_code, o.status in (0, 12) as is_held from air_order_tickets t
      join air_orders o using (order_id)
      join air_order_flights f on f.order_id = t.order_id and f.triptype = t.triptype and f.change_no = t.change_no
      join air_order_passengers p on p.psg_id = t.psg_id
      where o.status in (0, 1, 2, 3, 7, 9, 10, 11, 12) and t.ticket_status <> 'REFUNDED' and p.psg_type <> 'INF'
      union all
      select s.content -> 'fresh' ->> 'flightId', s.content -> 'fresh' ->> 'cabinCode', s.state = 'unpaid' from after_sales s, jsonb_array_elements(s.content -> 'items') i
      where s.kind = 'change' and s.state in ('unpaid', 'confirming') and i ->> 'psgType' <> 'INF'
      union all
      select seat ->> 'flightId', seat ->> 'cabinCode', t.state = 'held' and o.status in (0, 2, 3, 12) from intl_tickets t
      join intl_orders o using (order_id), jsonb_array_elements(o.content -> 'slices' -> t.slice_no::int -> 'seats') seat
      where t.is_open and t.psg_type <> 'INF'
    )
    select s.flight_id, s.held, s.sold from flight_seats s left join taken t on t.flight_id = s.flight_id and t.cabin_code = s.cabin_code
    group by s.flight_id, s.cabin_code, s.held, s.sold
    having s.held <> count(*) filter (where t.is_held) or s.sold <> count(*) filter (where not t.is_held)`,
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
