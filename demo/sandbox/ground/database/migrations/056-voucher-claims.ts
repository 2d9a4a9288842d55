import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Fees of the provider for refunds and changes of an order `o` that were carried out. */
const saleFees = `coalesce((
  select sum(coalesce((i ->> 'servFeeKept')::bigint, 0) + coalesce((i ->> 'changeServiceFee')::bigint, 0) - coalesce((i ->> 'discountChangeServiceFee')::bigint, 0))
  from after_sales s, jsonb_array_elements(s.content -> 'items') i
  where s.order_id = o.order_id and s.state in ('returning', 'done')
), 0)`;

/** One row for each kind of voucher that can be issued for an order `o`, by the order's state. `more`: of later products. */
export const claimsOf = (more: string): string => `(
  select k.kind, k.amount::bigint as amount, k.from_at, k.hurdle
  from (
    select coalesce(sum(t.tkt_price + t.change_spread + t.cons_tax + t.fuel_tax + t.change_fuel_spread) filter (where t.ticket_status <> 'REFUNDED'), 0) as held,
      coalesce(sum(t.serv_fee) filter (where t.ticket_status <> 'REFUNDED'), 0) + sum(t.charge) as fees,
      count(t.ticket_no) as tickets
    from air_order_tickets t where t.order_id = o.order_id
  ) t, lateral (
    select case when o.status in (1, 7) then 'booking' when o.status in (9, 10, 11) then 'underWay' when t.held = 0 then 'refunded' else '' end as hurdle, ${saleFees} as sale_fees
  ) h, lateral (
    values ('itinerary', t.held, o.ends_at, case when h.hurdle = '' then 'travelling' else h.hurdle end),
      ('fees', t.fees + h.sale_fees, o.created_at, case when h.hurdle = 'refunded' then '' else h.hurdle end)
  ) as k(kind, amount, from_at, hurdle)
  where o.kind in ('airTicket', 'gp') and ((o.status in (2, 3, 4, 6, 9, 10, 11) and t.tickets > 0) or o.status in (1, 7))
    and (k.kind = 'itinerary' or k.amount > 0 or exists (select 1 from vouchers v where v.order_id = o.order_id and v.kind = 'fees'))
  union all
  select 'room', case when h.status in (1, 2, 3, 4) then case when h.payprice > 0 then h.payprice else o.amount end else h.penalty end,
    case when h.status in (1, 2, 3, 4) then o.ends_at else h.created_at end,
    case when h.content -> 'rate' ->> 'invoice' = 'desk' then 'desk' when h.status = 1 then 'booking' when h.status in (2, 3) then 'travelling' else '' end
  from hotel_orders h
  where o.kind = 'hotel' and h.order_id = o.order_id and (h.status in (1, 2, 3, 4) or h.penalty > 0)${more}
)`;

/** The claims of orders as they should be, with the state of the voucher that was asked for last. */
const claims = (
  orders: string,
  more = '',
): string => `select o.order_id, c.kind, o.app_id, o.member_id, o.company_id, o.created_at, o.ends_at, c.from_at, c.amount, c.hurdle,
    coalesce((select v.state from vouchers v where v.order_id = o.order_id and v.kind = c.kind order by v.id desc limit 1), '') as voucher
  from orders o cross join lateral ${claimsOf(more)} c where ${orders}`;

/** Writes the claims of the orders `ids` again. */
export const writeClaimsWith = (
  more: string,
): string => `with found as materialized (${claims('o.order_id = any(ids)', more)}),
    gone as (
      delete from voucher_claims c where c.order_id = any(ids)
        and not exists (select 1 from found f where f.order_id = c.order_id and f.kind = c.kind)
    )
    insert into voucher_claims select * from found order by order_id, kind
    on conflict (order_id, kind) do update set member_id = excluded.member_id, company_id = excluded.company_id,
      created_at = excluded.created_at, ends_at = excluded.ends_at, from_at = excluded.from_at, amount = excluded.amount, hurdle = excluded.hurdle`;

export const writeClaims = writeClaimsWith('');

const keep = (name: string, ids: string): string => `create function ${name}() returns trigger language plpgsql as $$
  begin
    perform voucher_claims_of(${ids});
    return null;
  end $$`;

/**
 * A row for each voucher that an order gives a right to: lists are read from its indexes, and no longer worked out for
 * all orders of an owner. Every statement that changes an order, its tickets, its after-sales or its stay writes the
 * claims of this order again, in its transaction. Clock and voucher are all that is left to the readers.
 */
const statements = [
  `create table voucher_claims (
    order_id text not null,
    kind text not null,
    app_id text not null,
    member_id text not null,
    company_id text,
    created_at bigint not null,
    ends_at bigint not null,
    from_at bigint not null,
    amount bigint not null,
    hurdle text not null,
    voucher text not null,
    primary key (order_id, kind)
  )`,
  `insert into voucher_claims ${claims('true')}`,
  `create function voucher_claims_of(ids text[]) returns void language sql as $$ ${writeClaims} $$`,
  keep('voucher_claims_of_row', 'array[new.order_id]'),
  keep(
    'voucher_claims_of_tickets',
    '(select array_agg(distinct o.order_id) from changed t join orders o on o.order_id = t.order_id where o.status <> 0)',
  ),
  `create function voucher_claims_asked() returns trigger language plpgsql as $$
    begin
      update voucher_claims set voucher = new.state where order_id = new.order_id and kind = new.kind;
      return null;
    end $$`,
  `create trigger orders_new_claims after insert on orders for each row when (new.status <> 0) execute function voucher_claims_of_row()`,
  `create trigger orders_claims after update on orders for each row
    when ((old.status, old.ends_at, old.amount, old.created_at, old.member_id) is distinct from (new.status, new.ends_at, new.amount, new.created_at, new.member_id))
    execute function voucher_claims_of_row()`,
  `create trigger tickets_claims after update on air_order_tickets referencing new table as changed for each statement execute function voucher_claims_of_tickets()`,
  `create trigger sales_claims after update on after_sales for each row when (old.state is distinct from new.state) execute function voucher_claims_of_row()`,
  `create trigger stays_claims after update on hotel_orders for each row
    when ((old.status, old.payprice, old.penalty) is distinct from (new.status, new.payprice, new.penalty)) execute function voucher_claims_of_row()`,
  `create trigger vouchers_claims after insert or update of state on vouchers for each row execute function voucher_claims_asked()`,
  `create index voucher_claims_member on voucher_claims (app_id, member_id, created_at, (order_id || kind))`,
  `create index voucher_claims_company on voucher_claims (app_id, company_id, created_at, (order_id || kind)) where company_id is not null`,
  `create index voucher_claims_member_amount on voucher_claims (app_id, member_id, amount, (order_id || kind))`,
  `create index voucher_claims_company_amount on voucher_claims (app_id, company_id, amount, (order_id || kind)) where company_id is not null`,
  `create index voucher_claims_member_state on voucher_claims (app_id, member_id, voucher, ends_at)`,
  `create index voucher_claims_company_state on voucher_claims (app_id, company_id, voucher, ends_at) where company_id is not null`,
];

export const voucherClaims: Migration = {
  name: '056-voucher-claims',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
