import type { Selectable } from 'kysely';
import type { OrderRowTrain } from '#contract/order-list.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { waitedTrains } from '#domain/rail/wait.ts';
import { freedBy, isBroken } from '#domain/rail/order/ride-schedule.ts';
import { isGivenBack, isPartlyGivenBack, ticketStateLooks } from '#domain/product/ticket-states.ts';
import type { Tx } from '../../../ground/call.ts';
import type { OrderHead } from '../../../ground/database/tables/tables-order.ts';
import type { RailTicketRow, SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { formationOf, seatName } from '../seats/formation.ts';
import { writeHead } from '../../../orders/heads/write-head.ts';
import { ticketsOf } from './rail-orders.ts';
import type { RailOrderState } from './rail-orders.ts';

type Ticket = Pick<Selectable<RailTicketRow>, 'ride_no' | 'passenger_no' | 'seat' | 'state' | 'insurance'>;

/** "": the railway has not taken it yet. */
export const seatOf = ({ letter, trainNumber }: SoldRide, seat: number): string =>
  seat < 0 ? '' : seatName(formationOf(letter, trainNumber), seat);

/** Of an order that waits for trains: the one that was chosen first stands for it. */
function waitedRides({ rides, wait }: RailOrderState['content']): SoldRide[] {
  const [first] = wait?.served === null ? wait.wishes : [];
  if (!first) return rides;
  const { prices: _prices, limits: _limits, tiers: _tiers, ...ride } = first;
  return [{ ...ride, changedFrom: null }];
}

/** Rides that somebody of the order still has, or had when it ended, in the order of their departure. */
export function ridesNow<T extends Ticket>(
  { content }: RailOrderState,
  tickets: readonly T[],
): { ride: SoldRide; tickets: T[] }[] {
  const all = content.rides
    .map((ride, rideNo) => ({
      ride,
      tickets: tickets.filter(({ ride_no, state }) => ride_no === rideNo && state !== 'changed'),
    }))
    .filter((one) => one.tickets.length > 0);
  // An order that waits has no tickets yet.
  if (!tickets.length) return waitedRides(content).map((ride) => ({ ride, tickets: [] }));
  const used = all.filter((one) => one.tickets.some((ticket) => !isGivenBack(ticket)));
  return (used.length ? used : all).toSorted((a, b) => msOf(a.ride.from.at) - msOf(b.ride.from.at));
}

const asTicket = ({ ride_no, state }: Ticket) => ({ rideNo: ride_no, state });
/** All tickets of those who take a train. */
const besides = (all: readonly Ticket[], own: readonly Ticket[]): Ticket[] =>
  all.filter((ticket) => own.some(({ passenger_no }) => passenger_no === ticket.passenger_no));
const isOfChange = ({ changedFrom }: SoldRide): boolean => changedFrom !== null;

const cardOf = (
  rides: readonly { ride: SoldRide; tickets: Ticket[] }[],
  order: RailOrderState,
  all: readonly Ticket[],
): OrderRowTrain => ({
  rides: rides.map(({ ride, tickets }) => ({
    trainNumber: ride.trainNumber,
    from: ride.from,
    to: ride.to,
    seatClass: ride.seatClass,
    seats: tickets.filter((ticket) => !isGivenBack(ticket)).flatMap(({ seat }) => seatOf(ride, seat) || []),
    ...(ride.schedule && { schedule: ride.schedule.kind }),
    ...(ride.schedule?.acceptedAt && { isAccepted: true as const }),
    ...(freedBy(order.content.rides, besides(all, tickets).map(asTicket), order.content.rides.indexOf(ride)) && {
      isFree: true as const,
    }),
    ...(besides(all, tickets).some(({ ride_no, state }) => {
      const other = state === 'open' ? order.content.rides[ride_no] : undefined;
      return other && other !== ride && isBroken(ride, other);
    }) && { isCut: true as const }),
    ...(ride.isOtherStation && { isOtherStation: true as const }),
    ...(ride.changedFrom === null && order.content.rides.some(isOfChange) && { mayChange: true as const }),
    ...peopleOn(tickets, order.content.passengers),
  })),
  ticketTypes: order.content.passengers.map(({ ticketType }) => ticketType),
  ...waitOf(order.content),
});

/** Names of those who ride, where others of the order do not. */
function peopleOn(tickets: readonly Ticket[], passengers: RailOrderState['content']['passengers']) {
  const people = passengers.filter((_, at) =>
    tickets.some((ticket) => ticket.passenger_no === at && !isGivenBack(ticket)),
  );
  return people.length > 0 && people.length < passengers.length && { people: people.map(({ name }) => name) };
}

function waitOf({ wait }: RailOrderState['content']): Pick<OrderRowTrain, 'isWait' | 'waits' | 'waitClasses'> {
  if (wait?.served !== null) return {};
  const trains = waitedTrains(wait.wishes).length;
  const classes = [...new Set(wait.wishes.map(({ seatClass }) => seatClass))];
  return {
    isWait: true,
    ...(classes.length > 1 && { waitClasses: classes }),
    ...(trains > 1 && { waits: { trains, until: momentAt(wait.deadline) } }),
  };
}

/** `周砚清 G1 06车 12F号 已出票`, of every ticket that is one still or was given back. */
const ticketTexts = ({ content }: RailOrderState, tickets: readonly Ticket[]): string[] =>
  tickets.flatMap(({ ride_no, passenger_no, seat, state }) => {
    const ride = content.rides[ride_no];
    if (!ride || state === 'changed' || state === 'void') return [];
    const name = content.passengers[passenger_no]?.name ?? '';
    return [`${name} ${ride.trainNumber} ${seatOf(ride, seat) || '席位待分配'} ${ticketStateLooks[state].label}`];
  });

/** Insurances of the tickets as they were booked. */
export const insuranceOf = ({ content }: RailOrderState, tickets: readonly Ticket[]): Fen =>
  tickets.reduce(
    (sum, { ride_no, insurance }) => sum + (content.rides[ride_no]?.changedFrom === null ? insurance : 0),
    0,
  );

/** The order's row in the lists of all products. */
export function railHeadOf(order: RailOrderState, tickets: readonly Ticket[]): OrderHead {
  const { passengers, rides: booked } = order.content;
  const rides = ridesNow(order, tickets);
  const [first, last] = [rides[0]?.ride, rides.at(-1)?.ride];
  const title = `${first?.from.station ?? ''} → ${last?.to.station ?? ''}`;
  const refundedNames = passengers.flatMap(({ name }, at) => {
    const own = tickets.filter(({ passenger_no, state }) => passenger_no === at && state !== 'changed');
    return own.every(isGivenBack) ? [name] : [];
  });
  return {
    order_id: order.order_id,
    kind: 'train',
    app_id: order.app_id,
    member_id: order.member_id,
    company_id: order.company_id,
    status: order.status,
    travel_type: order.travel_type,
    created_at: order.created_at,
    travel_at: msOf(first?.from.at ?? ''),
    ends_at: msOf(last?.to.at ?? ''),
    pay_deadline: order.pay_deadline,
    amount: order.payprice,
    title,
    words: [
      order.order_id,
      ...passengers.map(({ name }) => name),
      ...booked.map(({ trainNumber }) => trainNumber),
      ...(order.content.wait?.wishes ?? []).map(({ trainNumber }) => trainNumber),
      title,
      `${booked[0]?.from.station ?? ''} ${booked[0]?.to.station ?? ''}`,
    ]
      .join(' ')
      .toUpperCase(),
    card: {
      flightList: [],
      train: cardOf(rides, order, tickets),
      ticketTexts: ticketTexts(order, tickets),
      psgNames: passengers.map(({ name }) => name),
      ...(refundedNames.length && refundedNames.length < passengers.length && { refundedNames }),
      ...(isPartlyGivenBack(tickets) && { isPartRefunded: true as const }),
      isExchange: booked.some(({ changedFrom }) => changedFrom !== null) ? 1 : 0,
      taxes: 0,
      insurance: insuranceOf(order, tickets),
      serviceFee: 0,
    },
  };
}

/** Tells the lists which rides the order has now. */
export const refreshHead = async (tx: Tx, order: RailOrderState, known?: readonly Ticket[]): Promise<void> =>
  await writeHead(tx, 'rail_orders', railHeadOf(order, known ?? (await ticketsOf(tx, order.order_id))));
