import { cities } from '../cities/cities.ts';

const codes = new Map(
  cities.flatMap((city) => [city.code, ...city.airports.map(({ code }) => code)].map((code) => [code, city.code])),
);
const names = new Map(cities.map(({ name, code }) => [name, code]));

/** City of an airport's or a city's code; undefined for one that is not in the table. */
export const cityOfPlace = (code: string): string | undefined => codes.get(code);

/** `北京`, `北京首都` for the code of an airport where its city has several; "" for one that is not in the table. */
export function nameOfPlace(code: string): string {
  const city = cities.find((one) => one.code === codes.get(code));
  if (!city) return '';
  const airport = city.airports.length > 1 && code !== city.code && city.airports.find((one) => one.code === code);
  return airport ? `${city.name}${airport.name.replace(city.name, '')}` : city.name;
}

/** A city in a text, by its code and its place there. */
export interface PlaceWord {
  code: string;
  from: number;
  to: number;
}

/** The first city that a text names, also with signs around it: 去北京; undefined for none. */
export function placeWord(text: string): PlaceWord | undefined {
  for (let from = 0; from < text.length - 1; from += 1)
    for (let to = text.length; to > from + 1; to -= 1) {
      const code = names.get(text.slice(from, to));
      if (code) return { code, from, to };
    }
  return undefined;
}
