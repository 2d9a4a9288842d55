import type { AirOrder } from '#contract/order.ts';
import type { Services } from '#kit/services.ts';

const kinds = ['change', 'refund'] as const;
export type SaleKind = (typeof kinds)[number];

/** Requests that the order and the application allow. */
export const openSales = ({ actions }: AirOrder, { config }: Pick<Services, 'config'>): SaleKind[] => {
  const { showAirRefund, showAirChange } = config.peek().switches;
  return kinds.filter((kind) => actions.includes(kind) && { refund: showAirRefund, change: showAirChange }[kind]);
};
