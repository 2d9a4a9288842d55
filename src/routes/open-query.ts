/**
 * Query pages of a partner's visitor who is not logged in (domain.md, Third parties): their product, and whether they
 * show a form to everybody, which asks for a login when it is sent. The domestic flight query is public anyway.
 */
const queryPage = (name: string): string[] =>
  /^(hotel|train|intl)_(?:(index|(f.+_)?query_list)|list|details|transfer)$/.exec(name) ?? [];

/** The application opens this query page without a login (`publicQuery`). */
export const isOpenQuery = (name: string, publicQuery: readonly string[]): boolean =>
  publicQuery.includes(queryPage(name)[1]!);

export const isSearchForm = (name: string): boolean => !!queryPage(name)[2];

/** Queries that are open at a place: those of the application, and the one of a form, which a partner's visitor sees. */
export function openQueriesAt(name: string, publicQuery: readonly string[]): readonly string[] {
  const [, product, form] = queryPage(name);
  return form ? [...publicQuery, product!] : publicQuery;
}
