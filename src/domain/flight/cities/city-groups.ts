/** Tabs of the city picker. */
const tabs = ['A–D', 'E–H', 'J–M', 'N–S', 'T–W', 'X–Z'] as const;

interface CityGroup<C> {
  /** A–D */
  tab: string;
  letters: { letter: string; cities: C[] }[];
}

/** Cities by tab and first letter of their pinyin, inside a letter by pinyin; empty tabs and letters are left out. */
export function groupCities<C extends { initials: string; pinyin: string }>(cities: readonly C[]): CityGroup<C>[] {
  const byLetter = new Map<string, C[]>();
  for (const city of [...cities].sort((a, b) => (a.pinyin < b.pinyin ? -1 : a.pinyin > b.pinyin ? 1 : 0))) {
    const letter = city.initials.charAt(0).toUpperCase();
    const list = byLetter.get(letter);
    if (list) list.push(city);
    else byLetter.set(letter, [city]);
  }
  return tabs
    .map((tab) => {
      const [from = '', to = ''] = tab.split('–');
      return {
        tab,
        letters: [...byLetter]
          .filter(([letter]) => letter >= from && letter <= to)
          .map(([letter, list]) => ({ letter, cities: list })),
      };
    })
    .filter((group) => group.letters.length > 0);
}
