import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IntlOrder } from '#contract/intl-order.ts';
import type { IntlChangeQuote } from '#contract/intl-sale.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { flightIdsOf } from '#domain/intl/flight-id.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { entriesOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { intlSaleHandlers } from '../../../app/handlers/intl.ts';
import { diceOf } from '../../../ground/chance.ts';
import { changeIntlFlight } from '../schedule/change-flight.ts';

let booking: Booking;
let member: Booker;
const dice = diceOf('intl walk');
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

interface Model {
  orderNo: string;
  /** Paid by the member, less all that has come back. */
  net: Fen;
}

interface Booked {
  party: IntlParty;
  /** Two tickets that the platform puts together: no fee buys them back, and none changes them. */
  isSplit?: true;
}
const bookings: readonly Booked[] = [
  { party: { ADT: 2 } },
  { party: { ADT: 1, CHD: 1 } },
  { party: { SC: 1, DR: 1 } },
  { party: { ADT: 2 }, isSplit: true },
  { party: { ADT: 1, INF: 1 } },
  { party: { ZZ: 1, CD: 1 } },
  { party: { DL: 1, SD: 1 } },
];
const common = new Set(['ADT', 'CHD', 'INF']);
const ways = [
  [
    ['SHA', 'PAR', 40],
    ['PAR', 'SHA', 52],
  ],
  [
    ['SHA', 'SIN', 30],
    ['SIN', 'KUL', 34],
    ['KUL', 'SHA', 39],
  ],
] as const;
/** How often the walk came by these: a rule that it never meets is not tested by it. */
const met = { refunds: 0, involuntary: 0, split: 0, changes: 0, fares: 0, freeChanges: 0 };

async function begin({ party, isSplit }: Booked): Promise<Model> {
  const orderNo = await trips.bookPaid(
    member,
    {
      party,
      // The platform puts one way together; few airlines sell all of three to a seaman.
      ways: isSplit
        ? [['SHA', 'PAR', 40]]
        : Object.keys(party).every((type) => common.has(type))
          ? (pick(ways) ?? ways[0])
          : ways[0],
      choose: ({ brand }, { brands }) => brands[brand]?.tickets === (isSplit ? 2 : 1),
    },
    isSplit && { acceptRisk: true },
  );
  await booking.advance(120);
  const { payprice, tickets, types } = await trips.detail(member, orderNo);
  const fees = types.reduce((sum, { count, serviceFee }) => sum + count * fenOf(serviceFee), 0);
  expect(tickets.reduce((sum, { price, tax }) => sum + fenOf(price) + fenOf(tax), fees)).toBe(fenOf(payprice));
  return { orderNo, net: fenOf(payprice) };
}

/** The facts of a ticket that its rules ask for. */
function factsOf(order: IntlOrder, ticketId: string, now: number) {
  const ticket = order.tickets.find((one) => one.ticketId === ticketId);
  const own = order.tickets.filter((one) => one.passengerNo === ticket?.passengerNo && one.state === 'open');
  const sliceOf = (sliceNo?: number) => order.slices.find((one) => one.sliceNo === sliceNo);
  const departs = (sliceNo: number): number => {
    const [flight] = sliceOf(sliceNo)?.flights ?? [];
    return Date.parse(`${flight?.depTime.replace(' ', 'T')}:00Z`) - (flight?.depOffset ?? 0) * 60_000;
  };
  const isMoved = (sliceNo?: number): boolean => !!sliceOf(sliceNo)?.flights.some(({ schedule }) => schedule);
  const isFreed = own.some(({ sliceNo }) => departs(sliceNo) > now && isMoved(sliceNo));
  const hasBegun = own.some((one) => departs(one.sliceNo) <= now);
  return { ticket, slice: sliceOf(ticket?.sliceNo), isFreed, isMoved: isMoved(ticket?.sliceNo), hasBegun };
}

/** Fee of a ticket by its slice: the rules once more, by themselves. */
function feeOf(order: IntlOrder, ticketId: string, now: number): Fen {
  const { ticket, slice, isFreed, hasBegun } = factsOf(order, ticketId, now);
  if (isFreed) return 0;
  const { refundBefore = null, refundAfter = null } = slice?.terms ?? {};
  const fee = hasBegun ? refundAfter : refundBefore;
  const price = fenOf(ticket?.price ?? '');
  return fee === null ? price : Math.min(price, fee * 100);
}

