import { expect, test } from 'vitest';
import { cities, cityOfPlace } from './cities.ts';
import { knownCity } from './known-cities.ts';

test('every hot city is known by all of its codes, by the name that the table has', () => {
  for (const city of cities.filter(({ hot }) => hot))
    for (const code of [city.code, ...city.airports.map((one) => one.code)])
      expect(knownCity(code), code).toBe(city.name);
});

test('no code means another city than in the table, and most mean none', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const named = letters
    .flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
    .filter((code) => knownCity(code));
  expect(named.length).toBeGreaterThan(30);
  for (const code of named) expect(knownCity(code), code).toBe(cityOfPlace(code)?.name);
  expect(knownCity('')).toBe('');
});
