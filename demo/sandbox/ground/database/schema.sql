-- Made by scripts/build/database-schema.mjs of these steps:
-- 001-accounts
-- 002-flights
-- 003-orders
-- 004-payments
-- 005-notices
-- 006-partners
-- 007-login-addresses
-- 008-journeys
-- 009-login-tickets
-- 011-leases
-- 012-fewer-indexes
-- 013-orders-ahead
-- 014-order-heads
-- 015-downloads
-- 016-orders-by-amount
-- 018-login-turns
-- 019-bills
-- 020-orders-by-city
-- 021-after-sales
-- 022-benefits
-- 023-messages
-- 024-gp-orders
-- 025-schedule-changes
-- 027-list-views
-- 028-incomes
-- 029-order-words
-- 030-wallet
-- 031-reports
-- 032-wallet-days
-- 033-report-months
-- 034-history
-- 035-hotels
-- 036-own-data
-- 037-external-travellers
-- 038-document-reveals
-- 039-own-account
-- 042-vouchers
-- 043-recommend-codes
-- 044-pay-codes
-- 046-subordinates
-- 047-referrers-follow
-- 048-hotel-reports
-- 049-change-differences
-- 050-member-photos
-- 051-alerts
-- 052-relations
-- 053-bill-sides
-- 054-closed-accounts
-- 055-order-totals
-- 056-voucher-claims
-- 057-kept-penalties
-- 058-bill-settings
-- 059-cheaper-changes
-- 060-holds
-- 061-six-legs
-- 062-due-changes
-- 063-rail-seats
-- 064-rail-orders
-- 065-planned-claims
-- 066-rail-sales
-- 067-rail-reports
-- 068-rail-vouchers
-- 070-rail-accounts
-- 071-rail-waits
-- 072-paid-changes
-- 073-order-messages
-- 074-rail-changes
-- 075-generic-claims
-- 076-intl-orders
-- 077-rail-fees
-- 078-rail-people
-- 079-rail-insurance
-- 080-intl-reports
-- 081-students
-- 082-company-people
-- 083-standards
-- 084-car-rides
-- 085-company-preferences
-- 086-employee-imports
-- 087-sub-companies
-- 089-no-flight-standards
-- 090-substitutes
-- 091-processes
-- 092-applications
-- 093-order-approvals
-- 094-case-tasks
-- 095-application-uses
-- 096-order-facts
-- 098-company-bills
-- 099-settlements
-- 100-moved-prices
-- 101-server-events
-- 102-bill-messages
-- 106-bill-counts
-- 107-bill-row-sums
-- 108-application-lists
-- 110-account-clocks
-- 111-counted-people
-- 112-employee-joins
-- 114-application-companions
-- 115-decision-links
-- 116-urged-disputes
-- 117-pay-code-tries
-- 118-search-keys
-- 119-late-tasks
-- 120-department-budgets
-- 121-billed-vouchers
-- 122-report-payers
-- 123-bill-invoices
-- 124-first-ends
-- 125-promised-budgets
-- 126-own-incomes
-- 127-expired-submissions
-- 128-ride-payers
-- 129-payer-events

CREATE FUNCTION account_is_closed(who text) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('member:' || who, 7));
      return exists (select from members where id = who and closed_at is not null);
    end $$;
CREATE FUNCTION applications_budget() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      new.budget := coalesce((select sum(value::bigint) from jsonb_each_text(new.content -> 'budgets')), 0);
      return new;
    end $$;
CREATE FUNCTION company_bill_keep() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if exists (select 1 from company_bills where id = old.bill_id and is_closed)
        and (tg_op = 'DELETE' or to_jsonb(new) - 'disputed' <> to_jsonb(old) - 'disputed') then
        raise exception 'a closed bill never changes' using errcode = 'check_violation';
      end if;
      return coalesce(new, old);
    end $$;
CREATE FUNCTION company_bill_note() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into company_bill_movements (movement, company_id, at)
        select m.movement, split_part(new.account, ':', 2)::bigint, m.at from ledger_movements m
        where m.movement = new.movement and m.order_id is not null and m.kind in ('payment', 'capture', 'refund', 'billCredit')
        on conflict (movement) do nothing;
      return null;
    end $$;
CREATE FUNCTION ledger_apply() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare m record;
    begin
      select at, kind, member_id into m from ledger_movements where movement = new.movement;
      if ((m.kind in ('payment', 'capture', 'late') and new.amount < 0)
    or (m.kind in ('refund', 'recharge') and new.amount > 0 and new.account not like 'provider:%')
    or (m.kind in ('withdraw', 'withdrawBack', 'rewardsOut', 'tianhanbaoIn', 'tianhanbaoOut') and new.account like 'wallet:%:available')) then new.bill_of = m.member_id; end if;
      if new.account like 'wallet:%' then
        new.kind = m.kind;
        update ledger_accounts set balance = balance + new.amount, entries = entries + 1, last_at = greatest(last_at, m.at)
          where account = new.account returning balance, entries, last_at into new.balance_after, new.nth, new.at;
        if new.account like 'wallet:%:available' then
          insert into wallet_days as d values (new.account, (new.at + 28800000) / 86400000, new.kind, greatest(new.amount, 0), greatest(-new.amount, 0), 1)
            on conflict (account, day, kind) do update set money_in = d.money_in + excluded.money_in, money_out = d.money_out + excluded.money_out, entries = d.entries + 1;
        end if;
      else
        update ledger_accounts set balance = balance + new.amount where account = new.account and floor is not null returning balance into new.balance_after;
      end if;
      return new;
    end $$;
CREATE FUNCTION ledger_balanced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if (select sum(amount) from ledger_entries where movement = new.movement) <> 0 then
        raise exception 'ledger movement % does not sum up to zero', new.movement using errcode = 'check_violation';
      end if;
      return null;
    end $$;
CREATE FUNCTION ledger_keep() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'ledger_entries' then
        if new.account like 'points:%' and to_jsonb(new) - 'balance_after' = to_jsonb(old) - 'balance_after' then
          return new;
        end if;
      end if;
      raise exception 'the ledger is only ever added to' using errcode = 'check_violation';
    end $$;
CREATE FUNCTION ledger_keep_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if new.account <> old.account or new.floor is distinct from old.floor
        or (new.balance <> old.balance and pg_trigger_depth() < 2) then
        raise exception 'balances move by entries only' using errcode = 'check_violation';
      end if;
      if old.closed_at is not null and (new.balance <> old.balance or new.closed_at is distinct from old.closed_at) then
        raise exception 'account % is closed', old.account using errcode = '40001';
      end if;
      if new.closed_at is not null and new.balance <> 0 then
        raise exception 'account % holds money', old.account using errcode = 'check_violation';
      end if;
      return new;
    end $$;
CREATE FUNCTION referrers_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update members set referrer_phone = new.mobile_phone where referrer_phone = old.mobile_phone;
      return null;
    end
  $$;
CREATE FUNCTION report_events_payer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      company bigint;
      rest bigint;
      twin record;
    begin
      if new.id like '%:own' then return new; end if;
      new.payer := 'personal';
      if new.company_id is null then return new; end if;
      if new.amount = 0 then
        new.payer := coalesce((select e.payer from report_events e where e.id = 'sale:' || new.order_id), 'company');
        return new;
      end if;
      company := coalesce(
    (select c.company_pays from car_rides c where c.order_id = new.order_id),
    (select -sum(l.amount) from ledger_movements m join ledger_entries l on l.movement = m.movement
      where l.account like 'credit:%' and case when new.type = 'sale'
        then m.order_id = new.order_id and not exists (select 1 from after_sales s where s.order_id = new.order_id
          and m.key like 'refund:' || s.sale_id || ':%')
        else m.order_id = split_part(new.id, ':', 2)
          or (m.order_id = new.order_id and m.key like 'refund:' || split_part(new.id, ':', 2) || ':%') end),
    0);
      company := case when new.amount > 0 then greatest(0, least(company, new.amount)) else least(0, greatest(company, new.amount)) end;
      if company = 0 then return new; end if;
      new.payer := 'company';
      rest := new.amount - company;
      if rest = 0 then return new; end if;
      twin := new;
      twin.id := new.id || ':own';
      twin.payer := 'personal';
      twin.amount := rest;
      twin.sales := case when new.sales = 0 then 0 else rest end;
      twin.changes := case when new.changes = 0 then 0 else rest end;
      twin.refunds := case when new.refunds = 0 then 0 else rest end;
      twin.over_amount := 0;
      twin.missed := 0;
      twin.orders := 0;
      twin.tickets := 0;
      twin.advance_days := 0;
      twin.checked := 0;
      twin.over_tickets := 0;
      twin.missed_tickets := 0;
      twin.changed_tickets := 0;
      twin.refunded_tickets := 0;
      twin.refund_cost := round(new.refund_cost::numeric * rest / new.amount);
      -- A change: its fee is the company's as far as the company has paid.
      twin.change_cost := new.change_cost - greatest(least(new.change_cost, company), 0);
      twin.fare := greatest(0, least(rest, new.fare));
      rest := rest - twin.fare;
      twin.insurance := greatest(0, least(rest, new.insurance));
      rest := rest - twin.insurance;
      twin.service_fee := greatest(0, least(rest, new.service_fee));
      rest := rest - twin.service_fee;
      twin.taxes := greatest(0, least(rest, new.taxes));
      rest := rest - twin.taxes;
      twin.full_fare := case when new.fare = 0 then 0 else round(new.full_fare::numeric * twin.fare / new.fare) end;
      insert into report_events values (twin.*);
      new.amount := new.amount - twin.amount;
      new.sales := new.sales - twin.sales;
      new.changes := new.changes - twin.changes;
      new.refunds := new.refunds - twin.refunds;
      new.fare := new.fare - twin.fare;
      new.insurance := new.insurance - twin.insurance;
      new.service_fee := new.service_fee - twin.service_fee;
      new.taxes := new.taxes - twin.taxes;
      new.full_fare := new.full_fare - twin.full_fare;
      new.refund_cost := new.refund_cost - twin.refund_cost;
      new.change_cost := new.change_cost - twin.change_cost;
      return new;
    end $$;
CREATE FUNCTION voucher_claims_asked() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update voucher_claims set voucher = new.state where order_id = new.order_id and kind = new.kind;
      return null;
    end $$;
