import type { Client } from '#api/client.ts';
import { train } from '#contract/train.ts';
import { stationNames } from '#domain/rail/search/station-names.en.ts';
import { cities } from '#widgets/flight/flight-search/city-part.ts';
import { railNames } from './rail-names.en.ts';

const cityNames = new Map(cities.map(({ name, english }) => [name, english]));

/** A widget waits no longer for the names of stations: until they come, its stations are Chinese. */
const patienceMs = 8000;

/** Of all widgets of the page; those of stations come with the provider's answer. */
const names = new Map(railNames);
let asked: Promise<void> | undefined;

async function readStationNames(client: Client): Promise<void> {
  const { outcome } = (await client.call(train.stations, {}, { quiet: 'all', token: null })).reading;
  if (!outcome.ok) return void (asked = undefined);
  const found = stationNames((outcome.data as { table: string }).table, (city) => cityNames.get(city));
  for (const [name, english] of found) names.set(name, english);
}

/** Names of seats and stations; those of stations are added when they come. */
export async function namesOfStations(client: Client): Promise<ReadonlyMap<string, string>> {
  asked ??= readStationNames(client);
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return names;
}
