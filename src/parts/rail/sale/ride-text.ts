import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayOf, showDay } from '#domain/china-time.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';

type Ride = Pick<TrainOrder['rides'][number], 'trainNumber' | 'from' | 'to' | 'seatClass'>;

/** A ride in one line, beside the one in its place. */
export const rideText = ({ trainNumber, from, to, seatClass }: Ride): string =>
  `${trainNumber} ${showDay(dayOf(from.at))} ${rideSpan(from.at, to.at)} ${from.station} → ${to.station} ${seatClassNames[seatClass]}`;

/** Trains that passengers still travel by: `G1 11-28 周六 09:00、G3 …`. */
export const restText = (rest: readonly Pick<Ride, 'trainNumber' | 'from'>[]): string =>
  rest.map(({ trainNumber, from }) => `${trainNumber} ${showDay(dayOf(from.at))} ${clockOf(from.at)}`).join('、');
