/**
 * Moves the clock of a process and of all that it starts, to find tests that hold at some hours or days only:
 * `TEST_CLOCK=2028-02-29T00:05+08:00 npm test`, or with NODE_OPTIONS=--import=<this file> for one file. Pages of browsers
 * follow (tests/e2e/support/browser.ts).
 */
import { moveClock } from './move-clock.mjs';

const { env } = process;
// The same for processes that are started later.
const aheadMs = Number((env.TEST_CLOCK_AHEAD_MS ??= String(Date.parse(env.TEST_CLOCK) - Date.now())));
if (!Number.isFinite(aheadMs)) throw new Error('TEST_CLOCK is no moment: 2028-02-29T00:05+08:00');
moveClock(aheadMs);
