import { otherNames } from './station-search.ts';
import { readStations } from '../station-table.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `xi an` → `Xi'an`, `lv liang` → `Lüliang` */
const inLetters = (syllables: readonly string[]): string =>
  capital(
    syllables.map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one).replace(/^([ln])v/, '$1ü')).join(''),
  );

/** Names that are no spelling of the Chinese one, and cities that no station is called after. */
const others: readonly (readonly [name: string, english: string])[] = [
  ['香港西九龙', 'Hong Kong West Kowloon'],
  ['澄迈', 'Chengmai'],
  ['昌江', 'Changjiang'],
  ['阿坝', 'Aba'],
  ['迪庆', 'Diqing'],
];

const sides: Readonly<Record<string, string>> = { 东: ' East', 西: ' West', 南: ' South', 北: ' North' };

/** Second part of a name, after the town's: a side or a county is written with it (`Beijingnan`), a place of its own after it (`Shanghai Hongqiao`). */
const isJoined = (rest: string): boolean => rest.length < 2 || rest.startsWith('县');

/**
 * English names of a table's stations and cities by the Chinese ones, as China Railway writes them: pinyin with the
 * side joined to it, 北京南 → `Beijingnan`. `cityOf`: name of a city that has one in English (哈尔滨 → `Harbin`).
 */
export function stationNames(table: string, cityOf: (city: string) => string | undefined): Map<string, string> {
  const names = new Map<string, string>();
  const rows = readStations(table, ' ').map(({ name, city, pinyin }) => ({ name, city, syllables: pinyin.split(' ') }));
  for (const { name, city, syllables } of rows)
    if (name.startsWith(city) && !names.has(city)) names.set(city, inLetters(syllables.slice(0, city.length)));
  for (const { city } of rows) {
    const known = cityOf(city);
    if (known) names.set(city, known);
    else if (!names.has(city)) names.set(city, capital((otherNames.get(city) ?? city).toLowerCase()));
  }
  for (const { name, city, syllables } of rows) {
    const town = name.startsWith(city) ? city : '';
    if (town === name) continue;
    const [place = '', side = ''] = name.slice(town.length).split('机场');
    const isAirport = place.length + side.length < name.length - town.length;
    const of = (from: string) => syllables.slice(town.length, town.length + from.length);
    const start = names.get(town) ?? '';
    const said = isAirport
      ? [start, place && inLetters(of(place)), 'Airport'].filter(Boolean).join(' ') + (sides[side] ?? '')
      : !town
        ? inLetters(syllables)
        : isJoined(place)
          ? start + inLetters(of(place)).toLowerCase()
          : `${start} ${inLetters(of(place))}`;
    names.set(name, said);
  }
  for (const [name, english] of others) if (names.has(name)) names.set(name, english);
  return names;
}
