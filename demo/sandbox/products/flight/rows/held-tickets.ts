import { msOf } from '#domain/china-time.ts';
import type { HeldTicket } from '#domain/order/after-sale/amounts.ts';
import { isFreedForAll } from '#domain/order/after-sale/open-tickets.ts';
import { hasNewTime } from '#domain/order/times/new-time.ts';
import { followersOf } from '#domain/order/after-sale/followers.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { FareType, PsgType } from '#domain/passenger/psg-types.ts';
import type { ShownFlight } from '../../../ground/database/tables/tables-order.ts';
import type { WholeOrder } from './read-order.ts';
import { legOf, legsIn, sameSegment } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';

/** A ticket of an order, with its flight as it is held now. */
export interface Held extends HeldTicket, OnLeg {
  psgId: string;
  name: string;
  psgType: PsgType;
  fare: FareType;
  changeNo: number;
  consTaxFen: number;
  fuelFen: number;
  flight: ShownFlight;
  status: string;
}

/** Every ticket of the order, also those that are refunded. */
export function heldTickets(order: WholeOrder): Held[] {
  return order.tickets.flatMap((ticket) => {
    const person = order.passengers.find((one) => one.psg_id === ticket.psg_id);
    const flight = order.flights.find((one) => sameSegment(one, ticket) && one.change_no === ticket.change_no)?.shown;
    if (!person || !flight) return [];
    const fare = fareTypeOf(person.psg_type);
    const fuelFen = ticket.fuel_tax + ticket.change_fuel_spread;
    return {
      psgId: ticket.psg_id,
      name: person.name,
      psgType: person.psg_type,
      fare,
      isInfant: fare === 'INF',
      triptype: ticket.triptype,
      changeNo: ticket.change_no,
      changes: ticket.change_no ? 1 : 0,
      flight,
      depTime: flight.depTime,
      rule: flight.rule,
      fareFen: ticket.tkt_price + ticket.change_spread,
      consTaxFen: ticket.cons_tax,
      fuelFen,
      taxesFen: ticket.cons_tax + fuelFen,
      servFen: ticket.serv_fee,
      insuFen: ticket.insu_price,
      status: ticket.ticket_status,
    };
  });
}

/** The ticket can still be given back or changed: until its flight has landed, as a flight that is missed has fees of its own. */
export const isLive = ({ status, flight }: Held, now: number): boolean =>
  status !== 'REFUNDED' && now < msOf(flight.arrTime);

/** Flights to come with a new time that is not accepted. */
export const newTimesOf = (order: WholeOrder, now: number): ShownFlight[] => [
  ...new Set(
    heldTickets(order)
      .filter(({ status, flight }) => status !== 'REFUNDED' && now < msOf(flight.depTime) && hasNewTime(flight))
      .map(({ flight }) => flight),
  ),
];

/** The airline has moved, delayed or cancelled a flight of each passenger of these tickets. */
export const isAirlineChanged = (tickets: readonly Held[]): boolean =>
  isFreedForAll(tickets, ({ flight }) => !!flight.schedule);

/** The chosen tickets with those of the children and infants who cannot stay without them. */
export function withFollowers(tickets: readonly Held[], live: readonly Held[]): { all: Held[]; follows: string[] } {
  const added = legsIn(tickets).flatMap((leg) => {
    const chosen = tickets.filter((one) => legOf(one) === leg);
    return chosen.flatMap(({ changeNo }, at) => {
      // Each flight once, though several passengers give it up.
      if (chosen.findIndex((one) => one.changeNo === changeNo) !== at) return [];
      const onFlight = live.filter((one) => legOf(one) === leg && one.changeNo === changeNo);
      const follows = followersOf(onFlight, new Set(chosen.map(({ psgId }) => psgId)));
      return onFlight.filter(({ psgId }) => follows.includes(psgId));
    });
  });
  return { all: [...tickets, ...added], follows: [...new Set(added.map(({ psgId }) => psgId))] };
}
