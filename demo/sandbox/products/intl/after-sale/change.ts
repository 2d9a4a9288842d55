import type { z } from 'zod';
import type { IntlOrder } from '#contract/intl-order.ts';
import type { IntlChangeOffers, IntlChangeQuote } from '#contract/intl-sale.ts';
import type { intlSaleSchemas } from '#contract/intl-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { airportsAt, placeOfCode } from '#domain/intl/places/places.ts';
import type { Fen } from '#domain/money.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { badInput, ok, refuse } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { takeLocks } from '../../../ground/once.ts';
import type { IntlChangeContent } from '../../../ground/database/tables/tables-intl.ts';
import { arrivalOf, showShares } from '../../../orders/money-back.ts';
import { applyQuote, withdrawSale } from '../../../orders/sales/apply.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { judgedParty } from '../../../orders/sales/judged-party.ts';
import { judgeChange, showOver } from '../../../orders/sales/over-change.ts';
import { keepQuote, quoteMs } from '../../../orders/sales/sale-rows.ts';
import { beginChange } from '../../../orders/tickets/begin-change.ts';
import { dueOfItems } from '../../../orders/tickets/change-steps.ts';
import { closingMs, countsFor, isOnSale, unchanged } from '../answers/found-trip.ts';
import { factsOf } from '../answers/trip-facts.ts';
import { tablesOf } from '../answers/trip-list.ts';
import { mayIssue, partOf } from '../fares/parts.ts';
import type { Part } from '../fares/parts.ts';
import { soldOfId } from '../network/sold-as.ts';
import { locksOf, takenBy } from '../orders/create.ts';
import { intlOrders, wantsOf } from '../rows/intl-orders.ts';
import type { IntlOrderState, IntlTicket } from '../rows/intl-orders.ts';
import { intlSeats } from '../rows/seats.ts';
import type { IntlChange } from '../rows/whole-order.ts';
import { findItineraries } from '../search/find-itineraries.ts';
import { itineraryOf, minutesOf } from '../search/itinerary.ts';
import type { Itinerary } from '../search/itinerary.ts';
import { longestOf, soldSlice } from '../shown/flights.ts';
import { itemIdOf, ticketIdOf } from '../shown/ids.ts';
import { changeTotals, showChangeLine, sliceView } from '../shown/show-sale.ts';
import { areSameFlights, changeItems, datesOf, endsOf, findChanging, fitsBetween } from './changing.ts';
import type { Changing } from './changing.ts';
import { conflict, departuresOf, intlSalePort } from './intl-sales.ts';
import { closeNeighbours } from './neighbours.ts';
import { confirmChange, withdrawChange, ofSlice } from './steps/change-steps.ts';

/** The new flights wait so long for their difference. */
const payMs = 25 * 60_000;

/** The part of an itinerary under the order's own brand; undefined where it is not sold to these tickets. */
async function partFor({ brand, seats, whole, now }: Changing, itineraries: readonly Itinerary[], call: Call) {
  const { flightType } = whole.order.content;
  const counts = await countsFor(call.db, itineraries);
  return (itinerary: Itinerary): Part | undefined =>
    mayIssue(brand, itinerary, flightType)
      ? partOf(itinerary, brand, { flightType, counts, seats, nowMs: now })
      : undefined;
}

/** Itineraries of a day under the brand of the order, each with its sums for all tickets. */
export async function queryIntlChange(
  input: z.output<typeof intlSaleSchemas.changeQuery>,
  call: Call,
): Promise<Envelope<IntlChangeOffers>> {
  const found = await findChanging(input, call);
  if (!found.ok) return found.answer;
  const { changing } = found;
  const { old, sliceNo, follows, now } = changing;
  const { org, dst } = endsOf(old);
  const [orgCity, dstCity] = [placeOfCode(org)?.code ?? org, placeOfCode(dst)?.code ?? dst];
  const dates = datesOf(changing);
  const isWithin = input.date >= dates.from && input.date <= dates.to;
  const all = isWithin
    ? await unchanged(
        call.db,
        findItineraries(airportsAt(orgCity), airportsAt(dstCity), input.date).filter(
          (one) => isOnSale(one, now) && fitsBetween(changing, one) && !areSameFlights(changing, one),
        ),
      )
    : [];
  const partOfIt = await partFor(changing, all, call);
  const offered = all.flatMap((itinerary) => {
    const part = partOfIt(itinerary);
    return part ? [{ itinerary, parts: [part] }] : [];
  });
  const { airports, airlines, segments, stops, slices, cabinBags } = tablesOf([{ org, dst, found: offered }]);
  return ok({
    serverTimeMs: now,
    date: input.date,
    old: sliceView(old, sliceNo),
    dates,
    refusal: isWithin ? '' : `可改签日期为 ${dates.from} 至 ${dates.to}`,
    airports,
    airlines,
    segments,
    stops,
    cabinBags,
    itineraries: (slices[0] ?? []).flatMap((shown, at) => {
      const one = offered[at];
      const [part] = one?.parts ?? [];
      return one && part
        ? [
            {
              ...shown,
              left: part.left,
              change: changeTotals(changeItems(changing, one.itinerary, part)),
              neighbours: closeNeighbours(changing.neighbours, one.itinerary),
            },
          ]
        : [];
    }),
    follows: follows.map(({ ticket }) => ticketIdOf(ticket)),
  });
}