CREATE FUNCTION voucher_claims_of(ids text[]) RETURNS void
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$ begin with found as materialized (select o.order_id, c.kind, o.app_id, o.member_id, o.company_id, o.created_at, o.ends_at, c.from_at,
    (case when not b.is_billed then c.amount when b.personal > 0 then least(c.amount, b.personal) else b.company end)::bigint as amount,
    case when b.is_billed and b.personal = 0 then 'billed' else c.hurdle end as hurdle,
    coalesce((select v.state from vouchers v where v.order_id = o.order_id and v.kind = c.kind order by v.id desc limit 1),
      case when not b.is_billed or b.personal > 0 then '' when b.company > 0 then 'issued' else 'red' end) as voucher
  from orders o cross join lateral (
  select k.kind, k.amount::bigint as amount, k.from_at, k.hurdle
  from (
    select coalesce(sum(t.tkt_price + t.change_spread + t.cons_tax + t.fuel_tax + t.change_fuel_spread) filter (where t.ticket_status <> 'REFUNDED'), 0) as held,
      coalesce(sum(t.serv_fee) filter (where t.ticket_status <> 'REFUNDED'), 0) + sum(t.charge) as fees,
      count(t.ticket_no) as tickets
    from air_order_tickets t where t.order_id = o.order_id
  ) t, lateral (
    select case when o.status in (1, 7) then 'booking' when o.status in (9, 10, 11) then 'underWay' when t.held = 0 then 'refunded' else '' end as hurdle, coalesce((
  select sum(coalesce((i ->> 'servFeeKept')::bigint, 0) + coalesce((i ->> 'changeServiceFee')::bigint, 0) - coalesce((i ->> 'discountChangeServiceFee')::bigint, 0))
  from after_sales s, jsonb_array_elements(s.content -> 'items') i
  where s.order_id = o.order_id and s.state in ('returning', 'done')
), 0) as sale_fees
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
  where o.kind = 'hotel' and h.order_id = o.order_id and (h.status in (1, 2, 3, 4) or h.penalty > 0)
  union all
  select k.kind, k.amount, k.from_at, k.hurdle
  from (
    select coalesce(sum(k.price) filter (where k.state = 'open' or (k.state = 'held' and o.status in (1, 7))), 0) as held,
      count(*) filter (where k.state in ('open', 'refunding', 'refunded')) as issued,
      coalesce((
        select sum((i ->> 'charge')::bigint) from after_sales s, jsonb_array_elements(s.content -> 'items') i
        where s.order_id = o.order_id and s.state in ('returning', 'done')
      ), 0) as fees
    from rail_tickets k where k.order_id = o.order_id
  ) t, lateral (
    values ('rail', t.held, o.ends_at,
        case when o.status in (1, 7) then 'booking' when t.held = 0 then 'refunded' else 'travelling' end),
      ('railFees', t.fees, o.created_at, '')
  ) as k(kind, amount, from_at, hurdle)
  where o.kind = 'train' and (o.status in (1, 7) or (o.status in (2, 3, 6, 9) and t.issued > 0))
    and (k.kind = 'rail' or k.amount > 0)
  union all
  select 'intl', k.amount, o.ends_at,
    case when o.status in (1, 7) then 'booking' when k.amount = 0 then 'refunded' else 'travelling' end
  from (select greatest(0, o.amount - coalesce((o.card ->> 'returned')::bigint, 0)) as amount) k
  where o.kind = 'intl' and (o.status in (1, 2, 3, 7, 9)
    or (o.status = 6 and exists (select 1 from intl_tickets t where t.order_id = o.order_id and t.state = 'refunded')))
) c
  cross join lateral (
    select coalesce(sum(p.amount - p.returned) filter (where p.source like 'credit:%'), 0) as company,
      coalesce(sum(p.amount - p.returned) filter (where p.source not like 'credit:%'), 0) as personal,
      coalesce(bool_or(p.source like 'credit:%'), false) as is_billed
    from payments p
    where p.order_id in (select o.order_id union all select s.sale_id from after_sales s where s.order_id = o.order_id)
      and p.state in ('paid', 'refunding', 'refunded')
  ) b
  where o.order_id = any(ids) and (not b.is_billed or c.kind not in ('fees', 'railFees')
    or exists (select 1 from vouchers v where v.order_id = o.order_id and v.kind = c.kind))),
    gone as (
      delete from voucher_claims c where c.order_id = any(ids)
        and not exists (select 1 from found f where f.order_id = c.order_id and f.kind = c.kind)
    )
    insert into voucher_claims select * from found order by order_id, kind
    on conflict (order_id, kind) do update set member_id = excluded.member_id, company_id = excluded.company_id,
      created_at = excluded.created_at, ends_at = excluded.ends_at, from_at = excluded.from_at, amount = excluded.amount,
      hurdle = excluded.hurdle, voucher = excluded.voucher; end $$;
CREATE FUNCTION voucher_claims_of_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform voucher_claims_of(array(select o.order_id from orders o where o.status <> 0 and (o.order_id = new.order_id
        or o.order_id = (select s.order_id from after_sales s where s.sale_id = new.order_id))));
      return null;
    end $$;
CREATE FUNCTION voucher_claims_of_payments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform voucher_claims_of(array(select distinct o.order_id from added p join orders o on o.order_id = p.order_id
        where o.status <> 0 and p.source like 'credit:%' and p.state in ('paid', 'refunding', 'refunded')));
      return null;
    end $$;
CREATE FUNCTION voucher_claims_of_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform voucher_claims_of(array[new.order_id]);
    return null;
  end $$;
CREATE FUNCTION voucher_claims_of_tickets() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform voucher_claims_of((select array_agg(distinct o.order_id) from changed t join orders o on o.order_id = t.order_id where o.status <> 0));
    return null;
  end $$;
CREATE FUNCTION word_parts(words text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT COALESCE(array_agg(DISTINCT substr(word.word, at.at, 2)), '{}'::text[]) AS "coalesce" FROM (unnest(string_to_array(word_parts.words, ' '::text)) word(word) CROSS JOIN LATERAL generate_series(1, (length(word.word) - 1)) at(at)));
CREATE TABLE addresses (
    id bigint NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    receiver text NOT NULL,
    phone text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    district text NOT NULL,
    street text NOT NULL,
    postcode text NOT NULL,
    is_default boolean NOT NULL,
    updated_at bigint NOT NULL
);
ALTER TABLE addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE after_sale_proofs (
    proof_id text NOT NULL,
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    file_name text NOT NULL,
    type text NOT NULL,
    content text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE after_sales (
    sale_id text NOT NULL,
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    reason text NOT NULL,
    remark text NOT NULL,
    proofs jsonb NOT NULL,
    content jsonb NOT NULL,
    quoted_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    applied_at bigint,
    reviewed_at bigint,
    paid_at bigint,
    decided_at bigint,
    paid_back_at bigint,
    pay_deadline bigint,
    step_at bigint,
    CONSTRAINT after_sales_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'change'::text]))),
    CONSTRAINT after_sales_state_check CHECK ((state = ANY (ARRAY['quoted'::text, 'applied'::text, 'processing'::text, 'unpaid'::text, 'confirming'::text, 'returning'::text, 'done'::text, 'withdrawn'::text, 'refused'::text, 'lapsed'::text])))
);
CREATE TABLE air_order_events (
    id bigint NOT NULL,
    order_id text NOT NULL,
    at bigint NOT NULL,
    title text NOT NULL,
    detail text NOT NULL
);
ALTER TABLE air_order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME air_order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE air_order_flights (
    order_id text NOT NULL,
    triptype smallint NOT NULL,
    flight_id text NOT NULL,
    cabin_code text NOT NULL,
    flight_no text NOT NULL,
    airline text NOT NULL,
    dep_at bigint NOT NULL,
    arr_at bigint NOT NULL,
    shown jsonb NOT NULL,
    change_no smallint DEFAULT 0 NOT NULL,
    in_use boolean DEFAULT true NOT NULL,
    CONSTRAINT air_order_flights_triptype_check CHECK (((triptype >= 1) AND (triptype <= 6)))
);
CREATE TABLE air_orders (
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    company_id text,
    status smallint NOT NULL,
    travel_type text NOT NULL,
    flight_type smallint NOT NULL,
    created_at bigint NOT NULL,
    pay_deadline bigint NOT NULL,
    step_at bigint,
    payprice bigint NOT NULL,
    service_fee bigint NOT NULL,
    split jsonb,
    over_standard boolean NOT NULL,
    contact jsonb NOT NULL,
    voucher text NOT NULL,
    over_reason text NOT NULL,
    travel_reason text NOT NULL,
    cost_center text NOT NULL,
    ends_at bigint DEFAULT 0 NOT NULL,
    gp jsonb,
    verdict text DEFAULT 'none'::text NOT NULL,
    over_amount bigint DEFAULT 0 NOT NULL,
    missed bigint DEFAULT 0 NOT NULL,
    CONSTRAINT air_orders_flight_type_check CHECK (((flight_type >= 1) AND (flight_type <= 3))),
    CONSTRAINT air_orders_payprice_check CHECK ((payprice > 0)),
    CONSTRAINT air_orders_service_fee_check CHECK ((service_fee >= 0)),
    CONSTRAINT air_orders_status_check CHECK (((status >= 0) AND (status <= 12))),
    CONSTRAINT air_orders_travel_type_check CHECK ((travel_type = ANY (ARRAY['private'::text, 'business'::text]))),
    CONSTRAINT air_orders_verdict_check CHECK ((verdict = ANY (ARRAY['in'::text, 'over'::text, 'none'::text])))
);
CREATE SEQUENCE air_order_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE air_order_numbers OWNED BY air_orders.order_id;
CREATE TABLE air_order_passengers (
    psg_id text NOT NULL,
    order_id text NOT NULL,
    name text NOT NULL,
    psg_type text NOT NULL,
    cert_type text NOT NULL,
    cert_no text NOT NULL,
    cert_key text NOT NULL,
    born_date text NOT NULL,
    mobile_phone text NOT NULL,
    sale_price bigint NOT NULL,
    insurances jsonb NOT NULL
);
CREATE TABLE air_order_tickets (
    psg_id text NOT NULL,
    order_id text NOT NULL,
    triptype smallint NOT NULL,
    tkt_price bigint NOT NULL,
    cons_tax bigint NOT NULL,
    fuel_tax bigint NOT NULL,
    serv_fee bigint NOT NULL,
    insu_price bigint NOT NULL,
    ticket_no text,
    ticket_status text NOT NULL,
    cert_key text NOT NULL,
    dep_at bigint NOT NULL,
    change_no smallint DEFAULT 0 NOT NULL,
    change_spread bigint DEFAULT 0 NOT NULL,
    change_fuel_spread bigint DEFAULT 0 NOT NULL,
    charge bigint DEFAULT 0 NOT NULL,
    CONSTRAINT air_order_tickets_cons_tax_check CHECK ((cons_tax >= 0)),
    CONSTRAINT air_order_tickets_fuel_tax_check CHECK ((fuel_tax >= 0)),
    CONSTRAINT air_order_tickets_insu_price_check CHECK ((insu_price >= 0)),
    CONSTRAINT air_order_tickets_serv_fee_check CHECK ((serv_fee >= 0)),
    CONSTRAINT air_order_tickets_tkt_price_check CHECK ((tkt_price >= 0))
);
CREATE SEQUENCE air_ticket_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE air_ticket_numbers OWNED BY air_order_tickets.ticket_no;
CREATE TABLE app_keys (
    kid text NOT NULL,
    app_id text NOT NULL,
    secret text NOT NULL,
    created_at bigint NOT NULL,
    retired_at bigint
);
CREATE TABLE app_origins (
    app_id text NOT NULL,
    origin text NOT NULL
);
CREATE TABLE application_files (
    id text NOT NULL,
    company_id bigint NOT NULL,
    member_id text NOT NULL,
    file_name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    content text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE application_uses (
    order_id text NOT NULL,
    leg_id text NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    product text NOT NULL,
    booked bigint NOT NULL,
    amount bigint NOT NULL,
    people integer NOT NULL,
    room_nights integer NOT NULL,
    employees bigint[] NOT NULL,
    created_at bigint NOT NULL,
    segment smallint DEFAULT 0 NOT NULL,
    names jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE application_versions (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    version integer NOT NULL,
    case_id bigint NOT NULL,
    case_no text NOT NULL,
    state text NOT NULL,
    content jsonb NOT NULL,
    estimate jsonb,
    comment text DEFAULT ''::text NOT NULL,
    submitted_at bigint NOT NULL,
    decided_at bigint
);
ALTER TABLE application_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME application_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE applications (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    employee_id bigint NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    no text DEFAULT ''::text NOT NULL,
    state smallint NOT NULL,
    content jsonb NOT NULL,
    change_state text DEFAULT ''::text NOT NULL,
    change_content jsonb,
    version integer DEFAULT 0 NOT NULL,
    lock integer DEFAULT 1 NOT NULL,
    case_id bigint,
    from_day text DEFAULT ''::text NOT NULL,
    to_day text DEFAULT ''::text NOT NULL,
    travellers bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    submitted_at bigint,
    companions bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    budget bigint DEFAULT 0 NOT NULL
);
ALTER TABLE applications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME applications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE bank_cards (
    card_id text NOT NULL,
    member_id text NOT NULL,
    bank_code text NOT NULL,
    bank_name text NOT NULL,
    card_type text NOT NULL,
    last4 text NOT NULL,
    number_hash text NOT NULL,
    holder text NOT NULL,
    mobile_phone text NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    bound_at bigint,
    CONSTRAINT bank_cards_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text)),
    CONSTRAINT bank_cards_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'bound'::text, 'unbound'::text])))
);
CREATE TABLE benefit_orders (
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    kind text NOT NULL,
    item text NOT NULL,
    name text NOT NULL,
    detail text NOT NULL,
    gain jsonb NOT NULL,
    amount bigint NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    pay_deadline bigint NOT NULL,
    paid_at bigint,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT benefit_orders_amount_check CHECK ((amount > 0)),
    CONSTRAINT benefit_orders_kind_check CHECK ((kind = ANY (ARRAY['upgrade'::text, 'payAnnualFee'::text, 'buffetCard'::text, 'buyTicket'::text]))),
    CONSTRAINT benefit_orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'voided'::text])))
);
CREATE TABLE bill_settings (
    app_id text NOT NULL,
    company_id bigint NOT NULL,
    columns jsonb NOT NULL,
    period text NOT NULL
);
CREATE TABLE captchas (
    random_code text NOT NULL,
    answer text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE car_rides (
    order_id text NOT NULL,
    company_id integer NOT NULL,
    app_id text NOT NULL,
    employee_id integer NOT NULL,
    member_id text NOT NULL,
    request_key text NOT NULL,
    at bigint NOT NULL,
    day text NOT NULL,
    month text NOT NULL,
    band text NOT NULL,
    scene text NOT NULL,
    car_class text NOT NULL,
    city text NOT NULL,
    from_place text NOT NULL,
    to_place text NOT NULL,
    amount bigint NOT NULL,
    company_pays bigint NOT NULL,
    over_amount bigint DEFAULT 0 NOT NULL,
    verdict text NOT NULL,
    effect text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    rules jsonb DEFAULT '[]'::jsonb NOT NULL,
    standard_version_id bigint,
    department text NOT NULL,
    cost_center text DEFAULT ''::text NOT NULL,
    title text NOT NULL,
    words text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT car_rides_amount_check CHECK ((amount >= 0)),
    CONSTRAINT car_rides_check CHECK (((company_pays >= 0) AND (company_pays <= amount))),
    CONSTRAINT car_rides_over_amount_check CHECK ((over_amount >= 0)),
    CONSTRAINT car_rides_verdict_check CHECK ((verdict = ANY (ARRAY['in'::text, 'over'::text, 'none'::text])))
);
CREATE TABLE case_copies (
    case_id bigint NOT NULL,
    actor bigint NOT NULL,
    company_id bigint NOT NULL,
    at bigint NOT NULL,
    read_at bigint
);
CREATE SEQUENCE case_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE case_tasks (
    case_id bigint NOT NULL,
    task_id text NOT NULL,
    company_id bigint NOT NULL,
    actor bigint NOT NULL,
    for_id bigint,
    node_id text NOT NULL,
    side text NOT NULL,
    state text NOT NULL,
    opened_at bigint NOT NULL,
    closed_at bigint,
    due_at bigint,
    lapses_at bigint NOT NULL,
    id bigint NOT NULL,
    CONSTRAINT case_tasks_side_check CHECK ((side = ANY (ARRAY['trip'::text, 'order'::text])))
);
ALTER TABLE case_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME case_tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE cases (
    id bigint NOT NULL,
    no text NOT NULL,
    company_id bigint NOT NULL,
    app_id text NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    process_version_id bigint,
    applicant_id bigint NOT NULL,
    by_id bigint NOT NULL,
    title text NOT NULL,
    search text NOT NULL,
    state text NOT NULL,
    verdict text NOT NULL,
    over_lines integer NOT NULL,
    total bigint NOT NULL,
    instance jsonb NOT NULL,
    lapses_at bigint,
    opened_at bigint NOT NULL,
    closed_at bigint,
    version integer DEFAULT 1 NOT NULL,
    first_end bigint DEFAULT '9000000000000'::bigint NOT NULL,
    CONSTRAINT cases_kind_check CHECK ((kind = ANY (ARRAY['trip'::text, 'order'::text, 'change'::text, 'refund'::text]))),
    CONSTRAINT cases_state_check CHECK ((state = ANY (ARRAY['running'::text, 'agreed'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text]))),
    CONSTRAINT cases_verdict_check CHECK ((verdict = ANY (ARRAY['ok'::text, 'over'::text])))
);
ALTER TABLE cases ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cases_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE companies (
    id bigint NOT NULL,
    organize_name text NOT NULL,
    service_fee_fen bigint DEFAULT 0 NOT NULL,
    credit_limit_fen bigint NOT NULL,
    parent_id bigint,
    bound_at bigint,
    credit_block text DEFAULT ''::text NOT NULL,
    CONSTRAINT companies_check CHECK ((parent_id <> id)),
    CONSTRAINT companies_credit_limit_fen_check CHECK ((credit_limit_fen >= 0))
);
CREATE TABLE company_acts (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    member_id text NOT NULL,
    by_name text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
ALTER TABLE company_acts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_acts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE company_bill_disputes (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    bill_id bigint NOT NULL,
    no integer NOT NULL,
    state text NOT NULL,
    reason text NOT NULL,
    claim bigint NOT NULL,
    credited bigint DEFAULT 0 NOT NULL,
    rounds integer DEFAULT 1 NOT NULL,
    opened_by text NOT NULL,
    opened_at bigint NOT NULL,
    answer_at bigint,
    decided_at bigint,
    asked_at bigint NOT NULL,
    urged_at bigint
);
ALTER TABLE company_bill_disputes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_bill_disputes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE company_bill_invoices (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    bill_id bigint NOT NULL,
    percent integer NOT NULL,
    no text NOT NULL,
    kind text NOT NULL,
    title_name text NOT NULL,
    tax_no text NOT NULL,
    send_to text NOT NULL,
    amount bigint NOT NULL,
    tax bigint NOT NULL,
    lines jsonb NOT NULL,
    issued_at bigint NOT NULL,
    CONSTRAINT company_bill_invoices_amount_check CHECK ((amount <> 0))
);
ALTER TABLE company_bill_invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_bill_invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE company_bill_movements (
    movement bigint NOT NULL,
    company_id bigint NOT NULL,
    at bigint NOT NULL,
    bill_id bigint,
    no integer
);
CREATE TABLE company_bill_payments (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    bill_id bigint NOT NULL,
    method text NOT NULL,
    amount bigint NOT NULL,
    reference text NOT NULL,
    state text NOT NULL,
    by_name text NOT NULL,
    at bigint NOT NULL,
    arrives_at bigint NOT NULL,
    arrived_at bigint,
    CONSTRAINT company_bill_payments_amount_check CHECK ((amount > 0)),
    CONSTRAINT company_bill_payments_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'arrived'::text])))
);
ALTER TABLE company_bill_payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_bill_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE company_bill_posts (
    id bigint NOT NULL,
    dispute_id bigint NOT NULL,
    side text NOT NULL,
    by_name text NOT NULL,
    decision text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    files jsonb DEFAULT '[]'::jsonb NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT company_bill_posts_side_check CHECK ((side = ANY (ARRAY['company'::text, 'provider'::text, 'note'::text])))
);
ALTER TABLE company_bill_posts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_bill_posts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE company_bill_rows (
    bill_id bigint NOT NULL,
    no integer NOT NULL,
    company_id bigint NOT NULL,
    movement bigint NOT NULL,
    at bigint NOT NULL,
    product text NOT NULL,
    kind text NOT NULL,
    order_id text NOT NULL,
    department text NOT NULL,
    cost_centre text NOT NULL,
    project text NOT NULL,
    amount bigint NOT NULL,
    voucher_amount bigint NOT NULL,
    disputed text DEFAULT ''::text NOT NULL,
    content jsonb NOT NULL,
    line text NOT NULL,
    words text NOT NULL,
    price bigint DEFAULT 0 NOT NULL,
    tax bigint DEFAULT 0 NOT NULL,
    fees bigint DEFAULT 0 NOT NULL,
    extras bigint DEFAULT 0 NOT NULL,
    is_carried boolean DEFAULT false NOT NULL,
    is_over boolean DEFAULT false NOT NULL,
    is_unexplained boolean DEFAULT false NOT NULL
);
CREATE TABLE company_bills (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    no text NOT NULL,
    from_day text NOT NULL,
    to_day text NOT NULL,
    closes_at bigint NOT NULL,
    confirm_by text NOT NULL,
    due_on text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    is_closed boolean DEFAULT false NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    amount bigint DEFAULT 0 NOT NULL,
    carried bigint DEFAULT 0 NOT NULL,
    due bigint DEFAULT 0 NOT NULL,
    paid bigint DEFAULT 0 NOT NULL,
    hash text DEFAULT ''::text NOT NULL,
    debit bigint DEFAULT 0 NOT NULL,
    credit bigint DEFAULT 0 NOT NULL,
    sums jsonb,
    splits jsonb,
    tabs jsonb,
    totals jsonb,
    closed_at bigint,
    confirmed_at bigint,
    confirmed_by text DEFAULT ''::text NOT NULL,
    checklist jsonb,
    paid_at bigint,
    version integer DEFAULT 1 NOT NULL,
    counts jsonb,
    invoiced_at bigint,
    CONSTRAINT company_bills_state_check CHECK ((state = ANY (ARRAY['open'::text, 'issued'::text, 'disputed'::text, 'confirmed'::text, 'paid'::text, 'overdue'::text])))
);
ALTER TABLE company_bills ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_bills_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE company_bind_codes (
    company_id bigint NOT NULL,
    code text NOT NULL,
    until bigint NOT NULL
);
CREATE SEQUENCE company_no
    START WITH 900001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE company_bind_requests (
    id bigint DEFAULT nextval('company_no'::regclass) NOT NULL,
    company_id bigint NOT NULL,
    parent_id bigint NOT NULL,
    asked_at bigint NOT NULL
);
CREATE TABLE company_preference_changes (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    version integer NOT NULL,
    field text NOT NULL,
    from_text text NOT NULL,
    to_text text NOT NULL,
    changed_by text NOT NULL,
    changed_at bigint NOT NULL
);
ALTER TABLE company_preference_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_preference_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE company_preferences (
    company_id bigint NOT NULL,
    content jsonb NOT NULL,
    version integer NOT NULL,
    changed_by text,
    changed_at bigint
);
CREATE TABLE company_settlements (
    company_id bigint NOT NULL,
    version integer NOT NULL,
    from_day text NOT NULL,
    content jsonb NOT NULL,
    saved_by text NOT NULL,
    saved_at bigint NOT NULL
);
CREATE TABLE cost_centers (
    company_id bigint NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    owner_employee_id bigint
);
CREATE TABLE credit_limit_requests (
    no text NOT NULL,
    company_id bigint NOT NULL,
    state text NOT NULL,
    was_fen bigint NOT NULL,
    limit_fen bigint NOT NULL,
    reason text NOT NULL,
    asked_by text NOT NULL,
    asked_at bigint NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    answered_at bigint,
    CONSTRAINT credit_limit_requests_limit_fen_check CHECK ((limit_fen > 0)),
    CONSTRAINT credit_limit_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE TABLE department_budgets (
    department_id bigint NOT NULL,
    company_id bigint NOT NULL,
    amount bigint NOT NULL,
    changed_at bigint NOT NULL,
    changed_by text DEFAULT ''::text NOT NULL,
    CONSTRAINT department_budgets_amount_check CHECK ((amount >= 0))
);
CREATE SEQUENCE people_no
    START WITH 1000001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE departments (
    id bigint DEFAULT nextval('people_no'::regclass) NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    parent_id bigint,
    head_employee_id bigint,
    cost_center_code text,
    place integer DEFAULT 0 NOT NULL,
    path text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE deputies (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    employee_id bigint NOT NULL,
    deputy_id bigint NOT NULL,
    from_ms bigint NOT NULL,
    to_ms bigint NOT NULL,
    ended_at bigint,
    note text DEFAULT ''::text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT deputies_check CHECK ((to_ms > from_ms))
);
ALTER TABLE deputies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME deputies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE document_reveals (
    id bigint NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    passenger_id text NOT NULL,
    cert_type text NOT NULL,
    revealed_at bigint NOT NULL
);
ALTER TABLE document_reveals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME document_reveals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE downloads (
    key_hash text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    input jsonb NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE due_jobs (
    id bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    company_id bigint NOT NULL,
    subject_id text NOT NULL,
    task_id text DEFAULT ''::text NOT NULL
);
ALTER TABLE due_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME due_jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE employee_import_changes (
    company_id bigint NOT NULL,
    import_id bigint NOT NULL,
    place integer NOT NULL,
    kind text NOT NULL,
    line integer,
    employee_id bigint NOT NULL,
    before jsonb,
    after jsonb NOT NULL,
    shown jsonb NOT NULL,
    has_effect boolean NOT NULL,
    CONSTRAINT employee_import_changes_kind_check CHECK ((kind = ANY (ARRAY['added'::text, 'changed'::text, 'handed'::text, 'left'::text])))
);
CREATE SEQUENCE employee_import_no
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE employee_imports (
    id bigint DEFAULT nextval('employee_import_no'::regclass) NOT NULL,
    company_id bigint NOT NULL,
    member_id text NOT NULL,
    made_by text NOT NULL,
    file_name text NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    made_at bigint NOT NULL,
    applied_at bigint,
    undone_at bigint,
    undone_by text DEFAULT ''::text NOT NULL,
    choices jsonb NOT NULL,
    rows jsonb NOT NULL,
    summary jsonb NOT NULL,
    record jsonb DEFAULT '{"heads": [], "departments": []}'::jsonb NOT NULL,
    fingerprint text NOT NULL,
    took integer DEFAULT 0 NOT NULL,
    CONSTRAINT employee_imports_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'applied'::text, 'undone'::text])))
);
CREATE TABLE employee_joins (
    employee_id bigint NOT NULL,
    company_id bigint NOT NULL,
    member_id text NOT NULL,
    mobile_phone text NOT NULL,
    state text NOT NULL,
    asked_at bigint NOT NULL,
    asked_by text NOT NULL,
    until bigint NOT NULL,
    decided_at bigint,
    reason text DEFAULT ''::text NOT NULL,
    former_type integer,
    CONSTRAINT employee_joins_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'refused'::text, 'elsewhere'::text, 'accepted'::text, 'left'::text])))
);
CREATE TABLE employees (
    id bigint DEFAULT nextval('people_no'::regclass) NOT NULL,
    company_id bigint NOT NULL,
    member_id text NOT NULL,
    department_id bigint NOT NULL,
    "position" text DEFAULT ''::text NOT NULL,
    can_audit boolean DEFAULT false NOT NULL,
    job_number text NOT NULL,
    level_id bigint,
    manager_id bigint,
    cost_center_code text,
    state text DEFAULT 'active'::text NOT NULL,
    invited_at bigint,
    joined_on text,
    left_at bigint,
    updated_at bigint DEFAULT 0 NOT NULL,
    updated_by text DEFAULT ''::text NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    shares_documents boolean DEFAULT true NOT NULL,
    keys_version integer DEFAULT 1 NOT NULL,
    CONSTRAINT employees_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'asked'::text, 'active'::text, 'disabled'::text, 'left'::text])))
);
CREATE TABLE event_attempts (
    id bigint NOT NULL,
    delivery_id bigint NOT NULL,
    at bigint NOT NULL,
    status integer,
    error text,
    ms integer NOT NULL
);
ALTER TABLE event_attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME event_attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE event_deliveries (
    id bigint NOT NULL,
    subscription_id text NOT NULL,
    event_id bigint NOT NULL,
    object text NOT NULL,
    state text DEFAULT 'due'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    due_from bigint NOT NULL,
    next_at bigint NOT NULL,
    holder text,
    leased_until timestamp with time zone,
    last_status integer,
    last_error text,
    done_at bigint
);
ALTER TABLE event_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME event_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE event_subscriptions (
    id text NOT NULL,
    app_id text NOT NULL,
    request_id text NOT NULL,
    fingerprint text NOT NULL,
    address text NOT NULL,
    kinds jsonb NOT NULL,
    is_on boolean DEFAULT true NOT NULL,
    secret text NOT NULL,
    old_secret text,
    old_until bigint,
    rotated_by text,
    created_at bigint NOT NULL,
    pulled_at bigint
);
CREATE TABLE exception_events (
    id bigint NOT NULL,
    app_id text NOT NULL,
    member_id text,
    api text NOT NULL,
    type text NOT NULL,
    http_code text NOT NULL,
    param text NOT NULL,
    response text NOT NULL,
    cost_time double precision NOT NULL,
    app_ver text NOT NULL,
    reported_at bigint NOT NULL
);
ALTER TABLE exception_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME exception_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE faults (
    path text NOT NULL,
    kind text NOT NULL,
    times_left integer NOT NULL,
    CONSTRAINT faults_times_left_check CHECK ((times_left >= 0))
);
CREATE TABLE flight_seats (
    flight_id text NOT NULL,
    cabin_code text NOT NULL,
    city_pair text NOT NULL,
    flight_day text NOT NULL,
    capacity integer NOT NULL,
    held integer NOT NULL,
    sold integer NOT NULL,
    CONSTRAINT flight_seats_capacity_check CHECK ((capacity >= 0)),
    CONSTRAINT flight_seats_check CHECK (((held + sold) <= capacity)),
    CONSTRAINT flight_seats_held_check CHECK ((held >= 0)),
    CONSTRAINT flight_seats_sold_check CHECK ((sold >= 0))
);
CREATE TABLE holds (
    verify_key text NOT NULL,
    kind text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    hold_until bigint NOT NULL,
    content jsonb NOT NULL
);
CREATE TABLE hotel_nights (
    hotel_id text NOT NULL,
    room_id text NOT NULL,
    night text NOT NULL,
    city text NOT NULL,
    capacity integer NOT NULL,
    held integer NOT NULL,
    sold integer NOT NULL,
    CONSTRAINT hotel_nights_capacity_check CHECK ((capacity >= 0)),
    CONSTRAINT hotel_nights_check CHECK (((held + sold) <= capacity)),
    CONSTRAINT hotel_nights_held_check CHECK ((held >= 0)),
    CONSTRAINT hotel_nights_sold_check CHECK ((sold >= 0))
);
CREATE TABLE hotel_order_events (
    id bigint NOT NULL,
    order_id text NOT NULL,
    at bigint NOT NULL,
    title text NOT NULL,
    detail text NOT NULL
);
ALTER TABLE hotel_order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME hotel_order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE hotel_orders (
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    company_id text,
    status integer NOT NULL,
    travel_type text NOT NULL,
    hotel_id text NOT NULL,
    room_id text NOT NULL,
    check_in text NOT NULL,
    check_out text NOT NULL,
    rooms integer NOT NULL,
    created_at bigint NOT NULL,
    pay_deadline bigint NOT NULL,
    step_at bigint,
    payprice bigint NOT NULL,
    split jsonb,
    penalty bigint DEFAULT 0 NOT NULL,
    confirm_no text DEFAULT ''::text NOT NULL,
    content jsonb NOT NULL,
    shares jsonb,
    CONSTRAINT hotel_orders_payprice_check CHECK ((payprice >= 0)),
    CONSTRAINT hotel_orders_penalty_check CHECK ((penalty >= 0)),
    CONSTRAINT hotel_orders_rooms_check CHECK ((rooms > 0)),
    CONSTRAINT hotel_orders_travel_type_check CHECK ((travel_type = ANY (ARRAY['private'::text, 'business'::text])))
);
CREATE TABLE incomes (
    order_id text NOT NULL,
    app_id text NOT NULL,
    kind text NOT NULL,
    member_id text NOT NULL,
    permille integer NOT NULL,
    amount bigint NOT NULL,
    revocable bigint NOT NULL,
    release_at bigint,
    CONSTRAINT incomes_check CHECK (((revocable >= 0) AND (revocable <= amount))),
    CONSTRAINT incomes_kind_check CHECK ((kind = ANY (ARRAY['points'::text, 'recom'::text, 'share'::text, 'commission'::text])))
);
CREATE TABLE intl_order_events (
    id bigint NOT NULL,
    order_id text NOT NULL,
    at bigint NOT NULL,
    title text NOT NULL,
    detail text NOT NULL
);
ALTER TABLE intl_order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME intl_order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE intl_orders (
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    company_id text,
    status integer NOT NULL,
    travel_type text NOT NULL,
    created_at bigint NOT NULL,
    pay_deadline bigint NOT NULL,
    step_at bigint,
    payprice bigint NOT NULL,
    departs_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    content jsonb NOT NULL,
    split jsonb DEFAULT 'null'::jsonb NOT NULL,
    CONSTRAINT intl_orders_payprice_check CHECK ((payprice >= 0)),
    CONSTRAINT intl_orders_travel_type_check CHECK ((travel_type = ANY (ARRAY['private'::text, 'business'::text])))
);
CREATE TABLE intl_tickets (
    order_id text NOT NULL,
    slice_no smallint NOT NULL,
    passenger_no smallint NOT NULL,
    cert_key text NOT NULL,
    psg_type text NOT NULL,
    departs_at bigint NOT NULL,
    arrives_at bigint NOT NULL,
    price bigint NOT NULL,
    tax bigint NOT NULL,
    service_fee bigint NOT NULL,
    ticket_no text DEFAULT ''::text NOT NULL,
    is_open boolean DEFAULT true NOT NULL,
    state text DEFAULT 'held'::text NOT NULL,
    CONSTRAINT intl_tickets_check CHECK ((arrives_at > departs_at)),
    CONSTRAINT intl_tickets_price_check CHECK ((price >= 0)),
    CONSTRAINT intl_tickets_service_fee_check CHECK ((service_fee >= 0)),
    CONSTRAINT intl_tickets_state_check CHECK ((state = ANY (ARRAY['held'::text, 'open'::text, 'refunding'::text, 'refunded'::text, 'changed'::text, 'void'::text]))),
    CONSTRAINT intl_tickets_tax_check CHECK ((tax >= 0))
);
CREATE TABLE invoice_titles (
    id bigint NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    kind text NOT NULL,
    title_name text NOT NULL,
    tax_no text NOT NULL,
    address text NOT NULL,
    phone text NOT NULL,
    bank text NOT NULL,
    bank_account text NOT NULL,
    is_default boolean NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT invoice_titles_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'personal'::text, 'other'::text])))
);
ALTER TABLE invoice_titles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoice_titles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE leases (
    name text NOT NULL,
    holder text NOT NULL,
    ends_at timestamp with time zone NOT NULL
);
CREATE TABLE ledger_accounts (
    account text NOT NULL,
    floor bigint,
    balance bigint DEFAULT 0 NOT NULL,
    entries bigint DEFAULT 0 NOT NULL,
    last_at bigint DEFAULT 0 NOT NULL,
    closed_at bigint,
    CONSTRAINT ledger_accounts_check CHECK (((floor IS NULL) OR (balance >= floor)))
);
CREATE TABLE ledger_entries (
    movement bigint NOT NULL,
    account text NOT NULL,
    amount bigint NOT NULL,
    balance_after bigint,
    nth bigint,
    at bigint,
    kind text,
    bill_of text,
    CONSTRAINT ledger_entries_amount_check CHECK ((amount <> 0))
);
CREATE TABLE ledger_movements (
    movement bigint NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    order_id text,
    out_trade_no text,
    at bigint NOT NULL,
    member_id text,
    app_id text
);
ALTER TABLE ledger_movements ALTER COLUMN movement ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger_movements_movement_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE list_views (
    id bigint NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    list text NOT NULL,
    view_name text NOT NULL,
    query text NOT NULL,
    is_default boolean NOT NULL
);
ALTER TABLE list_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME list_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE login_addresses (
    address text NOT NULL,
    account text NOT NULL,
    last_at bigint NOT NULL,
    failures integer DEFAULT 1 NOT NULL
);
CREATE TABLE login_failures (
    account text NOT NULL,
    failures integer NOT NULL,
    last_at bigint NOT NULL,
    locked_until bigint DEFAULT 0 NOT NULL
);
CREATE TABLE login_tickets (
    ticket_hash text NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE login_turns (
    address text NOT NULL,
    turn smallint NOT NULL,
    held_until bigint NOT NULL
);
CREATE TABLE logins (
    id bigint NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    at bigint NOT NULL,
    way text NOT NULL,
    device text NOT NULL,
    is_new boolean DEFAULT false NOT NULL
);
ALTER TABLE logins ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME logins_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE SEQUENCE member_no
    START WITH 20260001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE member_photos (
    photo_id uuid NOT NULL,
    upload_token uuid NOT NULL,
    member_id text NOT NULL,
    file_name text DEFAULT ''::text NOT NULL,
    type text,
    content text,
    created_at bigint NOT NULL,
    CONSTRAINT member_photos_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text])))
);
CREATE TABLE members (
    id text NOT NULL,
    app_id text,
    partner_user text,
    partner_name text DEFAULT ''::text NOT NULL,
    mobile_phone text,
    username text,
    email text,
    password text,
    member_type integer NOT NULL,
    credit_member_id bigint DEFAULT 0 NOT NULL,
    credit_employee_id bigint DEFAULT 0 NOT NULL,
    female_end_id bigint DEFAULT 0 NOT NULL,
    real_name text NOT NULL,
    mark_name text DEFAULT ''::text NOT NULL,
    pnr_import boolean DEFAULT false NOT NULL,
    referrer_phone text,
    created_at bigint NOT NULL,
    sex text DEFAULT ''::text NOT NULL,
    birthday text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    closed_at bigint,
    frozen_at bigint,
    commission integer DEFAULT 0 NOT NULL,
    photo_id uuid,
    photo_name text DEFAULT ''::text NOT NULL,
    muted_alerts text[] DEFAULT '{}'::text[] NOT NULL,
    exported_at bigint,
    CONSTRAINT members_check CHECK (((app_id IS NULL) = (partner_user IS NULL))),
    CONSTRAINT members_commission_check CHECK (((commission >= 0) AND (commission <= 100))),
    CONSTRAINT members_sex_check CHECK ((sex = ANY (ARRAY[''::text, 'M'::text, 'F'::text])))
);
CREATE TABLE messages (
    id bigint NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    order_id text,
    kind text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    at bigint NOT NULL,
    read_at bigint,
    is_reminder boolean DEFAULT false NOT NULL,
    is_texted boolean DEFAULT false NOT NULL,
    case_no text,
    subject text DEFAULT ''::text NOT NULL,
    task_id text,
    CONSTRAINT messages_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'pay'::text, 'ticket'::text, 'refund'::text, 'change'::text, 'flight'::text, 'stay'::text, 'approve'::text, 'apply'::text, 'bill'::text, 'join'::text])))
);
ALTER TABLE messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE notices (
    id text NOT NULL,
    app_id text,
    title text NOT NULL,
    body text NOT NULL,
    level text NOT NULL,
    shown_from bigint NOT NULL,
    shown_until bigint,
    CONSTRAINT notices_level_check CHECK ((level = ANY (ARRAY['important'::text, 'travel'::text, 'rule'::text])))
);
CREATE TABLE once_keys (
    member_id text NOT NULL,
    request_id text NOT NULL,
    fingerprint text NOT NULL,
    answer text,
    created_at bigint NOT NULL
);
CREATE TABLE order_approvals (
    id bigint NOT NULL,
    kind text NOT NULL,
    order_id text NOT NULL,
    order_kind text NOT NULL,
    company_id bigint NOT NULL,
    employee_id bigint NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    why jsonb NOT NULL,
    case_id bigint,
    case_no text NOT NULL,
    state text NOT NULL,
    asked_at bigint NOT NULL,
    decided_at bigint,
    hold_end bigint NOT NULL,
    price bigint NOT NULL,
    lines jsonb NOT NULL,
    info jsonb NOT NULL,
    wish jsonb,
    used_at bigint,
    moved_at bigint,
    comment text NOT NULL,
    moved_from bigint
);
ALTER TABLE order_approvals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_approvals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE order_facts (
    id bigint NOT NULL,
    order_id text NOT NULL,
    company_id bigint NOT NULL,
    employee_id bigint NOT NULL,
    no smallint NOT NULL,
    product text NOT NULL,
    at bigint NOT NULL,
    flags smallint NOT NULL,
    facts text NOT NULL,
    standard_version_id bigint
);
ALTER TABLE order_facts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_facts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE order_projects (
    order_id text NOT NULL,
    company_id bigint NOT NULL,
    project text NOT NULL
);
CREATE TABLE order_travellers (
    order_id text NOT NULL,
    member_id text NOT NULL,
    company_id bigint NOT NULL,
    app_id text NOT NULL,
    employee_id bigint NOT NULL,
    name text NOT NULL,
    substitute_id bigint NOT NULL,
    standard_of text NOT NULL,
    approver_of text NOT NULL,
    cost_center_of text NOT NULL,
    notice text NOT NULL
);
CREATE TABLE orders (
    order_id text NOT NULL,
    kind text NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    company_id text,
    status smallint NOT NULL,
    travel_type text NOT NULL,
    created_at bigint NOT NULL,
    travel_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    pay_deadline bigint NOT NULL,
    amount bigint NOT NULL,
    title text NOT NULL,
    words text NOT NULL,
    card jsonb NOT NULL,
    standard_version_id bigint,
    CONSTRAINT orders_kind_check CHECK ((kind = ANY (ARRAY['airTicket'::text, 'gp'::text, 'hotel'::text, 'train'::text, 'intl'::text]))),
    CONSTRAINT orders_travel_type_check CHECK ((travel_type = ANY (ARRAY['private'::text, 'business'::text])))
);
CREATE TABLE partner_applications (
    application_no text NOT NULL,
    app_id text NOT NULL,
    request_id text NOT NULL,
    fingerprint text NOT NULL,
    company text NOT NULL,
    contact text NOT NULL,
    mobile_phone text NOT NULL,
    city text NOT NULL,
    kind text NOT NULL,
    note text NOT NULL,
    agreed_version text NOT NULL,
    status text NOT NULL,
    reason text,
    address text NOT NULL,
    applied_at bigint NOT NULL,
    reviewed_at bigint,
    decided_at bigint,
    CONSTRAINT partner_applications_kind_check CHECK ((kind = ANY (ARRAY['corporate'::text, 'agent'::text, 'embed'::text, 'supply'::text]))),
    CONSTRAINT partner_applications_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'reviewing'::text, 'approved'::text, 'rejected'::text])))
);
CREATE TABLE partner_questions (
    address text NOT NULL,
    asked_at bigint NOT NULL
);
CREATE TABLE passenger_documents (
    passenger_id text NOT NULL,
    "position" integer NOT NULL,
    cert_type text NOT NULL,
    cert_no text NOT NULL,
    cert_key text NOT NULL,
    cert_valid_date text,
    issue_country text
);
CREATE SEQUENCE passenger_no
    START WITH 30100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE passengers (
    id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    name text NOT NULL,
    english_name text DEFAULT ''::text NOT NULL,
    psg_type text NOT NULL,
    sex text DEFAULT ''::text NOT NULL,
    born_date text DEFAULT ''::text NOT NULL,
    nationality text DEFAULT 'CN'::text NOT NULL,
    mobile_phone text DEFAULT ''::text NOT NULL,
    is_self boolean DEFAULT false NOT NULL,
    guardian_consent boolean DEFAULT false NOT NULL,
    consent_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    company_id bigint,
    host_id bigint,
    visit_reason text DEFAULT ''::text NOT NULL,
    relation text,
    student jsonb
);
CREATE TABLE pay_code_tries (
    member_id text NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    locked_until bigint DEFAULT 0 NOT NULL
);
CREATE TABLE pay_code_uses (
    id bigint NOT NULL,
    code_id bigint NOT NULL,
    member_id text NOT NULL,
    order_id text NOT NULL,
    out_trade_no text NOT NULL,
    amount bigint NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT pay_code_uses_amount_check CHECK ((amount > 0))
);
ALTER TABLE pay_code_uses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME pay_code_uses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE pay_codes (
    id bigint NOT NULL,
    app_id text NOT NULL,
    owner_id text NOT NULL,
    company_id text,
    scope text NOT NULL,
    code_hash text NOT NULL,
    code_end text NOT NULL,
    products text NOT NULL,
    cap_each bigint NOT NULL,
    cap_total bigint NOT NULL,
    used bigint DEFAULT 0 NOT NULL,
    uses_max integer NOT NULL,
    uses integer DEFAULT 0 NOT NULL,
    booker_phone text NOT NULL,
    note text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    revoked_at bigint,
    CONSTRAINT pay_codes_cap_each_check CHECK ((cap_each > 0)),
    CONSTRAINT pay_codes_check CHECK ((cap_total >= cap_each)),
    CONSTRAINT pay_codes_check1 CHECK (((used >= 0) AND (used <= cap_total))),
    CONSTRAINT pay_codes_check2 CHECK (((uses >= 0) AND (uses <= uses_max))),
    CONSTRAINT pay_codes_scope_check CHECK ((scope = ANY (ARRAY['wallet'::text, 'company'::text]))),
    CONSTRAINT pay_codes_uses_max_check CHECK ((uses_max > 0))
);
ALTER TABLE pay_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME pay_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE pay_passwords (
    member_id text NOT NULL,
    hash text NOT NULL,
    failures smallint DEFAULT 0 NOT NULL,
    locked_until bigint DEFAULT 0 NOT NULL
);
CREATE TABLE payments (
    out_trade_no text NOT NULL,
    order_id text NOT NULL,
    business_type text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    method text,
    payer text NOT NULL,
    amount bigint NOT NULL,
    state text NOT NULL,
    closed_because text,
    created_at bigint NOT NULL,
    expires_at bigint,
    paid_at bigint,
    trade_no text,
    source text,
    returned bigint DEFAULT 0 NOT NULL,
    payer_id text,
    CONSTRAINT payments_amount_check CHECK ((amount > 0)),
    CONSTRAINT payments_check CHECK (((returned >= 0) AND (returned <= amount))),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['alipay'::text, 'weChatPay'::text, 'tianHangPay'::text, 'creditPay'::text]))),
    CONSTRAINT payments_payer_check CHECK ((payer = ANY (ARRAY['company'::text, 'personal'::text]))),
    CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'reserved'::text, 'paid'::text, 'closed'::text, 'refunding'::text, 'refunded'::text])))
);
CREATE TABLE price_moves (
    order_id text NOT NULL,
    percent smallint NOT NULL,
    is_written boolean DEFAULT false NOT NULL
);
CREATE TABLE process_roles (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    people jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
ALTER TABLE process_roles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME process_roles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE process_versions (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    process_id bigint NOT NULL,
    version integer NOT NULL,
    state text NOT NULL,
    content jsonb NOT NULL,
    scope jsonb NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    published_at bigint,
    changed_by text NOT NULL,
    changed_at bigint NOT NULL,
    lock integer DEFAULT 1 NOT NULL,
    CONSTRAINT process_versions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'over'::text]))),
    CONSTRAINT process_versions_version_check CHECK ((version > 0))
);
ALTER TABLE process_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME process_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE processes (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    place integer DEFAULT 0 NOT NULL,
    retired_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT processes_kind_check CHECK ((kind = ANY (ARRAY['trip'::text, 'order'::text, 'change'::text, 'refund'::text])))
);
ALTER TABLE processes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME processes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE rail_accounts (
    id bigint NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    account text NOT NULL,
    is_linked boolean NOT NULL,
    used_at bigint NOT NULL
);
ALTER TABLE rail_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME rail_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE rail_changes (
    train_day integer NOT NULL,
    kind text NOT NULL,
    minutes integer NOT NULL,
    CONSTRAINT rail_changes_kind_check CHECK ((kind = ANY (ARRAY['delayed'::text, 'moved'::text, 'cancelled'::text])))
);
CREATE TABLE rail_order_events (
    id bigint NOT NULL,
    order_id text NOT NULL,
    at bigint NOT NULL,
    title text NOT NULL,
    detail text NOT NULL
);
ALTER TABLE rail_order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME rail_order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE rail_orders (
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    company_id text,
    status integer NOT NULL,
    travel_type text NOT NULL,
    created_at bigint NOT NULL,
    pay_deadline bigint NOT NULL,
    step_at bigint,
    payprice bigint NOT NULL,
    departs_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    content jsonb NOT NULL,
    split jsonb DEFAULT 'null'::jsonb NOT NULL,
    cancelled_at bigint,
    CONSTRAINT rail_orders_payprice_check CHECK ((payprice >= 0)),
    CONSTRAINT rail_orders_travel_type_check CHECK ((travel_type = ANY (ARRAY['private'::text, 'business'::text])))
);
CREATE TABLE rail_returns (
    id bigint NOT NULL,
    train_day integer NOT NULL,
    seat smallint NOT NULL,
    sections integer NOT NULL,
    CONSTRAINT rail_returns_sections_check CHECK ((sections > 0))
);
ALTER TABLE rail_returns ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME rail_returns_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE rail_seats (
    train_day integer NOT NULL,
    seat smallint NOT NULL,
    held integer NOT NULL,
    sold integer NOT NULL,
    CONSTRAINT rail_seats_check CHECK (((held & sold) = 0)),
    CONSTRAINT rail_seats_held_check CHECK ((held >= 0)),
    CONSTRAINT rail_seats_sold_check CHECK ((sold >= 0))
);
CREATE TABLE rail_tickets (
    order_id text NOT NULL,
    ride_no smallint NOT NULL,
    passenger_no smallint NOT NULL,
    cert_key text NOT NULL,
    ticket_type text NOT NULL,
    train_day integer NOT NULL,
    seat smallint NOT NULL,
    sections integer NOT NULL,
    price bigint NOT NULL,
    is_open boolean DEFAULT true NOT NULL,
    state text DEFAULT 'held'::text NOT NULL,
    keeps_five boolean DEFAULT false NOT NULL,
    insurance bigint DEFAULT 0 NOT NULL,
    CONSTRAINT rail_tickets_insurance_check CHECK ((insurance >= 0)),
    CONSTRAINT rail_tickets_price_check CHECK ((price >= 0)),
    CONSTRAINT rail_tickets_sections_check CHECK ((sections > 0)),
    CONSTRAINT rail_tickets_state_check CHECK ((state = ANY (ARRAY['held'::text, 'open'::text, 'refunding'::text, 'refunded'::text, 'changed'::text, 'void'::text]))),
    CONSTRAINT rail_tickets_ticket_type_check CHECK ((ticket_type = ANY (ARRAY['adult'::text, 'child'::text, 'student'::text, 'disabledSoldier'::text])))
);
CREATE TABLE rail_wishes (
    order_id text NOT NULL,
    wish_no smallint NOT NULL,
    train_day integer NOT NULL,
    seat_class text NOT NULL,
    sections integer NOT NULL,
    passengers smallint NOT NULL,
    place bigint NOT NULL,
    CONSTRAINT rail_wishes_passengers_check CHECK ((passengers > 0)),
    CONSTRAINT rail_wishes_sections_check CHECK ((sections > 0))
);
CREATE TABLE recharge_orders (
    order_id text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    amount bigint NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    pay_deadline bigint NOT NULL,
    paid_at bigint,
    method text,
    trade_no text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT recharge_orders_amount_check CHECK ((amount > 0)),
    CONSTRAINT recharge_orders_method_check CHECK ((method = ANY (ARRAY['alipay'::text, 'weChatPay'::text]))),
    CONSTRAINT recharge_orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'voided'::text])))
);
CREATE TABLE recommend_codes (
    member_id text NOT NULL,
    code text NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE report_days (
    company_id text NOT NULL,
    app_id text NOT NULL,
    product text NOT NULL,
    dimension text NOT NULL,
    day text NOT NULL,
    value text NOT NULL,
    amount bigint DEFAULT 0 NOT NULL,
    sales bigint DEFAULT 0 NOT NULL,
    changes bigint DEFAULT 0 NOT NULL,
    refunds bigint DEFAULT 0 NOT NULL,
    fare bigint DEFAULT 0 NOT NULL,
    full_fare bigint DEFAULT 0 NOT NULL,
    taxes bigint DEFAULT 0 NOT NULL,
    service_fee bigint DEFAULT 0 NOT NULL,
    insurance bigint DEFAULT 0 NOT NULL,
    over_amount bigint DEFAULT 0 NOT NULL,
    missed bigint DEFAULT 0 NOT NULL,
    change_cost bigint DEFAULT 0 NOT NULL,
    refund_cost bigint DEFAULT 0 NOT NULL,
    orders bigint DEFAULT 0 NOT NULL,
    tickets bigint DEFAULT 0 NOT NULL,
    advance_days bigint DEFAULT 0 NOT NULL,
    checked bigint DEFAULT 0 NOT NULL,
    over_tickets bigint DEFAULT 0 NOT NULL,
    missed_tickets bigint DEFAULT 0 NOT NULL,
    changed_tickets bigint DEFAULT 0 NOT NULL,
    refunded_tickets bigint DEFAULT 0 NOT NULL
);
CREATE TABLE report_events (
    id text NOT NULL,
    type text NOT NULL,
    order_id text NOT NULL,
    product text NOT NULL,
    app_id text NOT NULL,
    company_id text,
    member_id text NOT NULL,
    at bigint NOT NULL,
    day text NOT NULL,
    travel_at bigint NOT NULL,
    department text NOT NULL,
    employee text NOT NULL,
    cost_center text NOT NULL,
    route text NOT NULL,
    airline text NOT NULL,
    cabin text NOT NULL,
    advance text NOT NULL,
    standard text NOT NULL,
    reason text NOT NULL,
    travel_type text NOT NULL,
    is_summed boolean DEFAULT false NOT NULL,
    amount bigint DEFAULT 0 NOT NULL,
    sales bigint DEFAULT 0 NOT NULL,
    changes bigint DEFAULT 0 NOT NULL,
    refunds bigint DEFAULT 0 NOT NULL,
    fare bigint DEFAULT 0 NOT NULL,
    full_fare bigint DEFAULT 0 NOT NULL,
    taxes bigint DEFAULT 0 NOT NULL,
    service_fee bigint DEFAULT 0 NOT NULL,
    insurance bigint DEFAULT 0 NOT NULL,
    over_amount bigint DEFAULT 0 NOT NULL,
    missed bigint DEFAULT 0 NOT NULL,
    change_cost bigint DEFAULT 0 NOT NULL,
    refund_cost bigint DEFAULT 0 NOT NULL,
    orders bigint DEFAULT 0 NOT NULL,
    tickets bigint DEFAULT 0 NOT NULL,
    advance_days bigint DEFAULT 0 NOT NULL,
    checked bigint DEFAULT 0 NOT NULL,
    over_tickets bigint DEFAULT 0 NOT NULL,
    missed_tickets bigint DEFAULT 0 NOT NULL,
    changed_tickets bigint DEFAULT 0 NOT NULL,
    refunded_tickets bigint DEFAULT 0 NOT NULL,
    payer text DEFAULT 'personal'::text NOT NULL,
    CONSTRAINT report_events_type_check CHECK ((type = ANY (ARRAY['sale'::text, 'change'::text, 'refund'::text])))
);
CREATE TABLE sandbox_state (
    id integer NOT NULL,
    clock_offset bigint DEFAULT 0 NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    fault_count integer DEFAULT 0 NOT NULL,
    history integer DEFAULT 0 NOT NULL,
    account_clocks jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT sandbox_state_id_check CHECK ((id = 1))
);
CREATE TABLE schedule_changes (
    flight_id text NOT NULL,
    city_pair text NOT NULL,
    flight_day text NOT NULL,
    kind text NOT NULL,
    minutes integer NOT NULL,
    CONSTRAINT schedule_changes_kind_check CHECK ((kind = ANY (ARRAY['delayed'::text, 'moved'::text, 'cancelled'::text])))
);
CREATE TABLE server_events (
    id bigint NOT NULL,
    uid text DEFAULT ('evt_'::text || replace((gen_random_uuid())::text, '-'::text, ''::text)) NOT NULL,
    app_id text NOT NULL,
    kind text NOT NULL,
    object text NOT NULL,
    at bigint NOT NULL,
    amount bigint,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_dealt boolean DEFAULT false NOT NULL
);
ALTER TABLE server_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME server_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE sessions (
    token_hash text NOT NULL,
    member_id text NOT NULL,
    app_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen bigint NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    acting_id text,
    acting_by text,
    acting_company bigint,
    acting_from text
);
CREATE TABLE signs_used (
    app_id text NOT NULL,
    jti text NOT NULL,
    forget_at bigint NOT NULL
);
CREATE TABLE sms_codes (
    id bigint NOT NULL,
    mobile_phone text NOT NULL,
    purpose text NOT NULL,
    code text NOT NULL,
    sent_at bigint NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    used boolean DEFAULT false NOT NULL
);
ALTER TABLE sms_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sms_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE sms_texts (
    id bigint NOT NULL,
    mobile_phone text NOT NULL,
    body text NOT NULL,
    sent_at bigint NOT NULL
);
ALTER TABLE sms_texts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sms_texts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE standard_versions (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    standard_id bigint NOT NULL,
    version integer NOT NULL,
    state text NOT NULL,
    from_day text DEFAULT ''::text NOT NULL,
    to_day text,
    content jsonb NOT NULL,
    assigned jsonb NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    changed_by text NOT NULL,
    changed_at bigint NOT NULL,
    lock integer DEFAULT 1 NOT NULL,
    CONSTRAINT standard_versions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text]))),
    CONSTRAINT standard_versions_version_check CHECK ((version > 0))
);
ALTER TABLE standard_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME standard_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE standards (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT standards_kind_check CHECK ((kind = ANY (ARRAY['travel'::text, 'car'::text])))
);
ALTER TABLE standards ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME standards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE substitute_changes (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    substitute_id bigint NOT NULL,
    at bigint NOT NULL,
    by_name text NOT NULL,
    body text NOT NULL
);
ALTER TABLE substitute_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME substitute_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE substitutes (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    booker_employee_id bigint NOT NULL,
    subjects jsonb NOT NULL,
    products jsonb NOT NULL,
    from_day text NOT NULL,
    to_day text NOT NULL,
    standard_of text NOT NULL,
    approver_of text NOT NULL,
    cost_center_of text NOT NULL,
    notice text NOT NULL,
    ended_at bigint,
    version integer NOT NULL,
    updated_at bigint NOT NULL
);
ALTER TABLE substitutes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME substitutes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE tianhanbao (
    member_id text NOT NULL,
    paid_through text NOT NULL
);
CREATE TABLE travel_levels (
    id bigint DEFAULT nextval('people_no'::regclass) NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    rank integer NOT NULL,
    approve_flag boolean DEFAULT false NOT NULL,
    fee_flag boolean DEFAULT false NOT NULL,
    change_approve boolean DEFAULT false NOT NULL,
    overproof boolean DEFAULT false NOT NULL,
    over_approve boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE voucher_claims (
    order_id text NOT NULL,
    kind text NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    company_id text,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    from_at bigint NOT NULL,
    amount bigint NOT NULL,
    hurdle text NOT NULL,
    voucher text NOT NULL
);
CREATE TABLE vouchers (
    id bigint NOT NULL,
    order_id text NOT NULL,
    kind text NOT NULL,
    app_id text NOT NULL,
    member_id text NOT NULL,
    state text NOT NULL,
    amount bigint NOT NULL,
    title_name text NOT NULL,
    tax_no text NOT NULL,
    email text NOT NULL,
    voucher_no text DEFAULT ''::text NOT NULL,
    red_no text DEFAULT ''::text NOT NULL,
    requested_at bigint NOT NULL,
    issue_at bigint NOT NULL,
    issued_at bigint,
    red_at bigint,
    CONSTRAINT vouchers_kind_check CHECK ((kind = ANY (ARRAY['itinerary'::text, 'fees'::text, 'room'::text, 'rail'::text, 'railFees'::text, 'intl'::text]))),
    CONSTRAINT vouchers_state_check CHECK ((state = ANY (ARRAY['issuing'::text, 'issued'::text, 'red'::text])))
);
ALTER TABLE vouchers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME vouchers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE wallet_days (
    account text NOT NULL,
    day bigint NOT NULL,
    kind text NOT NULL,
    money_in bigint NOT NULL,
    money_out bigint NOT NULL,
    entries bigint NOT NULL
);
CREATE TABLE withdrawals (
    withdrawal_id text NOT NULL,
    member_id text NOT NULL,
    card_id text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    state text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    created_at bigint NOT NULL,
    processing_at bigint,
    done_at bigint,
    step_at bigint,
    CONSTRAINT withdrawals_check CHECK ((amount > fee)),
    CONSTRAINT withdrawals_fee_check CHECK ((fee >= 0)),
    CONSTRAINT withdrawals_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'processing'::text, 'paid'::text, 'refused'::text])))
);
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY after_sale_proofs
    ADD CONSTRAINT after_sale_proofs_pkey PRIMARY KEY (proof_id);
