import type { City } from '#contract/flight.ts';
import { places } from '#domain/intl/places/places.ts';
import { countryName } from '#domain/passenger/countries/countries.ts';
import { ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { hashOf } from '../../../ground/chance.ts';

const list: City[] = places.map(({ size: _size, ...city }) => ({
  ...city,
  countryName: countryName(city.country),
  airports: city.airports.map(({ code, name }) => ({ code, name })),
}));
/** Changes with the list, so that a client may keep it. */
const version = hashOf(JSON.stringify(list)).toString(36);

export const answerCities: Handler<unknown, { version: string; cities: City[] }> = async () =>
  ok({ version, cities: list });
