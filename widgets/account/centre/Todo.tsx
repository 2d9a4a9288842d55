import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderTypes } from '#domain/product/names.ts';
import { orderCounters } from '#parts/order/order-counters.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useWords } from './Parts.tsx';

/** Tasks and orders that wait for the member, each with the list that it counts; nothing while there are none. */
export function Todo() {
  const words = useWords();
  const services = useServices();
  const counters = useValue(useModel(() => orderCounters(services)).data);
  if (!counters) return null;
  const { toApprove, toPay, toTravel } = counters;
  const tasks = [
    { to: 'travel_audit', label: words.approveTrips, count: toApprove.trip },
    { to: 'travel_audit_order', label: words.approveOrders, count: toApprove.order },
  ] as const;
  const orders = [['unpaid', toPay] as const, ['travel', toTravel] as const].flatMap(([group, counts]) =>
    orderTypes.map((type) => ({ type, group, count: counts[type] })),
  );
  const lines = [
    ...tasks.flatMap(({ to, label, count }) =>
      count
        ? [
            <RouteLink key={to} to={to}>
              {label} <b className="t-over">{count}</b>
            </RouteLink>,
          ]
        : [],
    ),
    ...orders.flatMap(({ type, group, count }) =>
      count
        ? [
            <RouteLink key={group + type} to="order_list" params={{ type, group }}>
              {words.ofType[type]} {words[group]} <b className={group === 'unpaid' ? 't-over' : ''}>{count}</b>
            </RouteLink>,
          ]
        : [],
    ),
  ];
  return lines.length ? (
    <Card title={words.todo}>
      <div className="t-row t-row--wrap t-s13">{lines}</div>
    </Card>
  ) : null;
}
