import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import type { CarFacts, Facts, OverFlags } from './facts.ts';
import { paidOfRide } from './judge/paid-of-ride.ts';
import { outcomeOf, weigh, weightOf } from './judge/judge.ts';
import { effects } from './schema.ts';
import type { Effect, StandardContent } from './schema.ts';

/** A trip that has been ordered, as the standard would have met it. */
export interface PastTrip {
  /** Its number or name among its like. */
  id: string | number;
  employee: string;
  facts: Facts;
  flags: OverFlags;
}

const states = ['ok', 'over', 'forbidden'] as const;
type ReplayState = (typeof states)[number];

/** Verdicts of all trips, in their order. */
export interface Replay {
  trips: readonly PastTrip[];
  states: Uint8Array;
  /** -1: no effect. */
  effects: Int8Array;
  overBy: Float64Array;
  companyPays: Float64Array;
}
export const stateAt = ({ states: found }: Replay, at: number): ReplayState => states[found[at] ?? 0] ?? 'ok';
export const effectAt = ({ effects: found }: Replay, at: number): Effect | null => effects[found[at] ?? -1] ?? null;

interface Sum {
  fen: Fen;
  rides: number;
}

/** Rides of each employee by day and by month, for the limits that have a memory; each scene is counted by itself. */
function createMemory() {
  const employees = new Map<string, Map<string, Sum>>();
  function sumOf(employee: string, span: string): Sum {
    let own = employees.get(employee);
    if (!own) employees.set(employee, (own = new Map()));
    let sum = own.get(span);
    if (!sum) own.set(span, (sum = { fen: 0, rides: 0 }));
    return sum;
  }
  return {
    of(employee: string, { day, scene }: CarFacts) {
      const ofDay = sumOf(employee, `${scene} ${day}`);
      const ofMonth = sumOf(employee, `${scene} ${day.slice(0, 7)}`);
      const used: CarFacts['used'] = {
        day: ofDay.fen,
        month: ofMonth.fen,
        ridesOfDay: ofDay.rides,
        ridesOfMonth: ofMonth.rides,
      };
      return { used, ofDay, ofMonth };
    },
  };
}

function add(sum: Sum, fen: Fen): void {
  sum.fen += fen;
  sum.rides += 1;
}

/** Room for the verdicts of trips. */
export const emptyReplay = (trips: readonly PastTrip[]): Replay => ({
  trips,
  states: new Uint8Array(trips.length),
  effects: new Int8Array(trips.length),
  overBy: new Float64Array(trips.length),
  companyPays: new Float64Array(trips.length),
});

/**
 * Replays the trips from one place up to another, all of some employees, in order: limits of a day or month count what
 * the company would have paid before. Rides that the standard refuses count for nothing.
 */
export function replayPart(found: Replay, content: StandardContent, from: number, end: number): void {
  const memory = createMemory();
  for (let at = from; at < end; at++) {
    const trip = found.trips[at];
    if (!trip) continue;
    const { employee, facts, flags } = trip;
    const past = 'used' in facts ? memory.of(employee, facts) : undefined;
    const weighed = weigh(facts, content, past?.used);
    const { state, effect } = outcomeOf(weighed.breaks, flags);
    let { companyPays = 0 } = weighed;
    if (past && 'used' in facts) {
      companyPays = paidOfRide({ ...facts, used: past.used }, content, { effect, companyPays });
      if (state !== 'forbidden') {
        add(past.ofDay, companyPays);
        add(past.ofMonth, companyPays);
      }
    }
    found.states[at] = states.indexOf(state);
    found.effects[at] = weightOf(effect);
    found.overBy[at] = weighed.overBy;
    found.companyPays[at] = companyPays;
  }
}

export interface TripChange {
  /** Place in the trips. */
  at: number;
  before: { state: ReplayState; effect: Effect | null; overBy: Fen; companyPays: Fen };
  after: TripChange['before'];
}

export const verdictAt = (found: Replay, at: number): TripChange['before'] => ({
  state: stateAt(found, at),
  effect: effectAt(found, at),
  overBy: found.overBy[at] ?? 0,
  companyPays: found.companyPays[at] ?? 0,
});

/** Places of the trips from one place up to another whose verdict is another one after than before. */
export function changedPlaces(before: Replay, after: Replay, from: number, end: number): number[] {
  const places: number[] = [];
  for (let at = from; at < end; at++) {
    const isSame =
      before.states[at] === after.states[at] &&
      before.effects[at] === after.effects[at] &&
      before.overBy[at] === after.overBy[at] &&
      before.companyPays[at] === after.companyPays[at];
    if (!isSame) places.push(at);
  }
  return places;
}

