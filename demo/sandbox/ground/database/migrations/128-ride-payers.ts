import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The payer of the order `e.order_id`. A ride has no payments: its company pays up to its standard. */
const payer = (orderId: string): string => `coalesce((
    select case when not bool_or(p.source like 'credit:%') then 'personal' when bool_and(p.source like 'credit:%') then 'company' else 'mixed' end
    from payments p where p.order_id = ${orderId} and p.source is not null and p.state in ('paid', 'refunding', 'refunded')
    having count(*) > 0
  ), (
    select case when c.company_pays = 0 then 'personal' when c.company_pays < c.amount then 'mixed' else 'company' end
    from car_rides c where c.order_id = ${orderId}
  ), 'personal')`;

const statements = [
  `create or replace function report_events_payer() returns trigger language plpgsql as $$
    begin
      new.payer := ${payer('new.order_id')};
      return new;
    end $$`,
  `update report_events e set payer = ${payer('e.order_id')} where payer = 'mixed'`,
  // The sums of days are made again by the new payers.
  `delete from report_days`,
  `update report_events set is_summed = false where is_summed`,
];

/** An order without a payment was taken for one of several payers, every ride among them. */
export const ridePayers: Migration = {
  name: '128-ride-payers',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
