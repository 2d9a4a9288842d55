import { roundToTenYuan } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Tx } from '../../../ground/call.ts';
import type { PriceNow, SellerMove } from '../../../orders/approval/ports.ts';
import { sharesMoved, writeMoved } from '../../../orders/approval/spread.ts';
import { seatKeyOf } from '../../../orders/seats/flight-seats.ts';
import { ticketFare } from '../answers/answer-verify.ts';
import { offerOf } from '../prices/offers.ts';
import type { AirOrderState } from '../rows/air-orders.ts';
import { flightOfId } from '../schedule/flights-of-day.ts';
import { newsOf } from '../seats/inventory.ts';

const ticketsOf = async (tx: Tx, orderId: string) =>
  await tx
    .selectFrom('air_order_tickets as t')
    .innerJoin('air_order_passengers as p', (on) =>
      on.onRef('p.order_id', '=', 't.order_id').onRef('p.psg_id', '=', 't.psg_id'),
    )
    .innerJoin('air_order_flights as f', (on) =>
      on
        .onRef('f.order_id', '=', 't.order_id')
        .onRef('f.triptype', '=', 't.triptype')
        .onRef('f.change_no', '=', 't.change_no'),
    )
    .where('t.order_id', '=', orderId)
    .select(['t.psg_id', 't.triptype', 't.tkt_price', 'p.psg_type', 'f.flight_id', 'f.cabin_code'])
    .execute();
type Ticket = Awaited<ReturnType<typeof ticketsOf>>[number];

/** Fares of the held seats, as if they were for sale: a flight that is not sold any more keeps its price. */
async function faresNow(tx: Tx, tickets: readonly Ticket[], times: number, now: number): Promise<Fen[]> {
  const { counts, changes } = await newsOf(tx, [...new Set(tickets.map(({ flight_id }) => flight_id))]);
  const forSale = new Map(counts);
  for (const { flight_id: flightId, cabin_code: cabinCode, psg_type } of tickets) {
    const key = seatKeyOf({ flightId, cabinCode });
    const count = forSale.get(key);
    if (count && psg_type !== 'INF') forSale.set(key, { ...count, taken: count.taken - 1 });
  }
  const needs = { seats: 0, hasMinors: false, hasContract: true };
  return tickets.map(({ flight_id, cabin_code, psg_type, tkt_price }) => {
    const flight = flightOfId(flight_id, changes);
    const offer = flight && !flight.isOff ? offerOf(flight, cabin_code, now, forSale, needs) : undefined;
    const fare =
      flight && offer?.seatsLeft
        ? ticketFare(fareTypeOf(psg_type as PsgType), { flight, offer }, offer.fare)
        : tkt_price;
    return times === 1 ? fare : roundToTenYuan(fare * times);
  });
}

/** Fares of a flight order move with its flights' demand. */
export async function airPriceNow(
  tx: Tx,
  order: AirOrderState,
  { ofFare }: SellerMove,
  now: number,
): Promise<PriceNow> {
  const { order_id: orderId, split } = order;
  const tickets = await ticketsOf(tx, orderId);
  const fares = await faresNow(tx, tickets, ofFare, now);
  const byPerson = new Map<string, Fen>();
  for (const [at, { psg_id, tkt_price }] of tickets.entries())
    byPerson.set(psg_id, (byPerson.get(psg_id) ?? 0) + (fares[at] ?? tkt_price) - tkt_price);
  const by = [...byPerson.values()].reduce((sum, one) => sum + one, 0);
  const total = order.payprice + by;
  return {
    total,
    async write() {
      for (const [at, { psg_id, triptype, tkt_price }] of tickets.entries())
        await tx
          .updateTable('air_order_tickets')
          .set({ tkt_price: fares[at] ?? tkt_price })
          .where('order_id', '=', orderId)
          .where('psg_id', '=', psg_id)
          .where('triptype', '=', triptype)
          .execute();
      for (const [psgId, more] of byPerson)
        await tx
          .updateTable('air_order_passengers')
          .set((eb) => ({ sale_price: eb('sale_price', '+', more) }))
          .where('order_id', '=', orderId)
          .where('psg_id', '=', psgId)
          .execute();
      const after = sharesMoved(split, by);
      await tx
        .updateTable('air_orders')
        .set({
          payprice: total,
          split: JSON.stringify(after),
          ...(order.over_standard && { over_amount: Math.max(0, order.over_amount + by) }),
        })
        .where('order_id', '=', orderId)
        .execute();
      await writeMoved(tx, { orderId, total, before: split, after });
    },
  };
}
