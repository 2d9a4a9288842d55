import { asInput, readStay, writeStay } from './stay-choice.ts';
import type { StayChoice, StayProblem } from './stay-choice.ts';

export const hotelSorts = ['recommended', 'price', '-price', 'distance', 'score'] as const;
export type HotelSort = (typeof hotelSorts)[number];
export const hotelStars = [2, 3, 4, 5] as const;
/** A chosen landmark, business area or station means the hotels within this distance, as its count does. */
export const nearKm = 3;

export const payKinds = ['prepaid', 'atHotel', 'guarantee'] as const;
type PayKind = (typeof payKinds)[number];

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** Kilometres of a place within which hotels are asked for: anywhere in the city of an airport, which is outside of it. */
export const radiusOf = (placeId: string): number => (placeId === '' || placeId.startsWith('airport:') ? 0 : nearKm);

/** `placeId` of a place that distances are measured to, or of one hotel; its name is for the form. */
export interface Destination {
  /** Code of the city; "": not chosen yet. */
  city: string;
  cityName: string;
  placeId: string;
  placeName: string;
  /** Part of the name of a hotel, street or area. */
  words: string;
}

export interface HotelFilters {
  stars: readonly number[];
  districts: readonly string[];
  /** Business areas. */
  areas: readonly string[];
  brands: readonly string[];
  facilities: readonly string[];
  payKinds: readonly PayKind[];
  breakfast: boolean;
  freeCancel: boolean;
  agreement: boolean;
  withinStandard: boolean;
  /** Yuan a night; 0: open. */
  minPrice: number;
  maxPrice: number;
  /** From the place; 0: any. */
  withinKm: number;
}

export interface HotelSearch extends Destination {
  stay: StayChoice;
  filters: HotelFilters;
  sort: HotelSort;
  /** The part of the map that is searched; null: the whole city. */
  bounds: Bounds | null;
  /** On a narrow page list and map are one at a time. */
  isMap: boolean;
}

export const noHotelFilters: HotelFilters = {
  stars: [],
  districts: [],
  areas: [],
  brands: [],
  facilities: [],
  payKinds: [],
  breakfast: false,
  freeCancel: false,
  agreement: false,
  withinStandard: false,
  minPrice: 0,
  maxPrice: 0,
  withinKm: 0,
};

const listKeys = ['stars', 'districts', 'areas', 'brands', 'facilities', 'payKinds'] as const;
export const flagKeys = ['breakfast', 'freeCancel', 'agreement', 'withinStandard'] as const;
const numberKeys = { minPrice: 99_999, maxPrice: 99_999, withinKm: 50 } as const;
type NumberKey = keyof typeof numberKeys;
const numbers = Object.keys(numberKeys) as NumberKey[];
export type ListKey = (typeof listKeys)[number];
export type FlagKey = (typeof flagKeys)[number];

/** Values that a link may name; `districts`, `areas` and `brands` are names. */
const allowed: Record<ListKey, (value: string) => boolean> = {
  stars: (value) => /^[2-5]$/.test(value),
  districts: (value) => value.length <= 20,
  areas: (value) => value.length <= 20,
  brands: (value) => value.length <= 20,
  facilities: (value) => /^\w{1,20}$/.test(value),
  payKinds: (value) => payKinds.includes(value as PayKind),
};

type Query = Readonly<Record<string, string | undefined>>;
export type SearchProblem = StayProblem | 'city' | 'choice';

/** The search of an address or of a partner's element; each part that cannot be used is named, none stops the form. */
export function readHotelSearch(query: Query, nowMs: number): { search: HotelSearch; problems: SearchProblem[] } {
  const { stay, problems: ofStay } = readStay(query, nowMs);
  const problems: SearchProblem[] = [...ofStay];
  const city = query['city']?.trim().toUpperCase() ?? '';
  const isCity = /^[A-Z]{3}$/.test(city);
  if (city && !isCity) problems.push('city');
  const { filters, isBad } = readFilters(query);
  const sort = hotelSorts.find((one) => one === (query['sort'] || 'recommended'));
  if (isBad || !sort) problems.push('choice');
  return {
    search: {
      city: isCity ? city : '',
      cityName: query['cityName']?.slice(0, 20) ?? '',
      placeId: query['place']?.slice(0, 40) ?? '',
      placeName: query['placeName']?.slice(0, 40) ?? '',
      words: query['words']?.trim().slice(0, 40) ?? '',
      stay,
      filters,
      sort: sort ?? 'recommended',
      bounds: readBounds(query['bounds']),
      isMap: query['view'] === 'map',
    },
    problems: [...new Set(problems)],
  };
}