async function refund(model: Model, share = 0.5): Promise<void> {
  const order = await trips.detail(member, model.orderNo);
  const live = order.tickets.filter((one) => one.refund !== null).map(({ ticketId }) => ticketId);
  const chosen = live.filter(() => dice() < share);
  if (!chosen.length) return;
  const quote = good(await trips.refundQuote(member, model.orderNo, chosen));
  for (const { ticketId, price, tax, serviceFee, charge, back, by } of quote.lines) {
    expect(fenOf(charge)).toBe(feeOf(order, ticketId, booking.now()));
    const kept = by === 'involuntary' ? 0 : fenOf(serviceFee);
    expect(fenOf(back)).toBe(fenOf(price) + fenOf(tax) + fenOf(serviceFee) - fenOf(charge) - kept);
    const own = order.tickets.find((one) => one.ticketId === ticketId);
    expect([own?.price, own?.tax]).toEqual([price, tax]);
    met.refunds += 1;
    if (by === 'involuntary') met.involuntary += 1;
    else if (order.brand.tickets === 2) {
      expect(fenOf(charge)).toBe(fenOf(price));
      met.split += 1;
    }
  }
  const backs = quote.lines.reduce((sum, { back }) => sum + fenOf(back), 0);
  expect(fenOf(quote.totals.back)).toBe(backs);
  expect(quote.shares.reduce((sum, { amount }) => sum + fenOf(amount), 0)).toBe(fenOf(quote.totals.back));
  good(await trips.refundApply(member, quote.quoteId));
  await booking.advance(60);
  model.net -= backs;
}

/** Fares and taxes of the same brand on another day, as a search of the whole trip has them: by the flights, of one adult. */
async function searched(order: IntlOrder, triptype: number, date: string, types: readonly PsgType[]) {
  const today = dayAt(booking.now());
  const legs = order.slices.filter((one) => one.changedFrom === null).toSorted((a, b) => a.triptype - b.triptype);
  const live = (leg: number) =>
    order.slices.findLast((one) => one.triptype === leg)?.flights[0]?.depTime.slice(0, 10) ?? today;
  const cityOf = (airport = ''): string => order.airports[airport]?.city ?? '';
  const days = legs.map((leg) => (leg.triptype === triptype ? date : live(leg.triptype)));
  const slices = legs.map(({ flights }, at) => ({
    orgCity: cityOf(flights[0]?.orgAirport),
    dstCity: cityOf(flights.at(-1)?.dstAirport),
    date: days[at]! < today ? today : days[at]!,
  }));
  const party = Object.fromEntries(types.map((type) => [type, types.filter((one) => one === type).length]));
  const { flightType, brand } = order;
  const list = await trips.search(member, { flightType, slices, party, cabin: brand.cabin });
  const leg = legs.findIndex((one) => one.triptype === triptype);
  const known = list.brands.findIndex(({ brandId }) => brandId === brand.brandId);
  return (flights: readonly string[]) => {
    const row = list.fares[leg]?.find(
      ([itinerary, at]) =>
        at === known &&
        flightIdsOf(list.segments, list.slices[leg]?.[itinerary]?.segments ?? []).join() === flights.join(),
    );
    return row && { fare: row[2], taxes: list.slices[leg]?.[row[0]]?.taxes, percents: list.brands[known]?.types };
  };
}

/** The sums of a change, from terms and fares alone. */
async function checkChange(order: IntlOrder, quote: IntlChangeQuote, date: string): Promise<Fen> {
  const now = booking.now();
  const types = quote.lines.map(({ psgType }) => psgType);
  const fareOf = await searched(order, quote.old.triptype, date, types);
  const found = fareOf(quote.new.flights.map(({ flightId }) => flightId));
  let due = 0;
  for (const line of quote.lines) {
    const { ticket, slice, isMoved, hasBegun } = factsOf(order, line.ticketId, now);
    const { changeBefore = null, changeAfter = null, freeChanges = 0 } = slice?.terms ?? {};
    const isFree = freeChanges > 0 && slice?.changedFrom === null && !hasBegun;
    const isWaived = isMoved || isFree || line.psgType === 'INF';
    const charge = isWaived ? 0 : ((hasBegun ? changeAfter : changeBefore) ?? NaN) * 100;
    if (isFree) met.freeChanges += 1;
    if (found?.taxes && found.percents) {
      const percent = found.percents[line.psgType] ?? NaN;
      const own = percent === 100 ? found.fare : Math.round((found.fare * percent) / 1000) * 10;
      const tax = found.taxes[line.psgType === 'CHD' ? 1 : line.psgType === 'INF' ? 2 : 0];
      expect([fenOf(line.spread), fenOf(line.taxSpread)]).toEqual([
        own * 100 - fenOf(ticket?.price ?? ''),
        tax * 100 - fenOf(ticket?.tax ?? ''),
      ]);
      met.fares += 1;
    }
    const more = Math.max(0, fenOf(line.spread) + fenOf(line.taxSpread));
    expect([fenOf(line.charge), fenOf(line.due)]).toEqual([charge, isMoved ? 0 : charge + more]);
    due += isMoved ? 0 : charge + more;
  }
  met.changes += 1;
  return due;
}

