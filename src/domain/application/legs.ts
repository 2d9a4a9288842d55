import { moved } from '#base/moved.ts';
import { addDays, daysBetween } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { legKinds, mostTravellers } from './schema.ts';
import type { TripContent, TripLeg, TripProduct } from './schema.ts';

type LegsOf = Pick<TripContent, 'legs' | 'from' | 'to'> & { travellers: readonly unknown[] };

/** Legs of everybody stay of everybody, and no leg has more people than travel. */
export function withTravellers<T>(
  { legs, travellers: before }: { legs: readonly TripLeg[]; travellers: readonly T[] },
  travellers: T[],
) {
  const [old, count] = [before, travellers].map((all) => Math.max(1, all.length)) as [number, number];
  const follow = (now: number): number => (now === old || now > count ? count : now);
  return {
    travellers,
    legs: legs.map((leg) => {
      const kind = legKinds[leg.product];
      if (kind === 'rides') return leg;
      return {
        ...leg,
        travellers: follow(leg.travellers),
        units: kind === 'stay' && leg.units ? follow(leg.units) : leg.units,
      };
    }),
  };
}

/** Legs by their days; those of one day, and all while a day is missing, stay as they are. */
export const inOrder = (legs: readonly TripLeg[]): TripLeg[] =>
  legs.every(({ day }) => day) ? [...legs].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))) : [...legs];

/** The day after another one of a trip; its last day where that is later. */
const laterDay = (day: Day | '', to: Day | ''): Day | '' =>
  !day || (to && to <= day) ? day || to : to || addDays(day, 1);

/** City and days between a journey and the next one, where nobody stays yet. */
function unstayed(legs: readonly TripLeg[]): Pick<TripLeg, 'to' | 'day' | 'toDay'> | undefined {
  const journeys = inOrder(legs.filter(({ product }) => legKinds[product] === 'journey'));
  const gaps = journeys.map(({ to, day }, at) => ({ to, day, toDay: journeys[at + 1]?.day ?? '' }));
  return gaps.find(
    ({ to, day, toDay }) =>
      to &&
      day &&
      toDay > day &&
      !legs.some((leg) => legKinds[leg.product] === 'stay' && leg.to === to && leg.day < toDay),
  );
}

/** The next leg goes on where the last journey has led; a stay between two journeys takes city and days of their gap. */
export function nextLeg({ legs, from, travellers, to }: LegsOf, product: TripProduct): TripLeg {
  const used = new Set(legs.map(({ legId }) => legId));
  let number = legs.length + 1;
  while (used.has(`leg-${number}`)) number += 1;
  const last = legs.at(-1);
  const kind = legKinds[product];
  const isAfterJourney = kind === 'journey' && last !== undefined && legKinds[last.product] === 'journey';
  const reached = (last && (legKinds[last.product] === 'stay' ? last.toDay : last.day)) || from;
  const day = isAfterJourney ? laterDay(reached, to) : reached;
  const people = Math.min(mostTravellers, Math.max(1, travellers.length));
  return {
    legId: `leg-${number}`,
    product,
    from: kind === 'journey' ? (last?.to ?? '') : '',
    to: kind === 'journey' ? '' : (last?.to ?? ''),
    day,
    toDay: kind === 'journey' ? '' : kind === 'stay' && day && to <= day ? addDays(day, 1) : to,
    travellers: people,
    units: kind === 'journey' ? 0 : kind === 'stay' ? people : 1,
    ...(kind === 'stay' && unstayed(legs)),
  };
}

/** The last day on which a trip can be decided: its first day that is not over. */
export const decideUntil = (
  { from, to, legs, mode }: Pick<TripContent, 'from' | 'to' | 'legs' | 'mode'>,
  today: Day,
): Day =>
  [from, ...(mode === 'legs' ? legs.map(({ day }) => day) : []), to].filter((day) => day >= today).sort()[0] ?? to;

/** A copied trip that has begun comes again by whole weeks: its weekdays and all distances stay. `days`: 0 where it stays. */
export function comeAgain<T extends Pick<TripContent, 'from' | 'to' | 'legs' | 'mode'>>(
  trip: T,
  today: Day,
): { trip: T; days: number } {
  const first = [trip.from, ...(trip.mode === 'legs' ? trip.legs : []).map(({ day }) => day)].filter(Boolean).sort()[0];
  const days = first && first < today ? (Math.floor(daysBetween(first, today) / 7) + 1) * 7 : 0;
  if (!days) return { trip, days };
  const later = <D extends string>(day: D) => (day ? addDays(day, days) : day);
  const legs = trip.legs.map((leg) => ({ ...leg, day: later(leg.day), toDay: later(leg.toDay) }));
  return { trip: { ...trip, from: later(trip.from), to: later(trip.to), legs }, days };
}

export type LegAct = 'up' | 'down' | 'remove' | 'duplicate' | 'back';

/** Legs after an act on one of them. */
export function afterAct(trip: LegsOf, at: number, act: LegAct): TripLeg[] {
  const { legs, to } = trip;
  const leg = legs[at];
  if (!leg) return [...legs];
  switch (act) {
    case 'up':
      return moved(legs, at, at - 1);
    case 'down':
      return moved(legs, at, at + 1);
    case 'remove':
      return legs.filter((one) => one !== leg);
    case 'duplicate':
      return [...legs.slice(0, at + 1), { ...leg, legId: nextLeg(trip, leg.product).legId }, ...legs.slice(at + 1)];
    case 'back':
      return [
        ...legs,
        { ...leg, legId: nextLeg(trip, leg.product).legId, from: leg.to, to: leg.from, day: laterDay(leg.day, to) },
      ];
  }
}
