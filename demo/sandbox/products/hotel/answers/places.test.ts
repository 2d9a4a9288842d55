import { beforeEach, expect, test, vi } from 'vitest';
import { hotelCountOf, hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import type * as places from './places.ts';
import type * as suggest from './suggest.ts';

// Another file of the process may have made the places before.
let { cityPlace, placesOf, readyPlaces }: typeof places = await import('./places.ts');
let { suggestPlaces }: typeof suggest = await import('./suggest.ts');
beforeEach(async () => {
  vi.resetModules();
  ({ cityPlace, placesOf, readyPlaces } = await import('./places.ts'));
  ({ suggestPlaces } = await import('./suggest.ts'));
});

/** Turns of the event loop, in which other calls are answered, until the work ends. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const over = work.then(() => (isOver = true));
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await over;
  return turns;
}

test('the first places of a large city are made in turns with other calls, a few places each, and are kept', async () => {
  const turns = await turnsOf(readyPlaces('SHA'));
  expect(turns).toBeGreaterThan(placesOf('SHA').length / 20);
  expect(await turnsOf(readyPlaces('SHA'))).toBeLessThan(3);
});

test('a search without a city lets other calls in between the cities that it makes', async () => {
  const turns = await turnsOf(suggestPlaces('人民公园', ''));
  expect(turns).toBeGreaterThan(placesOf('CAN').length / 20);
});

test('a city has as many hotels as are made for it', () => {
  for (const city of ['SHA', 'URC', 'XXX']) expect(hotelCountOf(city)).toBe(hotelsOfCity(city).length);
  expect(placesOf('URC')[0]).toEqual(cityPlace('URC'));
});
