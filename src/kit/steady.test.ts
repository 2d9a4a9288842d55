import { signal } from '@preact/signals-core';
import { afterEach, expect, test, vi } from 'vitest';
import { steady } from './steady.ts';

afterEach(() => void vi.restoreAllMocks());

test.each(['as it is', 'replaced by the page'])(
  'the value follows its source and stays the same object while nothing changes, with JSON.stringify %s',
  (how) => {
    if (how !== 'as it is') vi.spyOn(JSON, 'stringify').mockReturnValue('{}');
    const source = signal({ from: 'PEK', at: 1 });
    const part = steady(() => ({ from: source.value.from }));
    const before = part.value;
    source.value = { from: 'PEK', at: 2 };
    expect(part.value).toBe(before);
    source.value = { from: 'SHA', at: 3 };
    expect(part.value).toEqual({ from: 'SHA' });
  },
);

test('a value stays the same object while only what does not count has changed', () => {
  const source = signal({ from: 'PEK', sort: 'price' });
  const form = steady(
    () => source.value,
    ({ from }) => from,
  );
  const before = form.value;
  source.value = { from: 'PEK', sort: 'time' };
  expect(form.value).toBe(before);
  source.value = { from: 'SHA', sort: 'time' };
  expect(form.value.from).toBe('SHA');
});
