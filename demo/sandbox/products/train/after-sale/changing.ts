import type { z } from 'zod';
import type { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { askedBerths, priceOnTier } from '#domain/rail/berth-prices.ts';
import type { BerthPriced } from '#domain/rail/berth-prices.ts';
import { changeQuote, changeRefusals, mayChange } from '#domain/rail/change-rules.ts';
import type { ChangeVerdict } from '#domain/rail/change-rules.ts';
import { fitsIn, isBefore, restOfJourney } from '#domain/rail/order/joined.ts';
import type { JoinedTimes } from '#domain/rail/order/joined.ts';
import { childAloneText, childrenLeft, isChildAlone } from '#domain/rail/order/children-along.ts';
import type { SeatWish } from '#domain/rail/seat-wish.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import type { RailChangeItem, SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { judgedParty } from '../../../orders/sales/judged-party.ts';
import type { AppliedStandard } from '../../../orders/business/standard-for.ts';
import { orderForSale } from '../../../orders/tickets/refund.ts';
import { stationOf } from '../network/stations.ts';
import { otherTickets, travelsAlready } from '../orders/other-tickets.ts';
import type { Travelling } from '../orders/other-tickets.ts';
import { seatOf } from '../rows/rail-head.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';
import type { WholeRailOrder } from '../rows/whole-order.ts';
import { rideView } from '../shown/show-sale.ts';
import { chosenTickets, conflict, openOf, railSalePort } from './rail-sales.ts';
import type { Held } from './rail-sales.ts';

/** Tickets of one ride that are to be changed. */
export interface Changing {
  whole: WholeRailOrder;
  chosen: Held[];
  old: SoldRide;
  rideNo: number;
  now: number;
  /** Other rides that the same passengers still travel by. */
  rest: ReturnType<typeof rideView>[];
  /** Of business travel: the traveller's company lets nobody travel above it. */
  standard: AppliedStandard | null;
}

/** The refusal of an application that offers no changes. */
export const changeClosed = ({ app }: Call): Envelope<never> | undefined =>
  app.switches.showTrainChange ? undefined : refuse(403, '当前应用未开放在线改签，请致电客服');

type Found = { ok: true; changing: Changing } | { ok: false; answer: Envelope<never> };

/** The tickets of a change, or why they cannot be changed. */
export async function findChanging(
  input: Pick<z.output<typeof trainSaleSchemas.changeQuery>, 'orderNo' | 'ticketIds'>,
  call: Call,
): Promise<Found> {
  const refused = (answer: Envelope<never>): Found => ({ ok: false, answer });
  const closed = changeClosed(call);
  if (closed) return refused(closed);
  const found = await orderForSale(railSalePort, input.orderNo, call);
  if (!found.ok) return found;
  const { order: whole, now } = found;
  const read = chosenTickets(whole, input.ticketIds, () => true);
  if (!read.ok) return read;
  const [first] = read.chosen;
  if (!first || read.chosen.some(({ ride }) => ride !== first.ride))
    return refused(badInput('ticketIds', '一次只能改签同一车次的车票'));
  const open = openOf(whole);
  const together = open.filter(({ held: { ticket } }) => read.chosen.some((one) => one.ticket === ticket));
  if (isChildAlone(open, together) || childrenLeft(open, together).length)
    return refused(badInput('ticketIds', childAloneText));
  const { standard } = await buyerOf(whole.order.travel_type, call, await judgedParty(call.db, 'train', whole.order));
  const changing: Changing = {
    whole,
    chosen: read.chosen,
    old: first.ride,
    rideNo: first.ticket.ride_no,
    now,
    rest: restOfJourney(whole.order.content.rides.map(rideView), ticketsIn(whole), ({ ticket }) =>
      read.chosen.some((one) => one.ticket === ticket),
    ),
    standard,
  };
  // For every train some rules stand against it: one change a ticket, and the end of the day of departure.
  const verdict = verdictOf(changing, { departsMs: Math.max(first.departsMs, now + 1), isOtherStation: false });
  return verdict === 'changedBefore' || verdict === 'tooLate'
    ? refused(conflict(changeRefusals[verdict], { kind: 'notChangeable', verdict }))
    : { ok: true, changing };
}

interface Target {
  departsMs: number;
  isOtherStation: boolean;
}

export const verdictOf = ({ chosen, now }: Changing, target: Target): ChangeVerdict =>
  chosen
    .map(({ ticket, isChanged, departsMs, terms: { freedBy } }) =>
      mayChange({ departsMs, isChanged, price: ticket.price, freedBy }, { ...target, price: ticket.price }, now),
    )
    .find((one) => one !== 'ok') ?? 'ok';

/** The tickets are for this train and class already. */
export const isHeld = (
  { old }: Changing,
  { trainNumber, from, seatClass }: Pick<SoldRide, 'trainNumber' | 'from' | 'seatClass'>,
): boolean => trainNumber === old.trainNumber && from.at === old.from.at && seatClass === old.seatClass;

const ticketsIn = ({ tickets }: WholeRailOrder) =>
  tickets.map((ticket) => ({ rideNo: ticket.ride_no, passengerNo: ticket.passenger_no, state: ticket.state, ticket }));

/** The train misses one that the same passengers go on by, or came by. */
export const missesRest = ({ old, rest }: Changing, fresh: JoinedTimes, isOther: boolean): boolean =>
  !fitsIn(old, fresh, rest) || (isOther && rest.some((ride) => !isBefore(ride, old)));

/** The holders of these tickets as they would travel by another train. */
export const peopleOn = (
  ride: Travelling['ride'],
  { content }: RailOrderState,
  tickets: readonly Pick<RailTicket, 'cert_key' | 'passenger_no'>[],
): Travelling[] =>
  tickets.map(({ cert_key: key, passenger_no: passengerNo }) => ({
    certKey: key,
    passengerNo,
    name: content.passengers[passengerNo]?.name ?? '',
    ride,
  }));

/** The refusal of a change to a train while its holders travel by another one of another order. */
export const alreadyElsewhere = async (
  db: Call['db'] | Tx,
  travelling: readonly Travelling[],
  order: RailOrderState,
): Promise<Envelope<never> | undefined> =>
  travelsAlready(travelling, (await db.executeQuery(otherTickets(db, travelling, order.order_id))).rows, order);

const cityOf = (telecode: string): string => stationOf(telecode)?.city ?? telecode;

/** The arrival is in another town: a change of destination. */
export const isOtherStation = ({ old }: Changing, toStation: string): boolean =>
  cityOf(old.to.telecode) !== cityOf(toStation);

/** A change keeps the station of the departure; where the application allows it, another one of the same city. */
export const keepsDeparture = ({ old }: Changing, fromStation: string, call: Call): boolean =>
  call.app.switches.trainDepartureChange
    ? cityOf(old.from.telecode) === cityOf(fromStation)
    : old.from.telecode === fromStation;

/** Each ticket at its new price, on the tiers of a wish; undefined where a type is not sold in the class. */
export function changeItems(
  { chosen, now }: Pick<Changing, 'chosen' | 'now'>,
  departsMs: number,
  priced: BerthPriced<Fen>,
  wish: SeatWish = {},
): RailChangeItem[] | undefined {
  const berths = askedBerths(wish, chosen.length);
  return itemsAt(chosen, { departsMs, now }, ({ ticket }, at) => priceOnTier(priced, ticket.ticket_type, berths[at]));
}

/** Each ticket at its new price; undefined where one has none. */
export function itemsAt(
  held: readonly Held[],
  { departsMs, now }: { departsMs: number; now: number },
  priceOf: (one: Held, at: number) => Fen | undefined,
): RailChangeItem[] | undefined {
  const items: RailChangeItem[] = [];
  for (const [at, one] of held.entries()) {
    const price = priceOf(one, at);
    if (price === undefined) return undefined;
    const { ticket, ride, name, terms } = one;
    const quote = changeQuote(
      { departsMs: one.departsMs, isChanged: false, price: ticket.price, freedBy: terms.freedBy },
      { departsMs, price },
      now,
    );
    const difference = ticket.price - price;
    items.push({
      rideNo: ticket.ride_no,
      passengerNo: ticket.passenger_no,
      name,
      ticketType: ticket.ticket_type,
      trainNumber: ride.trainNumber,
      seatName: seatOf(ride, ticket.seat),
      feePercent: difference > 0 ? Math.round((quote.fee / difference) * 100) : 0,
      charge: quote.fee,
      fare: price,
      changeSpread: -difference,
      changeServiceFee: 0,
      discountChangeServiceFee: 0,
      due: quote.pay - quote.back,
      ...(quote.keepsFivePercent && { keepsFive: true }),
    });
  }
  return items;
}

/** Last day that a change may go to: of the presale, or the day of the departure when that is near. */
export const lastDayOf = (changing: Changing, presale: string): string => {
  const after = msOf(`${presale} 23:59:59`);
  return verdictOf(changing, { departsMs: after, isOtherStation: false }) === 'ok'
    ? presale
    : dayAt(changing.chosen[0]?.departsMs ?? after);
};
