import { expect, it } from 'vitest';
import { msOf } from '#domain/china-time.ts';
import { orderTypes } from '#domain/product/names.ts';
import { keptTexts, readTexts } from './agreed-texts.ts';

const on = (day: string) => msOf(`${day} 12:00:00`);

it.each(['register', ...orderTypes] as const)('the texts of %s are read as they were kept', (form) => {
  const texts = readTexts(keptTexts(form, on('2099-01-01')));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every(({ version, isInForce }) => isInForce && /^\d{4}\.\d+$/.test(version))).toBe(true);
});

it.each([
  ['2023-12-31', '2024.1', false],
  ['2025-12-31', '2024.1', false],
  ['2026-01-01', '2026.1', false],
  ['2026-06-30', '2026.1', false],
  ['2026-07-01', '2026.2', true],
])('a tick of %s is for version %s', (day, version, isInForce) => {
  expect(readTexts(keptTexts('airTicket', on(day)))[0]).toEqual({ text: 'service_agreement', version, isInForce });
});

it('a version that nobody knows is not in force, and what was never kept is none', () => {
  expect(readTexts('privacy 2019.1')).toEqual([{ text: 'privacy', version: '2019.1', isInForce: false }]);
  expect(readTexts(null)).toEqual([]);
  expect(readTexts('unknown 1')).toEqual([]);
});
