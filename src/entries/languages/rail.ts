import type { Client } from '#api/client.ts';
import { train } from '#contract/train.ts';
import { stationNames } from '#domain/rail/search/station-names.en.ts';
import { cities } from '#widgets/flight/flight-search/city-part.ts';
import { tables } from '#widgets/train/train-booking/english.ts';
import type { OwnWords } from './english.ts';
import { railNames } from './rail-names.en.ts';

const cityNames = new Map(cities.map(({ name, english }) => [name, english]));

/** A widget waits no longer for the names of stations; its stations are Chinese then. */
const patienceMs = 4000;

/** Names of the stations that the provider has, kept for all widgets of the page. */
let stations: Promise<ReadonlyMap<string, string>> | undefined;

async function readStationNames(client: Client): Promise<ReadonlyMap<string, string>> {
  const { outcome } = (
    await client.call(train.stations, {}, { quiet: 'all', token: null, signal: AbortSignal.timeout(patienceMs) })
  ).reading;
  if (outcome.ok) return stationNames((outcome.data as { table: string }).table, (city) => cityNames.get(city));
  stations = undefined;
  return new Map();
}

/** Tables of trains, and the names of their seats and stations. */
export async function railWords(client: Client): Promise<OwnWords> {
  const names = await (stations ??= readStationNames(client));
  return { tables: (nameOf) => tables(nameOf, names), names: new Map([...names, ...railNames]) };
}
