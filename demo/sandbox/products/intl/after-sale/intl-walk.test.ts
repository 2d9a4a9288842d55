import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IntlOrder } from '#contract/intl-order.ts';
import { addDays } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
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

const parties = [{ ADT: 2 }, { ADT: 1, CHD: 1 }, { ADT: 1, SD: 1 }, { ADT: 1, INF: 1 }] as const;
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

async function begin(): Promise<Model> {
  const orderNo = await trips.bookPaid(member, {
    party: pick(parties) ?? { ADT: 1 },
    ways: pick(ways) ?? ways[0],
    choose: ({ brand }, { brands }) => brands[brand]?.tickets === 1,
  });
  await booking.advance(120);
  return { orderNo, net: fenOf((await trips.detail(member, orderNo)).payprice) };
}

/** Fee of a ticket by its slice: the rules once more, by themselves. */
function feeOf(order: IntlOrder, ticketId: string, now: number): Fen {
  const ticket = order.tickets.find((one) => one.ticketId === ticketId);
  const own = order.tickets.filter((one) => one.passengerNo === ticket?.passengerNo && one.state === 'open');
  const sliceOf = (sliceNo?: number) => order.slices.find((one) => one.sliceNo === sliceNo);
  const departs = (sliceNo: number): number => {
    const [flight] = sliceOf(sliceNo)?.flights ?? [];
    return Date.parse(`${flight?.depTime.replace(' ', 'T')}:00Z`) - (flight?.depOffset ?? 0) * 60_000;
  };
  const isFreed = own.some(
    ({ sliceNo }) => departs(sliceNo) > now && sliceOf(sliceNo)?.flights.some(({ schedule }) => schedule),
  );
  if (isFreed) return 0;
  const hasBegun = own.some((one) => departs(one.sliceNo) <= now);
  const { refundBefore = null, refundAfter = null } = sliceOf(ticket?.sliceNo)?.terms ?? {};
  const fee = hasBegun ? refundAfter : refundBefore;
  const price = fenOf(ticket?.price ?? '');
  return fee === null ? price : Math.min(price, fee * 100);
}

async function refund(model: Model): Promise<void> {
  const order = await trips.detail(member, model.orderNo);
  const live = order.tickets.filter((one) => one.refund !== null).map(({ ticketId }) => ticketId);
  const chosen = live.filter(() => dice() < 0.5);
  if (!chosen.length) return;
  const quote = good(await trips.refundQuote(member, model.orderNo, chosen));
  for (const { ticketId, price, tax, serviceFee, charge, back, by } of quote.lines) {
    expect(fenOf(charge)).toBe(feeOf(order, ticketId, booking.now()));
    const kept = by === 'involuntary' ? 0 : fenOf(serviceFee);
    expect(fenOf(back)).toBe(fenOf(price) + fenOf(tax) + fenOf(serviceFee) - fenOf(charge) - kept);
  }
  expect(quote.shares.reduce((sum, { amount }) => sum + fenOf(amount), 0)).toBe(fenOf(quote.totals.back));
  good(await trips.refundApply(member, quote.quoteId));
  await booking.advance(60);
  model.net -= fenOf(quote.totals.back);
}

async function change({ orderNo, ...model }: Model): Promise<Fen> {
  const { tickets, slices, passengers } = await trips.detail(member, orderNo);
  const adult = (passengerNo: number) => passengers[passengerNo]?.psgType === 'ADT';
  const ticket = pick(tickets.filter((one) => one.mayChange && adult(one.passengerNo)));
  const day = slices.find(({ sliceNo }) => sliceNo === ticket?.sliceNo)?.flights[0]?.depTime.slice(0, 10);
  if (!ticket || !day) return model.net;
  const asked = { orderNo, ticketIds: [ticket.ticketId], date: addDays(day, pick([-1, 1, 2]) ?? 1) };
  const found = await intlSaleHandlers.changeQuery(asked, member.call('/intl/changeQuery'));
  if (found.ret !== 0 || !found.data.itineraries.length) return model.net;
  const { quote } = await trips.quotedChange(member, orderNo, asked.ticketIds, asked.date);
  const [sale] = good(await trips.changeApply(member, quote.quoteId)).afterSales;
  if (sale?.state !== 'unpaid') return model.net;
  if (dice() < 0.3) {
    good(await trips.changeWithdraw(member, sale.saleId));
    return model.net;
  }
  await trips.pay(member, sale.saleId, 'intlChangeTicket');
  return model.net + fenOf(quote.totals.due);
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
  for (let turn = 0; turn < (process.env['TEST_ALL'] ? 100 : 6); turn += 1) {
    const model = await begin();
    for (let step = 0; step < 4; step += 1) {
      const dieRoll = dice();
      if (dieRoll < 0.4) await refund(model);
      else if (dieRoll < 0.75) model.net = await change(model);
      else if (dieRoll < 0.9) await disrupt(model);
      else await booking.advance(20 * 86_400);
      const { total, returned } = await trips.detail(member, model.orderNo);
      expect(fenOf(total) - fenOf(returned)).toBe(model.net);
      expect(await entriesOf(booking.db, `order:${model.orderNo}`)).toBe(0);
    }
  }
  expect(await brokenInvariants(booking.db)).toEqual([]);
});
