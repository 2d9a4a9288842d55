import { setImmediate } from 'node:timers/promises';

/** The calls of others are answered; their own work has begun when this ends. */
export const letOthersIn = (): Promise<void> => setImmediate();

/**
 * Acts on one item after the other, and lets others in whenever the items since then weigh `perTurn`: some milliseconds
 * of work. `act` returns true to stop.
 */
export async function inTurns<T>(
  items: Iterable<T>,
  perTurn: number,
  act: (item: T) => unknown,
  weightOf: (item: T) => number = () => 1,
): Promise<void> {
  let weight = 0;
  for (const item of items) {
    weight += weightOf(item);
    if (weight >= perTurn) {
      weight = 0;
      await letOthersIn();
    }
    if (act(item) === true) return;
  }
}
