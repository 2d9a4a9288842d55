import { expect, it } from 'vitest';
import { layoutOf } from '../demo/sandbox/products/hotel/catalogue/city-layout.ts';
import { chains, singleHouse } from '../demo/sandbox/products/hotel/catalogue/hotel.ts';
import { hotelsOfCity } from '../demo/sandbox/products/hotel/catalogue/hotels-of-city.ts';
import { placesOf } from '../demo/sandbox/products/hotel/answers/places.ts';
import { plansOfRoom } from '../demo/sandbox/products/hotel/rates/plans.ts';
import { domesticCities } from '#domain/flight/cities/traffic.ts';
import { hotelWords } from '#entries/languages/hotel.ts';
import { inLanguage } from '#entries/languages/languages.ts';
import { sayOf } from '#kit/say.ts';
import { createSession } from '#session/session.ts';
import { signal } from '@preact/signals-core';
import { defaultConfig } from '#theme/default-config.ts';
import { texts as details } from '#widgets/hotel/hotel-booking/details/texts.en.ts';
import { texts as list } from '#widgets/hotel/hotel-booking/list/texts.en.ts';
import { texts as picker } from '#widgets/hotel/hotel-booking/form/picker-texts.en.ts';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

async function speech() {
  const { client } = createSession({
    apiBase: '',
    fetch: () => Promise.reject(new TypeError('offline')),
    config: defaultConfig,
  });
  const config = await inLanguage(signal(defaultConfig), 'en', 'hotel-booking', client);
  return sayOf({ config });
}
const wrong = (said: readonly string[]) => [...new Set(said.filter((text) => chinese.test(text)))];

it('every place that hotels are searched by has an English name', async () => {
  const { say } = await speech();
  const names = domesticCities.flatMap((city) => {
    const { centre, districts, areas, landmarks, stations, map } = layoutOf(city);
    return [centre, ...districts, ...areas, ...landmarks, ...stations, ...map.water].map(({ name }) => name);
  });
  expect(
    wrong([...names, ...names.map((name) => `${name}站`).filter((name) => hotelWords().names?.get(name))].map(say)),
  ).toEqual([]);
  expect(wrong([...chains, singleHouse].map(say))).toEqual([]);
  const large = ['SHA', 'BJS', 'CTU', 'SYX'].flatMap((city) => placesOf(city)).filter(({ kind }) => kind !== 'hotel');
  expect(wrong(large.flatMap((place) => [say(place.name), picker.noteOf(place, say)]))).toEqual([]);
  const station = large.find(({ kind, name }) => kind === 'metro' && name === '人民广场');
  expect(station && picker.noteOf(station, say)).toBe('Shanghai · Line 1/2');
});

it('rooms, rates and the way from the metro are in English', async () => {
  const { say } = await speech();
  const hotels = hotelsOfCity('SHA');
  const said = hotels.flatMap((hotel) => [
    list.metroOf(hotel, say),
    ...hotel.rooms.flatMap((room) => [
      ...[room.name, room.bed, room.window, room.net, ...room.features].map(say),
      details.floors(room),
      ...plansOfRoom(hotel, room, 'C1').map(({ name }) => say(name)),
    ]),
  ]);
  expect(wrong(said)).toEqual([]);
  expect(hotels.map((hotel) => list.metroOf(hotel, say)).find(Boolean)).toMatch(
    /^Metro line [\d/]+, [A-Z][\w' ]+: \d+ min on foot$/,
  );
});

it('a text of the provider is marked as Chinese where it is', async () => {
  const { langOf } = await speech();
  expect([langOf('外滩云汀酒店'), langOf('Peace Hotel'), langOf('')]).toEqual(['zh-CN', undefined, undefined]);
});

it('a room that cannot be had says why', () => {
  const note = (full: Parameters<typeof details.fullNote>[0]['full'], nextCheckIn = '') =>
    details.fullNote({ full, nextCheckIn, fullNote: '满房' } as Parameters<typeof details.fullNote>[0]);
  expect([
    note({ reason: 'guests', most: 2 }),
    note({ reason: 'few', left: 1, asked: 3 }),
    note({ reason: 'rate' }),
    note({ reason: 'nights', days: ['2026-09-22', '2026-09-23'], left: 3 }, '2026-09-24'),
    note({ reason: 'nights', days: ['2026-09-22'], left: 0 }),
    note(undefined),
  ]).toEqual([
    'At most 2 guests in a room: add rooms or move guests',
    'Only 1 room left of 3: book fewer rooms',
    'No rate for this number of nights',
    'Sold out on 22 Sep, 23 Sep; 3 rooms from 24 Sep on',
    'Sold out on 22 Sep',
    '满房',
  ]);
});
