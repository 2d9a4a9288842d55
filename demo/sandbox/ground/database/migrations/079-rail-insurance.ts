import { sql } from 'kysely';
import { railEvents } from './067-rail-reports.ts';
import type { Migration } from './migration.ts';

/** The same with the insurances, which are no part of the fare. */
export const insuredRailEvents = railEvents
  .replace('amount, sales, fare, full_fare, over_amount', 'amount, sales, fare, full_fare, insurance, over_amount')
  .replace(
    'p.amount, p.amount, p.amount, p.amount, ',
    'p.amount, p.amount, p.amount - t.insurance, p.amount - t.insurance, t.insurance, ',
  )
  .replace(
    'where k.order_id = r.order_id) as tickets,',
    `where k.order_id = r.order_id) as tickets,
      (select coalesce(sum(k.insurance), 0)::bigint from rail_tickets k where k.order_id = r.order_id) as insurance,`,
  );

/** Fen; with the price it is what a ticket costs. */
export const railInsurances: Migration = {
  name: '079-rail-insurance',
  async up(db) {
    await sql`alter table rail_tickets add column insurance bigint not null default 0 check (insurance >= 0)`.execute(
      db,
    );
  },
};
