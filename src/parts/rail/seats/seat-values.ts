import type { OfferedTrainRide } from '#contract/train-order.ts';

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

/** Seats that are asked for on one of the trains. */
export const seatsOn = (
  { letters, berths, later }: Omit<OrderSeats, 'seatsOf' | 'acceptNoSeat'>,
  at: number,
): SeatValues => (at ? (later[at - 1] ?? noSeats) : { letters, berths });
