import { dayOf } from '../../china-time.ts';
import { followersOf, mayFlyAlone } from '../../order/after-sale/followers.ts';
import { mayAccompany } from '../../passenger/party/party.ts';
import type { PartyMember } from '../../passenger/party/party.ts';
import { fareTypeOf } from '../../passenger/psg-types.ts';
import type { PsgType } from '../../passenger/psg-types.ts';
import type { TicketState } from '../../product/ticket-states.ts';
import { ageOn } from '../../spans.ts';

interface Flyer {
  passengerNo: number;
  psgType: PsgType;
  /** Years on the first day of the slice. */
  age: number;
}

/** A holder of a ticket as the rule of children and their adults sees them. */
export const flyerOf = ({ passengerNo, psgType, age }: Flyer): PartyMember & { psgId: string } => ({
  psgId: String(passengerNo),
  fare: fareTypeOf(psgType),
  type: psgType,
  age,
});

interface OrderTickets {
  slices: readonly { sliceNo: number; flights: readonly { depTime: string }[] }[];
  passengers: readonly { passengerNo: number; psgType: PsgType; name: string; bornDate: string }[];
  tickets: readonly { ticketId: string; sliceNo: number; passengerNo: number; state: TicketState }[];
}

/** Children who fly with these people alone, none of whom has the ticket of an adult. */
interface Together {
  children: string[];
  others: string[];
}

/** Companions on each slice, by the open tickets of an order. */
export function alongOf({ slices, passengers, tickets }: OrderTickets) {
  const held = tickets.flatMap((ticket) => {
    const { passengerNo, sliceNo, state } = ticket;
    const person = passengers.find((one) => one.passengerNo === passengerNo);
    const slice = slices.find((one) => one.sliceNo === sliceNo);
    if (state !== 'open' || !person || !slice) return [];
    const age = ageOn(person.bornDate, dayOf(slice.flights[0]?.depTime ?? ''));
    return [{ ...ticket, name: person.name, ...flyerOf({ passengerNo, psgType: person.psgType, age }) }];
  });
  type Held = (typeof held)[number];
  const isMinor = ({ fare }: Held): boolean => fare !== 'ADT';
  /** Those of each slice that the tickets are of: who goes, and who stays. */
  const partsOf = (ids: readonly string[]) =>
    slices.flatMap(({ sliceNo }) => {
      const own = held.filter((one) => one.sliceNo === sliceNo);
      const chosen = own.filter(({ ticketId }) => ids.includes(ticketId));
      if (!chosen.length) return [];
      const follows = followersOf(own, new Set(chosen.map(({ psgId }) => psgId)));
      const goes = own.filter((one) => chosen.includes(one) || follows.includes(one.psgId));
      return [{ goes, stays: own.filter((one) => !goes.includes(one)) }];
    });
  const togetherOf = (people: readonly Held[]): Together[] => {
    const children = people.filter(isMinor);
    const others = people.filter(mayAccompany);
    return children.length && others.length && others.every(({ type }) => type !== 'ADT')
      ? [{ children: children.map(({ name }) => name), others: others.map(({ name }) => name) }]
      : [];
  };
  return {
    /** A change to other flights would part a child or an infant from all adults. */
    isParted: (ids: readonly string[]): boolean => partsOf(ids).some(({ goes }) => !mayFlyAlone(goes)),
    /** After a change or a refund of these tickets: children with a companion of another type alone, as a student of age. */
    together: (ids: readonly string[], isRefund = false): Together[] => {
      const all = partsOf(ids).flatMap(({ goes, stays }) => [
        ...togetherOf(stays),
        ...(isRefund ? [] : togetherOf(goes)),
      ]);
      const keyOf = ({ children, others }: Together) => [...children, '+', ...others].join();
      return all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);
    },
    /** The ticket whose own button was pressed: a child takes its whole slice. */
    partyOf(id: string): string[] {
      const own = held.find(({ ticketId }) => ticketId === id);
      if (!own || !isMinor(own)) return [id];
      return held.filter(({ sliceNo }) => sliceNo === own.sliceNo).map(({ ticketId }) => ticketId);
    },
  };
}
