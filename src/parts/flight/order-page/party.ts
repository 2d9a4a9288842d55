import type { AirOrder, OrderFlight, PsgFlight } from '#contract/order.ts';
import { firstReason, flightOf, isFreedForAll, openTickets } from '#domain/order/after-sale/open-tickets.ts';
import { byAirline, isVoluntary } from '#domain/order/after-sale/reasons.ts';
import type { SaleReason } from '#domain/order/after-sale/reasons.ts';
import { legOf, legsIn, sameLeg } from '#domain/trip/legs.ts';
import type { LegNo, OnLeg } from '#domain/trip/legs.ts';
import type { Readable } from '#kit/readable.ts';

/** The tickets that a request names: of these people, on one leg or on several. */
interface Choice extends Partial<OnLeg> {
  psgIds: string[];
  triptypes?: LegNo[];
  reason: SaleReason;
}

interface PartyForm<Values> {
  values: Readable<Values>;
  edit(change: Partial<Choice>): void;
}

interface PartyOnFlight {
  flight: OrderFlight;
  tickets: PsgFlight[];
}

/** The tickets that a request may be about, the people of each flight, and the reason that it begins with. */
export function openParty(order: AirOrder, nowMs: number) {
  const { tickets, legs } = openTickets(order, nowMs);
  const isMoved = (ticket: PsgFlight) => !!flightOf(order, ticket)?.schedule;
  const peopleOf = (some: readonly PsgFlight[]): string[] => [...new Set(some.map(({ psgId }) => psgId))];
  /** People of a leg by their flights: after a change of some of them there are several. */
  const flightsOn = (leg: LegNo): PartyOnFlight[] =>
    legs
      .filter((flight) => legOf(flight) === leg)
      .map((flight) => ({ flight, tickets: tickets.filter((ticket) => flightOf(order, ticket) === flight) }));
  const chosen = ({ psgIds, triptypes: several, ...one }: Choice): PsgFlight[] =>
    tickets.filter(
      (ticket) =>
        psgIds.includes(ticket.psgId) && (several ? several.includes(legOf(ticket)) : sameLeg(ticket, one as OnLeg)),
    );
  const moved = tickets.filter(isMoved);
  const reasonOf = (own: readonly PsgFlight[]): SaleReason =>
    isFreedForAll(own, isMoved) ? firstReason(own.flatMap((ticket) => flightOf(order, ticket) ?? [])) : 'plans';
  /** The reason that a choice begins with; before one there is the airline's where it has changed a flight. */
  const reasonFor = (values: Choice): SaleReason => reasonOf(values.psgIds.length ? chosen(values) : moved);
  // The flight that the request begins with: one that does not fly as it was sold comes first.
  const isOff = ({ schedule }: OrderFlight) => schedule?.kind === 'cancelled';
  const first = legs.find(isOff) ?? legs.find(({ schedule }) => schedule) ?? legs[0];
  const all = peopleOf(tickets);
  // Those whose flight the airline has changed; a passenger who travels alone needs no choice.
  const startOf = (own: readonly PsgFlight[]): string[] => (moved.length ? peopleOf(own) : all.length === 1 ? all : []);
  return {
    tickets,
    legs,
    first,
    flightsOn,
    /** The people that a refund, or a change of the first flight, begins with. */
    refunded: startOf(moved),
    changed: startOf(moved.filter((ticket) => flightOf(order, ticket) === first)),
    reason: reasonOf(moved),
    isAirlineChange: (values: Choice): boolean => !isVoluntary(reasonFor(values)),
    /** Names of those whose flight the airline has changed, where others are chosen beside them; none of any other choice. */
    freedApart(values: Choice): string[] {
      const own = chosen(values);
      const freed = isFreedForAll(own, isMoved) ? [] : peopleOf(own.filter(isMoved));
      return order.psgList.filter(({ id }) => freed.includes(id)).map(({ name }) => name);
    },
    /** Those of a choice who share a flight of another leg. */
    onLeg: (psgIds: readonly string[], leg: LegNo): string[] =>
      flightsOn(leg)
        .map((one) => peopleOf(one.tickets).filter((id) => psgIds.includes(id)))
        .find((ids) => ids.length > 0) ?? [],
    /** Another choice. The airline's reason ends with it, or begins; one that the member gave stays. */
    choose<Values extends Choice>(form: PartyForm<Values>, change: Partial<Omit<Choice, 'reason'>>): void {
      const values = form.values.peek();
      const [before, reason] = [reasonFor(values), reasonFor({ ...values, ...change })];
      const follows = reason !== before && (values.reason === before || byAirline(values.reason));
      form.edit({ ...change, ...(follows && { reason }) });
    },
    /** A draft without people has those that a request begins with. */
    fill<Values extends Choice>(form: PartyForm<Values>, psgIds: string[]): void {
      if (psgIds.length && !form.values.peek().psgIds.length) form.edit({ psgIds });
    },
    /** Legs that these people have tickets for; of nobody, those of all. */
    legsFor: (psgIds: readonly string[]): LegNo[] =>
      legsIn(tickets.filter(({ psgId }) => !psgIds.length || psgIds.includes(psgId))),
  };
}
