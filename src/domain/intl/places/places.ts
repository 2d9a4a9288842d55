import { airportPositions } from '../../flight/cities/airport-positions.ts';
import { cities as chineseCities } from '../../flight/cities/cities.ts';
import type { City } from '../../flight/cities/cities.ts';
import { greatCircleKm } from '../../flight/cities/great-circle.ts';
import type { Position } from '../../flight/cities/great-circle.ts';
import { trafficOf } from '../../flight/cities/traffic.ts';
import { worldTable } from './world-table.ts';

/** A city of any country. Its code means all its airports, as that of a Chinese city does. */
interface Place extends City {
  /** IANA name. */
  zone: string;
  /** 4 the largest hubs, 1 the smallest. */
  size: 1 | 2 | 3 | 4;
}

export interface PlaceAirport {
  code: string;
  name: string;
  position: Position;
  city: Place;
}

const chineseZones: Readonly<Record<string, string>> = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  MO: 'Asia/Macau',
  TW: 'Asia/Taipei',
};

const sizes: readonly (readonly [millions: number, size: Place['size']])[] = [
  [60, 4],
  [24, 3],
  [9, 2],
];
/** Cities beyond the mainland have no figures of traffic. */
const named: Readonly<Record<string, Place['size']>> = { HKG: 4, TPE: 4, MFM: 2, KHH: 2 };
const sizeOf = (code: string): Place['size'] =>
  named[code] ?? sizes.find(([millions]) => trafficOf(code) >= millions)?.[1] ?? 1;

const initialsOf = (syllables: string): string => (syllables.match(/[A-Z]/g) ?? []).join('').toLowerCase();

function placeOf(line: string): { place: Place; airports: PlaceAirport[] } {
  const [name = '', syllables = '', english = '', country = '', zone = '', size = '', code = '', ...rest] =
    line.split('|');
  const read = rest.map((word) => {
    const [named = '', latitude = '', longitude = ''] = word.split(' ');
    return { code: named.slice(0, 3), name: named.slice(3), position: [Number(latitude), Number(longitude)] as const };
  });
  const place: Place = {
    code,
    name,
    english,
    pinyin: syllables.toLowerCase(),
    initials: initialsOf(syllables),
    country,
    hot: size === '4',
    airports: read.map((airport) => ({ code: airport.code, name: airport.name })),
    zone,
    size: Number(size) as Place['size'],
  };
  return { place, airports: read.map((airport) => ({ ...airport, city: place })) };
}

const abroad = worldTable.split('\n').map(placeOf);
const atHome = chineseCities.map((city): Place => ({
  ...city,
  zone: chineseZones[city.country] ?? 'Asia/Shanghai',
  size: sizeOf(city.code),
}));

/** All cities: those of China in the order of their picker, then those abroad. */
export const places: readonly Place[] = [...atHome, ...abroad.map(({ place }) => place)];

const airports = new Map<string, PlaceAirport>();
for (const city of atHome)
  for (const { code, name } of city.airports)
    airports.set(code, { code, name, position: airportPositions.get(code) ?? [0, 0], city });
for (const one of abroad) for (const airport of one.airports) airports.set(airport.code, airport);

const byCode = new Map(places.map((place) => [place.code, place]));

export const allAirports: readonly PlaceAirport[] = [...airports.values()];

export const airportOf = (code: string): PlaceAirport | undefined => airports.get(code);
/** The city of a city code, else of an airport. */
export const placeOfCode = (code: string): Place | undefined => byCode.get(code) ?? airports.get(code)?.city;

/** Airports that a place stands for: all of a city's, or the one; `only` narrows to one of them. */
export function airportsAt(code: string, only?: string): string[] {
  const city = byCode.get(code);
  const all = city ? city.airports.map((airport) => airport.code) : airports.has(code) ? [code] : [];
  return only ? all.filter((airport) => airport === only) : all;
}

/** Great-circle kilometres of two airports; NaN for an unknown code. */
export function kmOf(from: string, to: string): number {
  const [a, b] = [airports.get(from), airports.get(to)];
  return a && b ? greatCircleKm(a.position, b.position) : Number.NaN;
}
