import type { ReactNode } from 'react';
import { showOrderNo } from '#domain/order/order-number.ts';
import { orderPlaceOf } from '#domain/product/products.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

/** The number of an order, or its children, as a link to the page of the order; plain text while its product has no such page. */
export function OrderLink({ type, orderNo, children }: { type: string; orderNo: string; children?: ReactNode }) {
  const services = useServices();
  const place = orderPlaceOf(type, orderNo);
  const text = children ?? showOrderNo(orderNo);
  if (!place || !isOpened(place.route)) return <span>{text}</span>;
  return <LinkButton {...linkToNamed(services, place.route, place.params)}>{text}</LinkButton>;
}
