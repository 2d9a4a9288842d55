/** Query pages of a partner's visitor who is not logged in (domain.md, Third parties); the domestic flight query is public anyway. */
const queryPages: Readonly<Record<string, string>> = {
  hotel_index: 'hotel',
  hotel_list: 'hotel',
  hotel_details: 'hotel',
  train_query_list: 'train',
  train_transfer: 'train',
};

/** The application opens this query page without a login (`publicQuery`). */
export const isOpenQuery = (name: string, publicQuery: readonly string[]): boolean =>
  publicQuery.includes(queryPages[name] ?? '');

/** A page that is a form alone: it asks for a login when it is sent. */
export const isSearchForm = (name: string): boolean => name === 'hotel_index';

/** Queries that are open at a place: those of the application, and the one of a form, which a partner's visitor sees. */
export const openQueriesAt = (name: string, publicQuery: readonly string[]): readonly string[] =>
  isSearchForm(name) ? [...publicQuery, queryPages[name] ?? ''] : publicQuery;
