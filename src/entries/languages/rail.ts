import type { Client } from '#api/client.ts';
import { tables } from '#widgets/train/train-booking/english.ts';
import type { OwnWords } from './english.ts';
import { namesOfStations } from './stations.ts';

/** Tables of trains, and the names of their seats and stations. */
export async function railWords(client: Client): Promise<OwnWords> {
  const names = await namesOfStations(client);
  return { tables: (nameOf) => tables(nameOf, names), names };
}
