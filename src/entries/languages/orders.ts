import type { Client } from '#api/client.ts';
import { screenTables } from '#widgets/screen-words.en.ts';
import { tables } from '#widgets/order/order-list/english.ts';
import { tables as trainTables } from '#widgets/train/train-booking/english.ts';
import { frameTables } from './account/frame.ts';
import { menuNames } from './account/menu-names.en.ts';
import { namesOfOrders } from './account/names-of-orders.ts';
import { ordersSentences, ordersTables } from './account/centre/orders.ts';
import { orderCaseSentences } from './account/order-case-sentences.en.ts';
import type { OwnWords } from './english.ts';
import { namesOfStations } from './stations.ts';

const own = new Map([...namesOfOrders, ...menuNames]);

/** Tables of the order list, of the pages that open from it and of the menu beside them, and the names of states, rooms, cities abroad, seats and stations. */
export async function orderWords(client: Client): Promise<OwnWords> {
  const stations = await namesOfStations(client);
  return {
    tables: (nameOf) => ({
      ...screenTables,
      ...frameTables,
      ...trainTables(nameOf, stations),
      ...ordersTables,
      ...tables(nameOf),
    }),
    sentences: [...orderCaseSentences, ...ordersSentences],
    names: { get: (name) => own.get(name) ?? stations.get(name) },
  };
}
