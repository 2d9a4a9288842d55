import { expect, it } from 'vitest';
import { takeSlots } from './slots.ts';

const rows = (text: string) => text.split('');
const shown = (slots: ReadonlyMap<string, number>) => Array.from(slots, ([id, slot]) => `${id}${slot}`).join(' ');

it('a row keeps its slot while it is shown; new rows take over those of rows that have gone, then new ones', () => {
  const first = takeSlots(rows('abc'), new Map());
  expect(shown(first)).toBe('a0 b1 c2');
  // The next page.
  expect(shown(takeSlots(rows('def'), first))).toBe('d0 e1 f2');
  // A newer row above, one that has gone, and more rows than before.
  const refreshed = takeSlots(rows('xcae'), first);
  expect(shown(refreshed)).toBe('x1 c2 a0 e3');
  expect(shown(takeSlots(rows('xcae'), refreshed))).toBe(shown(refreshed));
});
