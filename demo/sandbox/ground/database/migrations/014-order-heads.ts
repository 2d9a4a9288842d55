import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Heads of the flight orders that were made before there were heads: as orders/heads/order-head.ts makes them. */
export const fillHeads = `insert into orders
    select o.order_id, 'airTicket', o.app_id, o.member_id, o.company_id, o.status, o.travel_type, o.created_at, f.travel_at, o.ends_at, o.pay_deadline, o.payprice,
      f.title, upper(concat_ws(' ', o.order_id, p.names, f.numbers)),
      jsonb_build_object('flightList', f.legs, 'psgNames', p.list, 'isExchange', 0, 'taxes', t.taxes, 'insurance', t.insurance, 'serviceFee', o.service_fee)
    from air_orders o
    cross join lateral (
      select min(dep_at) as travel_at, string_agg(flight_no, ' ' order by triptype) as numbers,
        (array_agg(shown ->> 'orgcityname' order by triptype))[1] || case when count(*) > 1 then ' ⇄ ' else ' → ' end || (array_agg(shown ->> 'dstcityname' order by triptype))[1] as title,
        jsonb_agg(jsonb_build_object('triptype', triptype, 'orgcityname', shown ->> 'orgcityname', 'dstcityname', shown ->> 'dstcityname', 'airline', airline, 'flightNo', flight_no, 'depTime', shown ->> 'depTime', 'arrTime', shown ->> 'arrTime') order by triptype) as legs
      from air_order_flights where order_id = o.order_id
    ) f
    cross join lateral (select string_agg(name, ' ' order by psg_id) as names, jsonb_agg(name order by psg_id) as list from air_order_passengers where order_id = o.order_id) p
    cross join lateral (select sum(cons_tax + fuel_tax) as taxes, sum(insu_price) as insurance from air_order_tickets where order_id = o.order_id) t
    where f.title is not null and p.list is not null`;

/**
 * One row per order of any product: lists filter, sort, count and show these columns. The indexes begin with the owner and the
 * product: a tab of a product without orders reads no others. Lists and workbench read no other table of orders, so the
 * owners' indexes of `air_orders` go.
 */
const statements = [
  `create table orders (
    order_id text primary key,
    kind text not null check (kind in ('airTicket', 'gp', 'hotel', 'train')),
    app_id text not null,
    member_id text not null,
    company_id text,
    status smallint not null,
    travel_type text not null check (travel_type in ('private', 'business')),
    created_at bigint not null,
    travel_at bigint not null,
    ends_at bigint not null,
    pay_deadline bigint not null,
    amount bigint not null,
    title text not null,
    words text not null,
    card jsonb not null
  )`,
  fillHeads,
  `create index orders_member on orders (app_id, member_id, kind, created_at, order_id)`,
  `create index orders_company on orders (app_id, company_id, kind, created_at, order_id) where company_id is not null`,
  `create index orders_member_travel on orders (app_id, member_id, kind, travel_at, order_id)`,
  `create index orders_company_travel on orders (app_id, company_id, kind, travel_at, order_id) where company_id is not null`,
  // Everything that is not over: counted by status, and read by the workbench.
  `create index orders_open on orders (app_id, member_id, status, ends_at) where status in (0, 1, 2, 3, 7, 9, 10, 11)`,
  `create index orders_company_open on orders (app_id, company_id, status, ends_at) where company_id is not null and status in (0, 1, 2, 3, 7, 9, 10, 11)`,
  `drop index air_orders_member, air_orders_company, air_orders_ahead, air_orders_company_ahead, air_orders_after_sale, air_orders_company_after_sale`,
];

export const orderHeads: Migration = {
  name: '014-order-heads',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
