import { stayStatus } from '#domain/product/stay-status.ts';
import { createCopy } from '#kit/copy-text.ts';
import { createOrders } from '#parts/order/tab/orders.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import { hotelArt } from '#parts/product/empty-art.ts';
import { hotelColumns } from './hotel-columns.tsx';
import { stayActions } from './stay-actions.ts';
import { HotelCard } from './HotelCard.tsx';
import { stayTexts } from './texts.ts';
import type { StayListTexts, StayTabTexts } from './texts.ts';

/** Orders of stays; they are cancelled on their own page, which says what that costs. */
export const stayTab: OrdersTabSpec<StayListTexts> = {
  type: 'hotel',
  viewsOf: 'hotel-orders',
  art: hotelArt,
  wordsOf: ({ noneText }, services) => ({ ...stayTexts(services), noneText }),
  open(services, ownTexts) {
    const orders = createOrders(services, 'hotel', stayStatus);
    const copyText = createCopy(services, ownTexts);
    return {
      ...orders,
      viewOf(own) {
        const texts: StayTabTexts = { ...own, hotel: stayTexts(services) };
        return {
          renderCard: (order) => <HotelCard order={order} onEnd={orders.expired} onCopy={copyText} texts={texts} />,
          columns: (level) => hotelColumns(texts, services, level),
          actionsOf: (order) => [
            {
              id: 'detail',
              label: texts.detail,
              onPick: () => services.navigate('hotel_order_details', { orderNo: order.orderNo }),
            },
            ...stayActions(order, services, texts.actions),
          ],
        };
      },
    };
  },
};
