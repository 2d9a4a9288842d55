import { describe, expect, it } from 'vitest';
import { newRow } from '#domain/car/rows.ts';
import type { CarRow } from '#domain/car/rows.ts';
import { weekOf } from '#domain/car/week.ts';
import { lookOf, pictureOf } from './week-picture.ts';
import type { Shown } from './week-picture.ts';

const hours = (from: number, to: number) => weekOf([0, 1, 2, 3, 4], [{ from: from * 60, to: to * 60 }]);
const row = (before: readonly CarRow[], scene: CarRow['scene'], from: number, to: number): CarRow => ({
  ...newRow(before, scene),
  week: hours(from, to),
});
const office = row([], 'city', 8, 19);
const late = row([office], 'overtime', 19, 24);
const early = row([office, late], 'overtime', 0, 2);
/** Within the hours of the first one. */
const hidden = row([office, late, early], 'trip', 9, 12);
const rows = [office, late, early, hidden];

const shown = (scene: Shown) =>
  pictureOf(
    rows,
    { scene, city: '', active: '', marked: null },
    { nameOf: ({ scene: name }) => name, noteOf: () => '', gap: 'gap', gapOf: String, overlap: 'twice', closed: 'off' },
  );

describe('the picture of a week', () => {
  it('has one colour for each scene, and leaves out what others hide everywhere', () => {
    expect(lookOf(rows, late, 'all')).toBe(lookOf(rows, early, 'all'));
    expect(lookOf(rows, office, 'all')).not.toBe(lookOf(rows, late, 'all'));
    expect([...shown('all').seen]).toEqual(expect.arrayContaining([office, late, early]));
    expect(shown('all').seen.has(hidden)).toBe(false);
  });

  it('of one scene has a colour for each of its rows', () => {
    expect(lookOf(rows, late, 'overtime')).not.toBe(lookOf(rows, early, 'overtime'));
    expect([...shown('overtime').seen]).toEqual(expect.arrayContaining([late, early]));
    expect(new Set(shown('overtime').cells.map(({ look }) => look))).toEqual(
      new Set([lookOf(rows, late, 'overtime'), lookOf(rows, early, 'overtime'), 'gap']),
    );
  });
});
