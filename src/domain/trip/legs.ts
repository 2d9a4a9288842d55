/** Legs are numbered from 1: one-way trips have one, returns two, trips over several cities up to six. */
export const legNumbers = [1, 2, 3, 4, 5, 6] as const;
export type LegNo = (typeof legNumbers)[number];
export const maxLegs = legNumbers.length;
/** `leg.segment`: names one take-off and landing of a trip. */
export type LegKey = `${number}.${number}`;

/** Flights, tickets and quotes as the wire names them: `triptype` is the leg. A leg with one segment has no number of it. */
export interface OnLeg {
  readonly triptype: LegNo;
  readonly segment?: number;
}

/** `index` counts from 1. */
export interface Leg<Segment> {
  index: LegNo;
  /** As of `legName`. */
  name: string;
  from: string;
  to: string;
  day: string;
  segments: readonly Segment[];
}

export const legOf = ({ triptype }: OnLeg): LegNo => triptype;
export const keyOf = ({ triptype, segment = 1 }: OnLeg): LegKey => `${triptype}.${segment}`;
export const sameLeg = (one: OnLeg, other: OnLeg): boolean => legOf(one) === legOf(other);
export const sameSegment = (one: OnLeg, other: OnLeg): boolean => keyOf(one) === keyOf(other);
/** Some of the travellers have changed: one way stands twice among the flights, as each of them flies it. */
export const isParted = (flights: readonly OnLeg[]): boolean => new Set(flights.map(keyOf)).size < flights.length;
/** The order of a journey, as a comparison of `sort`. */
export const byLeg = (one: OnLeg, other: OnLeg): number =>
  legOf(one) - legOf(other) || (one.segment ?? 1) - (other.segment ?? 1);
/** The fields by which the wire names the leg of this number; undefined for a number that no trip has. */
export const onLeg = (leg: number): OnLeg | undefined =>
  legNumbers.flatMap((triptype) => (triptype === leg ? { triptype } : []))[0];
/** The first of these is on the first leg, the second on the second; more than a trip has legs are left out. */
export const inOrder = <Seat>(seats: readonly Seat[]): (Seat & OnLeg)[] =>
  seats.flatMap((seat, at) => {
    const leg = onLeg(at + 1);
    return leg ? { ...seat, ...leg } : [];
  });
/** Numbers of the legs that these are on, each once, in the order of the journey. */
export const legsIn = (many: readonly OnLeg[]): LegNo[] =>
  legNumbers.filter((leg) => many.some((one) => legOf(one) === leg));

interface Flown extends OnLeg {
  orgcityname: string;
  dstcityname: string;
  depTime: string;
}

/**
 * The legs of these flights, each with its segments; after a change of some passengers a segment stands in it twice.
 * `trip`: all flights, where these are only some of them.
 */
export const legsOf = <Segment extends Flown>(
  flights: readonly Segment[],
  trip: readonly Flown[] = flights,
): Leg<Segment>[] =>
  legsIn(flights).map((index) => {
    const segments = flights.filter((one) => legOf(one) === index).sort(byLeg);
    const [first] = segments;
    return {
      index,
      name: first ? legName(first, trip) : '',
      from: first?.orgcityname ?? '',
      to: segments[segments.length - 1]?.dstcityname ?? '',
      day: first?.depTime.slice(0, 10) ?? '',
      segments,
    };
  });

/** Segments of an offer as the flights of a trip. */
export const tripOf = <Flight>(segments: readonly (OnLeg & { flight: Flight })[]): (Flight & OnLeg)[] =>
  segments.map(({ flight, ...one }) => ({
    ...flight,
    triptype: legOf(one),
    ...(one.segment && { segment: one.segment }),
  }));

type Somewhere = OnLeg & Partial<Pick<Flown, 'orgcityname' | 'dstcityname'>>;

/** Two legs, the second back to where the first began. Tickets know no cities: two legs of them are a return. */
export function isReturnTrip(trip: readonly Somewhere[]): boolean {
  const legs = legsIn(trip);
  const end = [...trip].sort(byLeg).pop();
  return legs.length === 2 && legs[1] === 2 && trip.find((one) => legOf(one) === 1)?.orgcityname === end?.dstcityname;
}

/** 1 one-way, 2 return, 3 several cities. */
export type FlightType = 1 | 2 | 3;
export const flightTypeOf = (trip: readonly Somewhere[]): FlightType =>
  isReturnTrip(trip) ? 2 : legsIn(trip).length > 1 ? 3 : 1;

/** Names a leg within its trip: 去程 and 返程, or the number of several; "" where the trip has no other, and for a price of all legs. */
export function legName({ triptype }: Partial<OnLeg>, trip: readonly Somewhere[]): string {
  if (!triptype || legsIn(trip).length < 2) return '';
  if (!isReturnTrip(trip)) return `第 ${triptype} 程`;
  return triptype === 1 ? '去程' : '返程';
}

/** `北京 → 上海`, `北京 ⇄ 上海`, `北京 → 上海 → 广州`; a city from which no flight before has arrived stands after a stroke. */
export function tripTitle(flights: readonly Omit<Flown, 'depTime'>[]): string {
  const legs = legsOf(flights.map((one) => ({ ...one, depTime: '' })));
  const [out] = legs;
  if (!out) return '';
  if (isReturnTrip(flights)) return `${out.from} ⇄ ${out.to}`;
  return legs.reduce(
    (title, { from, to }, at) => `${title}${at && legs[at - 1]?.to !== from ? ` / ${from}` : ''} → ${to}`,
    out.from,
  );
}
