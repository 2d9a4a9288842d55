import { dayMinutes } from '../timetable/timetable.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** A part of a train's way, by its stops in the timetable. */
export interface Ride {
  train: number;
  board: number;
  alight: number;
}

export const valueAt = (list: ArrayLike<number>, at: number): number => list[at] ?? 0;

/** Minutes of the day on which it leaves. */
export const leavesAt = (table: Timetable, { board }: Pick<Ride, 'board'>): number =>
  valueAt(table.depart, board) % dayMinutes;

/** Minutes from the departure to the arrival. */
export const lasts = (table: Timetable, { board, alight }: Pick<Ride, 'board' | 'alight'>): number =>
  valueAt(table.arrive, alight) - valueAt(table.depart, board);

/** Days from the first departure of the train to the day on which it leaves here. */
export const daysOut = (table: Timetable, { board }: Pick<Ride, 'board'>): number =>
  Math.floor(valueAt(table.depart, board) / dayMinutes);

/** Stops of a train at some stations. */
export function* callsAt(table: Timetable, stations: readonly number[]): Generator<number> {
  for (const station of stations)
    for (let at = valueAt(table.callFirst, station); at < valueAt(table.callFirst, station + 1); at += 1)
      yield valueAt(table.calls, at);
}

/**
 * Trains from some stations to others, each once: from its first stop of the one kind to its first of the other after
 * it. In the order of their departure.
 */
export function directRides(table: Timetable, from: readonly number[], to: readonly number[]): Ride[] {
  /** By train, counted from 1: 0 is none. */
  const boards = new Uint32Array(table.numbers.length);
  for (const stop of callsAt(table, from)) {
    const train = valueAt(table.trainOf, stop);
    const known = valueAt(boards, train);
    if (known === 0 || stop + 1 < known) boards[train] = stop + 1;
  }
  const alights = new Uint32Array(table.numbers.length);
  const trains: number[] = [];
  for (const stop of callsAt(table, to)) {
    const train = valueAt(table.trainOf, stop);
    const board = valueAt(boards, train);
    if (board === 0 || stop + 1 <= board) continue;
    const known = valueAt(alights, train);
    if (known === 0) trains.push(train);
    if (known === 0 || stop + 1 < known) alights[train] = stop + 1;
  }
  return trains
    .map((train) => ({ train, board: valueAt(boards, train) - 1, alight: valueAt(alights, train) - 1 }))
    .sort((a, b) => leavesAt(table, a) - leavesAt(table, b) || a.train - b.train);
}
