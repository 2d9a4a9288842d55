import { expect, it } from 'vitest';
import { emptyContent } from '#domain/policy/schema.ts';
import type { Rule, StandardContent } from '#domain/policy/schema.ts';
import { changesOf, likeNamed } from './changes.ts';

const rule = (id: string, fen: number): Rule => ({
  id,
  product: 'hotel',
  when: [],
  limit: { kind: 'nightPrice', fen },
  effect: 'reason',
});
const content = (...rules: Rule[]): StandardContent => ({ ...emptyContent, rules });

it('added, changed and removed rules are told apart', () => {
  const { rules, count } = changesOf(content(rule('a', 1), rule('b', 1)), content(rule('b', 2), rule('c', 1)));
  expect(rules.map(({ kind, rule: { id } }) => kind + id)).toEqual(['changedb', 'addedc', 'removeda']);
  expect(count).toBe(3);
});

it('another order of the same rules is one change, and other parts are named', () => {
  const before = content(rule('a', 1), rule('b', 1));
  const after = { ...content(rule('b', 1), rule('a', 1)), tolerance: 0 };
  expect(changesOf(before, after)).toMatchObject({ rules: [], moved: ['酒店'], parts: ['tolerance'], count: 2 });
  expect(changesOf(before, { ...before }).count).toBe(0);
});

it('equal rules of two standards are no change, whatever their ids', () => {
  const [before, after] = [content(rule('a', 1), rule('b', 2)), content(rule('x', 2), rule('b', 3))];
  expect(changesOf(before, likeNamed(before, after)).rules.map(({ kind }) => kind)).toEqual([
    'added',
    'changed',
    'removed',
  ]);
  const other = content(rule('x', 1), rule('y', 2));
  expect(changesOf(before, likeNamed(before, other)).count).toBe(0);
});
