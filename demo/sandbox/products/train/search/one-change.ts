import { inTurns } from '../../../ground/in-turns.ts';
import { dayMinutes } from '../timetable/timetable.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { callsAt, daysOut, valueAt } from './direct.ts';
import type { Ride } from './direct.ts';
import { pareto } from './pareto.ts';

/** Minutes that a change takes at least. */
interface ChangeTimes {
  sameStation: number;
  otherStation: number;
}
const changeTimes: ChangeTimes = { sameStation: 20, otherStation: 90 };

/** Same station, another station of the town, or another seat of the same train. */
type ChangeKind = 'same' | 'other' | 'seat';

export interface ChangePlan {
  kind: ChangeKind;
  first: Ride;
  second: Ride;
  /** Minutes from midnight of the day asked for. */
  departs: number;
  arrives: number;
  waits: number;
  price: number;
}

export interface ChangeQuery {
  from: readonly number[];
  to: readonly number[];
  /** Stations of the town of a station, itself among them. */
  townOf(station: number): readonly number[];
  /** Of a ride, its cheapest seat; any unit, never less for a longer way. */
  priceOf(train: number, board: number, alight: number): number;
  /**
   * A ride has a seat: `day` is the day of its train's first departure, counted from the day asked for. Without it
   * every ride has one, and no plan changes seats on a train that goes all the way.
   */
  isOpen?: ((ride: Ride, day: number) => boolean) | undefined;
  times?: ChangeTimes;
  /** Longest wait between two trains, minutes; a day at most, since the same trains leave again after it. */
  mostWait?: number;
}

/** Rides that end at the goal and begin at one station, by their time of day, in a list for each figure. */
interface Onwards {
  trains: number[];
  boards: number[];
  alights: number[];
  leaves: number[];
  lasts: number[];
  prices: number[];
  quickest: number;
  cheapest: number;
}

const noSeatNeeded = (): boolean => true;

/** The next stop of a train at the goal; 0 without one. */
function goalStops(table: Timetable, to: readonly number[]): { next(train: number, board: number): number } {
  const goals = new Set(to);
  const last = new Uint32Array(table.numbers.length);
  for (const stop of callsAt(table, to)) {
    const train = valueAt(table.trainOf, stop);
    last[train] = Math.max(valueAt(last, train), stop);
  }
  return {
    next(train, board) {
      const end = valueAt(last, train);
      for (let stop = board + 1; stop <= end; stop += 1) if (goals.has(valueAt(table.station, stop))) return stop;
      return 0;
    },
  };
}

/** Rides to the goal from a station, made when the first plan changes there. */
function onwardRides(
  table: Timetable,
  { to, priceOf }: ChangeQuery,
  { next }: ReturnType<typeof goalStops>,
): (station: number) => Onwards {
  const goals = new Set(to);
  const known = new Map<number, Onwards>();
  function make(station: number): Onwards {
    const [trains, boards, alights]: [number[], number[], number[]] = [[], [], []];
    const [leaves, lasts, prices]: [number[], number[], number[]] = [[], [], []];
    for (const board of goals.has(station) ? [] : callsAt(table, [station])) {
      const train = valueAt(table.trainOf, board);
      const alight = next(train, board);
      if (!alight) continue;
      const departs = valueAt(table.depart, board);
      trains.push(train);
      boards.push(board);
      alights.push(alight);
      leaves.push(departs % dayMinutes);
      lasts.push(valueAt(table.arrive, alight) - departs);
      prices.push(priceOf(train, board, alight));
    }
    const [quickest, cheapest] = [Math.min(...lasts), Math.min(...prices)];
    return { trains, boards, alights, leaves, lasts, prices, quickest, cheapest };
  }
  return (station) => {
    const there = known.get(station) ?? make(station);
    known.set(station, there);
    return there;
  };
}

