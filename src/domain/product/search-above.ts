import { mainSearch, products, searchNameOf } from './products.ts';

/**
 * The search that a page leads to from above itself: that of the mounted widget; from a page of a trip abroad the search
 * abroad, whose own words there would lead to the page itself.
 */
export function searchAbove(home: string, page: string): { route: string; name: string } {
  const { search: abroad } = products.intl;
  const isAbroad = home === mainSearch && page.startsWith('intl');
  const route = isAbroad && page !== abroad ? abroad : home;
  return { route, name: isAbroad && page === abroad ? '查询国内航班' : searchNameOf(route) };
}
