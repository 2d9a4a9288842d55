import type { City } from '#contract/flight.ts';
import { cities } from '#domain/flight/cities/cities.ts';
import { ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { hashOf } from '../../../ground/chance.ts';

const list: City[] = cities.map((city) => ({
  ...city,
  airports: city.airports.map(({ code, name }) => ({ code, name })),
}));
/** Changes with the list, so that a client may keep it. */
const version = hashOf(JSON.stringify(list)).toString(36);

export const answerCities: Handler<unknown, { version: string; cities: City[] }> = async () =>
  ok({ version, cities: list });
