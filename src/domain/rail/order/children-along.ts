import type { TicketState } from '../../product/ticket-states.ts';
import { followersOf, mayFlyAlone } from '../../order/after-sale/followers.ts';
import type { TicketType } from '../ticket-types.ts';

/** A ticket that can still be used. */
interface Open {
  rideNo: number;
  ticketType: TicketType;
}

const isChild = ({ ticketType }: Open): boolean => ticketType === 'child';

/** One who is no child takes along as many of them as there are. */
const mostEach = { CHD: Infinity, INF: Infinity };
const ridersOf = (tickets: readonly Open[]) =>
  tickets.map((one, at) => ({ psgId: String(at), fare: isChild(one) ? ('CHD' as const) : ('ADT' as const) }));
const ridesOf = (tickets: readonly Open[]): number[] => [...new Set(tickets.map(({ rideNo }) => rideNo))];
const onRide = <T extends Open>(tickets: readonly T[], ride: number): T[] =>
  tickets.filter(({ rideNo }) => rideNo === ride);

/** Children of a ride on which no other passenger is left: a request for the others is one for them, too. */
export const childrenLeft = <T extends Open>(open: readonly T[], chosen: readonly T[]): T[] =>
  ridesOf(chosen).flatMap((ride) => {
    const own = onRide(open, ride);
    const leaving = new Set(own.flatMap((one, at) => (chosen.includes(one) ? [String(at)] : [])));
    const left = followersOf(ridersOf(own), leaving, mostEach);
    return own.filter((_, at) => left.includes(String(at)));
  });

/** A child would go another way than everybody who could go with it. */
export const isChildAlone = <T extends Open>(open: readonly T[], chosen: readonly T[]): boolean =>
  ridesOf(chosen).some(
    (ride) => !mayFlyAlone(ridersOf(onRide(chosen, ride)), mostEach) && !onRide(open, ride).every(isChild),
  );

/** The refusal of a change that parts a child from those it travels with. */
export const childAloneText = '儿童须与同行成人一起办理，请同时选择成人的车票';

interface OrderTickets {
  tickets: readonly { ticketId: string; rideNo: number; passengerNo: number; state: TicketState }[];
  passengers: readonly { passengerNo: number; ticketType: TicketType }[];
}

/** The rules above by numbers of tickets: those of one order that can still be used. */
export function childrenOf({ tickets, passengers }: OrderTickets) {
  const open = tickets
    .filter(({ state }) => state === 'open')
    .map(({ ticketId, rideNo, passengerNo }) => ({
      ticketId,
      rideNo,
      ticketType: passengers.find((one) => one.passengerNo === passengerNo)?.ticketType ?? 'adult',
    }));
  const named = (ids: readonly string[]) => open.filter(({ ticketId }) => ids.includes(ticketId));
  const idsOf = (some: readonly { ticketId: string }[]): string[] => some.map(({ ticketId }) => ticketId);
  /** Children who go with those adults, as nobody else is left. */
  const follow = (ids: readonly string[]): string[] =>
    idsOf(
      childrenLeft(
        open,
        named(ids).filter((one) => !isChild(one)),
      ),
    );
  return {
    follow,
    isAlone: (ids: readonly string[]): boolean => isChildAlone(open, named(ids)),
    /** A choice with the children that it takes along, and without those that the one before took. */
    together(ids: readonly string[], before: readonly string[] = []): string[] {
      const gone = follow(before);
      const chosen = ids.filter((id) => !gone.includes(id));
      return [...new Set([...chosen, ...follow(chosen)])];
    },
    /** All who go with the holder of this ticket: a child takes everybody of its ride. */
    partyOf(id: string): string[] {
      const [own] = named([id]);
      return own && isChild(own) ? idsOf(open.filter(({ rideNo }) => rideNo === own.rideNo)) : this.together([id]);
    },
  };
}

/** Each free child with the adult that it goes with: the first one who has none yet. */
export function besideAdults<T extends { isFree?: boolean | undefined; ticketType: TicketType }>(
  people: readonly T[],
): { person: T; child: T | undefined }[] {
  const children = people.filter(({ isFree }) => isFree);
  let next = 0;
  return people
    .filter(({ isFree }) => !isFree)
    .map((person) => ({ person, child: person.ticketType === 'child' ? undefined : children[next++] }));
}
