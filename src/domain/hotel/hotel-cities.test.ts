import { expect, test } from 'vitest';
import { cityOfPlace } from '../flight/cities/cities.ts';
import { hotelCities } from './hotel-cities.ts';

test('every city of the grid is a city of the table, by its name there', () => {
  expect(hotelCities.map(({ code }) => ({ code, name: cityOfPlace(code)?.name }))).toEqual(hotelCities);
  expect(new Set(hotelCities.map(({ code }) => code)).size).toBe(hotelCities.length);
});
