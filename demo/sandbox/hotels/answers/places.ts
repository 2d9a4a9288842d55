import { cities, cityOfPlace } from '#domain/flight/cities/cities.ts';
import type { HotelPlace } from '#contract/hotel.ts';
import { nearKm } from '#domain/hotel/hotel-search.ts';
import { bounded } from '../../bounded.ts';
import { domesticCities, trafficOf } from '../../flights/schedule/city-traffic.ts';
import type { Spot } from '../catalogue/city-facts.ts';
import { kmApart, layoutOf } from '../catalogue/city-layout.ts';
import { chains } from '../catalogue/hotel.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { placeLetters } from '../catalogue/place-letters.ts';

/** Of a name of the table, or of its known beginning and end: 中山大道西 is 中山, 大道 and 西. */
function syllablesOf(name: string): readonly string[] {
  const known = placeLetters.get(name);
  if (known || name === '') return known ?? [];
  for (let end = name.length - 1; end > 0; end -= 1) {
    const begin = placeLetters.get(name.slice(0, end));
    if (begin) return [...begin, ...syllablesOf(name.slice(end))];
  }
  return [];
}

const letters = (name: string): Pick<HotelPlace, 'pinyin' | 'initials'> => {
  const syllables = syllablesOf(name.replaceAll(' ', ''));
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0] ?? '').join('') };
};

function build(city: string): HotelPlace[] {
  const layout = layoutOf(city);
  const hotels = hotelsOfCity(city);
  const base = { city, cityName: layout.name };
  const within = (spot: Spot) => hotels.filter((hotel) => kmApart(spot, hotel) <= nearKm).length;
  const spots = (kind: HotelPlace['kind'], list: readonly Spot[], note: (at: number) => string) =>
    list.map((spot, at): HotelPlace => ({
      ...base,
      ...letters(spot.name),
      placeId: `${kind}:${city}:${at}`,
      kind,
      name: spot.name,
      note: note(at),
      hotels: within(spot),
      lat: spot.lat,
      lng: spot.lng,
    }));
  return [
    {
      ...base,
      pinyin: cityOfPlace(city)?.pinyin ?? '',
      initials: cityOfPlace(city)?.initials ?? '',
      placeId: `city:${city}`,
      kind: 'city',
      name: layout.name,
      note: '城市',
      hotels: hotels.length,
      lat: null,
      lng: null,
    },
    ...spots('area', layout.areas, () => `${layout.name} · 商圈`),
    ...spots('landmark', layout.landmarks, () => `${layout.name} · 地标`),
    ...spots(
      'metro',
      layout.stations,
      (at) => `${layout.name} · 地铁 ${layout.stations[at]?.lines.join('/') ?? ''} 号线`,
    ),
    ...layout.districts.map((spot, at): HotelPlace => ({
      ...base,
      ...letters(spot.name),
      placeId: `district:${city}:${at}`,
      kind: 'district',
      name: spot.name,
      note: `${layout.name} · 行政区`,
      hotels: hotels.filter(({ district }) => district === spot.name).length,
      lat: spot.lat,
      lng: spot.lng,
    })),
    ...chains.map((name): HotelPlace => ({
      ...base,
      ...letters(name),
      placeId: `brand:${city}:${name}`,
      kind: 'brand',
      name,
      note: `${layout.name} · 品牌`,
      hotels: hotels.filter(({ brand }) => brand === name).length,
      lat: null,
      lng: null,
    })),
    ...hotels.map(({ hotelId, name, address, lat, lng }): HotelPlace => ({
      ...base,
      pinyin: '',
      initials: '',
      placeId: `hotel:${hotelId}`,
      kind: 'hotel',
      name,
      note: address,
      hotels: 1,
      lat,
      lng,
    })),
  ];
}

const kept = bounded<HotelPlace[]>(60);

/** Places of a city, those that guests ask for most first. */
export const placesOf = (city: string): readonly HotelPlace[] => kept(city, () => build(city));

/** The point that distances are measured to: of a place of this city, else its centre. */
export function pointOf(city: string, placeId: string): Spot {
  const place = placeId ? placesOf(city).find((each) => each.placeId === placeId) : undefined;
  return place?.lat != null && place.lng != null
    ? { name: place.name, lat: place.lat, lng: place.lng }
    : layoutOf(city).centre;
}

/** Cities with hotels, the busiest first. */
const hotelCities = domesticCities.toSorted((a, b) => trafficOf(b) - trafficOf(a));
const names = new Map(cities.map((city) => [city.code, city]));
const mostPlaces = 20;

const rankOf = (place: Pick<HotelPlace, 'name' | 'pinyin' | 'initials'>, words: string): number => {
  if (place.name === words) return 0;
  if (place.name.startsWith(words) || place.pinyin === words) return 1;
  if (place.pinyin.startsWith(words) || place.initials.startsWith(words)) return 2;
  return place.name.includes(words) ? 3 : 9;
};

/** Cities and, of one city, its places by Chinese name, pinyin or initials; without words the ones that are asked for most. */
export function suggestPlaces(words: string, city: string): HotelPlace[] {
  const asked = words.toLowerCase();
  if (!asked)
    return city
      ? placesOf(city)
          .filter(({ kind }) => kind === 'area' || kind === 'landmark')
          .slice(0, mostPlaces)
      : [];
  const found = (list: readonly HotelPlace[]) =>
    list
      .map((place, at) => ({ place, at, rank: rankOf(place, asked) }))
      .filter(({ rank }) => rank < 9)
      .sort((a, b) => a.rank - b.rank || a.at - b.at)
      .map(({ place }) => place);
  const cityHits = hotelCities.flatMap((code) => {
    const known = names.get(code);
    return known && rankOf(known, asked) < 9 ? (placesOf(code)[0] ?? []) : [];
  });
  const own = city ? found(placesOf(city)) : [];
  // Without a city, the places of the largest ones.
  const elsewhere = city ? [] : hotelCities.slice(0, 12).flatMap((code) => found(placesOf(code).slice(1)));
  return [...found(cityHits), ...own.filter(({ kind }) => kind !== 'city'), ...elsewhere].slice(0, mostPlaces);
}