/** Index of the first ride that leaves at `minute` of the day or later; the length without one. */
function firstFrom(leaves: readonly number[], minute: number): number {
  let low = 0;
  let high = leaves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(leaves, middle) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Departures worked on before others are let in: some milliseconds. */
const boardsPerTurn = 30;

/**
 * All plans with one change that no other beats: none leaves later or at the same time, arrives earlier or at the same
 * time, and costs less or the same. Of plans that are equal in all three, one. The latest departures come
 * first. Made in turns with the calls of others.
 */
export async function onePlans(table: Timetable, query: ChangeQuery): Promise<ChangePlan[]> {
  const { from, to, townOf, priceOf, isOpen = noSeatNeeded, times = changeTimes, mostWait = dayMinutes - 1 } = query;
  const goals = goalStops(table, to);
  const onward = onwardRides(table, query, goals);
  const starts = new Set(from);
  const boards = [...callsAt(table, from)].sort(
    (a, b) => (valueAt(table.depart, b) % dayMinutes) - (valueAt(table.depart, a) % dayMinutes),
  );
  const front = pareto<ChangePlan>();

  /** The rides from one station after an arrival there, until none can be of use. */
  function change(
    first: Ride,
    departs: number,
    arrived: number,
    price: number,
    station: number,
    isSame: boolean,
  ): void {
    const there = onward(station);
    const count = there.trains.length;
    const ready = arrived + (isSame ? times.sameStation : times.otherStation);
    if (!count || front.isBeaten(ready + there.quickest, price + there.cheapest)) return;
    const begin = firstFrom(there.leaves, ready % dayMinutes);
    const day = ready - (ready % dayMinutes);
    for (let n = begin; n < begin + count; n += 1) {
      const at = n < count ? n : n - count;
      const leaves = day + valueAt(there.leaves, at) + (n < count ? 0 : dayMinutes);
      if (leaves - arrived > mostWait || front.isBeaten(leaves + there.quickest, price + there.cheapest)) break;
      const arrives = leaves + valueAt(there.lasts, at);
      const sum = price + valueAt(there.prices, at);
      const train = valueAt(there.trains, at);
      if (train === first.train || front.isBeaten(arrives, sum)) continue;
      const second = { train, board: valueAt(there.boards, at), alight: valueAt(there.alights, at) };
      if (!isOpen(second, Math.floor(leaves / dayMinutes) - daysOut(table, second))) continue;
      const kind = isSame ? 'same' : 'other';
      front.add(arrives, sum, { kind, first, second, departs, arrives, waits: leaves - arrived, price: sum });
    }
  }

  /** Another seat from here on: only of a train without one for the whole way. */
  function changeSeat(first: Ride, goal: number, departs: number, day: number, price: number): void {
    const second = { train: first.train, board: first.alight, alight: goal };
    const arrives = departs + valueAt(table.arrive, goal) - valueAt(table.depart, first.board);
    const sum = price + priceOf(second.train, second.board, second.alight);
    if (front.isBeaten(arrives, sum) || !isOpen(second, day)) return;
    front.add(arrives, sum, { kind: 'seat', first, second, departs, arrives, waits: 0, price: sum });
  }

  let time = -1;
  await inTurns(boards, boardsPerTurn, (board) => {
    const departs = valueAt(table.depart, board) % dayMinutes;
    if (departs !== time) front.nextDeparture();
    time = departs;
    const train = valueAt(table.trainOf, board);
    const day = -daysOut(table, { board });
    const end = valueAt(table.first, train + 1);
    const goal = goals.next(train, board);
    const isWhole = goal > 0 && isOpen({ train, board, alight: goal }, day);
    for (let alight = board + 1; alight < (goal || end); alight += 1) {
      const station = valueAt(table.station, alight);
      if (starts.has(station)) {
        // A traveller who boards here leaves later, on the same day at least.
        if (departs + valueAt(table.depart, alight) - valueAt(table.depart, board) < dayMinutes) break;
        continue;
      }
      const first = { train, board, alight };
      const arrived = departs + valueAt(table.arrive, alight) - valueAt(table.depart, board);
      const price = priceOf(train, board, alight);
      if (front.isBeaten(arrived, price) || !isOpen(first, day)) continue;
      for (const other of townOf(station)) change(first, departs, arrived, price, other, other === station);
      if (goal && !isWhole) changeSeat(first, goal, departs, day, price);
    }
  });
  return front.all();
}
