import type { ReactNode } from 'react';
import { showOrderNo } from '#domain/order/order-number.ts';
import { orderPlaceOf } from '#domain/product/products.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

/** The number of an order, or its children, as a link to the page of the order; plain text while its product has no such page, or with the words that another site has it. */
export function OrderLink({
  type,
  orderNo,
  elsewhere,
  children,
}: {
  type: string;
  orderNo: string;
  elsewhere?: string | false;
  children?: ReactNode;
}) {
  const services = useServices();
  const place = orderPlaceOf(type, orderNo);
  const text = children ?? showOrderNo(orderNo);
  if (elsewhere)
    return (
      <>
        {text}
        <div className="t-s12 t-3">{elsewhere}</div>
      </>
    );
  if (!place || !isOpened(place.route)) return <span>{text}</span>;
  return <LinkButton {...linkToNamed(services, place.route, place.params)}>{text}</LinkButton>;
}
