import { productOf } from '#domain/product/products.ts';
import { allRoutes } from './all.ts';

const lists: ReadonlySet<string> = new Set(['order_list', 'my_order_list']);
const hasScreen = (name: string): boolean => allRoutes.find((row) => row.name === name)?.widget !== undefined;

/** True if a route has its screen. `query` as a menu item has it: the tab of a product is open once its orders have a page. */
export const isOpened = (name: string, { type }: Readonly<Record<string, string>> = {}): boolean =>
  hasScreen(name) && (type === undefined || !lists.has(name) || hasScreen(productOf(type)?.order?.route ?? ''));
