import { mainSearch, searchNameOf } from './products.ts';

/** The words for a search above another page: on one abroad, those of flights at home tell where they lead. */
export const searchNameAbove = (search: string, page: string): string =>
  search === mainSearch && page.startsWith('intl') ? '国内机票' : searchNameOf(search);
