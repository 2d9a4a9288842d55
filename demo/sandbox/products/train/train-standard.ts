import type { StandardShown } from '#domain/policy/facts.ts';
import type { TrainCall, TrainVerdict } from '#contract/train.ts';
import { clockOf, daysBetween, dayOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { cities } from '#domain/flight/cities/cities.ts';
import type { Fen } from '#domain/money.ts';
import type { TrainFacts } from '#domain/policy/facts.ts';
import { winnersOf } from '#domain/policy/judge/winners.ts';
import type { TrainLetter } from '#domain/rail/fares.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { BookedTrip } from '../../orders/applications/take.ts';
import { judgeBy, verdictView } from '../../orders/business/check-standard.ts';
import { controlView } from '../../orders/business/standard-words.ts';
import type { Call } from '../../ground/call.ts';
import type { AppliedStandard } from '../../orders/business/standard-for.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import { stationOf } from './network/stations.ts';

export type RideFacts = Omit<TrainFacts, 'level'>;

/** By ticket type; a type that is missing is not sold. */
export type Prices = Partial<Record<TicketType, Fen>>;

/** Prices of all classes of a way, by ticket type. */
export type ClassPrices = Partial<Record<SeatClass, Prices>>;

const minuteOf = (moment: string): number => {
  const [hours = 0, minutes = 0] = clockOf(moment).split(':').map(Number);
  return hours * 60 + minutes;
};

const dayMinutes = 1440;
const [nightFrom, nightTo] = [20 * 60, 31 * 60];

/** Minutes of a way between 20:00 and 07:00. */
function nightMinutes(from: number, minutes: number): number {
  let sum = 0;
  for (let midnight = -dayMinutes; midnight <= from + minutes; midnight += dayMinutes)
    sum += Math.max(0, Math.min(from + minutes, midnight + nightTo) - Math.max(from, midnight + nightFrom));
  return sum;
}

const codes: ReadonlyMap<string, string> = new Map(cities.map(({ name, code }) => [name, code]));

/** The code by which standards know the city of a station; a town without an airport has its name. */
function cityOf({ telecode, station }: TrainCall): string {
  const city = stationOf(telecode)?.city ?? station;
  return codes.get(city) ?? city;
}

/** The journey of these rides, one after the other, as trip applications know it. */
export function tripOf(facts: readonly Pick<RideFacts, 'from' | 'city' | 'day'>[]): BookedTrip {
  const [first, last] = [facts[0], facts.at(-1)];
  return {
    segments: first && last ? [{ from: first.from, to: last.city, day: first.day, toDay: '' }] : [],
    rooms: 0,
  };
}

/** The journey of an order that waits: any of its rides may become it. */
export function waitTripOf(facts: readonly Pick<RideFacts, 'from' | 'city' | 'day'>[]): BookedTrip {
  const ways = facts.map(({ from, city, day }) => ({ from, to: city, day, toDay: '' as const }));
  const [first, ...others] = ways;
  return { segments: first ? [{ ...first, others }] : [], rooms: 0 };
}

/** The facts of a class on a ride that a travel standard judges; prices of one adult. */
export function factsOf(
  { letter, from, to, minutes }: { letter: TrainLetter; from: TrainCall; to: TrainCall; minutes: number },
  seat: SeatClass,
  prices: ClassPrices,
  today: Day,
): RideFacts {
  const time = minuteOf(from.at);
  return {
    product: 'train',
    day: dayOf(from.at),
    time,
    from: cityOf(from),
    city: cityOf(to),
    trainKind: letter || 'O',
    overnight: nightMinutes(time, minutes) >= 360,
    haul: minutes,
    advance: daysBetween(today, dayOf(from.at)),
    seat,
    price: prices[seat]?.adult ?? 0,
    classPrices: Object.fromEntries(
      Object.entries(prices).flatMap(([name, { adult }]) => (adult === undefined ? [] : [[name, adult]])),
    ),
  };
}

/** The standard of a buyer, for those that have one. */
export const standardIn = (standard: AppliedStandard | null, call: Pick<Call, 'app'>): { standard?: StandardShown } =>
  standard ? { standard: controlView(standard, 'train', call) } : {};

/** The verdict of that standard on a class of a ride. */
export const verdictIn = (standard: AppliedStandard | null, facts: RideFacts): { standard?: TrainVerdict } =>
  standard ? { standard: verdictView(judgeBy(standard, facts)) } : {};

/** Up to this the company pays, by ticket type; a type that is missing has no limit. */
export function limitsOf(standard: AppliedStandard | null, facts: RideFacts, prices: ClassPrices): Prices {
  const limit: Fen | undefined = standard ? judgeBy(standard, facts).limit : undefined;
  if (!standard || limit === undefined) return {};
  const granted = winnersOf({ ...facts, level: standard.person.level }, standard.content).seat?.limit.seat;
  const own = granted && prices[granted];
  const ofClass = own?.adult === limit ? own : Object.values(prices).find(({ adult }) => adult === limit);
  if (ofClass) return ofClass;
  return Object.fromEntries(Object.keys(prices[facts.seat] ?? {}).map((type) => [type, limit]));
}