async function change({ orderNo, ...model }: Model): Promise<Fen> {
  const order = await trips.detail(member, orderNo);
  const { tickets, slices, passengers } = order;
  const adult = (passengerNo: number) => fareTypeOf(passengers[passengerNo]?.psgType ?? 'INF') === 'ADT';
  const ticket = pick(tickets.filter((one) => one.mayChange && adult(one.passengerNo)));
  const day = slices.find(({ sliceNo }) => sliceNo === ticket?.sliceNo)?.flights[0]?.depTime.slice(0, 10);
  if (!ticket || !day) return model.net;
  const asked = { orderNo, ticketIds: [ticket.ticketId], date: addDays(day, pick([-1, 1, 2]) ?? 1) };
  const found = await intlSaleHandlers.changeQuery(asked, member.call('/intl/changeQuery'));
  if (found.ret !== 0 || !found.data.itineraries.length) return model.net;
  const { quote } = await trips.quotedChange(member, orderNo, asked.ticketIds, asked.date);
  const due = await checkChange(order, quote, asked.date);
  const [sale] = good(await trips.changeApply(member, quote.quoteId)).afterSales;
  if (sale?.state !== 'unpaid') {
    expect(due).toBe(0);
    return model.net;
  }
  if (dice() < 0.3) {
    good(await trips.changeWithdraw(member, sale.saleId));
    return model.net;
  }
  await trips.pay(member, sale.saleId, 'intlChangeTicket');
  return model.net + due;
}

/** The airline moves or cancels a flight of the order. */
async function disrupt({ orderNo }: Model): Promise<void> {
  const { content } = await booking.db
    .selectFrom('intl_orders')
    .where('order_id', '=', orderNo)
    .select('content')
    .executeTakeFirstOrThrow();
  const flightId = pick(content.slices.flatMap(({ seats }) => seats))?.flightId ?? '';
  await changeIntlFlight(
    booking.db,
    { flightId, kind: pick(['moved', 'cancelled'] as const) ?? 'moved', minutes: 95 },
    booking.now(),
  );
}

it('whatever is refunded, changed and moved by airlines, each fen is with whom it belongs to', async () => {
  for (let turn = 0; turn < (process.env['TEST_ALL'] ? 100 : 7); turn += 1) {
    const booked = bookings[turn % bookings.length] ?? { party: { ADT: 1 } };
    const model = await begin(booked);
    const check = async () => {
      const { total, returned } = await trips.detail(member, model.orderNo);
      expect(fenOf(total) - fenOf(returned)).toBe(model.net);
      expect(await entriesOf(booking.db, `order:${model.orderNo}`)).toBe(0);
    };
    if (booked.isSplit) {
      await refund(model, 1);
      await check();
      continue;
    }
    for (let step = 0; step < 4; step += 1) {
      const dieRoll = dice();
      if (dieRoll < 0.4) await refund(model);
      else if (dieRoll < 0.75) model.net = await change(model);
      else if (dieRoll < 0.9) await disrupt(model);
      else await booking.advance(20 * 86_400);
      await check();
    }
    // Of each third trip the airline moves a flight that is still to come, and what is left is given back.
    if (turn % 3 !== 2) continue;
    await disrupt(model);
    await refund(model, 1);
    await check();
  }
  expect(await brokenInvariants(booking.db)).toEqual([]);
  for (const [what, times] of Object.entries(met)) expect([what, times > 0]).toEqual([what, true]);
});
