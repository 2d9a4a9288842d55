import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { Tx } from '../../../ground/call.ts';
import type { SeatWant } from '../../../orders/seats/flight-seats.ts';

/** The seats of an order: one for each passenger but infants, on each flight. */
export async function seatsOf(tx: Tx, orderId: string): Promise<SeatWant[]> {
  const passengers = await tx
    .selectFrom('air_order_passengers')
    .where('order_id', '=', orderId)
    .select('psg_type')
    .execute();
  const seats = passengers.filter((one) => fareTypeOf(one.psg_type) !== 'INF').length;
  const flights = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .select(['flight_id', 'cabin_code'])
    .execute();
  return flights.map((flight) => ({ flightId: flight.flight_id, cabinCode: flight.cabin_code, seats }));
}
