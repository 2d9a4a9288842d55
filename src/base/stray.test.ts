import { beforeEach, expect, test } from 'vitest';
import { guarded, kept, takeStrays } from './stray.ts';

const strays: unknown[] = [];
beforeEach(() => {
  strays.length = 0;
  takeStrays((error) => strays.push((error as Error).message));
});

test('a promise without a waiter reports its failure, and nothing else does', async () => {
  kept(Promise.reject(new Error('lost')));
  kept(Promise.resolve(1));
  kept(undefined);
  await Promise.resolve();
  expect(strays).toEqual(['lost']);
});

test('a handler that throws or whose promise fails brings it; one that works answers as it did', async () => {
  guarded(() => {
    throw new Error('at once');
  })();
  guarded(async () => {
    await Promise.resolve();
    throw new Error('later');
  })();
  expect(guarded((a: number, b: number) => a + b)(1, 2)).toBe(3);
  await Promise.resolve();
  await Promise.resolve();
  expect(strays).toEqual(['at once', 'later']);
});
