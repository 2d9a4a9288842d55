import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { Say } from '#kit/say.ts';

type Words = Pick<Say, 'say' | 'showDay'>;
type Ride = Pick<TrainOrder['rides'][number], 'trainNumber' | 'from' | 'to' | 'seatClass'>;

/** A ride in one line, beside the one in its place. */
export const rideText = ({ trainNumber, from, to, seatClass }: Ride, { say, showDay }: Words): string =>
  `${trainNumber} ${showDay(dayOf(from.at))} ${say(rideSpan(from.at, to.at))} ${say(from.station)} → ${say(to.station)} ${say(seatClassNames[seatClass])}`;

/** Trains that passengers still travel by: `G1 11-28 周六 09:00、G3 …`. */
export const restText = (rest: readonly Pick<Ride, 'trainNumber' | 'from'>[], { say, showDay }: Words): string =>
  rest.map(({ trainNumber, from }) => `${trainNumber} ${showDay(dayOf(from.at))} ${clockOf(from.at)}`).join(say('、'));