function readFilters(query: Query): { filters: HotelFilters; isBad: boolean } {
  let isBad = false;
  const list = (key: ListKey): string[] => {
    const asked = (query[key] ?? '').split(',').filter(Boolean);
    const good = asked.filter(allowed[key]);
    isBad ||= good.length < asked.length;
    return good;
  };
  const amount = (key: NumberKey): number => {
    const text = query[key] ?? '';
    const isGood = text === '' || (/^\d{1,5}(\.\d)?$/.test(text) && Number(text) <= numberKeys[key]);
    isBad ||= !isGood;
    return isGood ? Number(text) : 0;
  };
  const is = (key: FlagKey): boolean => query[key] === '1';
  const filters: HotelFilters = {
    stars: list('stars').map(Number),
    districts: list('districts'),
    areas: list('areas'),
    brands: list('brands'),
    facilities: list('facilities'),
    payKinds: list('payKinds') as PayKind[],
    breakfast: is('breakfast'),
    freeCancel: is('freeCancel'),
    agreement: is('agreement'),
    withinStandard: is('withinStandard'),
    minPrice: Math.trunc(amount('minPrice')),
    maxPrice: Math.trunc(amount('maxPrice')),
    withinKm: amount('withinKm'),
  };
  return { filters, isBad };
}

function readBounds(text = ''): Bounds | null {
  const found = text.split(',').map(Number);
  const [west = NaN, south = NaN, east = NaN, north = NaN] = found;
  return found.length === 4 && west < east && south < north ? [west, south, east, north] : null;
}

/** Where it goes and when: what the details and the order form need of a search. */
export const writeDestination = (search: Destination & { stay: StayChoice }): Record<string, string | undefined> => ({
  city: search.city || undefined,
  cityName: search.cityName || undefined,
  place: search.placeId || undefined,
  placeName: search.placeName || undefined,
  words: search.words || undefined,
  ...writeStay(search.stay),
});

/** The whole address of a search; every key is named, so that nothing of an earlier one stays. */
export function writeHotelSearch(search: HotelSearch): Record<string, string | undefined> {
  const { filters, sort, bounds, isMap } = search;
  return {
    ...writeDestination(search),
    ...Object.fromEntries(listKeys.map((key) => [key, filters[key].join(',') || undefined])),
    ...Object.fromEntries(flagKeys.map((key) => [key, filters[key] ? '1' : undefined])),
    ...Object.fromEntries(numbers.map((key) => [key, filters[key] ? String(filters[key]) : undefined])),
    sort: sort === 'recommended' ? undefined : sort,
    bounds: bounds ? bounds.map((degrees) => degrees.toFixed(4)).join(',') : undefined,
    view: isMap ? 'map' : undefined,
  };
}

/** How many filters are in use, each value of a list for one. */
export const countHotelFilters = ({ minPrice, maxPrice, withinKm, ...filters }: HotelFilters): number =>
  listKeys.reduce((sum, key) => sum + filters[key].length, 0) +
  flagKeys.filter((key) => filters[key]).length +
  Number(minPrice > 0 || maxPrice > 0) +
  Number(withinKm > 0);

/** The filters with one value of a list added or taken away. */
export function toggleValue<K extends ListKey>(
  filters: HotelFilters,
  key: K,
  value: HotelFilters[K][number],
): HotelFilters {
  const list: readonly (string | number)[] = filters[key];
  return { ...filters, [key]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value] };
}

/** As `/hotel/query` takes it, without the position in the list. */
export function asHotelQuery(search: HotelSearch, travelType: 'private' | 'business') {
  const { city, placeId, words, stay, filters, sort, bounds } = search;
  return {
    city,
    placeId,
    words,
    ...asInput(stay, travelType),
    ...filters,
    stars: [...filters.stars],
    districts: [...filters.districts],
    areas: [...filters.areas],
    brands: [...filters.brands],
    facilities: [...filters.facilities],
    payKinds: [...filters.payKinds],
    // A member who travels privately has no standard.
    withinStandard: filters.withinStandard && travelType === 'business',
    sort,
    ...(bounds && { bounds: [...bounds] as [number, number, number, number] }),
  };
}
