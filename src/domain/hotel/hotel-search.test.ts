import { expect, test } from 'vitest';
import { msOf } from '../china-time.ts';
import {
  asHotelQuery,
  countHotelFilters,
  noHotelFilters,
  readHotelSearch,
  toggleValue,
  writeHotelSearch,
} from './hotel-search.ts';
import type { HotelSearch } from './hotel-search.ts';

const noon = msOf('2026-09-20 12:00:00');
const search: HotelSearch = {
  city: 'SHA',
  cityName: '上海',
  placeId: 'metro:SHA:3',
  placeName: '人民广场',
  words: '栖庐',
  stay: {
    checkIn: '2026-09-22',
    checkOut: '2026-09-24',
    rooms: 2,
    adults: 2,
    childAges: [8],
    travelType: 'business',
  },
  filters: {
    stars: [3, 4],
    districts: ['静安区', '黄浦区'],
    areas: ['人民广场'],
    brands: ['栖庐'],
    facilities: ['gym'],
    payKinds: ['atHotel', 'guarantee'],
    breakfast: true,
    freeCancel: true,
    agreement: true,
    withinStandard: true,
    minPrice: 200,
    maxPrice: 600,
    withinKm: 3,
  },
  sort: '-price',
  bounds: [121.4, 31.1, 121.6, 31.3],
  isMap: true,
};

test('a search comes back from its address as it was written', () => {
  expect(readHotelSearch(writeHotelSearch(search), noon)).toEqual({ search, problems: [] });
});

test('an address without filters names none, and removes those of before', () => {
  const plain = writeHotelSearch({
    ...search,
    filters: noHotelFilters,
    sort: 'recommended',
    bounds: null,
    isMap: false,
  });
  expect(Object.entries(plain).filter(([, value]) => value !== undefined)).toEqual(
    Object.entries(writeHotelSearch(search))
      .slice(0, 11)
      .filter(([, value]) => value !== undefined),
  );
  expect(Object.keys(plain)).toEqual(Object.keys(writeHotelSearch(search)));
});

test.each([
  [{ city: 'Shanghai' }, 'city'],
  [{ city: 'SHA', stars: '6' }, 'choice'],
  [{ city: 'SHA', payKinds: 'later' }, 'choice'],
  [{ city: 'SHA', maxPrice: '-5' }, 'choice'],
  [{ city: 'SHA', sort: 'luck' }, 'choice'],
  [{ city: 'SHA', rooms: '20' }, 'rooms'],
])('%j of a link is named and left out', (query, problem) => {
  const read = readHotelSearch(query, noon);
  expect(read.problems).toEqual([problem]);
  expect(read.search.filters).toEqual(noHotelFilters);
});

test('a window of the map that is none is the whole city', () => {
  expect(readHotelSearch({ bounds: '121.6,31.1,121.4,31.3' }, noon).search.bounds).toBeNull();
  expect(readHotelSearch({ bounds: 'here' }, noon).search.bounds).toBeNull();
});

test('each value in use counts as one filter, a range of prices as one', () => {
  expect(countHotelFilters(noHotelFilters)).toBe(0);
  expect(countHotelFilters(search.filters)).toBe(2 + 2 + 1 + 1 + 1 + 2 + 4 + 1 + 1);
});

test('a value of a list is added, and taken away by a second press', () => {
  const once = toggleValue(noHotelFilters, 'stars', 4);
  expect(once.stars).toEqual([4]);
  expect(toggleValue(once, 'stars', 4)).toEqual(noHotelFilters);
});

test('a private search asks for no standard', () => {
  expect(asHotelQuery(search, 'business').withinStandard).toBe(true);
  expect(asHotelQuery(search, 'private')).toMatchObject({ withinStandard: false, travelType: 'private' });
});
