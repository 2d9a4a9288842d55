import { MoreLink } from '#screens/cards/MoreLink.tsx';
import type { WorkbenchOrder } from '#contract/workbench.ts';
import { clockOf, dayAt, dayOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { listLook, toPay } from '#domain/order/list-note.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
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
  const { clock } = useServices();
  const now = useValue(model.nowMs);
  const { label, dot } = listLook(order, now);
  const detail = { to: 'ticket_order_details', params: { id: order.orderId } } as const;
  const [first = '', ...others] = order.passengers;
  const [leg] = order.flightList;
  const isOpen = (order.status === 0 || order.dueChange !== undefined) && order.payDeadlineMs > now;
  // Only who booked an order pays for it (spec 2, orders: the company's account looks).
  const mayPay = isOpen && !order.booker;
  return (
    <li>
      <span className="wb-order__what">
        <RouteLink className="t-m" {...detail}>
          {say(order.route)}
        </RouteLink>
        <Tag kind={order.travelType === 'business' ? 'info' : 'mute'}>
          {order.travelType === 'business' ? words.business : words.private}
        </Tag>
        <span className="t-s12 t-2">
          {order.flightList.map(({ flightNo }) => flightNo).join(' / ')}
          {leg && ` · ${showDay(dayOf(leg.depTime), dayAt(now))} ${clockOf(leg.depTime)}`}
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
        <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>
        {isOpen && <Countdown className="t-s12" untilMs={order.payDeadlineMs} now={clock.now} onEnd={model.expired} />}
      </span>
      <b className={order.status === 5 ? 'wb-order__sum t-3' : 'wb-order__sum'}>
        ¥{showFen(fenOf(order.amount), true)}
      </b>
      <span className={mayPay ? 'wb-order__do t-s13' : 'wb-order__do is-quiet t-s13'}>
        {mayPay ? (
          <RouteLink to="pay_order" params={toPay(order)}>
            {words.pay}
          </RouteLink>
        ) : (
          <RouteLink className="t-only-l" {...detail}>
            {words.seeOrder}
          </RouteLink>
        )}
      </span>
    </li>
  );
}
