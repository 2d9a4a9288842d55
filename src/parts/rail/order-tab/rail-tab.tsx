import { railStatus } from '#domain/product/rail-status.ts';
import { createCopy } from '#kit/copy-text.ts';
import { createOrders } from '#parts/order/tab/orders.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { trainArt } from '#parts/product/empty-art.ts';
import { createCancelRail, givenUpOf } from '../order/cancel-rail.ts';
import { actionsOf } from './rail-actions.ts';
import { PaidOrder } from './PaidOrder.tsx';
import { RailCard } from './RailCard.tsx';
import { railColumns } from './rail-columns.tsx';
import { railTexts } from './texts.ts';

/** Orders of train tickets. */
export const railTab: OrdersTabSpec<TabTexts> = {
  type: 'train',
  viewsOf: 'train-orders',
  art: trainArt,
  wordsOf: (_, services) => railTexts(services),
  open(services, ownTexts) {
    const orders = createOrders(services, 'train', railStatus);
    // The payment leads here with the number of its order.
    const paid = services.place.peek().query['orderNo'];
    const copyText = createCopy(services, ownTexts);
    const cancel = createCancelRail(
      services,
      railTexts(services),
      () => orders.list.refresh(),
      (orderNo) => {
        const row = orders.list.rows.peek().find((one) => one.orderNo === orderNo);
        return givenUpOf({ status: row?.status ?? 0, isWait: !!row?.train?.isWait });
      },
    );
    return {
      ...orders,
      viewOf: (texts) => ({
        renderAbove: () =>
          paid && (
            <PaidOrder
              orderNo={paid}
              copied={texts.copied}
              notCopied={texts.notCopied}
              onSettled={() => void orders.list.refresh()}
            />
          ),
        renderCard: (order) => (
          <RailCard order={order} onEnd={orders.expired} onCopy={copyText} onCancel={cancel.run} texts={texts} />
        ),
        columns: (level) => railColumns(texts, services, level),
        actionsOf: (order) => [
          ...actionsOf(order, services, cancel.run),
          {
            id: 'detail',
            label: texts.detail,
            onPick: () => services.navigate('train_order_details', { orderId: order.orderNo }),
          },
        ],
      }),
    };
  },
};
