import { sql } from 'kysely';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** Parts of orders that their travellers pay; orders that the company pays alone are left out. */
export async function ownSharesOf(db: Database | Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, Fen>> {
  if (!orderIds.length) return new Map();
  const { rows } = await sql<{ id: string; personal: Fen }>`
    select id, personal from (
      select order_id as id, (split->>'personal')::bigint as personal from air_orders
      union all select order_id, (split->>'personal')::bigint from hotel_orders
      union all select order_id, (split->>'personal')::bigint from rail_orders
      union all select order_id, (split->>'personal')::bigint from intl_orders
    ) as shares where id = any(${[...orderIds]}::text[]) and personal > 0`.execute(db);
  return new Map(rows.map(({ id, personal }) => [id, Number(personal)]));
}
