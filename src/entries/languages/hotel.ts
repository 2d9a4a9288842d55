import { placeNames } from '#domain/hotel/place-names.en.ts';
import { cities } from '#widgets/flight/flight-search/city-part.ts';
import { tables } from '#widgets/hotel/hotel-booking/english.ts';
import { airportNameOf } from './airports.en.ts';
import type { OwnWords } from './english.ts';
import { hotelNames } from './hotel-names.en.ts';

/** `虹桥机场` → `Hongqiao Airport`: airports are places that hotels are near to. */
const airports = cities.flatMap(({ english, airports: all }) =>
  all.map((airport) => [`${airport.name}机场`, `${airportNameOf(airport, english)} Airport`] as const),
);
/** A hotel near a station is so many kilometres from `静安寺站`. */
const stations = placeNames.map(([name, english]) => [`${name}站`, english] as const);

/** Tables of hotels, and the names of their places. */
export const hotelWords = (): OwnWords => ({
  tables,
  names: new Map([...airports, ...stations, ...placeNames, ...hotelNames]),
});
