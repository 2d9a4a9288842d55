import { expect, it } from 'vitest';
import { emptyContent } from '#domain/policy/schema.ts';
import type { StandardContent } from '#domain/policy/schema.ts';
import { codesAsNames } from '#domain/policy/words/condition-words.ts';
import { changeLines } from './change-lines.ts';
import { changesOf } from './changes.ts';

const texts = {
  moved: (product: string) => `${product} moved`,
  parts: {
    tiers: 'tiers',
    bands: 'bands',
    reasons: 'reasons',
    messages: 'messages',
    together: 'together',
    tolerance: 'tolerance',
  },
  higher: 'higher',
  lower: 'lower',
};
const linesOf = (before: Partial<StandardContent>, after: Partial<StandardContent>) =>
  changeLines(changesOf({ ...emptyContent, ...before }, { ...emptyContent, ...after }), {
    texts,
    words: codesAsNames,
    say: (text) => text,
  }).map(({ kind, about, before: was, now }) => [kind, about, was, now]);

const spring = { name: 'spring', from: '2026-02-03', to: '2026-02-17' } as const;
const fair = { name: 'fair', from: '2026-10-15', to: '2026-11-04', city: 'CAN' } as const;

it('the comparison of two standards names the days and the city of each season that differs', () => {
  expect(linesOf({ bands: [spring] }, { bands: [{ ...spring, to: '2026-02-20' }, fair] })).toEqual([
    ['changed', 'bands · spring', '2026-02-03 – 2026-02-17', '2026-02-03 – 2026-02-20'],
    ['added', 'bands · fair', undefined, '2026-10-15 – 2026-11-04 · CAN'],
  ]);
  expect(linesOf({ bands: [spring, fair] }, { bands: [fair] })).toEqual([
    ['removed', 'bands · spring', undefined, '2026-02-03 – 2026-02-17'],
  ]);
  expect(linesOf({ bands: [spring, fair] }, { bands: [fair, spring] })).toEqual([
    ['changed', 'bands', undefined, undefined],
  ]);
});

it('the comparison of two standards names cities that change their tier, the tolerance and whose standard counts', () => {
  expect(
    linesOf(
      { tiers: [{ name: 'first', cities: ['BJS', 'SHA'] }], tolerance: 200_00 },
      { tiers: [{ name: 'first', cities: ['BJS', 'SZX'] }], tolerance: 0, together: 'lower' },
    ),
  ).toEqual([
    ['changed', 'tiers · first', 'SHA', 'SZX'],
    ['changed', 'together', 'higher', 'lower'],
    ['changed', 'tolerance', '¥200', '¥0'],
  ]);
});