ALTER TABLE ONLY after_sales
    ADD CONSTRAINT after_sales_pkey PRIMARY KEY (sale_id);
ALTER TABLE ONLY air_order_events
    ADD CONSTRAINT air_order_events_pkey PRIMARY KEY (order_id, id);
ALTER TABLE ONLY air_order_flights
    ADD CONSTRAINT air_order_flights_pkey PRIMARY KEY (order_id, triptype, change_no);
ALTER TABLE ONLY air_order_passengers
    ADD CONSTRAINT air_order_passengers_pkey PRIMARY KEY (order_id, psg_id);
ALTER TABLE ONLY air_order_tickets
    ADD CONSTRAINT air_order_tickets_pkey PRIMARY KEY (order_id, psg_id, triptype);
ALTER TABLE ONLY air_orders
    ADD CONSTRAINT air_orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY app_keys
    ADD CONSTRAINT app_keys_pkey PRIMARY KEY (kid);
ALTER TABLE ONLY app_origins
    ADD CONSTRAINT app_origins_pkey PRIMARY KEY (app_id, origin);
ALTER TABLE ONLY application_files
    ADD CONSTRAINT application_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY application_uses
    ADD CONSTRAINT application_uses_pkey PRIMARY KEY (order_id, leg_id);
ALTER TABLE ONLY application_versions
    ADD CONSTRAINT application_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY bank_cards
    ADD CONSTRAINT bank_cards_pkey PRIMARY KEY (card_id);
