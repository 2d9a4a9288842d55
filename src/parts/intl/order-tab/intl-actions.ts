import { intlOrder } from '#contract/intl-order.ts';
import type { OrderRow } from '#contract/order-list.ts';
import { askable } from '#domain/order/approval/askable.ts';
import { isAhead, mayChange } from '#domain/intl/intl-lead.ts';
import { intlSearchAgain } from '#domain/intl/search/search-again.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import type { Services } from '#kit/services.ts';
import { isDue } from '#parts/order/tab/CardHead.tsx';
import type { OrderAction } from '#parts/order/tab/OrdersTab.tsx';
import { intlTexts } from './texts.ts';

type IntlAction = 'pay' | 'cancel' | 'change' | 'refund' | 'again';
const { order: page, pay } = orderPlaces.intl;

/** Actions of an order now; only the member who booked it changes it. */
export function actionsOf(
  order: OrderRow,
  services: Pick<Services, 'api' | 'clock' | 'config' | 'navigate'>,
  cancel: (orderNo: string) => unknown,
): (OrderAction & { id: IntlAction })[] {
  const { api, clock, navigate } = services;
  const t = intlTexts(services);
  const { orderNo, status, bookedBy, flightList } = order;
  const isTicketed = status === 2 || status === 3;
  const mayGiveBack = isTicketed && isAhead(flightList, clock.now());
  const own: readonly IntlAction[] = isDue(order, clock.now())
    ? ['pay', 'cancel']
    : mayGiveBack
      ? [...(mayChange(flightList, clock.now()) ? (['change'] as const) : []), 'refund']
      : [];
  const ask = (sale: 'change' | 'refund') => () => navigate(page.route, { [page.param]: orderNo, sale });
  const ids: readonly IntlAction[] = bookedBy ? [] : askable(own, order.approval);
  const runs: Readonly<Record<IntlAction, () => unknown>> = {
    pay: () => navigate(pay.route, { [pay.param]: orderNo, from: 'orders' }),
    cancel: () => cancel(orderNo),
    change: ask('change'),
    refund: ask('refund'),
    async again() {
      const outcome = await api.send(intlOrder.orderDetail, { orderNo });
      if (outcome.ok) navigate('intl_flight_query_list', intlSearchAgain(outcome.data, clock.today()));
    },
  };
  const isOver = [5, 6, 8].includes(status) || (isTicketed && !mayGiveBack);
  const all: readonly IntlAction[] = isOver ? [...ids, 'again'] : ids;
  return all.map((id) => ({ id, label: t[id], onPick: () => void runs[id]() }));
}
