import { computed, signal } from '@preact/signals-core';
import type { AfterSale } from '#contract/order-after-sale.ts';
import { order as orderCalls } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { createCancelOrder } from '#parts/order/cancel-order.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import { orderCalendar } from '#parts/order/order-calendar.ts';
import { createShareOrder } from '#parts/order/share-order.ts';
import type { Services } from '#kit/services.ts';
import { saveFile } from '#ui/base/save-file.ts';
import type { Texts } from './texts.ts';
import { createWithdraw } from './withdraw.ts';

/** Nothing changes without the member: no ticket, airline or money is waited for. */
const isSettled = ({ status, afterSales }: AirOrder): boolean =>
  !airStatus.isMoving(status) &&
  !afterSales.some(({ state }) => state === 'returning' || (isUnderWay(state) && state !== 'unpaid'));

export type AirOrderDetailModel = ReturnType<typeof createAirOrderDetail>;

export function createAirOrderDetail(services: Services, orderId: string, texts: Texts) {
  const spec = {
    row: orderCalls.airDetail,
    input: { orderId },
    id: orderId,
    isSettled,
    home: 'DomesticAirTicketQuery',
  };
  const page = createOrderPage(services, spec, texts);
  const { order, now } = page;
  const cancel = createCancelOrder(services, texts, (outcome) => (outcome.ok ? page.show(outcome.data) : page.load()));
  const share = createShareOrder(services, texts);
  /** A browser that does not tell when its dialog has closed prints again all the same. */
  const prints = signal(0);
  const withdraw = createWithdraw(services, texts, (outcome) => (outcome.ok ? page.settle(outcome.data) : page.load()));
  return {
    ...page,
    isCancelling: computed(() => cancel.busy.value !== null),
    load: () => void (cancel.busy.peek() === null && page.load()),
    cancel: () => void cancel.run(orderId),
    withdraw: (sale: AfterSale) => void withdraw.run(sale),
    withdrawing: withdraw.isBusy,
    /** Opens the dialog of a request, or closes it; the address keeps it over a reload. */
    openSale: (sale: 'refund' | 'change' | undefined) => services.setQuery({ sale }, { replace: true }),
    payChange: (saleId: string) => services.navigate('pay_order', { orderId: saleId, businessType: 'changeTicket' }),
    pay: () => services.navigate('pay_order', { orderId, from: 'order' }),
    search: () => services.navigate('DomesticAirTicketQuery'),
    /** The same route, day and party. */
    bookAgain() {
      const known = order.peek();
      services.navigate('DomesticAirTicketQuery', known ? searchAgain(known, services.clock.today()) : {});
    },
    addToCalendar() {
      const known = order.peek();
      if (!known) return;
      // Of a partial refund or change, those who still fly have their tickets.
      const beside = new Set(ticketsBeside(known, now()).map(({ psgId }) => psgId));
      const trip = beside.size
        ? { ...known, status: 2, psgList: known.psgList.filter(({ id }) => beside.has(id)) }
        : known;
      saveFile(`${known.orderNo}.ics`, orderCalendar(services, trip), 'text/calendar');
    },
    prints,
    print: () => void (prints.value += 1),
    printed: () => void (prints.value = 0),
    share() {
      const known = order.peek();
      if (known) void share({ ...known, psgNames: known.psgList.map(({ name }) => name) });
    },
  };
}
