import type { OnLeg } from '../../trip/legs.ts';
import { flownBy } from '../../trip/flown.ts';
import { flightOf } from './open-tickets.ts';

interface Flight extends OnLeg {
  changeNo: number;
}

interface FlownOrder<F extends Flight> {
  flightList: readonly F[];
  psgFlightList: readonly (OnLeg & { psgId: string; changeNo: number; ticketStatus: string })[];
  psgList: readonly { id: string; name: string }[];
}

/** Flights that tickets are still valid for, with their people; and those whose tickets are all refunded. Of an order without a valid ticket: all that it had. */
export function flownFlights<F extends Flight>(order: FlownOrder<F>) {
  const all = flownBy({
    parts: order.flightList,
    passengers: order.psgList,
    ticketsOf: (flight) => order.psgFlightList.filter((ticket) => flightOf(order, ticket) === flight),
    isGivenUp: ({ ticketStatus }) => ticketStatus === 'REFUNDED',
    isOf: ({ psgId }, { id }) => psgId === id,
  }).map(({ of: flight, people, isOver }) => ({ flight, people, isOver }));
  const open = all.filter(({ isOver }) => !isOver);
  return open.length ? { open, over: all.filter(({ isOver }) => isOver) } : { open: all, over: [] };
}

/** The order as those have it who still fly. */
export function asFlown<F extends Flight, Order extends FlownOrder<F>>(
  order: Order & FlownOrder<F>,
): Order & { flightList: (F & { people: string[] })[]; psgNames: string[] } {
  const { open } = flownFlights<F>(order);
  const valid = order.psgFlightList.filter(({ ticketStatus }) => ticketStatus !== 'REFUNDED');
  const flies = order.psgList.filter(({ id }) => valid.some(({ psgId }) => psgId === id));
  return {
    ...order,
    flightList: open.map(({ flight, people }) => ({ ...flight, people })),
    psgNames: (flies.length ? flies : order.psgList).map(({ name }) => name),
  };
}
