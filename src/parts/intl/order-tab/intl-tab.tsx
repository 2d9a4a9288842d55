import { intlRowLook } from '#domain/intl/intl-lead.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { createCopy } from '#kit/copy-text.ts';
import { sayOf } from '#kit/say.ts';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import { amountColumn, departsColumn, peopleColumn, statusColumn } from '#parts/order/tab/ticket-columns.tsx';
import { createOrders } from '#parts/order/tab/orders.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { titleOf } from '#parts/order/tab/trip-title.ts';
import { flightArt } from '#parts/product/empty-art.ts';
import { createCancelIntl } from '../order/cancel-intl.ts';
import { actionsOf } from './intl-actions.ts';
import { IntlCard } from './IntlCard.tsx';
import { intlTexts } from './texts.ts';

/** Orders of international flights. */
export const intlTab: OrdersTabSpec<TabTexts> = {
  type: 'intl',
  viewsOf: 'intl-orders',
  art: flightArt,
  wordsOf: (_, services) => intlTexts(services),
  open(services, ownTexts) {
    const orders = createOrders(services, 'intl', intlStatus);
    const t = intlTexts(services);
    const own = sayOf(services);
    const copyText = createCopy(services, ownTexts);
    const cancel = createCancelIntl(services, t, () => orders.list.refresh());
    const { route, param } = orderPlaces.intl.order;
    const today = services.clock.today();
    return {
      ...orders,
      viewOf: (texts) => ({
        renderCard: (order) => (
          <IntlCard order={order} onEnd={orders.expired} onCopy={copyText} onCancel={cancel.run} texts={texts} />
        ),
        columns: (level) => [
          numberColumn(texts),
          statusColumn(texts, own, (order) => intlRowLook(order, services.clock.now())),
          { key: 'trip', title: texts.columns.trip, cell: ({ flightList }) => titleOf(flightList, own) },
          {
            key: 'flights',
            title: t.flights,
            cell: ({ flightList }) => flightList.map(({ flightNo }) => flightNo).join(texts.pause),
          },
          departsColumn(t.departs, own, today, ({ flightList }) => flightList[0]?.depTime),
          peopleColumn(t.passengers, texts),
          ...bookedColumns(texts, level, today),
          amountColumn(texts),
        ],
        actionsOf: (order) => [
          ...actionsOf(order, services, cancel.run),
          {
            id: 'detail',
            label: texts.detail,
            onPick: () => services.navigate(route, { [param]: order.orderNo }),
          },
        ],
      }),
    };
  },
};
