import { intlRowLook } from '#domain/intl/intl-lead.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { tripTitle } from '#domain/trip/legs.ts';
import { createCopy } from '#kit/copy-text.ts';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import { amountColumn, departsColumn, peopleColumn, statusColumn } from '#parts/order/tab/ticket-columns.tsx';
import { createOrders } from '#parts/order/tab/orders.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { flightArt } from '#parts/product/empty-art.ts';
import { createCancelIntl } from '../order/cancel-intl.ts';
import { actionsOf } from './intl-actions.ts';
import { IntlCard } from './IntlCard.tsx';
import { intlTabTexts } from './texts.ts';

/** Orders of international flights. */
export const intlTab: OrdersTabSpec<TabTexts> = {
  type: 'intl',
  viewsOf: 'intl-orders',
  art: flightArt,
  wordsOf: () => ({ ...intlTabTexts, noneOf: (group) => intlTabTexts.noneOf(intlTabTexts.groups[group]) }),
  open(services, ownTexts) {
    const orders = createOrders(services, 'intl');
    const copyText = createCopy(services, ownTexts);
    const cancel = createCancelIntl(services, intlTabTexts, () => orders.list.refresh());
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
          statusColumn(texts, ({ status, flightList }) => intlRowLook(status, flightList, services.clock.now())),
          { key: 'trip', title: texts.columns.trip, cell: ({ flightList }) => tripTitle(flightList) },
          {
            key: 'flights',
            title: intlTabTexts.flights,
            cell: ({ flightList }) => flightList.map(({ flightNo }) => flightNo).join('、'),
          },
          departsColumn(intlTabTexts.departs, today, ({ flightList }) => flightList[0]?.depTime),
          peopleColumn(intlTabTexts.passengers),
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
