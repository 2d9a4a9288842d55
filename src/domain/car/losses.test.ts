import { expect, it } from 'vitest';
import { hasLosses, lossesOf } from './losses.ts';
import { newRow } from './rows.ts';
import type { CarRow } from './rows.ts';
import { minutesOf, weekOf, wholeWeek } from './week.ts';

const row = (scene: CarRow['scene'], part: Partial<CarRow> = {}): CarRow => ({
  ...newRow([], scene),
  id: scene,
  perRide: 100_00,
  ...part,
});
const work = weekOf([0, 1, 2, 3, 4], [{ from: 480, to: 1320 }]);

it('names the hours without a row, and the scenes that end', () => {
  const before = [row('city', { week: wholeWeek }), row('overtime')];
  const found = lossesOf(before, [row('city', { week: work })]);
  expect([minutesOf(found.gap) / 60, found.scenes]).toEqual([98, ['overtime']]);
  expect(found.hours).toEqual([]);
  const shorter = lossesOf(before, [row('city'), row('overtime', { week: work })]);
  expect(shorter.hours.map(({ scene, week }) => [scene, minutesOf(week) / 60])).toEqual([['overtime', 98]]);
  expect([minutesOf(shorter.gap), shorter.scenes]).toEqual([0, []]);
});

it('of the same rows nothing is lost, whatever gaps they have', () => {
  const rows = [row('city', { week: work })];
  expect(hasLosses(lossesOf(rows, rows))).toBe(false);
});

it('people without a standard lose the hours that have no row', () => {
  const found = lossesOf(null, [row('city', { week: work })]);
  expect([minutesOf(found.gap) / 60, found.scenes]).toEqual([98, []]);
});

it('hours that are closed, and a city that is not named any more, are lost', () => {
  const before = [row('city')];
  expect(lossesOf(before, [row('city', { isClosed: true })]).scenes).toEqual(['city']);
  expect(minutesOf(lossesOf(before, [row('city', { cities: ['BJS'] })]).gap)).toBe(168 * 60);
});
