import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSchemas } from '#contract/bill.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { trainSchemas } from '#contract/train.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { refuseUnlocked } from '#tests/support/orders/person-locks.ts';
import { billHandlers } from '../../../app/handlers/bill.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { trainHandlers, trainSaleHandlers } from '../../../app/handlers/train.ts';
import { cashierTrade } from '../../../money/cashier/cashier-state.ts';
import { balanceOf, moneyOfOrder, pointsOf, railSales } from '../../../money/ledger/ledger.ts';

let booking: Booking;
let member: Booker;
let sales: ReturnType<typeof railSalesOf>;
let today: string;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  sales = railSalesOf(member);
  today = dayAt(booking.now());
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

const balance = async (account: string) =>
  await booking.db.transaction().execute(async (tx) => await balanceOf(tx, account));
/** All that the railway has got. */
async function earned(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${railSales}`.execute(
    booking.db,
  );
  return Number(rows[0]?.sum);
}
/** Sections in orders, of all trains. */
async function taken() {
  const rows = await booking.db.selectFrom('rail_seats').select(['held', 'sold']).execute();
  const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  return rows.reduce((sum, { held, sold }) => ({ held: sum.held + bits(held), sold: sum.sold + bits(sold) }), {
    held: 0,
    sold: 0,
  });
}
async function ticketed(wish: rails.RideWish = {}, more: Partial<rails.Create> = {}) {
  const orderNo = await rails.bookPaid(member, wish, more);
  await booking.advance(60);
  return orderNo;
}
const cardOf = async (orderNo: string) =>
  (await booking.db.selectFrom('orders').where('order_id', '=', orderNo).select('card').executeTakeFirstOrThrow()).card;
const two = () => ({ passengers: [rails.rider(), rails.rider()] });

describe('a refund', () => {
  it('keeps the fee of its time, and gives seats and money back', async () => {
    const before = await taken();
    const railway = await earned();
    const orderNo = await ticketed({ days: 3 });
    const quote = good(await sales.refundQuote(orderNo));
    const { price } = (await rails.detail(member, orderNo)).tickets[0] ?? { price: '0' };
    const fee = Math.floor((fenOf(price) * 0.05 + 25) / 50) * 50;
    expect(quote.totals).toEqual({
      paid: price,
      insurance: '0',
      charge: yuanOf(fee),
      back: yuanOf(fenOf(price) - fee),
    });
    expect(quote.nextRise?.atMs).toBeGreaterThan(booking.now());
    expect(fenOf(quote.nextRise?.charge ?? '0')).toBeGreaterThan(fee);
    const begun = good(await sales.refundApply(quote.quoteId));
    expect([begun.status, begun.tickets[0]?.state, begun.actions]).toEqual([9, 'refunding', []]);
    expect(await taken()).toEqual(before);
    await booking.advance(60);
    const { status, tickets, returned, afterSales, payments } = await rails.detail(member, orderNo);
    expect([status, tickets[0]?.state, returned]).toEqual([6, 'refunded', quote.totals.back]);
    expect(afterSales).toMatchObject([{ kind: 'refund', state: 'done', shares: quote.shares }]);
    expect(payments).toMatchObject([{ returned: quote.totals.back }]);
    expect(await balance(moneyOfOrder(orderNo))).toBe(0);
    expect((await earned()) - railway).toBe(fee);
  });

  it('of one of two leaves the other, who may be refunded later', async () => {
    const orderNo = await ticketed({}, two());
    await sales.refund(orderNo, ['0-0']);
    await booking.advance(60);
    const { status, tickets, actions } = await rails.detail(member, orderNo);
    expect([status, tickets.map(({ state }) => state)]).toEqual([2, ['refunded', 'open']]);
    expect(await cardOf(orderNo)).toMatchObject({ isPartRefunded: true });
    expect(actions).toContain('refund');
    expect(await sales.refundQuote(orderNo, ['0-0'])).toMatchObject({
      ret: 409,
      data: { kind: 'ticketGone', ticketIds: ['0-0'] },
    });
    await sales.refund(orderNo, ['0-1']);
    await booking.advance(60);
    expect((await rails.detail(member, orderNo)).status).toBe(6);
  });

  it('of one of three leaves the others all they may do while the money is on its way, also another refund', async () => {
    const orderNo = await ticketed({}, { passengers: [rails.rider(), rails.rider(), rails.rider()] });
    const begun = await sales.refund(orderNo, ['0-0']);
    expect([begun.status, begun.afterSales[0]?.state]).toEqual([2, 'returning']);
    expect(begun.actions).toEqual(['refund', 'change']);
    expect(begun.tickets.map(({ refund, mayChange }) => [refund !== null, mayChange])).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    await sales.change(orderNo, { ticketIds: ['0-1'], trainNumber: 'G3', date: addDays(today, 9) });
    const last = await sales.refund(orderNo);
    expect([last.status, last.actions]).toEqual([9, []]);
    await booking.advance(60);
    const { status, returned, total, afterSales } = await rails.detail(member, orderNo);
    expect([status, afterSales.map(({ state }) => state)]).toEqual([6, ['done', 'done', 'done']]);
    expect(fenOf(returned)).toBeLessThanOrEqual(fenOf(total));
    expect(await balance(moneyOfOrder(orderNo))).toBe(0);
  });

  it('of the last adult takes the child along', async () => {
    const child = rails.rider({ ticketType: 'child', birthday: addDays(today, -9 * 365) });
    const orderNo = await ticketed({}, { passengers: [rails.rider(), child] });
    const { follows, lines } = good(await sales.refundQuote(orderNo, ['0-0']));
    expect([follows, lines.length]).toEqual([['0-1'], 2]);
  });

  it('by an old quote is answered with a fresh one, and happens once however often it is sent', async () => {
    const orderNo = await ticketed();
    const { quoteId } = good(await sales.refundQuote(orderNo));
    await booking.advance(11 * 60);
    const old = await sales.refundApply(quoteId);
    expect(old).toMatchObject({ ret: 409, data: { kind: 'quoteExpired' } });
    const { quote } = old.data as unknown as { quote: { quoteId: string } };
    const answers = await Promise.all(Array.from({ length: 4 }, () => sales.refundApply(quote.quoteId)));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    const other = railSalesOf(await booking.as('20250030'));
    expect(await other.refundQuote(orderNo, ['0-0'])).toMatchObject({ ret: 404 });
  });

  it('after the departure is refused', async () => {
    const orderNo = await ticketed({ days: 1 });
    const { rides } = await rails.detail(member, orderNo);
    const late = await booking.as('20250010', { aheadMs: msOf(rides[0]?.from.at ?? '') - booking.now() + 1000 });
    expect(await railSalesOf(late).refundQuote(orderNo, ['0-0'])).toMatchObject({
      ret: 409,
      data: { kind: 'ticketGone' },
    });
  });
});

describe('a change', () => {
  it('offers the trains of a day with the difference for all tickets', async () => {
    const orderNo = await ticketed({}, two());
    const offers = good(await sales.changeQuery(orderNo, addDays(today, 11)));
    expect(offers.rides.length).toBeGreaterThan(3);
    expect([offers.isOtherStation, offers.refusal]).toEqual([false, '']);
    const { tickets } = await rails.detail(member, orderNo);
    const paid = tickets.reduce((sum, { price }) => sum + fenOf(price), 0);
    for (const { seats } of offers.rides)
      for (const { price, change } of seats) expect(fenOf(change.spread)).toBe(2 * fenOf(price) - paid);
    const dates = good(await sales.changeQuery(orderNo, addDays(today, 9))).dates;
    expect(dates).toEqual({ from: today, to: addDays(today, 14) });
  });

  it('to a dearer class waits for the difference with its seats held, and is done by its payment, once', async () => {
    const orderNo = await ticketed();
    const before = await taken();
    const date = addDays(today, 9);
    const quote = good(await sales.changeQuote(orderNo, { trainNumber: 'G3', date, seatClass: 'first' }));
    expect(fenOf(quote.totals.due)).toBeGreaterThan(0);
    const begun = good(await sales.changeApply(quote.quoteId));
    const [sale] = begun.afterSales;
    expect(sale).toMatchObject({ state: 'unpaid', actions: ['pay', 'withdraw'] });
    expect([begun.status, begun.actions]).toEqual([2, []]);
    expect((await taken()).held).toBeGreaterThan(before.held);
    expect(await sales.refundQuote(orderNo)).toMatchObject({ ret: 409, data: { kind: 'underWay' } });
    const info = await rails.info(member, sale?.saleId ?? '', 'trainChangeTicket');
    expect(info.amountName).toBe('改签差价');
    expect(info.lines).toContainEqual(expect.stringMatching(/^座位 G3 \d\d车/));
    await rails.pay(member, sale?.saleId ?? '', 'trainChangeTicket');
    // The payer reads the number of the order, not that of the request.
    expect((await cashierTrade(booking.db, info.outTradeNo, booking.now()))?.orderNo).toBe(orderNo);
    const done = await rails.detail(member, orderNo);
    expect(done.status).toBe(3);
    expect(done.tickets.map(({ state, isChanged }) => [state, isChanged])).toEqual([
      ['changed', false],
      ['open', true],
    ]);
    expect(fenOf(done.total) - fenOf(done.payprice)).toBe(fenOf(quote.totals.due));
    expect(done.rides.map(({ trainNumber }) => trainNumber)).toEqual(['G1', 'G3']);
    expect(await sales.changeQuote(orderNo, { ticketIds: ['1-0'], trainNumber: 'G1', date })).toMatchObject({
      ret: 409,
      data: { kind: 'notChangeable', verdict: 'changedBefore' },
    });
    // Both payments of the ticket get their part back.
    const back = good(await sales.refundQuote(orderNo));
    expect(back.shares).toHaveLength(2);
    await sales.refund(orderNo);
    await booking.advance(60);
    expect((await rails.detail(member, orderNo)).status).toBe(6);
    expect(await balance(moneyOfOrder(orderNo))).toBe(0);
    expect(await balance(moneyOfOrder(sale?.saleId ?? ''))).toBe(0);
  });

  it('that is not paid is over by its deadline or by the member, and nothing of it is left', async () => {
    const orderNo = await ticketed();
    const before = await taken();
    const wish = { trainNumber: 'G3', date: addDays(today, 9), seatClass: 'first' as const };
    const [sale] = (await sales.change(orderNo, wish)).afterSales;
    const withdrawn = good(await sales.withdraw(sale?.saleId ?? ''));
    expect(withdrawn.afterSales[0]).toMatchObject({ state: 'withdrawn', actions: [] });
    expect(await taken()).toEqual(before);
    await booking.advance(1);
    await sales.change(orderNo, wish);
    await booking.advance(26 * 60);
    const { status, tickets, afterSales, rides } = await rails.detail(member, orderNo);
    expect([status, afterSales[0]?.state, rides.length, tickets.map(({ state }) => state)]).toEqual([
      2,
      'lapsed',
      1,
      ['open'],
    ]);
    expect(await taken()).toEqual(before);
  });

  it('to a cheaper train is done at once, and gives the difference back without its fee', async () => {
    const orderNo = await ticketed({ seatClass: 'business', days: 4 });
    const railway = await earned();
    const quote = good(await sales.changeQuote(orderNo, { trainNumber: 'G3', date: addDays(today, 5) }));
    const spread = -fenOf(quote.totals.spread);
    const fee = Math.floor((spread * 0.05 + 25) / 50) * 50;
    expect([quote.totals.charge, quote.totals.back]).toEqual([yuanOf(fee), yuanOf(spread - fee)]);
    const done = good(await sales.changeApply(quote.quoteId));
    expect([done.status, done.afterSales[0]?.state]).toEqual([3, 'returning']);
    await booking.advance(60);
    const { afterSales, payprice, total } = await rails.detail(member, orderNo);
    expect([afterSales[0]?.state, fenOf(payprice) - fenOf(total)]).toEqual(['done', spread - fee]);
    expect((await earned()) - railway).toBe(fee - spread);
    expect(await balance(moneyOfOrder(orderNo))).toBe(0);
    const bill = billSchemas.query.parse({ kind: 'transaction', words: orderNo });
    const { rows } = good(await billHandlers.query(bill, member.call('/bill/query')));
    expect(rows.map(({ type, remark }) => [type, remark])).toEqual([
      ['refund', '改签退差'],
      ['pay', ''],
    ]);
  });

  it('parts no child from its adult: it goes with one who goes too, or stays with one who stays', async () => {
    const child = rails.rider({ ticketType: 'child', birthday: addDays(today, -9 * 365) });
    const wish = { trainNumber: 'G3', date: addDays(today, 9) };
    const pair = await ticketed({}, { passengers: [rails.rider(), child] });
    for (const ticketIds of [['0-0'], ['0-1']]) {
      const refusal = { ret: 400, data: { field: 'ticketIds' } };
      expect(await sales.changeQuote(pair, { ...wish, ticketIds })).toMatchObject(refusal);
      expect(await sales.changeQuery(pair, wish.date, { ticketIds })).toMatchObject(refusal);
    }
    expect((await sales.changeQuote(pair, wish)).ret).toBe(0);
    const three = await ticketed(
      {},
      {
        passengers: [
          rails.rider(),
          rails.rider(),
          rails.rider({ ticketType: 'child', birthday: addDays(today, -9 * 365) }),
        ],
      },
    );
    expect((await sales.changeQuote(three, { ...wish, ticketIds: ['0-0'] })).ret).toBe(0);
    expect((await sales.changeQuote(three, { ...wish, ticketIds: ['0-2'] })).ret).toBe(400);
  });

  it('of one leg of a journey is one to trains that still fit the other', async () => {
    const [first, second] = [addDays(today, 9), addDays(today, 10)];
    const on = async (date: string, fromStation: string, toStation: string) => {
      const asked = trainSchemas.query.parse({ fromStation, toStation, date });
      const found = good(await trainHandlers.query(asked, member.call('/train/query')));
      const ride = found.rides.find(({ seats }) => seats.some((one) => one.seatClass === 'second' && one.left > 5));
      const { trainNumber = '', from, to } = ride ?? {};
      return rails.rideOf(member, { trainNumber, date, fromStation: from?.telecode, toStation: to?.telecode });
    };
    const legs = [await on(first, '北京', '南京'), await on(second, '南京', '上海')];
    const { orderNo } = good(await rails.create(member, await rails.verify(member, legs)));
    await rails.pay(member, orderNo);
    await booking.advance(60);
    const [leg] = await sales.ids(orderNo);
    const ticketIds = [leg ?? ''];
    const offered = async (date: string) => good(await sales.changeQuery(orderNo, date, { ticketIds }));
    expect((await offered(first)).rides.length).toBeGreaterThan(3);
    expect(await offered(addDays(today, 11))).toMatchObject({
      rides: [],
      refusal: expect.stringContaining('衔接不上') as string,
    });
    const { rides } = await rails.detail(member, orderNo);
    for (const { to } of (await offered(second)).rides)
      expect(msOf(rides[1]?.from.at ?? '') - msOf(to.at)).toBeGreaterThanOrEqual(10 * 60_000);
    const late = { ...(await on(addDays(today, 11), '北京', '南京')), ticketIds };
    expect(await sales.changeQuote(orderNo, late)).toMatchObject({ ret: 409, data: { verdict: 'missesRest' } });
    const away = await sales.changeQuery(orderNo, first, { ticketIds, toStation: '济南' });
    expect(good(away)).toMatchObject({ rides: [], refusal: expect.stringContaining('衔接不上') as string });
  });

  it('of destination is one to another town, two days before; the departure stays', async () => {
    const orderNo = await ticketed();
    const offers = good(await sales.changeQuery(orderNo, addDays(today, 9), { toStation: '南京' }));
    const same = good(await sales.changeQuery(orderNo, addDays(today, 9), { toStation: '上海' }));
    expect([same.isOtherStation, same.rides]).toEqual([false, []]);
    expect(same.refusal).toContain('请使用改签');
    expect(offers.isOtherStation).toBe(true);
    const ride = offers.rides[0];
    const wish = {
      trainNumber: ride?.trainNumber ?? '',
      date: addDays(today, 9),
      toStation: ride?.to.telecode ?? '',
      seatClass: ride?.seats[0]?.seatClass ?? ('second' as const),
    };
    expect(good(await sales.changeQuote(orderNo, wish)).isOtherStation).toBe(true);
    expect(await sales.changeQuote(orderNo, { ...wish, fromStation: 'TNP' })).toMatchObject({
      ret: 400,
      data: { field: 'fromStation' },
    });
    const near = await booking.as('20250010', { aheadMs: 8 * 24 * 3_600_000 });
    const late = await railSalesOf(near).changeQuery(orderNo, addDays(today, 9), { toStation: '南京' });
    expect(good(late)).toMatchObject({ rides: [], refusal: '变更到站须在开车前 48 小时以上办理' });
    const { rides, timeline, afterSales } = await sales.change(orderNo, { ...wish, seatClass: 'second' });
    expect(rides.map(({ isOtherStation }) => isOtherStation)).toEqual([undefined, true]);
    expect(timeline.map(({ title }) => title)).toContain('变更到站成功');
    expect(afterSales[0]?.steps.map(({ title }) => title)).toContain('变更到站成功');
    expect((await cardOf(orderNo)).train?.rides).toMatchObject([{ isOtherStation: true }]);
  });

  it('is found in the list by its new train, with what is due for it', async () => {
    const orderNo = await ticketed();
    const inList = async (words = orderNo) => {
      const asked = orderListSchemas.list.parse({ type: 'train', words });
      const [row] = good(await orderListHandlers.list(asked, member.call('/order/list'))).rows;
      return [row?.total, row?.due];
    };
    const { total } = await rails.detail(member, orderNo);
    const begun = await sales.change(orderNo, { trainNumber: 'G3', date: addDays(today, 9), seatClass: 'first' });
    const { due } = await rails.info(member, begun.afterSales[0]?.saleId ?? '', 'trainChangeTicket');
    expect([await inList(), fenOf(due) > 0]).toEqual([[total, due], true]);
    const { dueChange = '' } = await cardOf(orderNo);
    expect(dueChange).toMatch(/^G\d+$/);
    await rails.pay(member, dueChange, 'trainChangeTicket');
    const { train, isExchange, ...rest } = await cardOf(orderNo);
    expect(train?.rides.map(({ trainNumber }) => trainNumber)).toEqual(['G3']);
    expect([isExchange, rest.dueChange, rest.changeDue]).toEqual([1, undefined, undefined]);
    expect(await inList(`${orderNo} G3`)).toEqual([(await rails.detail(member, orderNo)).total, undefined]);
  });
});

describe('points', () => {
  it('come with the tickets of a train, and a refund takes back those of its fare as it was booked', async () => {
    const points = async () => await balance(pointsOf('20250010'));
    const before = await points();
    const orderNo = await ticketed({ days: 4 }, two());
    const { tickets } = await rails.detail(member, orderNo);
    const yuan = Math.floor(Number(tickets[0]?.price));
    expect((await points()) - before).toBe(2 * yuan * 100);
    await sales.change(orderNo, {
      trainNumber: 'G3',
      date: addDays(today, 5),
      seatClass: 'second',
      ticketIds: ['0-0'],
    });
    const { afterSales } = await rails.detail(member, orderNo);
    if (afterSales[0]?.state === 'unpaid') await rails.pay(member, afterSales[0].saleId, 'trainChangeTicket');
    await sales.refund(orderNo, ['1-0']);
    expect((await points()) - before).toBe(yuan * 100);
  });
});

it('a change refuses a seat that the class of the new train does not have', async () => {
  const orderNo = await ticketed({ days: 6 });
  const { quoteId } = good(
    await sales.changeQuote(orderNo, { trainNumber: 'G3', date: addDays(today, 6), seatClass: 'first' }),
  );
  const answer = await trainSaleHandlers.changeApply(
    { quoteId, requestId: randomUUID(), seats: { letters: ['1B'] } },
    member.call('/train/changeApply'),
  );
  expect(answer).toMatchObject({ ret: 400, data: { field: 'seats.letters' } });
});

it('a change takes the lock of its person, as an order does', async () => {
  const orderNo = await ticketed({ days: 3 });
  const again = await refuseUnlocked(booking.db, 'rail_tickets', 'rail');
  const quote = good(await sales.changeQuote(orderNo, { trainNumber: 'G5', date: addDays(today, 5) }));
  expect((await sales.changeApply(quote.quoteId)).ret).toBe(0);
  await again();
});