ALTER TABLE ONLY benefit_orders
    ADD CONSTRAINT benefit_orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY bill_settings
    ADD CONSTRAINT bill_settings_pkey PRIMARY KEY (app_id, company_id);
ALTER TABLE ONLY captchas
    ADD CONSTRAINT captchas_pkey PRIMARY KEY (random_code);
ALTER TABLE ONLY car_rides
    ADD CONSTRAINT car_rides_company_id_request_key_key UNIQUE (company_id, request_key);
ALTER TABLE ONLY car_rides
    ADD CONSTRAINT car_rides_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY case_copies
    ADD CONSTRAINT case_copies_pkey PRIMARY KEY (case_id, actor);
ALTER TABLE ONLY case_tasks
    ADD CONSTRAINT case_tasks_id_key UNIQUE (id);
ALTER TABLE ONLY case_tasks
    ADD CONSTRAINT case_tasks_pkey PRIMARY KEY (case_id, task_id);
ALTER TABLE ONLY cases
    ADD CONSTRAINT cases_no_key UNIQUE (no);
ALTER TABLE ONLY cases
    ADD CONSTRAINT cases_pkey PRIMARY KEY (id);
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_acts
    ADD CONSTRAINT company_acts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_bill_disputes
    ADD CONSTRAINT company_bill_disputes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_bill_invoices
    ADD CONSTRAINT company_bill_invoices_bill_id_percent_key UNIQUE (bill_id, percent);
