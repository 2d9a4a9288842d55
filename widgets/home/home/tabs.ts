/** Products with a search of their own, in the order of the tabs, and the route of each search. */
export const searchRoutes = {
  airTicket: 'DomesticAirTicketQuery',
  hotel: 'hotel_index',
  train: 'train_query_list',
} as const;

export type HomeTab = keyof typeof searchRoutes;

/** The tabs of the home page's search: products that the application sells and whose search is open. */
export const homeTabs = (
  switches: Readonly<Record<HomeTab, boolean>>,
  isOpened: (route: string) => boolean,
): HomeTab[] =>
  (Object.keys(searchRoutes) as HomeTab[]).filter((product) => switches[product] && isOpened(searchRoutes[product]));
