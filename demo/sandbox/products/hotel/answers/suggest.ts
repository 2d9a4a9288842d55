import type { HotelPlace } from '#contract/hotel.ts';
import { cities } from '#domain/flight/cities/cities.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import { cityPlace, placesOf, readyPlaces } from './places.ts';
import { domesticCities, trafficOf } from '#domain/flight/cities/traffic.ts';

/** Cities with hotels, the busiest first. */
const hotelCities = domesticCities.toSorted((a, b) => trafficOf(b) - trafficOf(a));
const names = new Map(cities.map((city) => [city.code, city]));
const mostPlaces = 20;
/** Without a city the places of so many are looked through. */
const largest = 12;

const rankOf = (place: Pick<HotelPlace, 'name' | 'pinyin' | 'initials'>, words: string): number => {
  if (place.name === words) return 0;
  if (place.name.startsWith(words) || place.pinyin === words) return 1;
  if (place.pinyin.startsWith(words) || place.initials.startsWith(words)) return 2;
  return place.name.includes(words) ? 3 : 9;
};

/** `2号线`, `地铁 2 号线` */
const lineWords = /^(?:地铁)?\s*(\d{1,2})\s*号线$/;
/** The lines of a station, whose place id ends with its position among the stations of the city. */
const linesOf = ({ city, placeId }: HotelPlace): readonly number[] =>
  layoutOf(city).stations[Number(placeId.split(':')[2])]?.lines ?? [];
/** Words that people add to the name of a place. */
const endings = /(?:地铁站|火车站|高铁站|地铁|车站|站|机场|商圈|附近)$/;

/** Places of a list by Chinese name, pinyin or initials, or the stations of a line; those without a hotel are left out. */
function found(list: readonly HotelPlace[], words: string): HotelPlace[] {
  const line = lineWords.exec(words)?.[1];
  const open = list.filter(({ hotels }) => hotels > 0);
  if (line) return open.filter((place) => place.kind === 'metro' && linesOf(place).includes(Number(line)));
  return open
    .map((place, at) => ({ place, at, rank: rankOf(place, words) }))
    .filter(({ rank }) => rank < 9)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ place }) => place);
}

/** Of one city its places; without a city the cities, and places of the largest ones. */
async function search(words: string, city: string): Promise<HotelPlace[]> {
  const cityHits = hotelCities.flatMap((code) => {
    const known = names.get(code);
    return known && rankOf(known, words) < 9 ? cityPlace(code) : [];
  });
  const places: HotelPlace[] = [];
  for (const code of city ? [city] : hotelCities.slice(0, largest)) {
    await readyPlaces(code);
    places.push(...found(placesOf(code).slice(1), words));
  }
  return [...found(cityHits, words), ...places];
}

/** `北京 国贸`, `北京国贸`, `beijing guomao`: a city and what is asked for in it. */
async function inNamedCity(words: string): Promise<HotelPlace[]> {
  const [first = '', ...rest] = words.split(/\s+/);
  for (const code of hotelCities) {
    const known = names.get(code);
    if (!known) continue;
    if (rest.length && (known.name === first || known.pinyin === first)) return search(rest.join(''), code);
    if (words.length > known.name.length && words.startsWith(known.name))
      return search(words.slice(known.name.length), code);
  }
  return [];
}

/** Cities and places that fit what was typed, by their whole names first; without words the ones that are asked for most. */
export async function suggestPlaces(typed: string, city: string): Promise<HotelPlace[]> {
  const words = typed.trim().toLowerCase();
  if (!words) {
    if (!city) return [];
    await readyPlaces(city);
    return placesOf(city)
      .filter(({ kind, hotels }) => (kind === 'area' || kind === 'landmark') && hotels > 0)
      .slice(0, mostPlaces);
  }
  const short = words.replace(endings, '');
  const ways = [
    () => search(words, city),
    () => inNamedCity(words),
    async () => (short && short !== words ? search(short, city) : []),
    async () => (short && short !== words ? inNamedCity(short) : []),
  ];
  for (const way of ways) {
    const places = await way();
    if (places.length) return places.slice(0, mostPlaces);
  }
  return [];
}
