import type { OrderType } from '#domain/product/names.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import { airTab } from './air-tab.tsx';
import { stayTab } from '#parts/hotel/order-tab/stay-tab.tsx';
import type { Texts } from './texts.ts';

/** The tab of each product whose orders have a list. */
export const productTabs: Readonly<Partial<Record<OrderType, OrdersTabSpec<Texts>>>> = {
  airTicket: airTab('airTicket', ({ noneText }) => noneText),
  gp: airTab('gp', ({ noneGp }) => noneGp),
  hotel: stayTab,
};
