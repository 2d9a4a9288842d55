import { orderPlaces } from '#domain/product/order-places.ts';
import type { Services } from '#kit/services.ts';
import { createOrderPage } from '../order-page.ts';
import type { OrderPageSpec, PagedOrder } from '../order-page.ts';
import type { OrderTexts } from '../texts.ts';

/** An order after its payment, followed until the supplier has answered; and the ways on from there. */
export function createFinish<In, Order extends PagedOrder>(
  services: Services,
  product: keyof typeof orderPlaces,
  spec: OrderPageSpec<In, Order>,
  texts: Pick<OrderTexts, 'copied' | 'notCopied'>,
) {
  const { order, pay } = orderPlaces[product];
  const bookMore = () => services.navigate(spec.home);
  return {
    ...createOrderPage(services, spec, texts),
    id: spec.id,
    pay: () => services.navigate(pay.route, { [pay.param]: spec.id }),
    showOrder: () => services.navigate(order.route, { [order.param]: spec.id }),
    toOrders: () => services.navigate('my_order_list', { type: product }),
    bookMore,
    /** From the first step of the journey. */
    toFirst: bookMore,
  };
}
