import { searchAmong } from './city-search.ts';
import type { CityHit } from './city-search.ts';
import { cityTable, hotCityCount } from './city-table.ts';

interface CityAirport {
  code: string;
  /** 首都, 虹桥: without 机场. */
  name: string;
  /** Only where a city has several airports. */
  pinyin?: string;
}

/**
 * A city with airports. Its code is that of its airport, or the IATA city code where there are several:
 * BJS (PEK, PKX), SHA (PVG, SHA), CTU (CTU, TFU), TPE (TPE, TSA), ZYI (ZYI, WMT), RKZ (RKZ, DDR), NGQ (NGQ, APJ).
 *
 * SHA, CTU, TPE, ZYI, RKZ and NGQ are also airports. As a *place* such a code means the whole city, always;
 * one airport of it is asked for by the additional field `orgAirport` / `dstAirport` (`orgCity: 'SHA',
 * orgAirport: 'SHA'` is Hongqiao alone). A code that is only an airport (PEK, PVG) means that airport.
 */
export interface City {
  code: string;
  name: string;
  english: string;
  pinyin: string;
  initials: string;
  country: string;
  hot: boolean;
  airports: CityAirport[];
}

/** `XiAn` → Xi'an: a syllable that opens with a vowel is set off. */
const englishOf = (syllables: string[]): string => {
  const text = syllables
    .map((syllable, n) => (n > 0 && /^[aeo]/i.test(syllable) ? `'${syllable}` : syllable).toLowerCase())
    .join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function cityOf(line: string, country: string, hot: boolean): City {
  const [name = '', spelling = '', ...rest] = line.split(' ');
  const [syllabic = '', english] = spelling.split('=');
  const syllables = syllabic.match(/[A-Z][a-z]*/g) ?? [];
  const airports: CityAirport[] = [];
  let code = '';
  for (const word of rest) {
    const airportName = /[\u3400-\u9fff]+/.exec(word)?.[0];
    const airportCode = word.slice(0, 3);
    code ||= airportCode;
    if (!airportName) continue;
    const pinyin = word.slice(3 + airportName.length).toLowerCase();
    airports.push(pinyin ? { code: airportCode, name: airportName, pinyin } : { code: airportCode, name: airportName });
  }
  return {
    code,
    name,
    english: english?.replaceAll('_', ' ') ?? englishOf(syllables),
    pinyin: syllables.join('').toLowerCase(),
    initials: syllables
      .map((syllable) => syllable.charAt(0))
      .join('')
      .toLowerCase(),
    country,
    hot,
    airports,
  };
}

/** Hot cities first, in the picker's order. */
export const cities: readonly City[] = Object.entries(cityTable).flatMap(([country, lines]) =>
  lines.split(/[;\n]/).map((line, n) => cityOf(line, country, country === 'CN' && n < hotCityCount)),
);

const byCode = new Map<string, City>();
const byAirport = new Map<string, City>();
for (const city of cities) {
  byCode.set(city.code, city);
  for (const airport of city.airports) byAirport.set(airport.code, city);
}

/** The city of a city or airport code. */
export const cityOfPlace = (code: string): City | undefined => byCode.get(code) ?? byAirport.get(code);

/** Airports that a place stands for: all of a city's, or the one; none for an unknown code. `only` narrows to one of them. */
export function airportsOf(code: string, only?: string): CityAirport[] {
  const city = byCode.get(code);
  const found = city ? city.airports : (byAirport.get(code)?.airports.filter((airport) => airport.code === code) ?? []);
  return only ? found.filter((airport) => airport.code === only) : found;
}

/** 上海 for SHA, PVG; "" for an unknown code. */
export const cityNameOf = (code: string): string => cityOfPlace(code)?.name ?? '';

/** 虹桥 for the airport SHA; "" for an unknown code. */
export const airportNameOf = (code: string): string =>
  byAirport.get(code)?.airports.find((airport) => airport.code === code)?.name ?? '';

/** Cities for what was typed: Chinese, English, pinyin, initials or a three-letter code; best first. */
export const searchCities = (query: string, limit: number): CityHit<City>[] => searchAmong(cities, query, limit);
