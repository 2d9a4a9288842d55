import { airportPositions } from '#domain/flight/cities/airport-positions.ts';
import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import type { HotelPlace } from '#contract/hotel.ts';
import { nearKm } from '#domain/hotel/hotel-search.ts';
import { bounded } from '../../../ground/bounded.ts';
import { inTurns } from '../../../ground/in-turns.ts';
import type { Spot } from '../catalogue/city-facts.ts';
import { kmApart, layoutOf } from '../catalogue/city-layout.ts';
import { chains } from '../catalogue/hotel.ts';
import { hotelCountOf, hotelsOfCity, readyHotels } from '../catalogue/hotels-of-city.ts';
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

/** The city as a whole; its hotels need not be made for it. */
export const cityPlace = (city: string): HotelPlace => ({
  city,
  cityName: layoutOf(city).name,
  pinyin: cityOfPlace(city)?.pinyin ?? '',
  initials: cityOfPlace(city)?.initials ?? '',
  placeId: `city:${city}`,
  kind: 'city',
  name: layoutOf(city).name,
  note: '城市',
  hotels: hotelCountOf(city),
  lat: null,
  lng: null,
});

/** The places of a city, one after the other: the hotels near each are counted when its turn comes. */
function* made(city: string): Generator<HotelPlace> {
  const layout = layoutOf(city);
  const hotels = hotelsOfCity(city);
  const base = { city, cityName: layout.name };
  const within = (spot: Spot) => hotels.filter((hotel) => kmApart(spot, hotel) <= nearKm).length;
  function* spots(
    kind: HotelPlace['kind'],
    list: readonly Spot[],
    note: (at: number) => string,
    more: (at: number) => Pick<HotelPlace, 'lines'> = () => ({}),
  ) {
    for (const [at, spot] of list.entries())
      yield {
        ...base,
        ...letters(spot.name),
        placeId: `${kind}:${city}:${at}`,
        kind,
        name: spot.name,
        note: note(at),
        hotels: within(spot),
        lat: spot.lat,
        lng: spot.lng,
        ...more(at),
      };
  }
  yield cityPlace(city);
  yield* spots('area', layout.areas, () => `${layout.name} · 商圈`);
  yield* spots('landmark', layout.landmarks, () => `${layout.name} · 地标`);
  yield* spots(
    'metro',
    layout.stations,
    (at) => `${layout.name} · 地铁 ${layout.stations[at]?.lines.join('/') ?? ''} 号线`,
    (at) => ({ lines: layout.stations[at]?.lines ?? [] }),
  );
  yield* airportsIn(city, base);
  for (const [at, spot] of layout.districts.entries())
    yield {
      ...base,
      ...letters(spot.name),
      placeId: `district:${city}:${at}`,
      kind: 'district',
      name: spot.name,
      note: `${layout.name} · 行政区`,
      hotels: hotels.filter(({ district }) => district === spot.name).length,
      lat: spot.lat,
      lng: spot.lng,
    };
  for (const name of chains)
    yield {
      ...base,
      ...letters(name),
      placeId: `brand:${city}:${name}`,
      kind: 'brand',
      name,
      note: `${layout.name} · 品牌`,
      hotels: hotels.filter(({ brand }) => brand === name).length,
      lat: null,
      lng: null,
    };
  for (const { hotelId, name, address, lat, lng } of hotels)
    yield {
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
    };
}

/** Airports that are no area or landmark of their city; hotels are asked for by their distance. */
function airportsIn(city: string, base: Pick<HotelPlace, 'city' | 'cityName'>): HotelPlace[] {
  const { areas, landmarks, centre } = layoutOf(city);
  const known = new Set([...areas, ...landmarks].map(({ name }) => name));
  const of = cityOfPlace(city);
  return (of?.airports ?? []).flatMap((airport) => {
    const position = airportPositions.get(airport.code);
    const name = `${airport.name}机场`;
    if (!position || known.has(name)) return [];
    const [lat, lng] = position;
    const centreKm = Math.round(kmApart(centre, { lat, lng }));
    return [
      {
        ...base,
        pinyin: `${airport.pinyin ?? of?.pinyin ?? ''}jichang`,
        initials: `${of?.initials ?? ''}jc`,
        placeId: `airport:${city}:${airport.code}`,
        kind: 'airport',
        name,
        note: `${base.cityName} · 距市中心 ${centreKm} km`,
        centreKm,
        hotels: hotelsOfCity(city).length,
        lat,
        lng,
      },
    ];
  });
}

const kept = bounded<HotelPlace[]>(60);

/** Places of a city, those that guests ask for most first. */
export const placesOf = (city: string): readonly HotelPlace[] => kept(city, () => [...made(city)]);

/** Made before others are let in: some milliseconds of work. */
const placesPerTurn = 20;

const ready = bounded<Promise<void>>(60);

/** Ends when the places of a city are made: for the first who asks for them, in turns with the calls of others. */
export const readyPlaces = (city: string): Promise<void> =>
  ready(city, async () => {
    await readyHotels(city);
    const places: HotelPlace[] = [];
    await inTurns(made(city), placesPerTurn, (place) => void places.push(place));
    kept(city, () => places);
  });

/** The point that distances are measured to: of a place of this city, else its centre. */
export function pointOf(city: string, placeId: string): Spot {
  const place = placeId ? placesOf(city).find((each) => each.placeId === placeId) : undefined;
  return place?.lat != null && place.lng != null
    ? { name: place.name, lat: place.lat, lng: place.lng }
    : layoutOf(city).centre;
}