ALTER TABLE ONLY company_bill_invoices
    ADD CONSTRAINT company_bill_invoices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_bill_movements
    ADD CONSTRAINT company_bill_movements_pkey PRIMARY KEY (movement);
ALTER TABLE ONLY company_bill_payments
    ADD CONSTRAINT company_bill_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_bill_payments
    ADD CONSTRAINT company_bill_payments_reference_key UNIQUE (reference);
ALTER TABLE ONLY company_bill_posts
    ADD CONSTRAINT company_bill_posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_bill_rows
    ADD CONSTRAINT company_bill_rows_pkey PRIMARY KEY (bill_id, no);
ALTER TABLE ONLY company_bills
    ADD CONSTRAINT company_bills_no_key UNIQUE (no);
ALTER TABLE ONLY company_bills
    ADD CONSTRAINT company_bills_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_bind_codes
    ADD CONSTRAINT company_bind_codes_code_key UNIQUE (code);
ALTER TABLE ONLY company_bind_codes
    ADD CONSTRAINT company_bind_codes_pkey PRIMARY KEY (company_id);
ALTER TABLE ONLY company_bind_requests
    ADD CONSTRAINT company_bind_requests_company_id_parent_id_key UNIQUE (company_id, parent_id);
ALTER TABLE ONLY company_bind_requests
    ADD CONSTRAINT company_bind_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_preference_changes
    ADD CONSTRAINT company_preference_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY company_preferences
    ADD CONSTRAINT company_preferences_pkey PRIMARY KEY (company_id);
