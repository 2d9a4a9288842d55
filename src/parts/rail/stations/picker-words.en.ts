import type { StationIndex } from '#domain/rail/search/station-search.ts';

/** Cities below the first letter of their English names, in the order of these. */
export const lettersIn =
  (nameOf: (name: string) => string) =>
  (letters: StationIndex['letters']): StationIndex['letters'] => {
    const byLetter = new Map<string, string[]>();
    for (const city of letters.flatMap(({ cities }) => cities)) {
      const letter = nameOf(city).charAt(0);
      byLetter.set(letter, [...(byLetter.get(letter) ?? []), city]);
    }
    const order = (a: string, b: string) => (a < b ? -1 : 1);
    return [...byLetter]
      .sort(([a], [b]) => order(a, b))
      .map(([letter, cities]) => ({ letter, cities: cities.sort((a, b) => order(nameOf(a), nameOf(b))) }));
  };

const sides: readonly (readonly [english: string, pinyin: string])[] = [
  ['east', 'dong'],
  ['west', 'xi'],
  ['south', 'nan'],
  ['north', 'bei'],
];
const plain = (text: string): string => text.toLowerCase().replace(/[^a-zü]/g, '');

/**
 * The Chinese name whose English one begins with what was typed, the shortest of several: `harbin` → 哈尔滨. A side
 * behind a space is that of China Railway's names: `beijing south` → 北京南.
 */
export const otherwise =
  (names: ReadonlyMap<string, string>) =>
  (typed: string): string => {
    const query = plain(
      sides.reduce((text, [english, pinyin]) => text.replace(` ${english}`, pinyin), typed.toLowerCase()),
    );
    let found = '';
    if (query)
      for (const [name, english] of names)
        if ((!found || name.length < found.length) && plain(english).startsWith(query)) found = name;
    return found;
  };
