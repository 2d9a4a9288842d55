import { mostWishes } from '#domain/rail/wait.ts';
import { readRides, writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';

/** Trains and classes that an order waits for, as its address has them. */
export interface WaitChoice {
  wishes: readonly ChosenRide[];
  isStudent: boolean;
}

/** Undefined for an address without trains. */
export function readWait(query: Readonly<Record<string, string | undefined>>): WaitChoice | undefined {
  const wishes = readRides(query['wait'], mostWishes);
  return wishes.length ? { wishes, isStudent: query['student'] === '1' } : undefined;
}

export const sameWishes = (one: readonly ChosenRide[], other: readonly ChosenRide[]): boolean =>
  writeRides(one) === writeRides(other);

/** One draft for a way and day: trains and classes change while the form is filled in. */
export const waitDraftKey = ({ wishes: [first] }: WaitChoice): string =>
  `train-wait:${first?.date ?? ''}:${first?.fromStation ?? ''}:${first?.toStation ?? ''}`;