ALTER TABLE ONLY company_settlements
    ADD CONSTRAINT company_settlements_pkey PRIMARY KEY (company_id, version);
ALTER TABLE ONLY cost_centers
    ADD CONSTRAINT cost_centers_pkey PRIMARY KEY (company_id, code);
ALTER TABLE ONLY credit_limit_requests
    ADD CONSTRAINT credit_limit_requests_pkey PRIMARY KEY (no);
ALTER TABLE ONLY department_budgets
    ADD CONSTRAINT department_budgets_pkey PRIMARY KEY (department_id);
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deputies
    ADD CONSTRAINT deputies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY document_reveals
    ADD CONSTRAINT document_reveals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY downloads
    ADD CONSTRAINT downloads_pkey PRIMARY KEY (key_hash);
ALTER TABLE ONLY due_jobs
    ADD CONSTRAINT due_jobs_kind_subject_id_task_id_key UNIQUE (kind, subject_id, task_id);
ALTER TABLE ONLY due_jobs
    ADD CONSTRAINT due_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY employee_import_changes
    ADD CONSTRAINT employee_import_changes_pkey PRIMARY KEY (company_id, import_id, place);
ALTER TABLE ONLY employee_imports
    ADD CONSTRAINT employee_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY employee_joins
    ADD CONSTRAINT employee_joins_pkey PRIMARY KEY (employee_id);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_member_id_company_id_key UNIQUE (member_id, company_id);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_pkey PRIMARY KEY (id);
ALTER TABLE ONLY event_attempts
    ADD CONSTRAINT event_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY event_deliveries
    ADD CONSTRAINT event_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY event_deliveries
    ADD CONSTRAINT event_deliveries_subscription_id_event_id_key UNIQUE (subscription_id, event_id);
ALTER TABLE ONLY event_subscriptions
    ADD CONSTRAINT event_subscriptions_app_id_request_id_key UNIQUE (app_id, request_id);
ALTER TABLE ONLY event_subscriptions
    ADD CONSTRAINT event_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY exception_events
    ADD CONSTRAINT exception_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY faults
    ADD CONSTRAINT faults_pkey PRIMARY KEY (path);
ALTER TABLE ONLY flight_seats
    ADD CONSTRAINT flight_seats_pkey PRIMARY KEY (flight_id, cabin_code);
ALTER TABLE ONLY holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (verify_key);
ALTER TABLE ONLY hotel_nights
    ADD CONSTRAINT hotel_nights_pkey PRIMARY KEY (hotel_id, room_id, night);
ALTER TABLE ONLY hotel_order_events
    ADD CONSTRAINT hotel_order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hotel_orders
    ADD CONSTRAINT hotel_orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY incomes
    ADD CONSTRAINT incomes_pkey PRIMARY KEY (order_id, kind);
ALTER TABLE ONLY intl_order_events
    ADD CONSTRAINT intl_order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY intl_orders
    ADD CONSTRAINT intl_orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY intl_tickets
    ADD CONSTRAINT intl_tickets_pkey PRIMARY KEY (order_id, slice_no, passenger_no);
ALTER TABLE ONLY invoice_titles
    ADD CONSTRAINT invoice_titles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (account);
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (movement, account);
ALTER TABLE ONLY ledger_movements
    ADD CONSTRAINT ledger_movements_key_key UNIQUE (key);
ALTER TABLE ONLY ledger_movements
    ADD CONSTRAINT ledger_movements_pkey PRIMARY KEY (movement);
ALTER TABLE ONLY list_views
    ADD CONSTRAINT list_views_pkey PRIMARY KEY (app_id, member_id, list, view_name);
ALTER TABLE ONLY login_addresses
    ADD CONSTRAINT login_addresses_pkey PRIMARY KEY (address, account);
ALTER TABLE ONLY login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (account);
ALTER TABLE ONLY login_tickets
    ADD CONSTRAINT login_tickets_pkey PRIMARY KEY (ticket_hash);
ALTER TABLE ONLY login_turns
    ADD CONSTRAINT login_turns_pkey PRIMARY KEY (address, turn);
ALTER TABLE ONLY logins
    ADD CONSTRAINT logins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY member_photos
    ADD CONSTRAINT member_photos_pkey PRIMARY KEY (photo_id);
ALTER TABLE ONLY member_photos
    ADD CONSTRAINT member_photos_upload_token_key UNIQUE (upload_token);
ALTER TABLE ONLY members
    ADD CONSTRAINT members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY once_keys
    ADD CONSTRAINT once_keys_pkey PRIMARY KEY (member_id, request_id);
ALTER TABLE ONLY order_approvals
    ADD CONSTRAINT order_approvals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY order_facts
    ADD CONSTRAINT order_facts_id_key UNIQUE (id);
ALTER TABLE ONLY order_facts
    ADD CONSTRAINT order_facts_pkey PRIMARY KEY (order_id, employee_id, no);
