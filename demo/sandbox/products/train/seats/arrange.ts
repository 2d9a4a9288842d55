import { berthNames, berths } from '#domain/rail/seat-wish.ts';
import type { SeatWish } from '#domain/rail/seat-wish.ts';
import { berthTiers, seatLetters } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { blockOf } from './formation.ts';
import type { Formation } from './formation.ts';
import { chooseSeats } from './free-seats.ts';
import type { TrainDay } from './free-seats.ts';
import { areFree, sectionsBetween } from './section-mask.ts';

/** Where a seat is: its coach, its row or compartment, and its place in it. */
interface Place {
  seat: number;
  coach: number;
  row: number;
  column: number;
}

/** Seats in a row, or berths in a compartment: those who have them are together. */
function rowLength(seatClass: SeatClass): number {
  const letters = seatLetters[seatClass]?.join('').length;
  if (letters) return letters;
  if (seatClass === 'deluxeSleeper') return 2;
  if (seatClass === 'softSleeper' || seatClass === 'bulletSleeper') return 4;
  return seatClass === 'hardSleeper' ? 6 : 5;
}

function placesOf(formation: Formation, seatClass: SeatClass, seats: readonly number[]): Place[] {
  const length = rowLength(seatClass);
  return seats.flatMap((seat) => {
    const block = blockOf(formation, seat);
    if (!block || block.seatClass !== seatClass) return [];
    const at = seat - block.firstSeat;
    return [{ seat, coach: block.coach, row: Math.floor(at / length), column: at % length }];
  });
}

/** Seats of one coach in their order: few rows first, then few gaps. */
const spread = (places: readonly Place[]): number => {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return Infinity;
  return (last.row - first.row) * 1000 + (last.seat - first.seat);
};

function byCoach(places: readonly Place[]): Place[][] {
  const coaches = new Map<number, Place[]>();
  for (const place of places) coaches.set(place.coach, [...(coaches.get(place.coach) ?? []), place]);
  return [...coaches.values()];
}

/** So many places that are nearest to each other; over several coaches only where none has enough. */
function together(coaches: readonly Place[][], count: number): Place[] {
  let best: Place[] = [];
  for (const coach of coaches)
    for (let at = 0; at + count <= coach.length; at += 1) {
      const window = coach.slice(at, at + count);
      if (!best.length || spread(window) < spread(best)) best = window;
    }
  if (best.length) return best;
  const [largest = [], ...rest] = coaches.toSorted((a, b) => b.length - a.length);
  return rest.length && largest.length < count
    ? [...largest, ...together(rest, count - largest.length)]
    : largest.slice(0, count);
}

/** Adds places near to those that are chosen already. */
function fillUp(chosen: readonly Place[], coaches: readonly Place[][], count: number): Place[] {
  const [first] = chosen;
  if (!first) return together(coaches, count);
  const distance = ({ coach, seat }: Place): number =>
    Math.abs(coach - first.coach) * 10_000 + Math.abs(seat - first.seat);
  const rest = coaches.flat().filter((place) => !chosen.includes(place));
  return [...chosen, ...rest.toSorted((a, b) => distance(a) - distance(b)).slice(0, count - chosen.length)];
}

/** The places of the letters, in their order, in the two rows that have most of them. */
function ofLetters(coaches: readonly Place[][], letters: readonly string[], seatClass: SeatClass): Place[] {
  const order = seatLetters[seatClass]?.join('') ?? '';
  let best: Place[] = [];
  for (const coach of coaches) {
    const at = new Map(coach.map((place) => [`${place.row} ${place.column}`, place]));
    for (const row of new Set(coach.map((place) => place.row))) {
      const found = [...new Set(letters)].flatMap(
        (letter) => at.get(`${row + Number(letter[0]) - 1} ${order.indexOf(letter[1] ?? '?')}`) ?? [],
      );
      if (found.length > best.length) best = found;
    }
  }
  return best;
}

