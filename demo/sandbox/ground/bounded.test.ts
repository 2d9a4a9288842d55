import { describe, expect, it } from 'vitest';
import { bounded } from './bounded.ts';

describe('a bounded store', () => {
  it('makes each value once, and drops the value unused for longest when there are too many', () => {
    const kept = bounded<string>(2);
    const made: string[] = [];
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) kept(key, () => (made.push(key), key));
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('stays within its size, and does not store values that are too large', () => {
    const kept = bounded<string>(10, (text) => text.length);
    const made: string[] = [];
    const ask = (key: string, length: number): string => kept(key, () => (made.push(key), key.repeat(length)));
    for (const [key, length] of [
      ['a', 4],
      ['b', 6],
      ['a', 4],
      ['c', 5],
      ['b', 6],
      ['x', 11],
      ['b', 6],
    ] as const)
      expect(ask(key, length)).toBe(key.repeat(length));
    expect(made).toEqual(['a', 'b', 'c', 'b', 'x', 'b']);
  });
});
