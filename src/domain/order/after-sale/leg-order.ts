import { byLeg, legOf, legsOf } from '../../trip/legs.ts';
import type { Leg, OnLeg } from '../../trip/legs.ts';

interface Flown extends OnLeg {
  orgcityname: string;
  dstcityname: string;
  depTime: string;
  arrTime: string;
}

export interface LegInTheWay<Flight> {
  leg: Leg<Flight>;
  /** The leg comes later in the trip, and leaves before that day. */
  isLater: boolean;
  /** The nearest day that the leg leaves free. */
  day: string;
}

/** The leg of a trip that keeps another one from a day: a later one that has left by then, or an earlier one that lands after it. */
export function legInTheWay<Flight extends Flown>(
  flights: readonly Flight[],
  changing: OnLeg,
  day: string,
): LegInTheWay<Flight> | undefined {
  const others = flights.filter((flight) => legOf(flight) !== legOf(changing)).sort(byLeg);
  const found = legsOf(others, flights).flatMap((leg) => {
    const isLater = leg.index > legOf(changing);
    const free = isLater ? leg.day : (leg.segments[leg.segments.length - 1]?.arrTime.slice(0, 10) ?? '');
    return (isLater ? day > free : day < free) ? [{ leg, isLater, day: free }] : [];
  });
  // The nearest one: the first of the later legs, the last of the earlier ones.
  return found.find(({ isLater }) => isLater) ?? found[found.length - 1];
}
