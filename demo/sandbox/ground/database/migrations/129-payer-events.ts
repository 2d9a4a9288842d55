import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The company's part of an event: of a ride what its standard allows, of a request its own payments and what went back by
 * it, of a sale all else that its credit line has moved for the order.
 */
const companyPart = `coalesce(
    (select c.company_pays from car_rides c where c.order_id = new.order_id),
    (select -sum(l.amount) from ledger_movements m join ledger_entries l on l.movement = m.movement
      where l.account like 'credit:%' and case when new.type = 'sale'
        then m.order_id = new.order_id and not exists (select 1 from after_sales s where s.order_id = new.order_id
          and m.key like 'refund:' || s.sale_id || ':%')
        else m.order_id = split_part(new.id, ':', 2)
          or (m.order_id = new.order_id and m.key like 'refund:' || split_part(new.id, ':', 2) || ':%') end),
    0)`;

const sums = ['sales', 'changes', 'refunds'];
/** Excesses are of the ticket and the room, so other payers have paid these first; the columns add up to an amount. */
const parts = ['fare', 'insurance', 'service_fee', 'taxes'];
const counts = [
  'over_amount',
  'missed',
  'orders',
  'tickets',
  'advance_days',
  'checked',
  'over_tickets',
  'missed_tickets',
  'changed_tickets',
  'refunded_tickets',
];
const moved = (name: string): string => `new.${name} := new.${name} - twin.${name};`;

const statements = [
  `create or replace function report_events_payer() returns trigger language plpgsql as $$
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
      company := ${companyPart};
      company := case when new.amount > 0 then greatest(0, least(company, new.amount)) else least(0, greatest(company, new.amount)) end;
      if company = 0 then return new; end if;
      new.payer := 'company';
      rest := new.amount - company;
      if rest = 0 then return new; end if;
      twin := new;
      twin.id := new.id || ':own';
      twin.payer := 'personal';
      twin.amount := rest;
      ${sums.map((name) => `twin.${name} := case when new.${name} = 0 then 0 else rest end;`).join('\n      ')}
      ${counts.map((name) => `twin.${name} := 0;`).join('\n      ')}
      twin.refund_cost := round(new.refund_cost::numeric * rest / new.amount);
      -- A change: its fee is the company's as far as the company has paid.
      twin.change_cost := new.change_cost - greatest(least(new.change_cost, company), 0);
      ${parts
        .map(
          (name) => `twin.${name} := greatest(0, least(rest, new.${name}));
      rest := rest - twin.${name};`,
        )
        .join('\n      ')}
      twin.full_fare := case when new.fare = 0 then 0 else round(new.full_fare::numeric * twin.fare / new.fare) end;
      insert into report_events values (twin.*);
      ${['amount', ...sums, ...parts, 'full_fare', 'refund_cost', 'change_cost'].map(moved).join('\n      ')}
      return new;
    end $$`,
  // Written again, sales first: an event of no amount has the payer of its sale.
  `create table report_events_again as select * from report_events
    where company_id is not null and (payer = 'mixed' or type <> 'sale')`,
  `delete from report_events where id in (select id from report_events_again)`,
  `insert into report_events select * from report_events_again where type = 'sale'`,
  `insert into report_events select * from report_events_again where type <> 'sale'`,
  `drop table report_events_again`,
  // The sums of days are made again by the new payers.
  `delete from report_days`,
  `update report_events set is_summed = false where is_summed`,
];

/**
 * An event that a company shares with others is two, one for each payer: a report of the company's events has the amounts
 * of its bill. A request had the payer of its order's first payments.
 */
export const payerEvents: Migration = {
  name: '129-payer-events',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
