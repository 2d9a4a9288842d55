import { MoreLink } from '#screens/cards/MoreLink.tsx';
import type { WorkbenchOrder } from '#contract/workbench.ts';
import { dayAt, dayOf } from '#domain/china-time.ts';
import { changePayOf } from '#domain/product/change-pay.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { linkToPay } from '#parts/order/link-to-order.ts';
import { LinePrice } from '#parts/account/LinePrice.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** The orders that were made last. */
export function OrdersCard() {
  const { model, words, kind } = useWorkbench();
  return (
    <ReadingCard
      title={words.orders}
      {...(kind === 'company' && { sub: words.ordersCompany })}
      reading={model.orders}
      height={168}
      end={
        <MoreLink to="order_list" params={{ type: 'airTicket' }}>
          {words.allOrders}
        </MoreLink>
      }
    >
      {({ orders }) =>
        orders.length ? (
          <ul className="wb-orders">
            {orders.map((order) => (
              <OrderLine key={order.orderId} order={order} />
            ))}
          </ul>
        ) : (
          <Nothing title={words.noOrders} text={words.noOrdersText} />
        )
      }
    </ReadingCard>
  );
}

function OrderLine({ order }: { order: WorkbenchOrder }) {
  const { model, words, say, showDay } = useWorkbench();
  const services = useServices();
  const now = useValue(model.nowMs);
  const { type, orderId, look, travelAt, dueChange } = order;
  const [first = '', ...others] = order.passengers;
  const isOpen = (order.status === 0 || dueChange !== undefined) && order.payDeadlineMs > now;
  // Only who booked an order pays for it (spec 2, orders: the company's account looks).
  const mayPay = isOpen && !order.booker;
  const pay = dueChange && changePayOf(type, dueChange);
  return (
    <li>
      <span className="wb-order__what">
        <OrderLink type={type} orderNo={orderId}>
          <span className="t-m">{say(order.route)}</span>
        </OrderLink>
        <Tag kind={order.travelType === 'business' ? 'info' : 'mute'}>
          {order.travelType === 'business' ? words.business : words.private}
        </Tag>
        <span className="t-s12 t-2">
          {[say(order.note), `${showDay(dayOf(travelAt), dayAt(now))} ${travelAt.slice(11, 16)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="wb-order__who t-s13">
        {first}
        {others.length > 0 && words.andOthers(order.passengers.length)}
        {order.booker && (
          <span className="t-s12 t-3">
            {words.booker} {order.booker}
          </span>
        )}
      </span>
      <span className="wb-order__state t-s13">
        <Dot {...(look.dot && { kind: look.dot })}>{say(look.label)}</Dot>
        {isOpen && (
          <Countdown className="t-s12" untilMs={order.payDeadlineMs} now={services.clock.now} onEnd={model.expired} />
        )}
      </span>
      <b className="wb-order__sum">
        <LinePrice order={order} />
      </b>
      <span className={mayPay ? 'wb-order__do t-s13' : 'wb-order__do is-quiet t-s13'}>
        {mayPay ? (
          <LinkButton {...(pay ? linkToNamed(services, pay.route, pay.params) : linkToPay(services, type, orderId))}>
            {words.pay}
          </LinkButton>
        ) : (
          <span className="t-only-l">
            <OrderLink type={type} orderNo={orderId}>
              {words.seeOrder}
            </OrderLink>
          </span>
        )}
      </span>
    </li>
  );
}
