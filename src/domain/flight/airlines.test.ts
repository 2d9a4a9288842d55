import { expect, test } from 'vitest';
import { airlineNameOf } from './airline-names.ts';
import { airlines } from './airlines.ts';

test('every airline has a name, a short name and an English name', () => {
  const incomplete = Array.from(airlines.values()).filter(
    ({ short, name, full, english }) => !short || !name || !full || !english,
  );
  expect(incomplete).toEqual([]);
  expect(airlines.size).toBe(85);
});

test('every airline has a prefix of ticket numbers of its own', () => {
  const prefixes = Array.from(airlines.values(), ({ ticketPrefix }) => ticketPrefix);
  expect(prefixes.filter((prefix) => !/^\d{3}$/.test(prefix))).toEqual([]);
  expect(new Set(prefixes).size).toBe(airlines.size);
  expect(airlines.get('JD')?.ticketPrefix).toBe('898');
});

test.each([
  ['CA', '中国国航'],
  ['HU', '海南航空'],
  ['9C', '春秋航空'],
  ['XX', 'XX'],
])('%s is called %s', (code, name) => {
  expect(airlineNameOf(code)).toBe(name);
});
