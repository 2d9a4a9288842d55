import type { Client } from '#api/client.ts';
import { screenTables } from '#widgets/screen-words.en.ts';
import { tables } from '#widgets/order/order-list/english.ts';
import { namesOfOrders } from './account/names-of-orders.ts';
import { ordersSentences, ordersTables } from './account/centre/orders.ts';
import type { OwnWords } from './english.ts';
import { namesOfStations } from './stations.ts';

const own = new Map(namesOfOrders);

/** Tables of the order list and of the pages that open from it, and the names of states, rooms, cities abroad, seats and stations. */
export async function orderWords(client: Client): Promise<OwnWords> {
  const stations = await namesOfStations(client);
  return {
    tables: (nameOf) => ({ ...screenTables, ...ordersTables, ...tables(nameOf) }),
    sentences: ordersSentences,
    names: { get: (name) => own.get(name) ?? stations.get(name) },
  };
}
