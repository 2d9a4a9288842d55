import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { isWhole } from '#tests/support/whole.ts';
import { diceOf } from '../../../ground/chance.ts';
import { railSales } from '../../../money/ledger/ledger.ts';

let booking: Booking;
let member: Booker;
let sales: ReturnType<typeof railSalesOf>;
const dice = diceOf('rail walk');
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  sales = railSalesOf(member);
});
afterAll(() => booking.close());

/** The fee of a refund, or of the difference to a cheaper train: the rules once more, by themselves. */
function feeOf(amount: Fen, departsMs: number, now: number, leastPercent = 0): Fen {
  const hours = (departsMs - now) / 3_600_000;
  const percent = Math.max(leastPercent, hours >= 192 ? 0 : hours >= 48 ? 5 : hours >= 24 ? 10 : 20);
  if (!percent) return 0;
  const half = Math.floor(((amount * percent) / 100 + 25) / 50) * 50;
  return Math.min(amount, Math.max(200, half));
}

interface Model {
  orderNo: string;
  /** Paid by the member, less all that has come back. */
  net: Fen;
  tickets: Map<string, { price: Fen; departsMs: number; isChanged: boolean; keepsFive: boolean }>;
}

const train = ['G1', 'G3', 'G5', 'G7'] as const;
const classes = ['second', 'first', 'business'] as const;
const rideOfTicket = (order: TrainOrder, rideNo: number) => order.rides.find((ride) => ride.rideNo === rideNo);

function learn(model: Model, order: TrainOrder): void {
  for (const { ticketId, rideNo, price, isChanged, state } of order.tickets)
    if (state === 'open' && !model.tickets.has(ticketId))
      model.tickets.set(ticketId, {
        price: fenOf(price),
        departsMs: msOf(rideOfTicket(order, rideNo)?.from.at ?? ''),
        isChanged,
        keepsFive: false,
      });
}

/** An order that is ticketed; undefined where the class has too few seats left. */
async function begin(): Promise<Model | undefined> {
  const passengers = Array.from({ length: 1 + Math.floor(dice() * 3) }, () => rails.rider());
  const wish = {
    trainNumber: pick(train) ?? 'G1',
    days: 1 + Math.floor(dice() * 13),
    seatClass: pick(classes) ?? 'second',
  };
  const verified = await rails.askVerify(member, [rails.rideOf(member, wish)]);
  const created = verified.ret === 0 ? await rails.create(member, verified.data, { passengers }) : verified;
  if (created.ret !== 0) {
    expect(created.data).toMatchObject({ kind: 'inventory' });
    return undefined;
  }
  const { orderNo } = created.data as { orderNo: string };
  await rails.pay(member, orderNo);
  await booking.advance(60);
  const order = await rails.detail(member, orderNo);
  const model: Model = { orderNo, net: fenOf(order.payprice), tickets: new Map() };
  learn(model, order);
  return model;
}

async function refund(model: Model): Promise<void> {
  const now = booking.now();
  const live = [...model.tickets].filter(([, { departsMs }]) => departsMs > now);
  const chosen = live.filter(() => dice() < 0.6);
  if (!chosen.length) return;
  const quote = good(
    await sales.refundQuote(
      model.orderNo,
      chosen.map(([id]) => id),
    ),
  );
  const fees = chosen.map(([, { price, departsMs, keepsFive }]) => feeOf(price, departsMs, now, keepsFive ? 5 : 0));
  const paid = chosen.reduce((sum, [, { price }]) => sum + price, 0);
  const fee = fees.reduce((sum, one) => sum + one, 0);
  expect([fenOf(quote.totals.charge), fenOf(quote.totals.back)]).toEqual([fee, paid - fee]);
  expect(quote.shares.reduce((sum, { amount }) => sum + fenOf(amount), 0)).toBe(paid - fee);
  good(await sales.refundApply(quote.quoteId));
  await booking.advance(60);
  model.net -= paid - fee;
  for (const [id] of chosen) model.tickets.delete(id);
}

