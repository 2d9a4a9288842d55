import type { IntlOrder, IntlTicket } from '#contract/intl-order.ts';
import { isUnborn } from '#domain/intl/flights-to-come.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { byLeg, legName } from '#domain/trip/legs.ts';

const isGivenUp = ({ state }: IntlTicket): boolean =>
  state === 'refunding' || state === 'refunded' || state === 'changed';

/** Slices that somebody flies still, by leg, and those whose tickets are all given up. Of an order without tickets: the flights that it had. */
export function orderSlices({ slices, tickets, passengers }: IntlOrder) {
  const flights = slices.flatMap((slice) => slice.flights);
  const all = slices.flatMap((of) => {
    const own = tickets.filter(({ sliceNo }) => sliceNo === of.sliceNo);
    if (!own.length || isUnborn(of, tickets)) return [];
    const kept = own.filter((ticket) => !isGivenUp(ticket));
    const whose = passengers.filter(({ passengerNo }) =>
      (kept.length ? kept : own).some((ticket) => ticket.passengerNo === passengerNo),
    );
    return {
      name: legName(of, flights),
      of,
      slice: { ...of, segments: of.flights },
      isOver: !kept.length,
      isChanged: own.every(({ state }) => state === 'changed'),
      looks: [...new Set(own.map(({ state }) => ticketStateLooks[state].label))],
      /** None where the flight is that of all. */
      people: whose.length < passengers.length ? whose.map(({ name }) => name) : [],
    };
  });
  const open = all.filter(({ isOver }) => !isOver).sort((a, b) => byLeg(a.of, b.of));
  const over = all.filter(({ isOver }) => isOver);
  return { open, over, shown: open.length ? open : over.filter(({ isChanged }) => !isChanged) };
}