/** The berths of the tiers, in the fewest compartments of a coach that has most of them. */
function ofTiers(coaches: readonly Place[][], tiers: readonly string[], seatClass: SeatClass): Place[] {
  const names = berthTiers[seatClass] ?? [];
  const tierOf = ({ column }: Place): string => names[column % names.length] ?? '';
  let best: Place[] = [];
  let bestSpan = Infinity;
  for (const coach of coaches)
    for (const from of new Set(coach.map((place) => place.row))) {
      const wanted = [...tiers];
      const found: Place[] = [];
      for (const place of coach.filter(({ row }) => row >= from)) {
        const at = wanted.indexOf(tierOf(place));
        if (at < 0) continue;
        wanted.splice(at, 1);
        found.push(place);
      }
      const span = spread(found);
      if (found.length > best.length || (found.length === best.length && span < bestSpan))
        [best, bestSpan] = [found, span];
    }
  // Passengers have the berths in the order of the wish.
  return best.toSorted((a, b) => names.indexOf(tierOf(a)) - names.indexOf(tierOf(b)));
}

interface PartyWay {
  from: number;
  to: number;
  count: number;
  turn?: number;
  /** The seat that a plan showed: taken where it is free, the others of the party near it. */
  planned?: number | undefined;
}

/**
 * Seats for a party: those that it asks for as far as they are free together, the others next to them. One passenger
 * without a wish gets the tightest fit, so that long ways stay free. Fewer than `count` where no more are free.
 */
export function arrangeSeats(
  day: TrainDay,
  seatClass: SeatClass,
  { planned, ...way }: PartyWay,
  { letters = [], berths: counts }: SeatWish = {},
): number[] {
  const tiers = berths.flatMap((berth) => Array.from({ length: counts?.[berth] ?? 0 }, () => berthNames[berth]));
  const isPlanned =
    planned !== undefined && areFree(day.taken[planned] ?? 0, sectionsBetween(way.from, way.to)) && way.count > 0;
  if (isPlanned && way.count === 1) return [planned];
  if ((way.count === 1 && !letters.length && !tiers.length) || seatClass === 'standing')
    return chooseSeats(day, seatClass, way);
  const free = chooseSeats(day, seatClass, { ...way, count: Infinity }).toSorted((a, b) => a - b);
  if (free.length < way.count) return free;
  const all = byCoach(placesOf(day.formation, seatClass, free));
  // Orders of one moment begin their search at different coaches.
  const begin = (way.turn ?? 0) % Math.max(1, all.length);
  const coaches = [...all.slice(begin), ...all.slice(0, begin)];
  const chosen = isPlanned
    ? coaches.flat().filter(({ seat }) => seat === planned)
    : letters.length
      ? ofLetters(coaches, letters, seatClass)
      : tiers.length
        ? ofTiers(coaches, tiers, seatClass)
        : [];
  return fillUp(chosen, coaches, way.count).map(({ seat }) => seat);
}

/** Whether a party is together, in a sentence; "" for one passenger. */
export function arrangementText(formation: Formation, seatClass: SeatClass, seats: readonly number[]): string {
  if (seats.length < 2) return '';
  const places = placesOf(formation, seatClass, seats).toSorted((a, b) => a.seat - b.seat);
  const standing = seats.length - places.length;
  const stands = standing ? `，其中 ${standing} 人无座` : '';
  const coaches = new Set(places.map(({ coach }) => coach));
  if (!places.length) return `${seats.length} 人均为无座`;
  if (coaches.size > 1) return `${seats.length} 人分在 ${coaches.size} 节车厢${stands}`;
  const rows = new Set(places.map(({ row }) => row));
  const room = berthTiers[seatClass] ? '隔间' : '排';
  const [first, last] = [places[0]?.seat ?? 0, places.at(-1)?.seat ?? 0];
  if (rows.size === 1 && places.length > 1) {
    const isNext = last - first === places.length - 1;
    return `${seats.length} 人同一${room}${isNext && room === '排' ? '相邻' : ''}${stands}`;
  }
  const span = Math.max(...rows) - Math.min(...rows) + 1;
  return `${seats.length} 人同一车厢，${span === rows.size ? `相邻 ${rows.size} ${room}` : `分在 ${rows.size} ${room}`}${stands}`;
}

/** How so many passengers would sit on a ride now; "" where too few seats are left. */
export function arrangementIn(
  day: TrainDay,
  { seatClass, fromStop, toStop }: { seatClass: SeatClass; fromStop: number; toStop: number },
  count: number,
): string {
  const seats = arrangeSeats(day, seatClass, { from: fromStop, to: toStop, count });
  return seats.length < count ? '' : arrangementText(day.formation, seatClass, seats);
}
