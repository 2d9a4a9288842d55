import { intlOrder } from '#contract/intl-order.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { intlSearchAgain } from '#domain/intl/search/search-again.ts';
import { isAwaited } from '#domain/order/after-sale/sale-states.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import type { Services } from '#kit/services.ts';
import { createCancelIntl, createWithdrawIntl } from '#parts/intl/order/cancel-intl.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import type { Texts } from './texts.ts';

/** Tickets and money that are waited for come by themselves. */
const isSettled = ({ status, afterSales }: IntlOrder): boolean =>
  !intlStatus.isMoving(status) && ![8, 9].includes(status) && !afterSales.some(({ state }) => isAwaited(state));

export type IntlOrderModel = ReturnType<typeof createIntlOrderPage>;

/** An order of international flights: followed until the carriers have answered. */
export function createIntlOrderPage(services: Services, orderNo: string, texts: Texts) {
  const home = 'intl_flight_query_list';
  const spec = { row: intlOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home };
  const page = createOrderPage(services, spec, texts);
  const cancel = createCancelIntl(services, texts, page.shows);
  const withdraw = createWithdrawIntl(services, texts, page.shows);
  const { route, param } = orderPlaces.intl.pay;
  /** Opens the dialog of a request, for one ticket or for all; the address keeps it over a reload. */
  const openSale = (sale?: 'refund' | 'change', ticket?: string) =>
    services.setQuery({ sale, ticket }, { replace: true });
  return {
    ...page,
    cancelling: cancel.busy,
    cancel: () => cancel.run(orderNo),
    withdrawing: withdraw.busy,
    withdraw: withdraw.run,
    openRefund: (ticketId?: string) => openSale('refund', ticketId),
    openChange: (ticketId?: string) => openSale('change', ticketId),
    closeSale: () => openSale(),
    payChange: (saleId: string) =>
      services.navigate('pay_order', { orderId: saleId, businessType: 'intlChangeTicket' }),
    pay: () => services.navigate(route, { [param]: orderNo }),
    /** The same search again. */
    rebook() {
      const order = page.order.peek();
      services.navigate(home, order ? intlSearchAgain(order, services.clock.today()) : {});
    },
    toOrders: () => services.navigate('my_order_list', { type: 'intl' }),
  };
}
