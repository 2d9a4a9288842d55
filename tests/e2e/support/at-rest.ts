import { vi } from 'vitest';
import { patienceMs } from '#tests/support/patience.ts';

/** A page is at rest when so many looks, one after the other, have shown the same. */
const looksAtRest = 40;

/**
 * Findings that remain: none as soon as there are none, otherwise those of a page at rest. A page that is still being
 * laid out, or waits for a part, shows what a moment later is no more; each look is a turn of the page, however busy the
 * machine is.
 */
export async function remaining<T>(read: () => Promise<readonly T[]>, looks = looksAtRest): Promise<readonly T[]> {
  const until = Date.now() + patienceMs;
  for (let [last, alike] = ['', 0]; ;) {
    const found = await read();
    const now = JSON.stringify(found);
    alike = now === last ? alike + 1 : 1;
    if (!found.length || alike >= looks || Date.now() > until) return found;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Several facts of one moment: they are looked at together, again until all of them hold. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 50 });
