import { computed } from '@preact/signals-core';
import type { AfterSale } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { asFlown } from '#domain/order/after-sale/flown-flights.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import type { Services } from '#kit/services.ts';
import { saveFile } from '#ui/base/save-file.ts';
import { createCancelOrder } from '../../order/cancel-order.ts';
import type { cancelTexts, shareTexts } from '../../order/tab/button-texts.ts';
import { createShareOrder } from '../../order/share-order.ts';
import { orderCalendar } from '../../order/order-calendar.ts';
import type { OrderPageModel } from '../../order/order-page.ts';
import { createWithdraw } from './withdraw.ts';

type Page = Pick<OrderPageModel<AirOrder>, 'order' | 'now' | 'show' | 'settle' | 'load'>;

/** Actions on a flight order after a press on its page. */
export function createActions(
  services: Services,
  page: Page,
  orderId: string,
  texts: typeof cancelTexts & typeof shareTexts,
) {
  const cancel = createCancelOrder(services, texts, (outcome) => (outcome.ok ? page.show(outcome.data) : page.load()));
  const withdraw = createWithdraw(services, (outcome) => (outcome.ok ? page.settle(outcome.data) : page.load()));
  const share = createShareOrder(services, texts);
  return {
    isCancelling: computed(() => cancel.busy.value !== null),
    isWithdrawing: withdraw.isBusy,
    cancel: () => cancel.run(orderId),
    withdraw: (sale: AfterSale) => withdraw.run(sale),
    /** The same route, day and party. */
    bookAgain() {
      const known = page.order.peek();
      services.navigate('DomesticAirTicketQuery', known ? searchAgain(known, services.clock.today()) : {});
    },
    share() {
      const known = page.order.peek();
      return known && share(asFlown(known));
    },
    addToCalendar() {
      const known = page.order.peek();
      if (!known) return;
      // Of a partial refund or change, those who still fly have their tickets.
      const ticketed = new Set(ticketsBeside(known, page.now()).map(({ psgId }) => psgId));
      const trip = ticketed.size
        ? { ...asFlown(known), status: 2, psgList: known.psgList.filter(({ id }) => ticketed.has(id)) }
        : asFlown(known);
      saveFile(`${known.orderNo}.ics`, orderCalendar(services, trip), 'text/calendar');
    },
  };
}