/** The new itinerary of a wish, or the refusal. */
function wantedItinerary(flightIds: readonly string[], changing: Changing): Itinerary | Envelope<never> {
  const flown = flightIds.flatMap((id) => soldOfId(id)?.flown ?? []);
  const itinerary = itineraryOf(flown);
  const { org, dst } = endsOf(changing.old);
  const [first, last] = [flown[0]?.service.org ?? '', flown.at(-1)?.service.dst ?? ''];
  const isSameWay = placeOfCode(first) === placeOfCode(org) && placeOfCode(last) === placeOfCode(dst);
  if (!itinerary || flown.length < flightIds.length || !isSameWay)
    return badInput('flights', '所选航班不能改签，请重新选择');
  if (areSameFlights(changing, itinerary)) return badInput('flights', '所选航班就是原航班，请改选其他航班');
  if (!isOnSale(itinerary, changing.now))
    return conflict('距起飞时间太近，请改选航班', { kind: 'notChangeable', reason: '距起飞时间太近' });
  if (!fitsBetween(changing, itinerary))
    return conflict('与行程其他航段时间冲突，请改选航班', { kind: 'notChangeable', reason: '与其他航段时间冲突' });
  return itinerary;
}

/** The cost of the change to these flights now, ticket by ticket. No seat is taken by it. */
export async function quoteIntlChange(
  input: z.output<typeof intlSaleSchemas.changeQuote>,
  call: Call,
): Promise<Envelope<IntlChangeQuote>> {
  const found = await findChanging(input, call);
  if (!found.ok) return found.answer;
  const { changing } = found;
  const { old, sliceNo, brand, chosen, follows, whole, now } = changing;
  const itinerary = wantedItinerary(input.flights, changing);
  if ('ret' in itinerary) return itinerary;
  const sold = await unchanged(call.db, [itinerary]);
  const part = sold.length ? (await partFor(changing, sold, call))(itinerary) : undefined;
  if (!part)
    return conflict('所选航班的该票价已售完，请改选航班', {
      kind: 'soldOut',
      flightId: input.flights[0] ?? '',
      left: 0,
    });
  const { standard } = await buyerOf(whole.order.travel_type, call, await judgedParty(call.db, 'intl', whole.order));
  const factsAt = (price: Fen) =>
    factsOf([itinerary], brand, [{ haul: minutesOf(itinerary), cabin: brand.cabin, price }], dayAt(now));
  const was = factsAt(chosen[0]?.ticket.price ?? 0);
  const judged = judgeChange(standard, factsAt(part.price * 100), was, chosen.length);
  if (judged.refusal) return judged.refusal;
  const items = changeItems(changing, itinerary, part);
  const party = Object.fromEntries(
    chosen.map(({ ticket }): [PsgType, number] => [
      ticket.psg_type,
      chosen.filter((one) => one.ticket.psg_type === ticket.psg_type).length,
    ]),
  );
  const { org, dst, day } = endsOf(old);
  const read = { triptype: old.triptype, itinerary, part, ends: { orgs: [org], dsts: [dst], date: day } };
  const prices = Object.fromEntries(items.map(({ psgType, fare, tax }) => [psgType, { price: fare, tax }]));
  // Baggage counts by the longest slice of the trip, whichever is changed.
  const ends = whole.order.content.slices.map(endsOf).map((one) => ({ ends: { orgs: [one.org], dsts: [one.dst] } }));
  const fresh: IntlChangeContent['fresh'] = {
    ...soldSlice(read, brand, { party, longest: longestOf([read, ...ends]), prices }),
    terms: old.terms,
  };
  const content: IntlChangeContent = {
    items,
    sliceNo,
    fresh,
    freshNo: -1,
    follows: follows.map(({ ticket }) => ticketIdOf(ticket)),
    shares: [],
    ...(judged.over && { over: judged.over }),
  };
  const { quoteId, expiresMs, serverTimeMs } = await keepQuote(call, input.orderNo, {
    kind: 'change',
    reason: 'plans',
    expiresAt: Math.min(now + quoteMs, fresh.departsMs - closingMs, ...departuresOf(whole, now)),
    content,
    proofs: [],
  });
  return ok({
    quoteId,
    expiresMs,
    serverTimeMs,
    old: sliceView(old, sliceNo),
    new: sliceView({ ...fresh, changedFrom: sliceNo }, -1),
    lines: items.map(showChangeLine),
    totals: changeTotals(items),
    ...showOver(content.over),
    shares: showShares([]),
    arrives: arrivalOf([]),
  });
}

