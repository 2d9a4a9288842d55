import type { Client } from '#api/client.ts';
import { worldTable } from '#domain/intl/places/world-table.ts';
import { tables } from '#widgets/order/order-list/english.ts';
import type { OwnWords } from './english.ts';
import { hotelNames } from './hotel-names.en.ts';
import { orderNames } from './order-names.en.ts';
import { namesOfStations } from './stations.ts';

/** Cities abroad. */
const abroad = worldTable.split('\n').map((line): [string, string] => {
  const [name = '', , english = ''] = line.split('|');
  return [name, english];
});
const own = new Map([...abroad, ...hotelNames, ...orderNames]);

/** Tables of the order list, and the names of states, rooms, cities abroad, seats and stations. */
export async function orderWords(client: Client): Promise<OwnWords> {
  const stations = await namesOfStations(client);
  return { tables, names: { get: (name) => own.get(name) ?? stations.get(name) } };
}
