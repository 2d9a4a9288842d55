import type { ReactNode } from 'react';
import type { ApplicationOrder } from '#contract/application-order.ts';
import type { ApplicationLeg } from '#contract/application-views.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Said } from '#parts/order/tab/Named.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { orderTypeOf } from './order-types.ts';
import { partTexts } from './words/texts.ts';

interface Props {
  order: ApplicationOrder;
  /** Label of the link in place of the order's number. */
  children?: ReactNode;
}

const Elsewhere = () => <div className="t-s12 t-3">{useTexts('application-parts', partTexts).elsewhere}</div>;

/** An order of an application as a link; one of another platform, which opens it alone, by its number or state. */
export const AppliedOrder = ({ order: { orderNo, product, statusName, elsewhere }, children }: Props) =>
  elsewhere ? (
    <div>
      {children ? <Said>{statusName}</Said> : showOrderNo(orderNo)}
      <Elsewhere />
    </div>
  ) : (
    <OrderLink type={orderTypeOf[product] ?? ''} orderNo={orderNo}>
      {children}
    </OrderLink>
  );

interface LegOrderProps {
  leg: ApplicationLeg;
  /** Of the whole application. */
  orders: readonly ApplicationOrder[];
  label: string;
}

/** The order of a leg: one that can be opened before others. */
export function LegOrder({ leg, orders, label }: LegOrderProps) {
  const own = orders.filter(({ orderNo }) => leg.orders.includes(orderNo));
  const order = own.find(({ elsewhere }) => !elsewhere) ?? own[0];
  return order && <AppliedOrder order={order}>{label}</AppliedOrder>;
}
