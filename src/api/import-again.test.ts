import { beforeEach, expect, test, vi } from 'vitest';
import { addressEnd, importAgain } from './import-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A chunk that is lost so many times; `asked` is what stood behind its address. */
function chunk(losses: number) {
  const asked: string[] = [];
  const load = async () => {
    asked.push(addressEnd());
    if (asked.length <= losses) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  return { asked, load };
}

test('a chunk that is there is asked for once, by its own address', async () => {
  const { asked, load } = chunk(0);
  expect(await importAgain(load)).toBe('part');
  expect(asked).toEqual(['']);
});

test('a chunk that is lost twice comes the third time, each time under another address', async () => {
  const { asked, load } = chunk(2);
  const loading = importAgain(load);
  await vi.runAllTimersAsync();
  expect(await loading).toBe('part');
  expect(asked[0]).toBe('');
  expect(asked.slice(1)).toEqual([expect.stringMatching(/^\?retry=\d+$/), expect.stringMatching(/^\?retry=\d+$/)]);
  expect(new Set(asked).size).toBe(3);
});

test('a chunk that is lost for good fails after three tries, and another one keeps its address meanwhile', async () => {
  const { asked, load } = chunk(9);
  const failing = importAgain(load).catch((error: Error) => error.message);
  const other = chunk(0);
  await vi.advanceTimersByTimeAsync(100);
  await importAgain(other.load);
  await vi.runAllTimersAsync();
  expect(await failing).toContain('Failed to fetch');
  expect([asked.length, other.asked]).toEqual([3, ['']]);
});
