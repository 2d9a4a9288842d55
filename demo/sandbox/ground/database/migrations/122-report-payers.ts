import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The payer of the order `e.order_id`: its company, other payers, or both. A ride's company pays up to its standard. */
const payer = (orderId: string): string => `coalesce((
    select case when not bool_or(p.source like 'credit:%') then 'personal' when bool_and(p.source like 'credit:%') then 'company' else 'mixed' end
    from payments p where p.order_id = ${orderId} and p.source is not null and p.state in ('paid', 'refunding', 'refunded')
  ), (
    select case when c.company_pays = 0 then 'personal' when c.company_pays < c.amount then 'mixed' else 'company' end
    from car_rides c where c.order_id = ${orderId}
  ), 'personal')`;

const statements = [
  `alter table report_events add column payer text not null default 'personal'`,
  `update report_events e set payer = ${payer('e.order_id')}`,
  `create function report_events_payer() returns trigger language plpgsql as $$
    begin
      new.payer := ${payer('new.order_id')};
      return new;
    end $$`,
  `create trigger report_events_payer before insert on report_events for each row execute function report_events_payer()`,
  // The sums of days are made again, with the new dimension.
  `delete from report_days`,
  `update report_events set is_summed = false where is_summed`,
];

/** A company's bill has what the company pays: a report says it too. */
export const reportPayers: Migration = {
  name: '122-report-payers',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
