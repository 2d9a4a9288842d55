import type { WorkbenchOrder } from '#contract/workbench.ts';
import { dayOf, showDay } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { CentreModel } from './model.ts';
import { MoreLink, Read, useWords } from './Parts.tsx';

/** The orders that were made last. */
export function Orders({ model }: { model: CentreModel }) {
  const words = useWords();
  const services = useServices();
  return (
    <Card
      title={words.orders}
      end={
        <MoreLink to="order_list" params={{ type: 'airTicket' }}>
          {words.allOrders}
        </MoreLink>
      }
    >
      <Read reading={model.orders} height={168}>
        {({ orders }) =>
          orders.length ? (
            <ul className="ac-orders">
              {orders.map((order) => (
                <Line key={order.orderId} order={order} today={services.clock.today()} />
              ))}
            </ul>
          ) : (
            <Empty
              art="order"
              title={words.noOrders}
              text={words.noOrdersText}
              action={<Button onClick={() => services.navigate('DomesticAirTicketQuery')}>{words.bookFlight}</Button>}
            />
          )
        }
      </Read>
    </Card>
  );
}

function Line({ order, today }: { order: WorkbenchOrder; today: string }) {
  const { label, dot } = airStatus.look(order.status);
  return (
    <li>
      <span className="t-grow">
        <RouteLink className="t-s13" to="ticket_order_details" params={{ id: order.orderId }}>
          {order.route}
        </RouteLink>
        <span className="t-s12 t-2">
          {order.flightNos.join(' / ')} · {showDay(dayOf(order.depTime), today)} · {order.passengers.join('、')}
        </span>
      </span>
      <Dot className="t-s13" {...(dot && { kind: dot })}>
        {label}
      </Dot>
      <b className="t-m">¥{showFen(fenOf(order.amount), true)}</b>
    </li>
  );
}
