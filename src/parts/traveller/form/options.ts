import { searchedCountries } from '#domain/passenger/countries/countries.ts';
import { psgTypeLabel, psgTypeNote, psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Say } from '#kit/say.ts';

/** Passenger types to choose from, each with the note on it. */
export const psgTypesIn = ({ say }: Say) =>
  (Object.keys(psgTypes) as PsgType[]).map((value) => {
    const hint = say(psgTypeNote(value));
    return { value, label: say(psgTypeLabel(value)), ...(hint && { hint }) };
  });

/** Countries to choose from, as `nameOf` calls them; all are found by their pinyin. */
export const countriesIn = (nameOf: (code: string, chinese: string) => string) =>
  searchedCountries.map((one) => ({ ...one, label: nameOf(one.value, one.label) }));
