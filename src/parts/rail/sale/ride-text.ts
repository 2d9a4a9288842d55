import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayOf, showDay } from '#domain/china-time.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';

type Ride = Pick<TrainOrder['rides'][number], 'trainNumber' | 'from' | 'to' | 'seatClass'>;

/** A ride in one line, beside the one in its place. */
export const rideText = ({ trainNumber, from, to, seatClass }: Ride): string =>
  `${trainNumber} ${showDay(dayOf(from.at))} ${clockOf(from.at)}–${clockOf(to.at)} ${from.station} → ${to.station} ${seatClassNames[seatClass]}`;