ALTER TABLE ONLY order_projects
    ADD CONSTRAINT order_projects_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY order_travellers
    ADD CONSTRAINT order_travellers_pkey PRIMARY KEY (order_id, member_id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY partner_applications
    ADD CONSTRAINT partner_applications_app_id_request_id_key UNIQUE (app_id, request_id);
ALTER TABLE ONLY partner_applications
    ADD CONSTRAINT partner_applications_pkey PRIMARY KEY (application_no);
ALTER TABLE ONLY passenger_documents
    ADD CONSTRAINT passenger_documents_pkey PRIMARY KEY (passenger_id, "position");
ALTER TABLE ONLY passengers
    ADD CONSTRAINT passengers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pay_code_tries
    ADD CONSTRAINT pay_code_tries_pkey PRIMARY KEY (member_id);
ALTER TABLE ONLY pay_code_uses
    ADD CONSTRAINT pay_code_uses_out_trade_no_key UNIQUE (out_trade_no);
ALTER TABLE ONLY pay_code_uses
    ADD CONSTRAINT pay_code_uses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pay_codes
    ADD CONSTRAINT pay_codes_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY pay_codes
    ADD CONSTRAINT pay_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pay_passwords
    ADD CONSTRAINT pay_passwords_pkey PRIMARY KEY (member_id);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (out_trade_no);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_trade_no_key UNIQUE (trade_no);
ALTER TABLE ONLY price_moves
    ADD CONSTRAINT price_moves_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY process_roles
    ADD CONSTRAINT process_roles_company_id_name_key UNIQUE (company_id, name);
ALTER TABLE ONLY process_roles
    ADD CONSTRAINT process_roles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY process_versions
    ADD CONSTRAINT process_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY process_versions
    ADD CONSTRAINT process_versions_process_id_version_key UNIQUE (process_id, version);
ALTER TABLE ONLY processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rail_accounts
    ADD CONSTRAINT rail_accounts_app_id_member_id_account_key UNIQUE (app_id, member_id, account);
ALTER TABLE ONLY rail_accounts
    ADD CONSTRAINT rail_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rail_changes
    ADD CONSTRAINT rail_changes_pkey PRIMARY KEY (train_day);
ALTER TABLE ONLY rail_order_events
    ADD CONSTRAINT rail_order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rail_orders
    ADD CONSTRAINT rail_orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY rail_returns
    ADD CONSTRAINT rail_returns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rail_seats
    ADD CONSTRAINT rail_seats_pkey PRIMARY KEY (train_day, seat);
ALTER TABLE ONLY rail_tickets
    ADD CONSTRAINT rail_tickets_pkey PRIMARY KEY (order_id, ride_no, passenger_no);
ALTER TABLE ONLY rail_wishes
    ADD CONSTRAINT rail_wishes_pkey PRIMARY KEY (order_id, wish_no);
ALTER TABLE ONLY recharge_orders
    ADD CONSTRAINT recharge_orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY recommend_codes
    ADD CONSTRAINT recommend_codes_code_key UNIQUE (code);
ALTER TABLE ONLY recommend_codes
    ADD CONSTRAINT recommend_codes_pkey PRIMARY KEY (member_id);
ALTER TABLE ONLY report_days
    ADD CONSTRAINT report_days_pkey PRIMARY KEY (company_id, app_id, product, dimension, day, value);
ALTER TABLE ONLY report_events
    ADD CONSTRAINT report_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sandbox_state
    ADD CONSTRAINT sandbox_state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY schedule_changes
    ADD CONSTRAINT schedule_changes_pkey PRIMARY KEY (flight_id);
ALTER TABLE ONLY server_events
    ADD CONSTRAINT server_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY server_events
    ADD CONSTRAINT server_events_uid_key UNIQUE (uid);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY signs_used
    ADD CONSTRAINT signs_used_pkey PRIMARY KEY (app_id, jti);
ALTER TABLE ONLY sms_codes
    ADD CONSTRAINT sms_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sms_texts
    ADD CONSTRAINT sms_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY standard_versions
    ADD CONSTRAINT standard_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY standard_versions
    ADD CONSTRAINT standard_versions_standard_id_version_key UNIQUE (standard_id, version);
ALTER TABLE ONLY standards
    ADD CONSTRAINT standards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY substitute_changes
    ADD CONSTRAINT substitute_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY substitutes
    ADD CONSTRAINT substitutes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tianhanbao
    ADD CONSTRAINT tianhanbao_pkey PRIMARY KEY (member_id);
ALTER TABLE ONLY travel_levels
    ADD CONSTRAINT travel_levels_company_id_name_key UNIQUE (company_id, name);
ALTER TABLE ONLY travel_levels
    ADD CONSTRAINT travel_levels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY voucher_claims
    ADD CONSTRAINT voucher_claims_pkey PRIMARY KEY (order_id, kind);
ALTER TABLE ONLY vouchers
    ADD CONSTRAINT vouchers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wallet_days
    ADD CONSTRAINT wallet_days_pkey PRIMARY KEY (account, day, kind);
ALTER TABLE ONLY withdrawals
    ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (withdrawal_id);
CREATE UNIQUE INDEX addresses_default ON addresses USING btree (app_id, member_id) WHERE is_default;
CREATE INDEX addresses_owner ON addresses USING btree (app_id, member_id);
CREATE INDEX after_sale_proofs_order ON after_sale_proofs USING btree (order_id);
CREATE INDEX after_sales_decided ON after_sales USING btree (member_id, kind, decided_at, sale_id) WHERE (state = ANY (ARRAY['returning'::text, 'done'::text]));
CREATE INDEX after_sales_order ON after_sales USING btree (order_id, applied_at);
CREATE INDEX after_sales_quoted ON after_sales USING btree (expires_at) WHERE (state = 'quoted'::text);
CREATE INDEX after_sales_to_flight ON after_sales USING btree ((((content -> 'fresh'::text) ->> 'flightId'::text))) WHERE ((kind = 'change'::text) AND (state = ANY (ARRAY['unpaid'::text, 'confirming'::text])));
CREATE UNIQUE INDEX after_sales_under_way ON after_sales USING btree (order_id) WHERE (state = ANY (ARRAY['applied'::text, 'processing'::text, 'unpaid'::text, 'confirming'::text]));
CREATE INDEX air_order_tickets_journey ON air_order_tickets USING btree (cert_key, dep_at);
CREATE UNIQUE INDEX air_order_tickets_number ON air_order_tickets USING btree (ticket_no) WHERE (ticket_no IS NOT NULL);
CREATE INDEX air_orders_step ON air_orders USING btree (step_at) WHERE (step_at IS NOT NULL);
CREATE INDEX application_files_of_member ON application_files USING btree (member_id, created_at);
CREATE INDEX application_uses_of_application ON application_uses USING btree (application_id);
CREATE INDEX application_versions_of_application ON application_versions USING btree (application_id, id DESC);
CREATE INDEX application_versions_of_case ON application_versions USING btree (case_id);
CREATE INDEX applications_by_departure ON applications USING btree (company_id, from_day, id) WHERE (state <> 0);
CREATE INDEX applications_by_state ON applications USING btree (company_id, state) WHERE (state <> 0);
CREATE INDEX applications_of_companions ON applications USING gin (companions);
CREATE INDEX applications_of_company ON applications USING btree (company_id, updated_at DESC, id DESC) WHERE (state <> 0);
CREATE INDEX applications_of_employee ON applications USING btree (company_id, employee_id, updated_at DESC, id DESC);
CREATE INDEX applications_of_employee_by_departure ON applications USING btree (company_id, employee_id, from_day, id);
CREATE INDEX applications_of_employee_by_state ON applications USING btree (company_id, employee_id, state);
CREATE INDEX applications_of_travellers ON applications USING gin (travellers);
CREATE INDEX applications_promised ON applications USING btree (company_id, from_day, employee_id, budget, id) WHERE (state = 2);
CREATE INDEX applications_to_end ON applications USING btree (to_day) WHERE (state = ANY (ARRAY[2, 6]));
CREATE UNIQUE INDEX bank_cards_bound ON bank_cards USING btree (member_id, number_hash) WHERE (state = 'bound'::text);
CREATE INDEX bank_cards_member ON bank_cards USING btree (member_id, bound_at);
CREATE INDEX benefit_orders_due ON benefit_orders USING btree (pay_deadline) WHERE (state = 'open'::text);
CREATE INDEX benefit_orders_member ON benefit_orders USING btree (app_id, member_id, created_at);
CREATE UNIQUE INDEX benefit_orders_open ON benefit_orders USING btree (app_id, member_id, kind) WHERE (state = 'open'::text);
CREATE INDEX captchas_by_expiry ON captchas USING btree (expires_at);
CREATE INDEX car_rides_used ON car_rides USING btree (company_id, employee_id, month, day);
CREATE INDEX case_copies_of_actor ON case_copies USING btree (company_id, actor, at, case_id);
CREATE INDEX case_tasks_done ON case_tasks USING btree (company_id, actor, closed_at, id) WHERE (state = ANY (ARRAY['agreed'::text, 'refused'::text, 'handedOn'::text]));
CREATE INDEX case_tasks_of_away ON case_tasks USING btree (company_id, for_id, lapses_at, id) WHERE ((state = 'open'::text) AND (for_id IS NOT NULL));
CREATE INDEX case_tasks_open ON case_tasks USING btree (company_id, actor, lapses_at, id) WHERE (state = 'open'::text);
CREATE INDEX case_tasks_replies ON case_tasks USING btree (company_id, closed_at) WHERE (state = ANY (ARRAY['agreed'::text, 'refused'::text]));
CREATE INDEX cases_by_end ON cases USING btree (company_id, first_end, id);
CREATE INDEX cases_of_applicant ON cases USING btree (company_id, applicant_id, opened_at, id);
CREATE INDEX cases_of_company ON cases USING btree (company_id, opened_at, id);
CREATE INDEX cases_of_subject ON cases USING btree (kind, subject_id, id);
CREATE INDEX cases_of_version ON cases USING btree (process_version_id) WHERE (state = 'running'::text);
CREATE UNIQUE INDEX cases_running ON cases USING btree (kind, subject_id) WHERE (state = 'running'::text);
CREATE INDEX companies_below ON companies USING btree (parent_id, id) WHERE (parent_id IS NOT NULL);
CREATE INDEX company_acts_by_time ON company_acts USING btree (company_id, at, id);
CREATE INDEX company_bill_disputes_due ON company_bill_disputes USING btree (answer_at) WHERE (state = 'waiting'::text);
CREATE INDEX company_bill_disputes_of ON company_bill_disputes USING btree (company_id, opened_at, id);
CREATE UNIQUE INDEX company_bill_disputes_open ON company_bill_disputes USING btree (bill_id, no) WHERE (state = ANY (ARRAY['waiting'::text, 'refused'::text]));
CREATE INDEX company_bill_movements_new ON company_bill_movements USING btree (company_id, at, movement) WHERE (bill_id IS NULL);
CREATE INDEX company_bill_movements_of ON company_bill_movements USING btree (bill_id, no) WHERE (bill_id IS NOT NULL);
CREATE INDEX company_bill_payments_due ON company_bill_payments USING btree (arrives_at) WHERE (state = 'waiting'::text);
CREATE INDEX company_bill_payments_of ON company_bill_payments USING btree (bill_id, id);
CREATE INDEX company_bill_posts_of ON company_bill_posts USING btree (dispute_id, id);
CREATE INDEX company_bill_rows_by_movement ON company_bill_rows USING btree (movement);
CREATE INDEX company_bill_rows_by_time ON company_bill_rows USING btree (bill_id, at, no);
CREATE INDEX company_bill_rows_disputed ON company_bill_rows USING btree (bill_id) WHERE (disputed <> ''::text);
CREATE INDEX company_bill_rows_of_order ON company_bill_rows USING btree (company_id, order_id, bill_id) INCLUDE (amount);
CREATE INDEX company_bills_due ON company_bills USING btree (closes_at) WHERE (NOT is_closed);
CREATE UNIQUE INDEX company_bills_of ON company_bills USING btree (company_id, from_day);
CREATE UNIQUE INDEX company_bills_open ON company_bills USING btree (company_id) WHERE (NOT is_closed);
CREATE INDEX company_bills_to_invoice ON company_bills USING btree (company_id) WHERE ((state = 'paid'::text) AND (invoiced_at IS NULL));
CREATE INDEX company_bills_unsettled ON company_bills USING btree (confirm_by, due_on) WHERE (is_closed AND (state <> 'paid'::text));
CREATE INDEX company_bind_requests_of ON company_bind_requests USING btree (parent_id, company_id);
CREATE INDEX company_preference_changes_of_company ON company_preference_changes USING btree (company_id, changed_at DESC, id DESC);
CREATE INDEX credit_limit_requests_of_company ON credit_limit_requests USING btree (company_id, asked_at DESC);
CREATE UNIQUE INDEX credit_limit_requests_open ON credit_limit_requests USING btree (company_id) WHERE (state = 'open'::text);
CREATE INDEX credit_limit_requests_waiting ON credit_limit_requests USING btree (asked_at) WHERE (state = 'open'::text);
CREATE INDEX department_budgets_company ON department_budgets USING btree (company_id);
CREATE INDEX departments_by_path ON departments USING btree (company_id, path text_pattern_ops);
CREATE INDEX deputies_of_deputy ON deputies USING btree (company_id, deputy_id, to_ms);
CREATE INDEX deputies_of_person ON deputies USING btree (company_id, employee_id, to_ms);
CREATE INDEX document_reveals_passenger ON document_reveals USING btree (passenger_id, id);
CREATE INDEX due_jobs_in_order ON due_jobs USING btree (at, id);
CREATE INDEX employee_import_changes_of ON employee_import_changes USING btree (import_id);
CREATE INDEX employee_imports_by_time ON employee_imports USING btree (company_id, state, made_at, id);
CREATE INDEX employee_joins_by_company ON employee_joins USING btree (company_id, state);
CREATE INDEX employee_joins_by_member ON employee_joins USING btree (member_id);
CREATE UNIQUE INDEX employees_by_job_number ON employees USING btree (company_id, lower(job_number));
CREATE INDEX employees_by_level ON employees USING btree (company_id, level_id);
CREATE INDEX employees_by_manager ON employees USING btree (company_id, manager_id) WHERE (manager_id IS NOT NULL);
CREATE INDEX employees_counted ON employees USING btree (company_id, department_id) INCLUDE (state, manager_id, cost_center_code, can_audit, level_id, id);
CREATE INDEX employees_gone ON employees USING btree (company_id, id) WHERE (state = ANY (ARRAY['disabled'::text, 'left'::text]));
CREATE INDEX employees_in_order ON employees USING btree (company_id, job_number, id);
CREATE INDEX employees_with_old_keys ON employees USING btree (id) WHERE (keys_version < 1);
CREATE INDEX event_attempts_of_delivery ON event_attempts USING btree (delivery_id, id);
CREATE INDEX event_deliveries_dead ON event_deliveries USING btree (subscription_id, id) WHERE (state = 'dead'::text);
CREATE INDEX event_deliveries_due ON event_deliveries USING btree (subscription_id, next_at, event_id) WHERE (state = 'due'::text);
CREATE INDEX event_deliveries_in_order ON event_deliveries USING btree (subscription_id, object, event_id) WHERE (state = 'due'::text);
CREATE INDEX event_deliveries_log ON event_deliveries USING btree (subscription_id, id);
CREATE INDEX event_deliveries_of_event ON event_deliveries USING btree (event_id);
CREATE INDEX flight_seats_day ON flight_seats USING btree (city_pair, flight_day);
CREATE INDEX holds_end ON holds USING btree (hold_until);
CREATE INDEX hotel_nights_city ON hotel_nights USING btree (city, night);
CREATE INDEX hotel_order_events_order ON hotel_order_events USING btree (order_id, id);
CREATE INDEX hotel_orders_due ON hotel_orders USING btree (step_at) WHERE (step_at IS NOT NULL);
CREATE INDEX incomes_due ON incomes USING btree (release_at) WHERE ((revocable > 0) AND (release_at IS NOT NULL));
CREATE INDEX incomes_of_member ON incomes USING btree (member_id, kind);
CREATE INDEX intl_order_events_order ON intl_order_events USING btree (order_id, id);
CREATE INDEX intl_orders_due ON intl_orders USING btree (step_at) WHERE (step_at IS NOT NULL);
CREATE INDEX intl_tickets_person ON intl_tickets USING btree (cert_key, departs_at) WHERE is_open;
CREATE UNIQUE INDEX invoice_titles_default ON invoice_titles USING btree (app_id, member_id) WHERE is_default;
CREATE INDEX invoice_titles_owner ON invoice_titles USING btree (app_id, member_id);
CREATE INDEX ledger_entries_account ON ledger_entries USING btree (account);
CREATE INDEX ledger_entries_bill ON ledger_entries USING btree (bill_of, amount, movement) WHERE (bill_of IS NOT NULL);
CREATE INDEX ledger_entries_wallet ON ledger_entries USING btree (account, at, nth) INCLUDE (amount, kind, balance_after) WHERE (nth IS NOT NULL);
CREATE INDEX ledger_entries_wallet_kind ON ledger_entries USING btree (account, kind, at, nth) INCLUDE (amount) WHERE (nth IS NOT NULL);
CREATE INDEX ledger_movements_kind ON ledger_movements USING btree (member_id, kind, at, movement) WHERE (member_id IS NOT NULL);
CREATE INDEX ledger_movements_member ON ledger_movements USING btree (member_id, at, movement) WHERE (member_id IS NOT NULL);
CREATE INDEX ledger_movements_order ON ledger_movements USING btree (order_id);
CREATE INDEX logins_by_member ON logins USING btree (member_id, at);
CREATE INDEX member_photos_by_member ON member_photos USING btree (member_id, created_at);
CREATE INDEX members_by_company ON members USING btree (credit_member_id) WHERE (credit_member_id > 0);
CREATE UNIQUE INDEX members_by_email ON members USING btree (lower(email)) WHERE (app_id IS NULL);
CREATE UNIQUE INDEX members_by_partner_user ON members USING btree (app_id, partner_user) WHERE (app_id IS NOT NULL);
CREATE UNIQUE INDEX members_by_phone ON members USING btree (mobile_phone) WHERE (app_id IS NULL);
CREATE INDEX members_by_referrer ON members USING btree (referrer_phone) WHERE (referrer_phone IS NOT NULL);
CREATE UNIQUE INDEX members_by_username ON members USING btree (lower(username)) WHERE (app_id IS NULL);
CREATE INDEX messages_member ON messages USING btree (app_id, member_id, at, id);
CREATE UNIQUE INDEX messages_reminder ON messages USING btree (order_id) WHERE is_reminder;
CREATE INDEX messages_to_text ON messages USING btree (id) WHERE (NOT is_texted);
CREATE INDEX messages_unread ON messages USING btree (app_id, member_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX order_approvals_of_case ON order_approvals USING btree (case_id);
CREATE INDEX order_approvals_of_order ON order_approvals USING btree (order_id, id DESC);
CREATE UNIQUE INDEX order_approvals_running ON order_approvals USING btree (order_id) WHERE (state = 'running'::text);
CREATE INDEX order_approvals_to_begin ON order_approvals USING btree (decided_at) WHERE ((state = 'agreed'::text) AND (kind <> 'order'::text) AND (used_at IS NULL) AND (moved_at IS NULL));
CREATE INDEX order_facts_newest ON order_facts USING btree (company_id, id);
CREATE INDEX order_facts_of_company ON order_facts USING btree (company_id, product, employee_id, at);
CREATE INDEX order_projects_of_company ON order_projects USING btree (company_id, project);
CREATE INDEX order_travellers_of_company ON order_travellers USING btree (company_id, substitute_id);
CREATE INDEX order_travellers_of_member ON order_travellers USING btree (member_id, app_id);
CREATE INDEX orders_approving ON orders USING btree (app_id, company_id, ends_at) WHERE (status = 12);
CREATE INDEX orders_by_standard ON orders USING btree (standard_version_id) WHERE (standard_version_id IS NOT NULL);
CREATE INDEX orders_company ON orders USING btree (app_id, company_id, kind, created_at, order_id) WHERE (company_id IS NOT NULL);
CREATE INDEX orders_company_amount ON orders USING btree (app_id, company_id, kind, amount, order_id) WHERE (company_id IS NOT NULL);
CREATE INDEX orders_company_open ON orders USING btree (app_id, company_id, status, ends_at) WHERE ((company_id IS NOT NULL) AND (status = ANY (ARRAY[0, 1, 2, 3, 7, 9, 10, 11])));
CREATE INDEX orders_company_travel ON orders USING btree (app_id, company_id, kind, travel_at, order_id) WHERE (company_id IS NOT NULL);
CREATE INDEX orders_member ON orders USING btree (app_id, member_id, kind, created_at, order_id);
CREATE INDEX orders_member_amount ON orders USING btree (app_id, member_id, kind, amount, order_id);
CREATE INDEX orders_member_travel ON orders USING btree (app_id, member_id, kind, travel_at, order_id);
CREATE INDEX orders_open ON orders USING btree (app_id, member_id, status, ends_at) WHERE (status = ANY (ARRAY[0, 1, 2, 3, 7, 9, 10, 11]));
CREATE INDEX orders_words ON orders USING gin (word_parts(words));
CREATE INDEX partner_applications_address ON partner_applications USING btree (address, applied_at);
CREATE INDEX partner_applications_due ON partner_applications USING btree (status, applied_at);
CREATE UNIQUE INDEX partner_applications_open ON partner_applications USING btree (app_id, mobile_phone) WHERE (status = ANY (ARRAY['submitted'::text, 'reviewing'::text]));
CREATE INDEX partner_questions_address ON partner_questions USING btree (address, asked_at);
CREATE INDEX passenger_documents_by_key ON passenger_documents USING btree (cert_key);
CREATE INDEX passengers_by_company ON passengers USING btree (company_id, app_id) WHERE (company_id IS NOT NULL);
CREATE INDEX passengers_by_owner ON passengers USING btree (member_id, app_id);
CREATE INDEX pay_code_uses_code ON pay_code_uses USING btree (code_id, at);
CREATE INDEX pay_codes_owner ON pay_codes USING btree (app_id, owner_id, created_at);
CREATE UNIQUE INDEX payments_open ON payments USING btree (order_id) WHERE (state = 'open'::text);
CREATE INDEX payments_order ON payments USING btree (order_id);
CREATE UNIQUE INDEX payments_reserved ON payments USING btree (order_id) WHERE (state = 'reserved'::text);
CREATE UNIQUE INDEX process_actives ON process_versions USING btree (process_id) WHERE (state = 'active'::text);
CREATE UNIQUE INDEX process_drafts ON process_versions USING btree (process_id) WHERE (state = 'draft'::text);
CREATE INDEX processes_by_change ON processes USING btree (company_id, updated_at, id);
CREATE UNIQUE INDEX processes_by_default ON processes USING btree (company_id, kind) WHERE is_default;
CREATE UNIQUE INDEX processes_by_name ON processes USING btree (company_id, kind, name);
CREATE UNIQUE INDEX rail_accounts_linked ON rail_accounts USING btree (app_id, member_id) WHERE is_linked;
CREATE INDEX rail_order_events_order ON rail_order_events USING btree (order_id, id);
CREATE INDEX rail_orders_cancelled ON rail_orders USING btree (member_id, cancelled_at) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX rail_orders_due ON rail_orders USING btree (step_at) WHERE (step_at IS NOT NULL);
CREATE INDEX rail_returns_day ON rail_returns USING btree (train_day);
CREATE INDEX rail_tickets_of_person ON rail_tickets USING btree (cert_key, train_day) WHERE is_open;
CREATE INDEX rail_wishes_line ON rail_wishes USING btree (train_day, place);
CREATE INDEX recharge_orders_due ON recharge_orders USING btree (pay_deadline) WHERE (state = 'open'::text);
CREATE INDEX recharge_orders_member ON recharge_orders USING btree (member_id, created_at, order_id);
CREATE INDEX report_events_company ON report_events USING btree (company_id, app_id, product, at, id) WHERE (company_id IS NOT NULL);
CREATE INDEX report_events_fresh ON report_events USING btree (company_id, app_id, product) WHERE ((company_id IS NOT NULL) AND (NOT is_summed));
CREATE INDEX report_events_member ON report_events USING btree (member_id, app_id, product, at, id);
CREATE INDEX schedule_changes_pair ON schedule_changes USING btree (city_pair, flight_day);
CREATE INDEX server_events_by_age ON server_events USING btree (at);
CREATE INDEX server_events_of_app ON server_events USING btree (app_id, at);
CREATE INDEX server_events_to_deal ON server_events USING btree (id) WHERE (NOT is_dealt);
CREATE INDEX sessions_by_member ON sessions USING btree (member_id);
CREATE INDEX sms_codes_by_phone ON sms_codes USING btree (mobile_phone, purpose, sent_at);
CREATE INDEX sms_texts_by_phone ON sms_texts USING btree (mobile_phone, id);
CREATE UNIQUE INDEX standard_drafts ON standard_versions USING btree (standard_id) WHERE (state = 'draft'::text);
CREATE INDEX standard_versions_by_day ON standard_versions USING btree (company_id, from_day) WHERE (state <> 'draft'::text);
CREATE INDEX standards_by_change ON standards USING btree (company_id, kind, updated_at, id);
CREATE UNIQUE INDEX standards_by_name ON standards USING btree (company_id, kind, name);
CREATE INDEX substitute_changes_of_rule ON substitute_changes USING btree (company_id, substitute_id, id DESC);
CREATE INDEX substitutes_of_booker ON substitutes USING btree (company_id, booker_employee_id);
CREATE INDEX substitutes_of_company ON substitutes USING btree (company_id, from_day DESC, id DESC);
CREATE INDEX tianhanbao_due ON tianhanbao USING btree (paid_through);
CREATE INDEX travel_levels_by_rank ON travel_levels USING btree (company_id, rank, id);
CREATE INDEX voucher_claims_company ON voucher_claims USING btree (app_id, company_id, created_at, ((order_id || kind))) WHERE (company_id IS NOT NULL);
CREATE INDEX voucher_claims_company_amount ON voucher_claims USING btree (app_id, company_id, amount, ((order_id || kind))) WHERE (company_id IS NOT NULL);
CREATE INDEX voucher_claims_company_state ON voucher_claims USING btree (app_id, company_id, voucher, ends_at) WHERE (company_id IS NOT NULL);
CREATE INDEX voucher_claims_member ON voucher_claims USING btree (app_id, member_id, created_at, ((order_id || kind)));
CREATE INDEX voucher_claims_member_amount ON voucher_claims USING btree (app_id, member_id, amount, ((order_id || kind)));
CREATE INDEX voucher_claims_member_state ON voucher_claims USING btree (app_id, member_id, voucher, ends_at);
CREATE INDEX vouchers_due ON vouchers USING btree (issue_at) WHERE (state = 'issuing'::text);
CREATE UNIQUE INDEX vouchers_live ON vouchers USING btree (order_id, kind) WHERE (state <> 'red'::text);
CREATE INDEX vouchers_order ON vouchers USING btree (order_id, kind, id);
CREATE INDEX withdrawals_due ON withdrawals USING btree (step_at) WHERE (step_at IS NOT NULL);
CREATE INDEX withdrawals_member ON withdrawals USING btree (member_id, created_at, withdrawal_id);
CREATE TRIGGER applications_budget BEFORE INSERT OR UPDATE OF content ON applications FOR EACH ROW EXECUTE FUNCTION applications_budget();
CREATE TRIGGER company_bill_keep BEFORE DELETE OR UPDATE ON company_bill_rows FOR EACH ROW EXECUTE FUNCTION company_bill_keep();
CREATE TRIGGER company_bill_note AFTER INSERT ON ledger_entries FOR EACH ROW WHEN ((new.account ~ '^credit:[0-9]{1,15}:'::text)) EXECUTE FUNCTION company_bill_note();
CREATE TRIGGER ledger_apply BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_apply();
DO $do$ BEGIN
  CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
EXCEPTION WHEN feature_not_supported THEN NULL;
END $do$;
CREATE TRIGGER ledger_keep BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_keep();
CREATE TRIGGER ledger_keep BEFORE DELETE OR UPDATE ON ledger_movements FOR EACH ROW EXECUTE FUNCTION ledger_keep();
CREATE TRIGGER ledger_keep_balance BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_keep_balance();
CREATE TRIGGER members_referrers_follow AFTER UPDATE OF mobile_phone ON members FOR EACH ROW WHEN (((new.app_id IS NULL) AND (old.mobile_phone IS NOT NULL) AND (new.mobile_phone IS DISTINCT FROM old.mobile_phone))) EXECUTE FUNCTION referrers_follow();
CREATE TRIGGER new_payments_claims AFTER INSERT ON payments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION voucher_claims_of_payments();
CREATE TRIGGER orders_claims AFTER UPDATE ON orders FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.member_id IS DISTINCT FROM new.member_id))) EXECUTE FUNCTION voucher_claims_of_row();
CREATE TRIGGER orders_new_claims AFTER INSERT ON orders FOR EACH ROW WHEN ((new.status <> 0)) EXECUTE FUNCTION voucher_claims_of_row();
CREATE TRIGGER payments_claims AFTER UPDATE ON payments FOR EACH ROW WHEN (((new.source ~~ 'credit:%'::text) AND ((old.state IS DISTINCT FROM new.state) OR (old.returned IS DISTINCT FROM new.returned)))) EXECUTE FUNCTION voucher_claims_of_payment();
CREATE TRIGGER rail_tickets_claims AFTER UPDATE ON rail_tickets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher_claims_of_tickets();
CREATE TRIGGER report_events_payer BEFORE INSERT ON report_events FOR EACH ROW EXECUTE FUNCTION report_events_payer();
CREATE TRIGGER sales_claims AFTER UPDATE ON after_sales FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION voucher_claims_of_row();
CREATE TRIGGER stays_claims AFTER UPDATE ON hotel_orders FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.payprice IS DISTINCT FROM new.payprice)) OR (old.penalty IS DISTINCT FROM new.penalty))) EXECUTE FUNCTION voucher_claims_of_row();
CREATE TRIGGER tickets_claims AFTER UPDATE ON air_order_tickets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher_claims_of_tickets();
CREATE TRIGGER vouchers_claims AFTER INSERT OR UPDATE OF state ON vouchers FOR EACH ROW EXECUTE FUNCTION voucher_claims_asked();
ALTER TABLE ONLY after_sale_proofs
    ADD CONSTRAINT after_sale_proofs_order_id_fkey FOREIGN KEY (order_id) REFERENCES air_orders(order_id);
