import type { Day } from '#domain/china-time.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { berthsOf } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { bounded } from '../../../ground/bounded.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { formationOf } from './formation.ts';
import type { Formation } from './formation.ts';
import { crowdOf, soldOutside } from './outside-sales.ts';
import { areFree, sectionsBetween, slackAround } from './section-mask.ts';
import type { SectionMask } from './section-mask.ts';
import { trainDayOf } from './train-day.ts';

/** A train on one day with all that is taken of its seats: by others, and by our own orders. */
export interface TrainDay {
  key: number;
  sections: number;
  formation: Formation;
  /** By seat. */
  taken: Readonly<Int32Array>;
}

/** Sales to others of a train-day until they grow again, about 2 kB each. */
const outsideSales = bounded<Int32Array>(3000);

/** `own`: sections of our orders by seat; `day` of the train's first departure. */
export function trainDay(
  table: Timetable,
  train: number,
  day: Day,
  own: ReadonlyMap<number, SectionMask> | undefined,
  nowMs: number,
): TrainDay {
  const number = table.numbers[train] ?? '';
  const first = table.first[train] ?? 0;
  const sections = (table.first[train + 1] ?? 0) - first - 1;
  const formation = formationOf(table.kinds[train] ?? '', number);
  const crowd = crowdOf(number, day, table.depart[first] ?? 0, nowMs);
  const outside = outsideSales(`${number} ${day} ${crowd.boughtFrom}`, () =>
    Int32Array.from({ length: formation.seats }, (_, seat) => soldOutside(crowd, seat, sections)),
  );
  const taken = own?.size ? outside.slice() : outside;
  for (const [seat, mask] of own ?? []) taken[seat] = (taken[seat] ?? 0) | mask;
  return { key: trainDayOf(number, day), sections, formation, taken };
}

const everything = 0x7fffffff;

/** Sections taken of each seat; a place to stand counts as taken: it is no seat. */
export function takenOfSeats({ formation, taken }: TrainDay): Int32Array {
  const seats = Int32Array.from(taken);
  for (const { seatClass, firstSeat, seats: count } of formation.blocks)
    if (seatClass === 'standing') seats.fill(everything, firstSeat, firstSeat + count);
  return seats;
}

/** Seats left for a way, by class; a class that the train does not have is missing. */
export function seatsLeft(
  { formation, taken }: TrainDay,
  from: number,
  to: number,
): Partial<Record<SeatClass, number>> {
  const wanted = sectionsBetween(from, to);
  const left: Partial<Record<SeatClass, number>> = {};
  for (const { seatClass, firstSeat, seats } of formation.blocks) {
    let free = 0;
    for (let seat = firstSeat; seat < firstSeat + seats; seat += 1) if (areFree(taken[seat] ?? 0, wanted)) free += 1;
    left[seatClass] = (left[seatClass] ?? 0) + free;
  }
  return left;
}

/** Berths left for a way by class and tier; classes without berths are missing. */
export function berthsLeft(
  { formation, taken }: TrainDay,
  from: number,
  to: number,
): Partial<Record<SeatClass, Partial<Record<Berth, number>>>> {
  const wanted = sectionsBetween(from, to);
  const left: Partial<Record<SeatClass, Partial<Record<Berth, number>>>> = {};
  for (const { seatClass, firstSeat, seats } of formation.blocks) {
    const tiers = berthsOf(seatClass);
    if (!tiers.length) continue;
    const counts = (left[seatClass] ??= Object.fromEntries(tiers.map((berth) => [berth, 0])));
    for (let at = 0; at < seats; at += 1) {
      const berth = tiers[at % tiers.length];
      if (berth && areFree(taken[firstSeat + at] ?? 0, wanted)) counts[berth] = (counts[berth] ?? 0) + 1;
    }
  }
  return left;
}

/**
 * Seats of a class for a way, the tightest fits first, so that long ways stay free for those who need them. Fewer than
 * `count` where no more are free. `turn` leads callers at one moment to different seats among equal ones.
 */
export function chooseSeats(
  { formation, taken, sections }: TrainDay,
  seatClass: SeatClass,
  way: { from: number; to: number; count: number; turn?: number },
): number[] {
  const { from, to, count, turn = 0 } = way;
  const wanted = sectionsBetween(from, to);
  const free: { seat: number; slack: number }[] = [];
  for (const block of formation.blocks.filter((one) => one.seatClass === seatClass))
    for (let seat = block.firstSeat; seat < block.firstSeat + block.seats; seat += 1) {
      const mask = taken[seat] ?? 0;
      if (areFree(mask, wanted)) free.push({ seat, slack: slackAround(mask, from, to, sections) });
    }
  const { seats } = formation;
  const place = (seat: number): number => (seat + seats - (turn % seats)) % seats;
  return free
    .sort((a, b) => a.slack - b.slack || place(a.seat) - place(b.seat))
    .slice(0, count)
    .map(({ seat }) => seat);
}
