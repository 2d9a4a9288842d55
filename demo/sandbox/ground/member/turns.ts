import { setTimeout as pause } from 'node:timers/promises';

/** More people are waiting than the server can serve in time; the dispatcher answers 429. */
export class TooBusyError extends Error {
  readonly retryAfterSeconds = 2;
}

/** So many pieces of work at once, the others in the order in which they came, and no more than `maxWaiting` of them. */
export function createTurns(width: number, maxWaiting: number) {
  let atWork = 0;
  const waiting: (() => void)[] = [];
  return {
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (atWork >= width) {
        if (waiting.length >= maxWaiting) throw new TooBusyError('too many are waiting');
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        atWork += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else atWork -= 1;
      }
    },
    isIdle: (): boolean => atWork === 0,
  };
}

const pollMs = 40;
const patienceMs = 10_000;

/**
 * All tries of an account are under way: the next caller waits until one of them has ended, in whichever
 * process it runs, and is not refused for it. `take` answers null as long as there is no try to be had.
 */
export async function whenFree<T>(take: () => Promise<T | null>): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const taken = await take();
    if (taken !== null) return taken;
    if (waitedMs >= patienceMs) throw new TooBusyError('the tries of this account are not given back');
    await pause(pollMs);
  }
}

/** A process reports the result of a try within this time; a killed process never does. */
export const tryLeaseMs = 30_000;
