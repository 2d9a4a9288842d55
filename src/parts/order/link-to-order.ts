import { orderPlaceOf, payPlaceOf } from '#domain/product/products.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import type { LinkTarget } from '#kit/links/link-to.ts';
import type { Services } from '#kit/services.ts';

/** The page of an order of any product, by the product's wire word; the order list for a product without one. */
export function linkToOrder(services: Services, type: string, orderNo: string): LinkTarget {
  const { route, params } = orderPlaceOf(type, orderNo) ?? { route: 'order_list', params: {} };
  return linkToNamed(services, route, params);
}

/** The payment of an order of any product; its page where the product has none. */
export function linkToPay(services: Services, type: string, orderNo: string): LinkTarget {
  const place = payPlaceOf(type, orderNo);
  return place ? linkToNamed(services, place.route, place.params) : linkToOrder(services, type, orderNo);
}
