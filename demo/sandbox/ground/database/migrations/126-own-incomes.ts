import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // The page of a recommender counts the own incomes each time that it opens.
  `create index incomes_of_member on incomes (member_id, kind)`,
  // A change of schedule looks for the changes that lead to its flight.
  `create index after_sales_to_flight on after_sales ((content -> 'fresh' ->> 'flightId'))
    where kind = 'change' and state in ('unpaid', 'confirming')`,
];

/** Incomes of a member, and changes under way to a flight, without a look at all rows. */
export const ownIncomes: Migration = {
  name: '126-own-incomes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
