import { signal } from '@preact/signals-core';
import type { Flight, FlightList, Seat } from '#contract/flight.ts';
import { overReasonKey } from '#domain/corporate/over-reason.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { isCompliant } from '#domain/flight/list/list-flight.ts';
import type { Offer } from '#domain/flight/list/list-flight.ts';
import { cheaperNearby } from '#domain/flight/list/list-sort.ts';
import type { SearchState } from '#domain/flight/search/search-state.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { sayOf } from '#kit/say.ts';

export interface Leg {
  flight: Flight;
  seat: Seat;
}

interface Decision {
  leg: Leg;
  /** Given where the company asks why the dearer one is booked. */
  overReason?: string;
}

export interface Reminder {
  chosen: Leg;
  cheaper: Leg;
  /** Searched hours around the chosen departure. */
  hours: number;
  /** The chosen fare is above the standard, and the company asks why. */
  needsReason: boolean;
  /** Without a decision the traveller is back in the list. */
  answer(decision?: Decision): void;
  /** Back in the list, at the cheaper flight. */
  look(): void;
}

interface Shown {
  services: Services;
  state: Readable<SearchState>;
  list: Readable<FlightList | undefined>;
  all: Readable<Offer<Flight>[]>;
  travelType: Readable<'business' | 'private'>;
  isReturn: Readable<boolean>;
  priceOf(seat: Seat): number;
  outbound: Readable<Leg | undefined>;
  takeOutbound(flight: Flight, seat: Seat): void;
  look(flightId: string): void;
}

/** From a fare to the booking page, with the login between for a visitor. */
export function createBooking(shown: Shown) {
  const { services, state } = shown;
  const busy = signal('');
  /** A press takes the place of one that waits for a login: a partner's dialog may have been closed without a word. */
  let last = 0;
  let awaitsLogin = false;

  /** The cheaper flight that the travel standard points out, while the traveller decides. */
  const reminder = signal<Reminder | null>(null);

  /** The booking to make after the reminder of cheaper flights, with the reason above the standard; undefined: nothing yet. */
  function decide(chosen: Leg): Promise<Decision | undefined> | Decision {
    const { lowestWithinHours: hours, control } = shown.list.peek()?.standard ?? {};
    if (!hours || shown.travelType.peek() !== 'business') return { leg: chosen };
    const compliant = shown.all.peek().filter(({ seat }) => isCompliant(seat));
    const cheaper = cheaperNearby(
      compliant,
      { flightId: chosen.flight.flightId, depTime: chosen.flight.depTime, fen: shown.priceOf(chosen.seat) },
      hours,
    );
    if (!cheaper) return { leg: chosen };
    return new Promise((resolve) => {
      const answer = (decision?: Decision) => {
        reminder.value = null;
        resolve(decision);
      };
      const look = () => {
        answer();
        shown.look(cheaper.flight.flightId);
      };
      reminder.value = {
        chosen,
        cheaper: { flight: cheaper.flight, seat: cheaper.seat },
        hours,
        needsReason: control === 'reason' && !isCompliant(chosen.seat),
        answer,
        look,
      };
    });
  }

  async function book(chosen: Leg, press: number) {
    const decision = await decide(chosen);
    if (!decision) return;
    const { flight, seat } = decision.leg;
    const { adults, children, infants, from, to } = state.peek();
    const way = shown.isReturn.peek() ? shown.outbound.peek() : undefined;
    const legs = [...(way ? [way] : []), { flight, seat }];
    const seats = writeChosenSeats(
      legs.map((one) => ({
        flightId: one.flight.flightId,
        cabinCode: one.seat.cabinCode,
        parPrice: one.seat.parPrice,
      })),
    );
    const first = legs[0]?.flight ?? flight;
    if (decision.overReason) services.drafts.set(overReasonKey(seats), decision.overReason);
    const { say } = sayOf(services);
    awaitsLogin = true;
    const isIn = await services.session.requireLogin(
      `${first.flightNo} ${say(first.orgcityname)} → ${say(first.dstcityname)}`,
    );
    if (!isIn || press !== last) return;
    // After the login: an employee travels for the company unless the search says otherwise.
    const travelType = shown.travelType.peek();
    services.navigate(travelType === 'business' ? 'air_order_info_business' : 'air_order_info', {
      seats,
      adults,
      children,
      infants,
      travelType,
      from,
      to,
    });
  }

  return {
    /** `flightId~cabin` of the fare that is on its way; "" when none is. */
    busy,
    reminder,
    take(flight: Flight, seat: Seat) {
      if (busy.peek() && !awaitsLogin) return;
      if (state.peek().round && !shown.isReturn.peek()) return shown.takeOutbound(flight, seat);
      busy.value = `${flight.flightId}~${seat.cabinCode}`;
      awaitsLogin = false;
      const press = (last += 1);
      void book({ flight, seat }, press).finally(() => {
        if (press === last) busy.value = '';
      });
    },
  };
}
