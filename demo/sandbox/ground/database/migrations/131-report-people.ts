import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Figures that the travellers of an order share. */
const figures = [
  'amount',
  'sales',
  'changes',
  'refunds',
  'fare',
  'full_fare',
  'taxes',
  'service_fee',
  'insurance',
  'over_amount',
  'missed',
  'change_cost',
  'refund_cost',
  'orders',
  'tickets',
  'advance_days',
  'checked',
  'over_tickets',
  'missed_tickets',
  'changed_tickets',
  'refunded_tickets',
];
const kept = [
  'type',
  'order_id',
  'product',
  'app_id',
  'company_id',
  'member_id',
  'at',
  'day',
  'travel_at',
  'department',
  'employee',
  'cost_center',
  'route',
  'airline',
  'cabin',
  'advance',
  'standard',
  'reason',
  'travel_type',
  'is_summed',
  'payer',
  'project',
  'city',
];

/** Names of the travellers of the event `e`: of a request those it is for, of a ride the member who took it. */
const travellers = (e: string): string => `coalesce(
    (select string_agg(distinct i ->> 'name', '、') from after_sales s cross join lateral jsonb_array_elements(s.content -> 'items') i
      where ${e}.type <> 'sale' and s.sale_id = split_part(${e}.id, ':', 2)),
    (select string_agg(distinct name, '、') from orders o cross join lateral jsonb_array_elements_text(o.card -> 'psgNames') name
      where o.order_id = ${e}.order_id),
    (select m.real_name from members m where ${e}.product = 'car' and m.id = ${e}.member_id),
    '')`;

/** The city that the event `e` is bound for: a station is counted under its city. */
const city = (e: string): string => `case
    when ${e}.product = 'train' then coalesce(
      (select nullif(ride #>> '{to,city}', '') from rail_orders r cross join lateral jsonb_array_elements(r.content -> 'rides') ride
        where r.order_id = ${e}.order_id and ride #>> '{to,station}' = split_part(${e}.route, '-', 2) limit 1),
      split_part(${e}.route, '-', 2))
    when ${e}.route like '%-%' then split_part(${e}.route, '-', 2)
    else ${e}.route end`;

const project = (e: string): string =>
  `coalesce((select p.project from order_projects p where p.order_id = ${e}.order_id), '')`;

const share = (name: string): string =>
  `e.${name} * t.place / t.people - e.${name} * (t.place - 1) / t.people as ${name}`;

const statements = [
  `alter table report_events add column project text not null default '', add column city text not null default '',
    add column traveller text not null default ''`,
  `update report_events e set project = ${project('e')}, city = ${city('e')}, traveller = ${travellers('e')}`,
  `create function report_events_people() returns trigger language plpgsql as $$
    begin
      new.project := ${project('new')};
      new.city := ${city('new')};
      new.traveller := ${travellers('new')};
      return new;
    end $$`,
  `create trigger report_events_people before insert on report_events for each row execute function report_events_people()`,
  `create view report_shares as
    select case when t.people > 1 then e.id || ':' || t.place else e.id end as id, e.id as event_id,
      ${kept.map((name) => `e.${name}`).join(', ')}, t.name as traveller, ${figures.map(share).join(', ')}
    from report_events e cross join lateral (
      select one.name, one.place, greatest(1, cardinality(string_to_array(e.traveller, '、'))) as people
      from unnest(case when e.traveller = '' then array[''] else string_to_array(e.traveller, '、') end) with ordinality as one (name, place)) t`,
  // The sums of days are made again, with the new dimensions.
  `delete from report_days`,
  `update report_events set is_summed = false where is_summed`,
];

/**
 * Events say whom and where an order was for, and for which project. The travellers of an order share its figures to the
 * fen (`report_shares`): each has a part of every figure, and the parts are the event.
 */
export const reportPeople: Migration = {
  name: '131-report-people',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
