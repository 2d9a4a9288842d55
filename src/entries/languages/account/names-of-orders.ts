import { worldTable } from '#domain/intl/places/world-table.ts';
import { hotelNames } from '../hotel-names.en.ts';
import { orderNames } from '#domain/sheet/order-names.en.ts';

/** Cities abroad. */
const abroad = worldTable.split('\n').map((line): [string, string] => {
  const [name = '', , english = ''] = line.split('|');
  return [name, english];
});

/** Names that orders have: states, rooms, cities abroad. Those of stations come with the provider's answer. */
export const namesOfOrders: readonly (readonly [name: string, english: string])[] = [
  ...abroad,
  ...hotelNames,
  ...orderNames,
];
