import type { WorkbenchOrder } from '#contract/workbench.ts';
import { dayAt, dayOf } from '#domain/china-time.ts';
import { LinePrice } from '#parts/account/LinePrice.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { Named, Said } from '#parts/order/tab/Named.tsx';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { CentreModel } from './model.ts';
import { Read, useWords } from './Parts.tsx';

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
                <Line key={order.orderId} order={order} now={services.clock.now()} />
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

function Line({ order: { type, look, ...order }, now }: { order: WorkbenchOrder; now: number }) {
  const words = useWords();
  const { say, showDay } = useSay();
  return (
    <li>
      <span className="t-grow">
        <span className="t-s13">
          <OrderLink type={type} orderNo={order.orderId}>
            <Said>{order.route}</Said>
          </OrderLink>
        </span>
        <span className="t-s12 t-2">
          {[say(order.note), showDay(dayOf(order.travelAt), dayAt(now))].filter(Boolean).join(' · ')} ·{' '}
          <Named>{order.passengers.join(words.pause)}</Named>
        </span>
      </span>
      <Dot className="t-s13" {...(look.dot && { kind: look.dot })}>
        {say(look.label)}
      </Dot>
      <b className="t-m">
        <LinePrice order={order} />
      </b>
    </li>
  );
}
