import type { quickOrder } from '#contract/quick-order.ts';
import type { quickOrderSchemas } from '#contract/quick-order.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { createQuickOrder, parseQuickOrder, priceQuickOrder } from '../quick-order/quick-order.ts';

export const quickOrderHandlers: HandlersOf<typeof quickOrder, typeof quickOrderSchemas> = {
  parse: parseQuickOrder,
  price: priceQuickOrder,
  create: createQuickOrder,
};
