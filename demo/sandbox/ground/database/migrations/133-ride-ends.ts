import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A ride may end in another city; "": in its own. */
export const rideEnds: Migration = {
  name: '133-ride-ends',
  async up(db) {
    await sql.raw(`alter table car_rides add column to_city text not null default ''`).execute(db);
  },
};