/** A change is harder above 0 and eases below: by state, then by effect, then by the amount, then by what the company pays. */
export const directionAt = (before: Replay, after: Replay, at: number): number =>
  (after.states[at] ?? 0) - (before.states[at] ?? 0) ||
  (after.effects[at] ?? 0) - (before.effects[at] ?? 0) ||
  (after.overBy[at] ?? 0) - (before.overBy[at] ?? 0) ||
  paysLessAt(before, after, at);

const paysLessAt = (before: Replay, after: Replay, at: number): Fen =>
  (before.companyPays[at] ?? 0) - (after.companyPays[at] ?? 0);

export interface ReplayTotals {
  trips: number;
  over: number;
  /** Needs a reason, an approval; refused. */
  reason: number;
  approve: number;
  forbidden: number;
  overBy: Fen;
  companyPays: Fen;
  /** Violations by month of travel. */
  months: { month: string; over: number }[];
}

/** Day of a trip: of its departure, its first night, the ride. */
export const tripDay = (facts: Facts): Day => ('nights' in facts ? (facts.nights[0]?.day ?? '') : facts.day);

/** Months of travel: their names, and the number of its month for each trip. */
export interface Months {
  names: readonly string[];
  of: Uint16Array;
}

export function monthsOf(trips: readonly PastTrip[]): Months {
  const numbers = new Map<string, number>();
  const of = new Uint16Array(trips.length);
  trips.forEach(({ facts }, at) => {
    const name = tripDay(facts).slice(0, 7);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    of[at] = number;
  });
  return { names: [...numbers.keys()], of };
}

/** Figures of the what-if panel, of trips from some places up to others; `months`: of all trips. */
export function totalsIn(
  found: Replay,
  { names, of }: Months,
  parts: readonly { from: number; end: number }[],
): ReplayTotals {
  const { states: verdicts, effects: weights, overBy, companyPays } = found;
  const [reason, approve] = [weightOf('reason'), weightOf('approve')];
  const [seen, over] = [new Uint8Array(names.length), new Float64Array(names.length)];
  const totals = { trips: 0, over: 0, reason: 0, approve: 0, forbidden: 0, overBy: 0, companyPays: 0 };
  for (const { from, end } of parts) {
    totals.trips += end - from;
    for (let at = from; at < end; at++) {
      const month = of[at] ?? 0;
      seen[month] = 1;
      totals.companyPays += companyPays[at] ?? 0;
      const state = verdicts[at] ?? 0;
      if (state === 0) continue;
      over[month] = (over[month] ?? 0) + 1;
      totals.over += 1;
      totals.overBy += overBy[at] ?? 0;
      if (state === 2) totals.forbidden += 1;
      else if (weights[at] === reason) totals.reason += 1;
      else if (weights[at] === approve) totals.approve += 1;
    }
  }
  return { ...totals, months: listed(new Map(names.flatMap((name, at) => (seen[at] ? [[name, over[at] ?? 0]] : [])))) };
}

const listed = (months: ReadonlyMap<string, number>): ReplayTotals['months'] =>
  [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, over]) => ({ month, over }));

/** Figures of several parts as those of one. */
export function addTotals(all: readonly ReplayTotals[]): ReplayTotals {
  const months = new Map<string, number>();
  for (const { month, over } of all.flatMap((one) => one.months)) months.set(month, (months.get(month) ?? 0) + over);
  const sum = (name: Exclude<keyof ReplayTotals, 'months'>) => all.reduce((total, one) => total + one[name], 0);
  return {
    trips: sum('trips'),
    over: sum('over'),
    reason: sum('reason'),
    approve: sum('approve'),
    forbidden: sum('forbidden'),
    overBy: sum('overBy'),
    companyPays: sum('companyPays'),
    months: listed(months),
  };
}

/** Trips of one list as two contents judge them, and the places where the verdicts differ. */
export interface Difference {
  trips: readonly PastTrip[];
  before: Replay;
  after: Replay;
  places: readonly number[];
}

/** An employee, the trips that are harder to book after than before, and how much less the company pays for them. */
interface Hit {
  employee: string;
  trips: number;
  paysLess: Fen;
}

/** Employees with trips that a change makes harder, the heaviest first: together they have every such trip, and every fen. */
export function hitBy(differences: readonly Difference[]): Hit[] {
  const hit = new Map<string, Hit>();
  for (const { trips, before, after, places } of differences)
    for (const at of places) {
      const trip = trips[at];
      if (!trip || directionAt(before, after, at) <= 0) continue;
      const { employee } = trip;
      let own = hit.get(employee);
      if (!own) hit.set(employee, (own = { employee, trips: 0, paysLess: 0 }));
      own.trips += 1;
      own.paysLess += paysLessAt(before, after, at);
    }
  return [...hit.values()].sort((a, b) => b.trips - a.trips || b.paysLess - a.paysLess);
}
