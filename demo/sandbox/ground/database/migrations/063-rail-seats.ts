import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A bit for each section between two stops; no section is held and sold at once. */
export const railSeats: Migration = {
  name: '063-rail-seats',
  async up(db) {
    await sql`create table rail_seats (
      train_day int not null,
      seat smallint not null,
      held int not null check (held >= 0),
      sold int not null check (sold >= 0),
      primary key (train_day, seat),
      check (held & sold = 0)
    )`.execute(db);
  },
};
