import { computed, signal } from '@preact/signals-core';
import { order } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { addDays } from '#domain/china-time.ts';
import { cityCodeOf } from '#domain/flight/cities/city-of-airport.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { ticketingTempo } from '#domain/payment/poll.ts';
import type { copyTexts } from '#kit/copy-text.ts';
import { orderCalendar } from '#parts/order/order-calendar.ts';
import { openOrderSearch } from '#parts/order/order-search.ts';
import type { NotReady } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import { saveFile } from '#ui/base/save-file.ts';

/** `plain`: a payment without an order of ours to look at (no order named). */
export type Shown = NotReady | 'plain' | 'unpaid' | 'ticketing' | 'ticketed' | 'rejected' | 'closed';

/** Content of the page for a flight order status: paid and ticketing, done, refunded, or never paid. */
function shownOf(status: number): Shown {
  if (status === 0) return 'unpaid';
  if (status === 5) return 'closed';
  if (status === 6 || status === 8) return 'rejected';
  return airStatus.isMoving(status) ? 'ticketing' : 'ticketed';
}

const isSettled = ({ status }: AirOrder): boolean => !airStatus.isMoving(status);

export type PayFinishModel = ReturnType<typeof createPayFinish>;

/** The order after its payment, until the airline has answered (specification 2, section 4). */
export function createPayFinish(services: Services, orderId: string, texts: typeof copyTexts) {
  const isLong = signal(false);
  let stopLong: (() => void) | null = null;
  const page = createOrderPage(
    services,
    { row: order.airDetail, input: { orderId }, id: orderId, isSettled, home: 'DomesticAirTicketQuery' },
    texts,
  );
  const detail = page.order;

  const shown = computed<Shown>(() => {
    if (!orderId) return 'plain';
    const state = page.phase.value;
    return detail.value ? shownOf(detail.value.status) : state === 'ready' ? 'loading' : state;
  });

  /** Gently, and not for ever: the answer also comes by SMS. */
  function watch(): void {
    stopLong?.();
    isLong.value = false;
    stopLong = services.timers.after(ticketingTempo.giveUpMs, () => {
      isLong.value = shown.peek() === 'ticketing';
    });
  }

  const ownSearch = () => {
    const known = detail.peek();
    return known ? searchAgain(known, services.clock.today()) : {};
  };
  const toFlights = () => openOrderSearch(services, orderId, ownSearch());

  if (orderId) watch();

  return {
    detail,
    shown,
    isLong,
    follow() {
      watch();
      void page.load();
    },
    showOrder: () => services.navigate('ticket_order_details', { id: orderId }),
    pay: () => services.navigate('pay_order', { orderId }),
    back() {
      if (!services.back()) toFlights();
    },
    /** The same route and people. */
    bookAgain: () => services.navigate('DomesticAirTicketQuery', ownSearch()),
    toFlights,
    addToCalendar() {
      const known = detail.peek();
      if (known) saveFile(`${known.orderNo}.ics`, orderCalendar(services, known), 'text/calendar');
    },
    copyText: page.copyText,
    bookMore: () => services.navigate('DomesticAirTicketQuery'),
    /** The way back on the day after arrival, as a suggestion in the search form. */
    bookReturn() {
      const flight = detail.peek()?.flightList[0];
      if (!flight) return;
      const date = addDays(flight.arrTime.slice(0, 10), 1);
      services.navigate('DomesticAirTicketQuery', {
        from: cityCodeOf(flight.dstAirport),
        to: cityCodeOf(flight.orgAirport),
        date,
        step: 'form',
      });
    },
    dispose() {
      page.dispose();
      stopLong?.();
    },
  };
}
