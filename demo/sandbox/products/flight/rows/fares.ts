import type { Fen } from '#domain/money.ts';
import { sameSegment } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';
import type { Tx } from '../../../ground/call.ts';

/** Fares of the tickets of an order, or of those of some passengers on some flights. */
export async function faresOf(tx: Tx, orderId: string, items?: readonly (OnLeg & { psgId: string })[]): Promise<Fen[]> {
  const tickets = await tx
    .selectFrom('air_order_tickets')
    .where('order_id', '=', orderId)
    .select(['psg_id', 'triptype', 'tkt_price'])
    .execute();
  return tickets
    .filter((ticket) => !items || items.some((one) => one.psgId === ticket.psg_id && sameSegment(one, ticket)))
    .map(({ tkt_price }) => tkt_price);
}
