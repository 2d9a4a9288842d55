import type { OfferedTrainRide } from '#contract/train-order.ts';

type Berth = OfferedTrainRide['berths'][number];

/** The seats that a form asks for. */
export interface SeatValues {
  /** `1A` */
  letters: string[];
  berths: Record<Berth, number>;
}

export const noSeats: SeatValues = { letters: [], berths: { lower: 0, middle: 0, upper: 0 } };
