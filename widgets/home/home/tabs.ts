import type { Product, ProductSwitch } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';

/** Products with a search of their own, in the order of the tabs. */
const homeProducts = ['airTicket', 'intl', 'hotel', 'train'] as const satisfies readonly Product[];
export type HomeTab = (typeof homeProducts)[number];

/** Route of each search. */
export const searchRouteOf = (tab: HomeTab) => products[tab].search;

/** The tabs of the home page's search: products that the application sells and whose search is open. */
export const homeTabs = (
  switches: Readonly<Record<ProductSwitch, boolean>>,
  isOpened: (route: string) => boolean,
): HomeTab[] =>
  homeProducts.filter((product) => switches[products[product].switch] && isOpened(searchRouteOf(product)));