ALTER TABLE ONLY after_sales
    ADD CONSTRAINT after_sales_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(order_id);
ALTER TABLE ONLY air_order_events
    ADD CONSTRAINT air_order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES air_orders(order_id);
ALTER TABLE ONLY air_order_flights
    ADD CONSTRAINT air_order_flights_order_id_fkey FOREIGN KEY (order_id) REFERENCES air_orders(order_id);
ALTER TABLE ONLY air_order_passengers
    ADD CONSTRAINT air_order_passengers_order_id_fkey FOREIGN KEY (order_id) REFERENCES air_orders(order_id);
ALTER TABLE ONLY air_order_tickets
    ADD CONSTRAINT air_order_tickets_order_id_psg_id_fkey FOREIGN KEY (order_id, psg_id) REFERENCES air_order_passengers(order_id, psg_id);
ALTER TABLE ONLY application_uses
    ADD CONSTRAINT application_uses_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
ALTER TABLE ONLY application_versions
    ADD CONSTRAINT application_versions_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY case_copies
    ADD CONSTRAINT case_copies_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;
ALTER TABLE ONLY case_tasks
    ADD CONSTRAINT case_tasks_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;
ALTER TABLE ONLY cases
    ADD CONSTRAINT cases_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY cases
    ADD CONSTRAINT cases_process_version_id_fkey FOREIGN KEY (process_version_id) REFERENCES process_versions(id);
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES companies(id);
ALTER TABLE ONLY company_bill_disputes
    ADD CONSTRAINT company_bill_disputes_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES company_bills(id);
ALTER TABLE ONLY company_bill_disputes
    ADD CONSTRAINT company_bill_disputes_bill_id_no_fkey FOREIGN KEY (bill_id, no) REFERENCES company_bill_rows(bill_id, no);
ALTER TABLE ONLY company_bill_payments
    ADD CONSTRAINT company_bill_payments_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES company_bills(id);
ALTER TABLE ONLY company_bill_posts
    ADD CONSTRAINT company_bill_posts_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES company_bill_disputes(id);
ALTER TABLE ONLY company_bill_rows
    ADD CONSTRAINT company_bill_rows_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES company_bills(id);
ALTER TABLE ONLY company_bind_codes
    ADD CONSTRAINT company_bind_codes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY company_bind_requests
    ADD CONSTRAINT company_bind_requests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY company_bind_requests
    ADD CONSTRAINT company_bind_requests_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES companies(id);
ALTER TABLE ONLY cost_centers
    ADD CONSTRAINT cost_centers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY cost_centers
    ADD CONSTRAINT cost_centers_owner_employee_id_fkey FOREIGN KEY (owner_employee_id) REFERENCES employees(id);
ALTER TABLE ONLY department_budgets
    ADD CONSTRAINT department_budgets_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id) ON DELETE CASCADE;
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_company_id_cost_center_code_fkey FOREIGN KEY (company_id, cost_center_code) REFERENCES cost_centers(company_id, code);
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_head_employee_id_fkey FOREIGN KEY (head_employee_id) REFERENCES employees(id);
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES departments(id);
ALTER TABLE ONLY deputies
    ADD CONSTRAINT deputies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY employee_import_changes
    ADD CONSTRAINT employee_import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES employee_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY employee_imports
    ADD CONSTRAINT employee_imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY employee_joins
    ADD CONSTRAINT employee_joins_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY employee_joins
    ADD CONSTRAINT employee_joins_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE CASCADE;
ALTER TABLE ONLY employee_joins
    ADD CONSTRAINT employee_joins_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_company_id_cost_center_code_fkey FOREIGN KEY (company_id, cost_center_code) REFERENCES cost_centers(company_id, code);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_level_id_fkey FOREIGN KEY (level_id) REFERENCES travel_levels(id);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES employees(id);
ALTER TABLE ONLY employees
    ADD CONSTRAINT employees_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY event_attempts
    ADD CONSTRAINT event_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES event_deliveries(id) ON DELETE CASCADE;
ALTER TABLE ONLY event_deliveries
    ADD CONSTRAINT event_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES server_events(id) ON DELETE CASCADE;
ALTER TABLE ONLY event_deliveries
    ADD CONSTRAINT event_deliveries_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES event_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY hotel_order_events
    ADD CONSTRAINT hotel_order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES hotel_orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY intl_order_events
    ADD CONSTRAINT intl_order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES intl_orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY intl_tickets
    ADD CONSTRAINT intl_tickets_order_id_fkey FOREIGN KEY (order_id) REFERENCES intl_orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_account_fkey FOREIGN KEY (account) REFERENCES ledger_accounts(account);
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_movement_fkey FOREIGN KEY (movement) REFERENCES ledger_movements(movement);
ALTER TABLE ONLY login_tickets
    ADD CONSTRAINT login_tickets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY logins
    ADD CONSTRAINT logins_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY member_photos
    ADD CONSTRAINT member_photos_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_standard_version_id_fkey FOREIGN KEY (standard_version_id) REFERENCES standard_versions(id);
ALTER TABLE ONLY passenger_documents
    ADD CONSTRAINT passenger_documents_passenger_id_fkey FOREIGN KEY (passenger_id) REFERENCES passengers(id) ON DELETE CASCADE;
ALTER TABLE ONLY passengers
    ADD CONSTRAINT passengers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY passengers
    ADD CONSTRAINT passengers_host_id_fkey FOREIGN KEY (host_id) REFERENCES employees(id) ON DELETE SET NULL;
ALTER TABLE ONLY passengers
    ADD CONSTRAINT passengers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY pay_code_tries
    ADD CONSTRAINT pay_code_tries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY pay_code_uses
    ADD CONSTRAINT pay_code_uses_code_id_fkey FOREIGN KEY (code_id) REFERENCES pay_codes(id);
ALTER TABLE ONLY pay_codes
    ADD CONSTRAINT pay_codes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES members(id);
ALTER TABLE ONLY process_roles
    ADD CONSTRAINT process_roles_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY process_versions
    ADD CONSTRAINT process_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES members(id);
ALTER TABLE ONLY process_versions
    ADD CONSTRAINT process_versions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY process_versions
    ADD CONSTRAINT process_versions_process_id_fkey FOREIGN KEY (process_id) REFERENCES processes(id) ON DELETE CASCADE;
ALTER TABLE ONLY processes
    ADD CONSTRAINT processes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY rail_order_events
    ADD CONSTRAINT rail_order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES rail_orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY rail_tickets
    ADD CONSTRAINT rail_tickets_order_id_fkey FOREIGN KEY (order_id) REFERENCES rail_orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY rail_wishes
    ADD CONSTRAINT rail_wishes_order_id_fkey FOREIGN KEY (order_id) REFERENCES rail_orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY recommend_codes
    ADD CONSTRAINT recommend_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
ALTER TABLE ONLY standard_versions
    ADD CONSTRAINT standard_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES members(id);
ALTER TABLE ONLY standard_versions
    ADD CONSTRAINT standard_versions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY standard_versions
    ADD CONSTRAINT standard_versions_standard_id_fkey FOREIGN KEY (standard_id) REFERENCES standards(id) ON DELETE CASCADE;
ALTER TABLE ONLY standards
    ADD CONSTRAINT standards_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY travel_levels
    ADD CONSTRAINT travel_levels_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
ALTER TABLE ONLY withdrawals
    ADD CONSTRAINT withdrawals_card_id_fkey FOREIGN KEY (card_id) REFERENCES bank_cards(card_id);
INSERT INTO sandbox_state VALUES (1, 0, 0, 0, 0, '{}');
