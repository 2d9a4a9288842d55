import type { RegistryRow } from './registry.ts';

/**
 * Screens that are built and not open yet: tests mount them, no bundle has them. They move to `screens.ts` when all
 * pages of an order of international flights are there.
 */
export const closedScreens: Readonly<Record<string, RegistryRow>> = {
  'intl-search': { load: () => import('./flight/intl-search/index.ts'), route: 'intl_flight_query_list' },
  'intl-order': { load: () => import('./flight/intl-order/index.ts'), route: 'intl_order_info' },
  'intl-order-detail': { load: () => import('./flight/intl-order-detail/index.ts'), route: 'intl_order_details' },
};
