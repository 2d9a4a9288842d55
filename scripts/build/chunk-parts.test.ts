import { expect, it } from 'vitest';
import { mergeParts } from './chunk-parts.ts';
import type { Part } from './chunk-parts.ts';

const part = (name: string, users: string[], size = 2000): Part => ({ users: new Set(users), modules: [name], size });
const merged = (parts: readonly Part[], partSize?: number) =>
  mergeParts(parts, new Map(), new Map(), () => 1, partSize)
    .map(({ modules }) => modules.toSorted().join('+'))
    .toSorted();

it('parts of the same files are one; a part that one user does not need is one where a request costs more than its text', () => {
  const parts = [part('a', ['x', 'y']), part('b', ['x', 'y']), part('c', ['x', 'y', 'z'], 3000)];
  expect(merged(parts)).toEqual(['a+b', 'c']);
  expect(merged(parts, 6000)).toEqual(['a+b+c']);
});
