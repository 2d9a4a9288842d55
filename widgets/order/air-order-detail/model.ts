import { computed, signal } from '@preact/signals-core';
import type { AfterSale } from '#contract/order-after-sale.ts';
import { order as orderCalls } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { isAwaited } from '#domain/order/after-sale/sale-states.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { createPart } from '#kit/part.ts';
import { createLazyActions } from '#kit/press.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

/** Nothing changes without the member: no ticket, airline or money is waited for. */
const isSettled = ({ status, afterSales }: AirOrder): boolean =>
  !airStatus.isMoving(status) && !afterSales.some(({ state }) => isAwaited(state));

export type AirOrderDetailModel = ReturnType<typeof createAirOrderDetail>;

/** `part`: what presses need beside the order. */
export function createAirOrderDetail(
  services: Services,
  orderId: string,
  texts: Texts,
  part = createPart(() => import('#parts/flight/order-page/actions.ts')),
) {
  const spec = {
    row: orderCalls.airDetail,
    input: { orderId },
    id: orderId,
    isSettled,
    home: 'DomesticAirTicketQuery',
  };
  const page = createOrderPage(services, spec, texts);
  const { isWaiting, actions, act, dispose } = createLazyActions(part, ({ createActions }) =>
    createActions(services, page, orderId, texts),
  );
  const isCancelling = computed(() => actions.value?.isCancelling.value ?? false);
  /** A browser that does not tell when its dialog has closed prints again all the same. */
  const prints = signal(0);
  return {
    ...page,
    part,
    isWaiting,
    isCancelling,
    load: () => void (isCancelling.peek() || page.load()),
    cancel: () => act((all) => all.cancel()),
    withdraw: (sale: AfterSale) => act((all) => all.withdraw(sale)),
    withdrawing: computed(() => actions.value?.isWithdrawing.value ?? false),
    /** Opens the dialog of a request, or closes it; the address keeps it over a reload. */
    openSale: (sale: 'refund' | 'change' | undefined) => services.setQuery({ sale }, { replace: true }),
    payChange: (saleId: string) => services.navigate('pay_order', { orderId: saleId, businessType: 'changeTicket' }),
    pay: () => services.navigate('pay_order', { orderId, from: 'order' }),
    search: () => services.navigate('DomesticAirTicketQuery'),
    toOrders: () => services.navigate('order_list'),
    bookAgain: () => act((all) => all.bookAgain()),
    addToCalendar: () => act((all) => all.addToCalendar()),
    prints,
    print: () => void (prints.value += 1),
    printed: () => void (prints.value = 0),
    share: () => act((all) => all.share()),
    dispose() {
      dispose();
      page.dispose();
    },
  };
}
