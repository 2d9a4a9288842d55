import type { IntlOrder, IntlTicket } from '#contract/intl-order.ts';
import { isUnborn } from '#domain/intl/flights-to-come.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { flownBy } from '#domain/trip/flown.ts';
import { byLeg, legName } from '#domain/trip/legs.ts';

const isGivenUp = ({ state }: IntlTicket): boolean =>
  state === 'refunding' || state === 'refunded' || state === 'changed';

/** Slices that somebody flies still, by leg, and those whose tickets are all given up. Of an order without tickets: the flights that it had. */
export function orderSlices({ slices, tickets, passengers }: IntlOrder) {
  const flights = slices.flatMap((slice) => slice.flights);
  const all = flownBy({
    parts: slices.filter((of) => tickets.some(({ sliceNo }) => sliceNo === of.sliceNo) && !isUnborn(of, tickets)),
    passengers,
    ticketsOf: (of) => tickets.filter(({ sliceNo }) => sliceNo === of.sliceNo),
    isGivenUp,
    isOf: (ticket, { passengerNo }) => ticket.passengerNo === passengerNo,
  }).map(({ of, own, isOver, people }) => ({
    name: legName(of, flights),
    of,
    slice: { ...of, segments: of.flights },
    isOver,
    isChanged: own.every(({ state }) => state === 'changed'),
    looks: [...new Set(own.map(({ state }) => ticketStateLooks[state].label))],
    people,
  }));
  const open = all.filter(({ isOver }) => !isOver).sort((a, b) => byLeg(a.of, b.of));
  const over = all.filter(({ isOver }) => isOver);
  return { open, over, shown: open.length ? open : over.filter(({ isChanged }) => !isChanged) };
}