/** The new tickets with their seats, held; or the refusal. The order knows the new slice then. */
async function takeFresh(
  tx: Tx,
  order: IntlOrderState,
  tickets: readonly IntlTicket[],
  sale: IntlChange,
  now: number,
): Promise<{ freshNo: number; order: IntlOrderState } | { refusal: Envelope<never> }> {
  const { fresh, items, sliceNo } = sale.content;
  const freshNo = order.content.slices.length;
  const rows = ofSlice(tickets, sale, sliceNo).map((one) => {
    const item = items.find(({ passengerNo }) => passengerNo === one.passenger_no);
    return {
      ...one,
      slice_no: freshNo,
      departs_at: fresh.departsMs,
      arrives_at: fresh.arrivesMs,
      price: item?.fare ?? one.price,
      tax: item?.tax ?? one.tax,
      // The fee stands on the ticket that it was paid with: it stays with the trip.
      service_fee: one.service_fee,
      ticket_no: '',
      state: 'held' as const,
      is_open: true,
    };
  });
  await takeLocks(tx, locksOf(rows));
  const taken = await tx.executeQuery(takenBy(tx, rows, order.order_id));
  if (taken.rows.length)
    return { refusal: refuse(409, '乘机人在此时段已有其他国际机票，不能改签到该航班', { kind: 'duplicate' }) };
  const slices = [...order.content.slices, { ...fresh, changedFrom: sliceNo }];
  const shortage = await intlSeats.hold(tx, wantsOf(slices, rows), now);
  if (shortage)
    return {
      refusal: conflict('所选航班的座位刚刚售完，请改选航班', {
        kind: 'soldOut',
        flightId: shortage.flightId,
        left: shortage.seatsLeft,
      }),
    };
  const content = { ...order.content, slices };
  await tx
    .updateTable('intl_orders')
    .set({ content: JSON.stringify(content) })
    .where('order_id', '=', order.order_id)
    .execute();
  await tx.insertInto('intl_tickets').values(rows).execute();
  return { freshNo, order: { ...order, content } };
}

/** A change as it was quoted: the new seats are held; with nothing due the tickets are changed at once. */
export const applyIntlChange = async (
  input: z.output<typeof intlSaleSchemas.changeApply>,
  call: Call,
): Promise<Envelope<IntlOrder>> =>
  await applyQuote(intlSalePort, input, call, {
    kind: 'change',
    done: () => '改签申请已提交',
    async begin(tx, { locked, order: { tickets }, sale, now }) {
      const taken = await takeFresh(tx, locked, tickets, sale, now);
      if ('refusal' in taken) return taken.refusal;
      const due = dueOfItems(sale.content.items);
      const old = ofSlice(tickets, sale, sale.content.sliceNo).map(({ departs_at }) => departs_at);
      await beginChange(tx, intlOrders, sale, {
        content: { ...sale.content, freshNo: taken.freshNo },
        due,
        deadline: Math.min(now + payMs, sale.content.fresh.departsMs, ...old),
        now,
        words: sale.content.fresh.flights.map(({ flightNo }) => flightNo).join('、'),
        confirm: async (begun) => await confirmChange(tx, taken.order, begun, now),
      });
      return undefined;
    },
    requote: async ({ order_id: orderNo, content: { items, fresh, follows } }) =>
      await quoteIntlChange(
        {
          orderNo,
          ticketIds: items.map(itemIdOf).filter((id) => !follows.includes(id)),
          flights: fresh.flights.map(({ flightId }) => flightId),
        },
        call,
      ),
  });

/** The new seats are given up before the difference is paid. */
export const withdrawIntlChange = async (
  input: z.output<typeof intlSaleSchemas.changeWithdraw>,
  call: Call,
): Promise<Envelope<IntlOrder>> =>
  await withdrawSale(intlSalePort, input, call, {
    kind: 'change',
    tooLate: () => '改签已完成，不能撤回',
    withdraw: withdrawChange,
  });
