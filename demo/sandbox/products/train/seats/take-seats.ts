import { sql } from 'kysely';
import { standsIn } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { SeatWish } from '#domain/rail/seat-wish.ts';
import type { Day } from '#domain/china-time.ts';
import type { Tx } from '../../../ground/call.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { arrangeSeats } from './arrange.ts';
import { trainDay } from './free-seats.ts';
import { railSeats, takenSections } from './inventory.ts';
import type { SeatWant } from './inventory.ts';
import { sectionsBetween } from './section-mask.ts';
import { trainDayOf } from './train-day.ts';

interface SeatAsk {
  train: number;
  /** Of the train's first departure. */
  day: Day;
  seatClass: SeatClass;
  /** Stops of the train, counted from its first. */
  from: number;
  to: number;
  count: number;
  /** Different for each order: they look for seats in different places. */
  turn: number;
  wish?: SeatWish | undefined;
  /** The seat of a plan; where another order has it, any other one is taken. */
  planned?: number | undefined;
}

/** A seat that looked free was taken by another order since: so often it is looked for again. */
const tries = 30;

/**
 * Holds these seats, or none. A refused attempt also gives up its locks, which it would keep until the end of the
 * transaction: two orders that look for seats again would wait for each other.
 */
async function holdOrForget(tx: Tx, want: SeatWant, nowMs: number): Promise<boolean> {
  await sql`savepoint seats`.execute(tx);
  const isHeld = (await railSeats.hold(tx, want, nowMs)) === undefined;
  if (!isHeld) await sql`rollback to savepoint seats`.execute(tx);
  await sql`release savepoint seats`.execute(tx);
  return isHeld;
}

/** Holds seats for a way, all or none: undefined where too few are left. */
export async function takeSeats(tx: Tx, table: Timetable, ask: SeatAsk, nowMs: number): Promise<SeatWant | undefined> {
  const key = trainDayOf(table.numbers[ask.train] ?? '', ask.day);
  const sections = sectionsBetween(ask.from, ask.to);
  for (let n = 0; n < tries; n += 1) {
    const own = (await takenSections(tx, [key])).get(key);
    const way = { from: ask.from, to: ask.to, count: ask.count, turn: ask.turn + n * 37, planned: ask.planned };
    const chosen = arrangeSeats(trainDay(table, ask.train, ask.day, own, nowMs), ask.seatClass, way, ask.wish);
    if (chosen.length < ask.count) return undefined;
    const want = { trainDay: key, seats: chosen.map((seat) => ({ seat, sections })) };
    if (await holdOrForget(tx, want, nowMs)) return want;
  }
  return undefined;
}

/** The same; passengers for whom no seat is left get places to stand in the train. */
export async function takeOrStand(
  tx: Tx,
  table: Timetable,
  ask: SeatAsk,
  nowMs: number,
): Promise<SeatWant | undefined> {
  const all = await takeSeats(tx, table, ask, nowMs);
  if (all || !standsIn(ask.seatClass)) return all;
  for (let sitting = ask.count - 1; sitting >= 0; sitting -= 1) {
    const seats = sitting ? await takeSeats(tx, table, { ...ask, count: sitting }, nowMs) : undefined;
    if (sitting && !seats) continue;
    const standing = await takeSeats(tx, table, { ...ask, seatClass: 'standing', count: ask.count - sitting }, nowMs);
    if (standing) return { ...standing, seats: [...(seats?.seats ?? []), ...standing.seats] };
    if (seats) await railSeats.release(tx, seats);
    return undefined;
  }
  return undefined;
}
