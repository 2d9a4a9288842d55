import { sql } from 'kysely';
import { claimsOf } from './056-voucher-claims.ts';
import { railClaims } from './077-rail-fees.ts';
import { intlClaims } from './080-intl-reports.ts';
import type { Migration } from './migration.ts';

/**
 * Money that a company's credit line has paid is vouchered by the row of its bill: that is the order's one voucher, issued
 * with the payment. A member asks for vouchers of no more than what was paid beside it.
 */
const claims = `select o.order_id, c.kind, o.app_id, o.member_id, o.company_id, o.created_at, o.ends_at, c.from_at,
    (case when not b.is_billed then c.amount when b.personal > 0 then least(c.amount, b.personal) else b.company end)::bigint as amount,
    case when b.is_billed and b.personal = 0 then 'billed' else c.hurdle end as hurdle,
    coalesce((select v.state from vouchers v where v.order_id = o.order_id and v.kind = c.kind order by v.id desc limit 1),
      case when not b.is_billed or b.personal > 0 then '' when b.company > 0 then 'issued' else 'red' end) as voucher
  from orders o cross join lateral ${claimsOf(railClaims + intlClaims)} c
  cross join lateral (
    select coalesce(sum(p.amount - p.returned) filter (where p.source like 'credit:%'), 0) as company,
      coalesce(sum(p.amount - p.returned) filter (where p.source not like 'credit:%'), 0) as personal,
      coalesce(bool_or(p.source like 'credit:%'), false) as is_billed
    from payments p
    where p.order_id in (select o.order_id union all select s.sale_id from after_sales s where s.order_id = o.order_id)
      and p.state in ('paid', 'refunding', 'refunded')
  ) b
  where o.order_id = any(ids) and (not b.is_billed or c.kind not in ('fees', 'railFees')
    or exists (select 1 from vouchers v where v.order_id = o.order_id and v.kind = c.kind))`;

const write = `with found as materialized (${claims}),
    gone as (
      delete from voucher_claims c where c.order_id = any(ids)
        and not exists (select 1 from found f where f.order_id = c.order_id and f.kind = c.kind)
    )
    insert into voucher_claims select * from found order by order_id, kind
    on conflict (order_id, kind) do update set member_id = excluded.member_id, company_id = excluded.company_id,
      created_at = excluded.created_at, ends_at = excluded.ends_at, from_at = excluded.from_at, amount = excluded.amount,
      hurdle = excluded.hurdle, voucher = excluded.voucher`;

const statements = [
  `create or replace function voucher_claims_of(ids text[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$ begin ${write}; end $$`,
  `create function voucher_claims_of_payment() returns trigger language plpgsql as $$
    begin
      perform voucher_claims_of(array(select o.order_id from orders o where o.status <> 0 and (o.order_id = new.order_id
        or o.order_id = (select s.order_id from after_sales s where s.sale_id = new.order_id))));
      return null;
    end $$`,
  `create function voucher_claims_of_payments() returns trigger language plpgsql as $$
    begin
      perform voucher_claims_of(array(select distinct o.order_id from added p join orders o on o.order_id = p.order_id
        where o.status <> 0 and p.source like 'credit:%' and p.state in ('paid', 'refunding', 'refunded')));
      return null;
    end $$`,
  `create trigger new_payments_claims after insert on payments referencing new table as added for each statement
    execute function voucher_claims_of_payments()`,
  // Money that a payment gives back may be written after the order's own state.
  `create trigger payments_claims after update on payments for each row
    when (new.source like 'credit:%' and (old.state, old.returned) is distinct from (new.state, new.returned))
    execute function voucher_claims_of_payment()`,
  `select voucher_claims_of(array(select distinct p.order_id from payments p where p.source like 'credit:%'))`,
];

export const billedVouchers: Migration = {
  name: '121-billed-vouchers',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