async function change(model: Model): Promise<void> {
  const now = booking.now();
  const [id, ticket] = pick([...model.tickets].filter(([, one]) => !one.isChanged && one.departsMs > now)) ?? [];
  if (!id || !ticket) return;
  const date = addDays(dayAt(now), 1 + Math.floor(dice() * 13));
  const answer = await sales.changeQuote(model.orderNo, {
    ticketIds: [id],
    trainNumber: pick(train) ?? 'G1',
    date,
    seatClass: pick(classes) ?? 'second',
  });
  // Same train, too late, beyond the window, nothing left: the rules are told elsewhere.
  if (answer.ret !== 0) return;
  const { quoteId, totals, new: fresh, keepsFivePercent } = answer.data;
  const departsMs = msOf(fresh.from.at);
  const spread = fenOf(totals.spread);
  const fee = spread < 0 ? feeOf(-spread, ticket.departsMs, now) : 0;
  expect([fenOf(totals.charge), fenOf(totals.due), fenOf(totals.back)]).toEqual([
    fee,
    Math.max(0, spread),
    Math.max(0, -spread - fee),
  ]);
  const begun = good(await sales.changeApply(quoteId));
  if (spread > 0) {
    const way = dice();
    if (way < 0.2) return void good(await sales.withdraw(quoteId));
    if (way < 0.4) return void (await booking.advance(26 * 60));
    await rails.pay(member, quoteId, 'trainChangeTicket');
  } else expect(begun.status).toBe(3);
  await booking.advance(60);
  model.net += spread + fee;
  model.tickets.delete(id);
  const order = await rails.detail(member, model.orderNo);
  learn(model, order);
  const known = [...model.tickets.values()].find(
    (one) => one.isChanged && one.departsMs === departsMs && !one.keepsFive,
  );
  if (known && keepsFivePercent) known.keepsFive = true;
}

it('whatever is refunded and changed, in any order, every fen is where the rules say', async () => {
  const { rows: before } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${railSales}`.execute(
    booking.db,
  );
  const models: Model[] = [];
  for (let n = 0; n < (isWhole ? 160 : 40); n += 1) {
    const roll = dice();
    const some = pick(models);
    if (!some || roll < 0.3) models.push(...[await begin()].filter((one) => one !== undefined));
    else if (roll < 0.55) await refund(some);
    else if (roll < 0.9) await change(some);
    else await booking.advance(Math.floor(dice() * 12 * 3600));
    // Nothing is sold at night.
    const hour = Number(new Date(booking.now() + 8 * 3_600_000).toISOString().slice(11, 13));
    if (hour < 6) await booking.advance((6 - hour) * 3600);
  }
  await booking.advance(3600);
  for (const { orderNo, net, tickets } of models) {
    const order = await rails.detail(member, orderNo);
    const paid = order.payments.reduce((sum, { amount, returned }) => sum + fenOf(amount) - fenOf(returned), 0);
    expect([orderNo, paid]).toEqual([orderNo, net]);
    const open = order.tickets.filter(({ state }) => state === 'open').map(({ ticketId }) => ticketId);
    expect(open.toSorted()).toEqual([...tickets.keys()].toSorted());
  }
  const { rows: after } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${railSales}`.execute(
    booking.db,
  );
  expect(Number(after[0]?.sum) - Number(before[0]?.sum)).toBe(models.reduce((sum, { net }) => sum + net, 0));
  const { rows: made } = await sql<{ kind: string; made: number }>`
    select kind, count(*)::int as made from after_sales where state = 'done' group by kind order by kind`.execute(
    booking.db,
  );
  expect(made.map(({ kind, made: count }) => [kind, count > 3])).toEqual([
    ['change', true],
    ['refund', true],
  ]);
  expect(await brokenInvariants(booking.db)).toEqual([]);
});
