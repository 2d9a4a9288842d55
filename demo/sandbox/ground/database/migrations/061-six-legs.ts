import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Trips have up to six legs. */
export const sixLegs: Migration = {
  name: '061-six-legs',
  async up(db) {
    await sql`alter table air_order_flights
      drop constraint air_order_flights_triptype_check,
      add constraint air_order_flights_triptype_check check (triptype between 1 and 6)`.execute(db);
    await sql`alter table air_orders
      drop constraint air_orders_flight_type_check,
      add constraint air_orders_flight_type_check check (flight_type between 1 and 3)`.execute(db);
  },
};
