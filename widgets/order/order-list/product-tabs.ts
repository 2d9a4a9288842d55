import type { OrderType } from '#domain/product/names.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import { airTab } from './air-tab.tsx';
import type { Texts } from './texts.ts';

type Tabs<Tab> = Readonly<Partial<Record<OrderType, Tab>>>;

/** The tabs that come with the list. */
export const productTabs: Tabs<OrdersTabSpec<Texts>> = {
  airTicket: airTab('airTicket', ({ noneText }) => noneText),
  gp: airTab('gp', ({ noneGp }) => noneGp),
};

/** Tabs in chunks of their own. */
export const laterTabs: Tabs<() => Promise<OrdersTabSpec<Texts>>> = {
  hotel: () => import('#parts/hotel/order-tab/stay-tab.tsx').then((part) => part.stayTab),
  train: () => import('#parts/rail/order-tab/rail-tab.tsx').then((part) => part.railTab),
  intl: () => import('#parts/intl/order-tab/intl-tab.tsx').then((part) => part.intlTab),
};
