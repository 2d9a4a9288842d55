import { signal } from '@preact/signals-core';
import type { Flight, FlightList, Seat } from '#contract/flight.ts';
import { clockOf } from '#domain/china-time.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import type { Offer } from '#domain/flight/list-flight.ts';
import { cheaperNearby } from '#domain/flight/list-sort.ts';
import type { SearchState } from '#domain/flight/search-state.ts';
import { showFen } from '#domain/money.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { fill } from './texts.ts';
import type { Texts } from './texts.ts';

interface Shown {
  services: Services;
  state: Readable<SearchState>;
  list: Readable<FlightList | undefined>;
  all: Readable<Offer<Flight>[]>;
  travelType: Readable<'business' | 'private'>;
  isReturn: Readable<boolean>;
  priceOf(seat: Seat): number;
  outbound: Readable<{ flight: Flight; seat: Seat } | undefined>;
  takeOutbound(flight: Flight, seat: Seat): void;
  look(flightId: string): void;
}

/** From a fare to the booking page, with the login between where nobody is logged in. */
export function createBooking(shown: Shown, texts: Texts) {
  const { services, state } = shown;
  const busy = signal('');
  /** A press takes the place of one that waits for a login: a partner's dialog may have been closed without a word. */
  let last = 0;
  let awaitsLogin = false;

  /** The travel standard asks to look at cheaper flights around; false: the traveller wants to see them. */
  async function acceptsPrice(flight: Flight, seat: Seat): Promise<boolean> {
    const hours = shown.list.peek()?.standard?.lowestWithinHours;
    if (!hours || shown.travelType.peek() !== 'business') return true;
    const fen = shown.priceOf(seat);
    const cheaper = cheaperNearby(shown.all.peek(), { depTime: flight.depTime, fen }, hours);
    if (!cheaper) return true;
    const goOn = await services.say.confirm({
      title: texts.cheaperTitle,
      text: fill(texts.cheaperText, { hours, flight: cheaper.flight.flightNo, time: clockOf(cheaper.flight.depTime), price: showFen(cheaper.fen), less: showFen(fen - cheaper.fen) }),
      yes: texts.bookAnyway,
      no: texts.lookCheaper,
    });
    if (!goOn) shown.look(cheaper.flight.flightId);
    return goOn;
  }

  async function book(flight: Flight, seat: Seat, press: number) {
    if (!(await acceptsPrice(flight, seat))) return;
    const { adults, children, infants } = state.peek();
    const way = shown.isReturn.peek() ? shown.outbound.peek() : undefined;
    const legs = [...(way ? [way] : []), { flight, seat }];
    const query = { seats: writeChosenSeats(legs.map((one) => ({ flightId: one.flight.flightId, cabinCode: one.seat.cabinCode, parPrice: one.seat.parPrice }))), adults, children, infants };
    const first = legs[0]?.flight ?? flight;
    awaitsLogin = true;
    const isIn = await services.session.requireLogin(`${first.flightNo} ${first.orgcityname} → ${first.dstcityname}`);
    if (!isIn || press !== last) return;
    // After the login: an employee travels for the company unless the search says otherwise.
    const travelType = shown.travelType.peek();
    services.navigate(travelType === 'business' ? 'air_order_info_business' : 'air_order_info', { ...query, travelType });
  }

  return {
    /** `flightId~cabin` of the fare that is on its way; "" when none is. */
    busy,
    take(flight: Flight, seat: Seat) {
      if (busy.peek() && !awaitsLogin) return;
      if (state.peek().round && !shown.isReturn.peek()) return shown.takeOutbound(flight, seat);
      busy.value = `${flight.flightId}~${seat.cabinCode}`;
      awaitsLogin = false;
      const press = (last += 1);
      void book(flight, seat, press).finally(() => {
        if (press === last) busy.value = '';
      });
    },
  };
}
