import type { OfferedTrainRide } from '#contract/train-order.ts';
import { seatsOn } from './seat-values.ts';
import type { OrderSeats, SeatValues } from './seat-values.ts';

/** The change of a form by that of one of its trains. */
export function seatsEdited(values: OrderSeats, at: number, change: Partial<SeatValues>): Partial<OrderSeats> {
  if (!at) return change;
  // A form opens with the seats of all its trains.
  const later = [...values.later];
  later[at - 1] = { ...seatsOn(values, at), ...change };
  return { later };
}

/** Letters or berths of each train, as an order asks for them. */
export function seatsAsked(values: OrderSeats, rides: readonly Pick<OfferedTrainRide, 'seatRows'>[]) {
  const [first, ...later] = rides.map(({ seatRows }, at) => {
    const { letters, berths } = seatsOn(values, at);
    return seatRows.length ? { letters } : { berths };
  });
  return first && later.length ? { rideSeats: [first, ...later] } : { seats: first };
}
