import { productOf, products } from '#domain/product/products.ts';
import type { ProductRow } from '#domain/product/products.ts';
import { allRoutes } from './all.ts';
import type { Route } from './route.ts';

const lists: ReadonlySet<string> = new Set(['order_list', 'my_order_list']);
const rowOf = (name: string): Route | undefined => allRoutes.find((row) => row.name === name);
const hasScreen = (name: string): boolean => rowOf(name)?.widget !== undefined;

/** Trips of the product are made by now: booked here, or sold elsewhere. */
export const hasTrips = ({ search = '', isElsewhere }: ProductRow): boolean =>
  isElsewhere === true || hasScreen(search);

/** Report and sums of a product have nothing to show before trips of it are made. */
function isOfUnsold(name: string): boolean {
  const kind = rowOf(name)?.props?.['kind'] ?? '';
  const product = Object.values<ProductRow>(products).find(
    ({ report, bills }) => report.route === name || bills.includes(kind),
  );
  return product !== undefined && !hasTrips(product);
}

/** True if a route has its screen; the others show that their area is not open yet. `query` as a menu item has it: the tab of a product is open once its orders have a page. */
export const isOpened = (name: string, { type }: Readonly<Record<string, string>> = {}): boolean =>
  hasScreen(name) &&
  !isOfUnsold(name) &&
  (type === undefined || !lists.has(name) || hasScreen(productOf(type)?.order?.route ?? ''));
