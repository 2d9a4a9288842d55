import type { OfferedTrainRide } from '#contract/train-order.ts';
import { writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';

type Berth = OfferedTrainRide['berths'][number];

/** The seats that a form asks for. */
export interface SeatValues {
  /** `1A` */
  letters: string[];
  berths: Record<Berth, number>;
}

/** The seats of an order: those of its first train, and of each later one. */
export interface OrderSeats extends SeatValues {
  later: SeatValues[];
  /** Trains, classes and tiers that they are chosen for. */
  seatsOf: string;
  acceptNoSeat: boolean;
}

export const noSeats: SeatValues = { letters: [], berths: { lower: 0, middle: 0, upper: 0 } };

/** The tier of each ride that was chosen in the list, for the first passenger. */
export function firstSeats(rides: readonly ChosenRide[]): OrderSeats {
  const [first = noSeats, ...later] = rides.map(({ berth }) =>
    berth ? { ...noSeats, berths: { ...noSeats.berths, [berth]: 1 } } : noSeats,
  );
  return { ...first, later, seatsOf: writeRides(rides), acceptNoSeat: false };
}

/** Seats that are asked for on one of the trains. */
export const seatsOn = (
  { letters, berths, later }: Omit<OrderSeats, 'seatsOf' | 'acceptNoSeat'>,
  at: number,
): SeatValues => (at ? (later[at - 1] ?? noSeats) : { letters, berths });
