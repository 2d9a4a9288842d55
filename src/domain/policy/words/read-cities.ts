interface NamedCity {
  code: string;
  name: string;
}

interface ReadCities {
  /** In the order of the text, each once. */
  found: NamedCity[];
  unknown: { text: string; suggestion: NamedCity | undefined }[];
}

/** Longer texts are no list of cities. */
const longestPart = 60;
const mostParts = 1000;
const tidy = (text: string): string => text.replace(/(?:特别行政区|[市县])$/, '');

/** City names in a pasted text: divided by signs, or written one after the other. An unknown one has the name that it resembles. */
export function readCities(text: string, cities: readonly NamedCity[]): ReadCities {
  const byName = new Map(cities.flatMap((city) => [[city.name, city] as const, [tidy(city.name), city] as const]));
  const cityOf = (name: string) => byName.get(name) ?? byName.get(tidy(name));
  const found = new Map<string, NamedCity>();
  const unknown = new Map<string, NamedCity | undefined>();
  const parts = text.normalize('NFKC').split(/[\s、,，;；。./|·"'“”()（）]+/);
  for (const part of parts.filter(Boolean).slice(0, mostParts)) {
    const name = part.slice(0, longestPart);
    const known = cityOf(name);
    const several = known ? [known] : divided(name, cityOf);
    for (const city of several ?? []) found.set(city.code, city);
    if (!several) unknown.set(name, resembling(name, cities));
  }
  return {
    found: [...found.values()],
    unknown: [...unknown].map(([name, suggestion]) => ({ text: name, suggestion })),
  };
}

/** 北京上海广州: names one after the other, the longest first; undefined where something is left. */
function divided(text: string, cityOf: (name: string) => NamedCity | undefined): NamedCity[] | undefined {
  const cities: NamedCity[] = [];
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + 10);
    while (end > at + 1 && !cityOf(text.slice(at, end))) end -= 1;
    const city = end > at + 1 ? cityOf(text.slice(at, end)) : undefined;
    if (!city) return undefined;
    cities.push(city);
    at = end;
  }
  return cities;
}

/** The first city whose name has one character other, missing or too much; of short names the first character counts. */
function resembling(text: string, cities: readonly NamedCity[]): NamedCity | undefined {
  const name = tidy(text);
  return cities.find((city) => {
    const other = tidy(city.name);
    return isNear(name, other) && (name[0] === other[0] || Math.min(name.length, other.length) > 2);
  });
}

function isNear(a: string, b: string): boolean {
  if (a.length < 2 || b.length < 2 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}
