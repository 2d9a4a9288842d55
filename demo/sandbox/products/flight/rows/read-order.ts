import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tx } from '../../../ground/call.ts';
import { isShown } from '../../../money/payments/give-back.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';

/** In one statement: all of one moment, and one question to the database. */
const wholeOrder = fixed((db, orderId: string) =>
  db
    .selectFrom('air_orders as o')
    .where('o.order_id', '=', orderId)
    .selectAll('o')
    .select((eb) => [
      eb.selectFrom('orders as h').whereRef('h.order_id', '=', 'o.order_id').select('h.amount').as('total'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_passengers as p')
          .whereRef('p.order_id', '=', 'o.order_id')
          .orderBy('p.psg_id')
          .selectAll('p'),
      ).as('passengers'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_flights as f')
          .whereRef('f.order_id', '=', 'o.order_id')
          // A flight that all have changed is in its request.
          .where(
            sql<SqlBool>`exists (select 1 from air_order_tickets t where t.order_id = f.order_id and t.triptype = f.triptype and t.change_no = f.change_no)`,
          )
          .orderBy('f.triptype')
          .orderBy('f.change_no')
          .select(['f.triptype', 'f.change_no', 'f.cabin_code', 'f.flight_id', 'f.dep_at', 'f.arr_at', 'f.shown']),
      ).as('flights'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_tickets as t')
          .whereRef('t.order_id', '=', 'o.order_id')
          .orderBy('t.triptype')
          .orderBy('t.psg_id')
          .selectAll('t'),
      ).as('tickets'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_events as e')
          .whereRef('e.order_id', '=', 'o.order_id')
          .orderBy('e.id', 'desc')
          .select(['e.at', 'e.title', 'e.detail']),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('payments as m')
          .where(
            'm.order_id',
            'in',
            sql<string>`(select o.order_id union all select sale_id from after_sales a where a.order_id = o.order_id)`,
          )
          .where(isShown('m'))
          .orderBy('m.paid_at')
          .orderBy('m.payer')
          .selectAll('m'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('after_sales as s')
          .whereRef('s.order_id', '=', 'o.order_id')
          .where('s.state', '<>', 'quoted')
          .orderBy('s.applied_at', 'desc')
          // Of two in one moment, the one that still goes on.
          .orderBy(sql`s.step_at is null`)
          .orderBy('s.sale_id')
          .selectAll('s'),
      ).as('sales'),
    ])
    .compile(),
);
export type WholeOrder = Awaited<ReturnType<typeof wholeOrder>>[number];

/** The order with everything that belongs to it; undefined when there is none. */
export async function readOrder(db: Database | Tx, orderId: string): Promise<WholeOrder | undefined> {
  const [order] = await wholeOrder(db, orderId);
  return order;
}
