import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The cities of flight orders among their search words, for orders that were made without: as orders/heads/order-head.ts makes them. */
export const fillCities = `update orders o set words = o.words || coalesce((
    select upper(string_agg(' ' || (leg ->> 'orgcityname') || ' ' || (leg ->> 'dstcityname'), '' order by at))
    from jsonb_array_elements(o.card -> 'flightList') with ordinality as legs (leg, at)
  ), '')
  where jsonb_typeof(o.card -> 'flightList') = 'array'`;

export const ordersByCity: Migration = {
  name: '020-orders-by-city',
  async up(db) {
    await sql.raw(fillCities).execute(db);
  },
};
