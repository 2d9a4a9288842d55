/**
 * Query pages of a partner's visitor who is not logged in: their product, and whether they show a form to everybody,
 * which asks for a login when it is sent. The domestic flight query is public anyway.
 */
const queryPage = (name: string): string[] =>
  /^(hotel|train|intl)_(?:(index|(f.+_)?query_list)|list|details|transfer)$/.exec(name) ?? [];

/** The application opens this query page without a login (`publicQuery`); `orForm`: it shows its form to everybody. */
export function isOpenQuery(name: string, publicQuery: readonly string[], orForm = false): boolean {
  const [, product, form] = queryPage(name);
  return (orForm && !!form) || publicQuery.includes(product!);
}

/** Queries that are open at a place: those of the application, and the one of a form, which a partner's visitor sees. */
export const openQueriesAt = (name: string, publicQuery: readonly string[]): readonly string[] =>
  isOpenQuery(name, [], true) ? [...publicQuery, queryPage(name)[1]!] : publicQuery;
