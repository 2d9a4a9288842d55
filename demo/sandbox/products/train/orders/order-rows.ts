import { keptTexts } from '#domain/agreement/agreed-texts.ts';
import type { Envelope } from '#contract/row.ts';
import type { HeldOrder } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { askedBerths, priceOnTier } from '#domain/rail/berth-prices.ts';
import { seatsAsked, seatsHeld } from '#domain/rail/rides/seat-titles.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { wishFor } from '#domain/rail/seat-wish.ts';
import type { SeatWish } from '#domain/rail/seat-wish.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { Tx } from '../../../ground/call.ts';
import type { PricedRide, RailOrderRow, SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { emitMade } from '../../../orders/events/emit-order.ts';
import { note } from '../../../orders/move.ts';
import { berthsLeft, trainDay } from '../seats/free-seats.ts';
import { railSeats, takenSections } from '../seats/inventory.ts';
import type { SeatWant } from '../seats/inventory.ts';
import { priceOfBerth } from '../seats/seat-price.ts';
import { wayOfRide } from '../seats/way-of-ride.ts';
import { takeOrStand, takeSeats } from '../seats/take-seats.ts';
import { trainOfNumber } from '../timetable/train-of-number.ts';
import { timetable } from '../timetable/trains-of-day.ts';
import { premiumOf } from './insurance.ts';
import { conflict } from './offer.ts';
import type { Travelling } from './other-tickets.ts';
import { railHeadOf } from '../rows/rail-head.ts';
import { railOrders } from '../rows/rail-orders.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';

/** An order with its tickets before it is written; seats come when they are held. */
export interface RailDraft {
  order: RailOrderState;
  rides: readonly PricedRide[];
  /** The version of the travel standard that judged it. */
  standardVersionId: number | null;
  /** Those who may not be in another train at the time. */
  travelling: readonly Travelling[];
  tickets: RailTicket[];
  acceptNoSeat: boolean;
  /** Puts the amounts of the order on its tickets as they are priced. */
  settle(draft: RailDraft): void;
}

/** The answer to the member who made it. */
export const createdOf = ({ order }: RailDraft): HeldOrder => ({
  orderNo: order.order_id,
  ...(order.status === awaitsSeats && { needsPayment: false }),
  payprice: yuanOf(order.payprice),
  payDeadline: momentAt(order.pay_deadline),
  payDeadlineMs: order.pay_deadline,
});

/** A ticket for each passenger on each ride, at the price of the wanted berth; seats come when they are held. */
export const newTickets = (
  orderId: string,
  rides: readonly PricedRide[],
  passengers: readonly { ticketType: TicketType; certKey: string }[],
  { isInsured = false, wish = null }: { isInsured?: boolean; wish?: SeatWish | null } = {},
): RailTicket[] =>
  rides.flatMap((ride, rideNo) => {
    const berths = askedBerths(wishFor(ride.wish ?? wish ?? {}, ride.seatClass), passengers.length);
    return passengers.map(({ certKey, ticketType }, passengerNo) => ({
      order_id: orderId,
      ride_no: rideNo,
      passenger_no: passengerNo,
      cert_key: certKey,
      ticket_type: ticketType,
      train_day: wayOfRide(ride).trainDay,
      seat: -1,
      sections: wayOfRide(ride).sections,
      price: priceOnTier(ride, ticketType, berths[passengerNo]) ?? 0,
      is_open: true,
      state: 'held' as const,
      keeps_five: false,
      insurance: isInsured ? premiumOf(rides, rideNo) : 0,
    }));
  });

/** Tickets at the prices of the berths that they have; those of seats cost what was asked for. */
export const pricedBySeat = (rides: readonly PricedRide[], tickets: readonly RailTicket[]): RailTicket[] =>
  tickets.map((ticket) => {
    const ride = rides[ticket.ride_no];
    return { ...ticket, price: (ride && priceOfBerth(ride, ticket.ticket_type, ticket.seat)) ?? ticket.price };
  });

const faresOf = (tickets: readonly RailTicket[]): Fen => tickets.reduce((sum, { price }) => sum + price, 0);

interface RideAsk {
  ride: Omit<SoldRide, 'changedFrom'>;
  count: number;
  wish: SeatWish | null;
  acceptNoSeat: boolean;
  orderId: string;
}

/** Seats of one ride for a party, all or none: undefined where too few are left. */
export async function takeForRide(
  tx: Tx,
  { ride, count, wish, acceptNoSeat, orderId }: RideAsk,
  nowMs: number,
): Promise<SeatWant | undefined> {
  const train = trainOfNumber(ride.trainNumber);
  if (train === undefined) return undefined;
  const { firstDay: day, seatClass, fromStop: from, toStop: to, seatNo: planned } = ride;
  const turn = Number(orderId.slice(-6));
  const ask = { train, day, seatClass, from, to, count, turn, wish: wishFor(wish ?? {}, seatClass), planned };
  return await (acceptNoSeat ? takeOrStand : takeSeats)(tx, timetable(), ask, nowMs);
}

/** Berths of other tiers are left than those that were asked for, and they cost more. */
async function dearer(tx: Tx, { rides, order }: RailDraft, nowMs: number): Promise<Envelope<never>> {
  const at = Math.max(
    0,
    rides.findIndex(({ tiers }) => tiers),
  );
  const ride = rides[at];
  if (!ride) throw new Error(`order ${order.order_id} has no ride`);
  const table = timetable();
  const train = trainOfNumber(ride.trainNumber) ?? 0;
  const { trainDay: key } = wayOfRide(ride);
  const own = (await takenSections(tx, [key])).get(key);
  const day = trainDay(table, train, ride.firstDay, own, nowMs);
  const left = berthsLeft(day, ride.fromStop, ride.toStop)[ride.seatClass] ?? {};
  const { trainNumber, seatClass } = ride;
  return conflict(`${trainNumber} 次${seatClassNames[seatClass]}所选铺位刚刚售完，请改选铺位`, {
    kind: 'berths',
    trainNumber,
    seatClass,
    left,
  });
}

/** Seats for every ride, or for none: then the refusal, and all is for sale as before. */
export async function holdTickets(
  tx: Tx,
  draft: RailDraft,
  nowMs = draft.order.created_at,
): Promise<Envelope<never> | undefined> {
  const { order, rides, tickets, acceptNoSeat } = draft;
  const { wish } = order.content;
  const held: SeatWant[] = [];
  // In an order that is the same for all: two orders of the same trains cannot wait for each other.
  const inOrder = [...rides.entries()].sort(([, a], [, b]) => wayOfRide(a).trainDay - wayOfRide(b).trainDay);
  for (const [rideNo, ride] of inOrder) {
    const own = tickets.filter((ticket) => ticket.ride_no === rideNo);
    const ask = { ride, count: own.length, wish: ride.wish ?? wish, acceptNoSeat, orderId: order.order_id };
    const want = await takeForRide(tx, ask, nowMs);
    if (!want) {
      for (const one of held) await railSeats.release(tx, one);
      return conflict(
        `${ride.trainNumber} 次${seatClassNames[ride.seatClass]}余票不足 ${own.length} 张，请改选席别或车次`,
        { kind: 'inventory', trainNumber: ride.trainNumber, seatClass: ride.seatClass, left: 0 },
      );
    }
    held.push(want);
    for (const [at, ticket] of own.entries()) ticket.seat = want.seats[at]?.seat ?? -1;
  }
  if (!isPricedByHold(draft)) return undefined;
  const priced = pricedBySeat(rides, tickets);
  if (faresOf(priced) > faresOf(tickets)) {
    for (const one of held) await railSeats.release(tx, one);
    return await dearer(tx, draft, nowMs);
  }
  draft.tickets = priced;
  draft.settle(draft);
  return undefined;
}

/** Berths cost by their tier, which the hold decides. */
export const isPricedByHold = ({ rides }: Pick<RailDraft, 'rides'>): boolean => rides.some(({ tiers }) => tiers);

/** The order with its tickets, its row in the lists and the first line of its timeline. */
export async function insertRailOrder(tx: Tx, { order, tickets, standardVersionId }: RailDraft): Promise<void> {
  await tx
    .insertInto('rail_orders')
    .values({
      ...order,
      content: JSON.stringify(order.content),
      split: JSON.stringify(order.split),
    } satisfies Record<keyof RailOrderRow, unknown>)
    .execute();
  if (tickets.length) await tx.insertInto('rail_tickets').values(tickets).execute();
  const head = railHeadOf(order, tickets);
  await tx
    .insertInto('orders')
    .values({
      ...head,
      card: JSON.stringify(head.card),
      standard_version_id: standardVersionId,
      agreed_texts: keptTexts(head.kind, head.created_at),
    })
    .execute();
  await emitMade(tx, head, tickets.length > 0 && order.status !== awaitsSeats);
  await note(tx, railOrders, order.order_id, { at: order.created_at, ...madeWords(order, tickets.length) });
}

const trainsOf = ({ content: { rides } }: RailOrderState): string =>
  [...new Set(rides.map(({ trainNumber }) => trainNumber))].join('、');

/** The line of a history from which an order has its seats. */
export const heldWords = (order: RailOrderState, tickets: number) => ({
  title: seatsHeld,
  detail: `${trainsOf(order)} 次 ${tickets} 张，应付 ¥${showFen(order.payprice)}`,
});

/** The first line of a history. */
function madeWords(order: RailOrderState, tickets: number) {
  const { wait } = order.content;
  if (wait)
    return { title: '候补已提交', detail: `${wait.wishes.length} 个候补组合，预付款 ¥${showFen(order.payprice)}` };
  if (order.status === awaitsSeats)
    return { title: seatsAsked, detail: `${trainsOf(order)} 次 ${tickets} 张，正在向铁路占座` };
  return heldWords(order, tickets);
}
