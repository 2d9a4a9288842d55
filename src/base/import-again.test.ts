import { beforeEach, expect, test, vi } from 'vitest';
import { importAgain } from './import-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A chunk that is lost so many times. */
function chunk(losses: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= losses) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
  return load;
}

test.each([
  ['there', 0, 1, 'part'],
  ['lost twice', 2, 3, 'part'],
  ['lost for good', 9, 3, 'Failed to fetch dynamically imported module'],
])('a chunk that is %s (%i losses) is asked for %i times', async (_what, losses, asked, end) => {
  const load = chunk(losses);
  const loading = importAgain(load).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await loading).toBe(end);
  expect(load).toHaveBeenCalledTimes(asked);
});

test('a chunk that never answers is lost after three waits, before 120 s are over', async () => {
  const load = vi.fn(() => new Promise<string>(() => {}));
  const loading = importAgain(load).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await loading).toMatch('Loading chunk failed');
  expect(load).toHaveBeenCalledTimes(3);
});
