import { allRoutes } from './all.ts';

/** Products whose orders have a list by now; the tabs of the others name the telephone. */
const listed: readonly string[] = ['airTicket', 'gp', 'hotel'];
const openTypes: Readonly<Record<string, readonly string[]>> = { order_list: listed, my_order_list: listed };

/** True if a route has its screen; the others show that their area is not open yet. `query` as a menu item has it. */
export const isOpened = (name: string, { type }: Readonly<Record<string, string>> = {}): boolean =>
  allRoutes.some((row) => row.name === name && row.widget !== undefined) &&
  (type === undefined || openTypes[name]?.includes(type) !== false);
