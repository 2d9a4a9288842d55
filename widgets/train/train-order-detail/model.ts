import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { asBooked, railSearchAgain } from '#domain/rail/search/search-again.ts';
import { isAwaited } from '#domain/order/after-sale/sale-states.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import type { Services } from '#kit/services.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import { createCancelRail, createWithdrawRail, givenUpOf } from '#parts/rail/order/cancel-rail.ts';
import type { Texts } from './texts.ts';

/** Tickets, seats and money that are waited for come by themselves, also to an order in the line. */
const isSettled = ({ status, afterSales }: TrainOrder): boolean =>
  !railStatus.isMoving(status) && ![8, 9, 13].includes(status) && !afterSales.some(({ state }) => isAwaited(state));

export type TrainOrderModel = ReturnType<typeof createTrainOrderPage>;

/** An order of train tickets: followed until the railway has answered, with its requests. */
export function createTrainOrderPage(services: Services, orderNo: string, texts: Texts) {
  const spec = { row: trainOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'train_query_list' };
  const page = createOrderPage(services, spec, texts);
  const cancel = createCancelRail(services, texts, page.shows, () => {
    const { status = 0, wait } = page.order.peek() ?? {};
    return givenUpOf({ status, isWait: !!wait });
  });
  const withdraw = createWithdrawRail(services, texts, page.shows, () => page.order.peek()?.afterSales);
  /** Opens the dialog of a refund, of one ticket or of all; the address keeps it over a reload. */
  const openRefund = (ticketId?: string) => services.setQuery({ sale: 'refund', ticket: ticketId }, { replace: true });
  return {
    ...page,
    cancelling: cancel.busy,
    withdrawing: withdraw.busy,
    cancel: () => cancel.run(orderNo),
    withdraw: withdraw.run,
    openRefund,
    closeSale: () => services.setQuery({ sale: undefined, ticket: undefined }, { replace: true }),
    pay: () => services.navigate('train_order_pay', { id: orderNo }),
    payChange: (saleId: string) =>
      services.navigate('pay_order', { orderId: saleId, businessType: 'trainChangeTicket' }),
    change: (ticketId?: string) =>
      services.navigate('train_ab_query_list', { orderNo, ...(ticketId && { ticket: ticketId }) }),
    /** The same cities, on the same day while it is ahead. */
    rebook() {
      const { rides = [], travelType = '' } = page.order.peek() ?? {};
      const search = railSearchAgain({ rides: asBooked(rides), travelType }, services.clock.today());
      services.navigate('train_query_list', search);
    },
    toOrders: () => services.navigate('my_order_list', { type: 'train' }),
  };
}
