import { useValue } from '#kit/readable.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderTypes } from '#domain/product/names.ts';
import { orderCounters } from '#parts/order/order-counters.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useWords } from './Parts.tsx';

/** Tasks and orders that wait for the member, each with the list that it counts; nothing while there are none. */
export function Todo() {
  const words = useWords();
  const services = useServices();
  const counters = useValue(useModel(() => orderCounters(services)).data);
  if (!counters) return null;
  const { toApprove, toPay, toTravel } = counters;
  const ordersOf = (group: 'unpaid' | 'travel', counts: typeof toPay) =>
    orderTypes.map((type) => ({
      to: 'order_list',
      query: { type, group },
      label: `${words.ofType[type]} ${words[group]}`,
      count: counts[type],
      isDue: group === 'unpaid',
    }));
  const lines = [
    { to: 'travel_audit', query: {}, label: words.approveTrips, count: toApprove.trip, isDue: true },
    { to: 'travel_audit_order', query: {}, label: words.approveOrders, count: toApprove.order, isDue: true },
    ...ordersOf('unpaid', toPay),
    ...ordersOf('travel', toTravel),
  ].filter(({ count }) => count > 0);
  if (!lines.length) return null;
  return (
    <Card title={words.todo}>
      <div className="t-row t-row--wrap t-s13">
        {lines.map(({ to, query, label, count, isDue }) => (
          <LinkButton key={label} {...linkToNamed(services, to, query)}>
            {label} <b className={isDue ? 't-over' : ''}>{count}</b>
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}
