/** Fields of a city that the search reads; the rest passes through. */
export interface SearchableCity {
  code: string;
  name: string;
  english: string;
  pinyin: string;
  initials: string;
  airports: { code: string; name: string; pinyin?: string }[];
}

export interface CityHit<C> {
  city: C;
  /** Set when one airport was meant (its code or name was typed), not the city. */
  airport?: { code: string; name: string };
  /** Parts of the name and of the English name to mark: start and end. */
  nameMark?: [number, number];
  englishMark?: [number, number];
}

interface Entry<C> {
  city: C;
  code: string;
  english: string;
  airports: { code: string; name: string; pinyin: string; airport: { code: string; name: string } }[];
  /** Every field in one text: a query that is not in it cannot hit, and one look is enough to know. */
  haystack: string;
}

/** Small letters without spaces, apostrophes and marks; full-width letters count as letters. */
const plain = (text: string): string =>
  /^[a-z]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f\s'’·-]/g, '')
        .toLowerCase();

const indexes = new WeakMap<readonly SearchableCity[], Entry<SearchableCity>[]>();

function indexOf<C extends SearchableCity>(cities: readonly C[]): Entry<C>[] {
  const known = indexes.get(cities) as Entry<C>[] | undefined;
  if (known) return known;
  const made = cities.map((city): Entry<C> => {
    const airports = city.airports.map((airport) => ({
      code: airport.code.toLowerCase(),
      name: airport.name,
      pinyin: airport.pinyin ?? '',
      airport,
    }));
    const english = plain(city.english);
    const code = city.code.toLowerCase();
    const fields = [
      code,
      city.name,
      english,
      city.pinyin,
      city.initials,
      ...airports.flatMap((a) => [a.code, a.name, a.pinyin]),
    ];
    return { city, code, english, airports, haystack: fields.join('\n') };
  });
  indexes.set(cities, made);
  return made;
}

type Found = { rank: number; airport?: { code: string; name: string } };

/** Ranks, best first: exact code 0; name 1, its beginning 2; initials 3; pinyin or English 4; their beginning 5; an airport 6; anywhere 7. */
function rankOf(entry: Entry<SearchableCity>, query: string): Found | undefined {
  const { city, english } = entry;
  if (entry.code === query) return { rank: 0 };
  const byCode = query.length === 3 ? entry.airports.find((airport) => airport.code === query) : undefined;
  if (byCode) return { rank: 0, airport: byCode.airport };
  if (city.name === query) return { rank: 1 };
  if (city.name.startsWith(query)) return { rank: 2 };
  if (city.initials === query) return { rank: 3 };
  if (city.pinyin === query || english === query) return { rank: 4 };
  if (city.pinyin.startsWith(query) || english.startsWith(query) || city.initials.startsWith(query)) return { rank: 5 };
  const several = entry.airports.length > 1;
  const byName = entry.airports.find((airport) => airport.name.startsWith(query) || airport.pinyin.startsWith(query));
  if (byName) return several ? { rank: 6, airport: byName.airport } : { rank: 6 };
  if (query.length < 2 && /[a-z]/.test(query)) return undefined;
  const inside =
    city.name.includes(query) ||
    city.pinyin.includes(query) ||
    english.includes(query) ||
    entry.airports.some((a) => a.name.includes(query));
  return inside || entry.code.startsWith(query) || entry.airports.some((a) => a.code.startsWith(query))
    ? { rank: 7 }
    : undefined;
}

/** Range of the English name that `query` matches from its start: `hongk` marks `Hong K`. */
function englishMarkOf(english: string, query: string): [number, number] | undefined {
  for (let end = query.length; end <= english.length; end += 1)
    if (plain(english.slice(0, end)) === query) return [0, end];
  return undefined;
}

function markedHit<C extends SearchableCity>(city: C, query: string, airport: Found['airport']): CityHit<C> {
  const at = city.name.indexOf(query);
  const hit: CityHit<C> = { city };
  if (airport) hit.airport = airport;
  if (at >= 0) hit.nameMark = [at, at + query.length];
  const english = englishMarkOf(city.english, query);
  if (english) hit.englishMark = english;
  return hit;
}

/**
 * The best `limit` cities for what was typed: Chinese, English, pinyin, initials or a code.
 * Equal ranks keep the order of `cities`, so hot cities should come first. The index is built once per array.
 */
export function searchAmong<C extends SearchableCity>(
  cities: readonly C[],
  typed: string,
  limit: number,
): CityHit<C>[] {
  const query = plain(typed);
  if (!query) return [];
  const ranks: { entry: Entry<C>; found: Found }[][] = Array.from({ length: 8 }, () => []);
  for (const entry of indexOf(cities)) {
    if (!entry.haystack.includes(query)) continue;
    const found = rankOf(entry, query);
    if (found) ranks[found.rank]?.push({ entry, found });
  }
  return ranks
    .flat()
    .slice(0, limit)
    .map(({ entry, found }) => markedHit(entry.city, query, found.airport));
}
