import { sql } from 'kysely';
import type { BookingTerms, Payer } from '#domain/company/preferences.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';
import type { AskedNeed } from '../../../orders/approval/ask.ts';
import type { Asker } from '../../../orders/approval/open.ts';
import type { RailOrderState } from './rail-orders.ts';

/** The terms that the amounts of an order follow from, beside its tickets. */
export interface AmountTerms {
  travelType: 'private' | 'business';
  payer: Payer;
  booking?: Pick<BookingTerms, 'payer' | 'insurancePayer'> | undefined;
  standing: AskedNeed['standing'];
}

/** Kept with an order until it has its seats, as it was judged when it was made. */
export interface Seating extends AmountTerms {
  rides: readonly PricedRide[];
  acceptNoSeat: boolean;
  /** The moment from which the first train is not sold any more. */
  saleEnds: number;
  /** The company decides on it once it has its seats. */
  approval?: { need: Pick<AskedNeed, 'why' | 'holdMs'>; asker: Asker; project: string };
}

export const seatingOf = ({ content }: Pick<RailOrderState, 'content'>): Seating | undefined =>
  content.seating as Seating | undefined;

/** Orders that were made before this one, for a train of its day. */
export const before = ({ order_id, created_at }: Pick<RailOrderState, 'order_id' | 'created_at'>) => sql`
  o.status = ${sql.lit(awaitsSeats)} and (o.created_at, o.order_id) < (${created_at}::bigint, ${order_id}::text)
  and exists (select 1 from rail_tickets theirs join rail_tickets own on own.train_day = theirs.train_day
    where theirs.order_id = o.order_id and own.order_id = ${order_id}::text)`;

/** So many orders take their seats of the same trains before this one does. */
export async function aheadOf(db: Database | Tx, order: RailOrderState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rail_orders o where ${before(order)}`.execute(db);
  return rows[0]?.count ?? 0;
}
