import { writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import { noSeats } from './seat-values.ts';
import type { OrderSeats } from './seat-values.ts';

/** The tier of each ride that was chosen in the list, for the first passenger. */
export function firstSeats(rides: readonly ChosenRide[]): OrderSeats {
  const [first = noSeats, ...later] = rides.map(({ berth }) =>
    berth ? { ...noSeats, berths: { ...noSeats.berths, [berth]: 1 } } : noSeats,
  );
  return { ...first, later, seatsOf: writeRides(rides), acceptNoSeat: false };
}
