import { signal } from '@preact/signals-core';
import { order } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { addDays } from '#domain/china-time.ts';
import { cityCodeOf } from '#domain/flight/cities/city-of-airport.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { ticketingTempo } from '#domain/payment/poll.ts';
import type { copyTexts } from '#kit/copy-text.ts';
import { createFinish } from '#parts/order/finish/finish-page.ts';
import { openOrderSearch } from '#parts/order/order-search.ts';
import type { Services } from '#kit/services.ts';

const isSettled = ({ status }: AirOrder): boolean => !airStatus.isMoving(status);

export type PayFinishModel = ReturnType<typeof createPayFinish>;

/** The order after its payment, until the airline has answered (specification 2, section 4). */
export function createPayFinish(services: Services, orderId: string, texts: typeof copyTexts) {
  const isLong = signal(false);
  let stopLong: (() => void) | null = null;
  const page = createFinish(
    services,
    'airTicket',
    { row: order.airDetail, input: { orderId }, id: orderId, isSettled, home: 'DomesticAirTicketQuery' },
    texts,
  );
  const detail = page.order;

  /** Gently, and not for ever: the answer also comes by SMS. */
  function watch(): void {
    stopLong?.();
    isLong.value = false;
    stopLong = services.timers.after(ticketingTempo.giveUpMs, () => {
      isLong.value = airStatus.isMoving(detail.peek()?.status ?? 0);
    });
  }

  const ownSearch = () => {
    const known = detail.peek();
    return known ? searchAgain(known, services.clock.today()) : {};
  };
  const toFlights = () => openOrderSearch(services, orderId, ownSearch());

  if (orderId) watch();

  return {
    ...page,
    isLong,
    load() {
      watch();
      return page.load();
    },
    back() {
      if (!services.back()) toFlights();
    },
    toFirst: toFlights,
    /** The same route and people. */
    bookAgain: () => services.navigate('DomesticAirTicketQuery', ownSearch()),
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
