import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import * as rails from '#tests/support/given/rails.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { trainWaitHandlers } from '../../../app/handlers/train.ts';
import { tick } from '../../../orders/life.ts';
import { railLife } from '../orders/advance.ts';
import { trainDayOf } from '../seats/train-day.ts';
import { serveWaiting } from '../../../app/serve-waiting.ts';

let booking: Booking;
let first: Booker;
let second: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [first, second] = [await booking.as('20250010'), await booking.as('20250020')];
});
afterEach(async () => expect(await brokenInvariants(booking.db)).toEqual([]));
afterAll(() => booking.close());

type Wish = ReturnType<typeof rails.rideOf>;
async function wait(who: Booker, wishes: Wish[], passengers = [rails.rider()]): Promise<string> {
  const quote = await rails.quoteWait(who, wishes);
  const input = trainWaitSchemas.create.parse({
    requestId: randomUUID(),
    verifyKey: quote.verifyKey,
    passengers,
    contact: { name: '林知远', mobilePhone: '13800000010' },
    deadlineMs: quote.deadlines[0]?.atMs,
    agreed: true,
  });
  return good(await trainWaitHandlers.create(input, who.call('/train/createWait'))).orderNo;
}
async function waitPaid(who: Booker, wishes: Wish[], passengers = [rails.rider()]): Promise<string> {
  const orderNo = await wait(who, wishes, passengers);
  await rails.pay(who, orderNo);
  return orderNo;
}
const statusOf = async (who: Booker, orderNo: string) => (await rails.detail(who, orderNo)).status;

/** An unpaid order that is given up: its seat comes back to the line of its train. */
async function comeAndGo(who: Booker, wish: Wish): Promise<void> {
  const { orderNo } = good(await rails.create(who, await rails.verify(who, [wish])));
  await booking.db.updateTable('rail_orders').set({ cancelled_at: null }).execute();
  good(await rails.cancel(who, orderNo));
  await booking.db.updateTable('rail_orders').set({ cancelled_at: null }).execute();
}
const served = async () => await serveWaiting(booking.db, booking.now());

it('the cashier of a waiting order names all that it waits for and its deposit; that of an order its seats', async () => {
  const there = rails.rideOf(first, { days: 5 });
  const orderNo = await wait(first, [there, { ...there, seatClass: 'first' as const }]);
  const { title, lines, amountName, isDeposit } = await rails.info(first, orderNo);
  expect([title, amountName, isDeposit]).toEqual(['候补 北京南 → 上海虹桥　G1', '预付款（按最高票价）', true]);
  expect(lines.join()).toMatch(/二等座.*一等座.*未兑现全额退回/);
  const { card } = await booking.db
    .selectFrom('orders')
    .where('order_id', '=', orderNo)
    .select('card')
    .executeTakeFirstOrThrow();
  expect(card.train).toMatchObject({ isWait: true, waitClasses: ['second', 'first'] });
  const held = good(await rails.create(first, await rails.verify(first, [{ ...there, trainNumber: 'G3' }])));
  const seats = await rails.info(first, held.orderNo);
  expect(seats.lines).toContainEqual(expect.stringMatching(/^座位 G3 \d\d车 \d\d[ABCDF]号$/));
  expect(seats.isDeposit).toBeUndefined();
});

it('a seat that comes back goes to the first in the line, once, and the rest of the deposit goes back', async () => {
  const there = rails.rideOf(first, { days: 6 });
  const dear = { ...there, seatClass: 'first' as const };
  const orders = [await waitPaid(first, [there, dear]), await waitPaid(second, [there])];
  expect(await statusOf(first, orders[0] ?? '')).toBe(13);
  const waiting = await rails.detail(second, orders[1] ?? '');
  expect(waiting.wait?.wishes.map(({ ahead }) => ahead)).toEqual([1]);
  await comeAndGo(second, there);
  expect([await served(), await served()]).toEqual([1, 0]);
  const { status, tickets, rides, wait: kept } = await rails.detail(first, orders[0] ?? '');
  expect([status, tickets.length, rides[0]?.seatClass, kept?.served]).toEqual([7, 1, 'second', 0]);
  expect((await rails.detail(second, orders[1] ?? '')).status).toBe(13);
  await tick(booking.db, railLife, booking.now() + 60_000);
  await tick(booking.db, railLife, booking.now() + 120_000);
  const done = await rails.detail(first, orders[0] ?? '');
  const paid = fenOf(done.payments[0]?.amount ?? '0');
  expect([done.status, done.payprice, done.total]).toEqual([2, tickets[0]?.price, tickets[0]?.price]);
  expect(fenOf(done.payments[0]?.returned ?? '0')).toBe(paid - fenOf(done.payprice));
});

it('a seat that nobody in the line can use is for sale again, and so is one without a line', async () => {
  const wish = rails.rideOf(first, { days: 7 });
  const party = [rails.rider(), rails.rider()];
  await waitPaid(first, [{ ...wish, seatClass: 'business' }], party);
  await comeAndGo(second, wish);
  expect(await served()).toBe(0);
  const key = trainDayOf('G1', wish.date);
  const rows = await booking.db.selectFrom('rail_seats').where('train_day', '=', key).selectAll().execute();
  expect(rows.map(({ held }) => held)).toEqual([0]);
  expect(await booking.db.selectFrom('rail_returns').selectAll().execute()).toEqual([]);
});

it('an order that the member gives up, and one whose time is over, gets its deposit back and leaves the line', async () => {
  const wish = rails.rideOf(first, { days: 8 });
  const [given, over] = [await waitPaid(first, [wish]), await waitPaid(second, [wish])];
  good(await rails.cancel(first, given));
  const { deadlineMs } = (await rails.detail(second, over)).wait ?? { deadlineMs: 0 };
  await tick(booking.db, railLife, booking.now() + 60_000);
  expect(await statusOf(first, given)).toBe(6);
  await tick(booking.db, railLife, deadlineMs + 1);
  await tick(booking.db, railLife, deadlineMs + 60_000);
  const released = await rails.detail(second, over);
  expect([released.status, released.payments[0]?.status]).toEqual([6, 'refunded']);
  const rows = await booking.db
    .selectFrom('orders')
    .where('order_id', 'in', [given, over])
    .select(['order_id', 'card'])
    .execute();
  expect(new Map(rows.map((row) => [row.order_id, row.card.endedBy]))).toEqual(
    new Map([
      [given, 'member'],
      [over, 'deadline'],
    ]),
  );
  expect(
    await booking.db.selectFrom('rail_wishes').where('order_id', 'in', [given, over]).selectAll().execute(),
  ).toEqual([]);
});

it('an order names the account of 12306 that buys its tickets, masked', async () => {
  await booking.db
    .insertInto('rail_accounts')
    .values({ app_id: 'default', member_id: '20250020', account: 'linzhixia', is_linked: true, used_at: 1 })
    .execute();
  const orderNo = await wait(second, [rails.rideOf(first, { days: 5 })]);
  const bought = good(await rails.create(second, await rails.verify(second, [rails.rideOf(first, { days: 5 })])));
  expect((await rails.detail(second, orderNo)).railAccount).toBe('li***a');
  expect((await rails.detail(second, bought.orderNo)).railAccount).toBe('li***a');
});

it('an order whose deposit is not paid is in no line', async () => {
  const wish = rails.rideOf(first, { days: 10 });
  const orderNo = await wait(first, [wish]);
  await comeAndGo(second, wish);
  expect(await served()).toBe(0);
  good(await rails.cancel(first, orderNo));
  const { status, timeline } = await rails.detail(first, orderNo);
  expect([status, timeline[0]?.detail]).toEqual([5, '由您取消，候补未开始']);
});

it('a person who has a ticket for the same way in the meantime is passed over', async () => {
  const wish = rails.rideOf(first, { days: 11 });
  const one = rails.rider();
  const orderNo = await waitPaid(first, [wish], [one]);
  await rails.bookPaid(second, { days: 11 }, { passengers: [one] });
  await comeAndGo(second, wish);
  expect(await served()).toBe(0);
  expect(await statusOf(first, orderNo)).toBe(13);
});

it('the line is looked at once by several processes', async () => {
  const wish = rails.rideOf(first, { days: 12 });
  const orders = [await waitPaid(first, [wish]), await waitPaid(second, [wish])];
  await comeAndGo(second, wish);
  const counts = await Promise.all([served(), served(), served()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  const states = [await statusOf(first, orders[0] ?? ''), await statusOf(second, orders[1] ?? '')];
  expect(states).toEqual([7, 13]);
});

it('the same train and class twice, and a type that a class does not sell, are told before anything is paid', async () => {
  const wish = rails.rideOf(first, { days: 6 });
  expect(await rails.askWait(first, [wish, wish])).toMatchObject({ ret: 400, data: { field: 'wishes.1.seatClass' } });
});

it('each train is waited for until its own deadline, the order until that of the last one', async () => {
  const [near, far] = [rails.rideOf(first, { days: 3 }), rails.rideOf(first, { days: 13 })];
  const orderNo = await waitPaid(first, [near, far]);
  const { wait: kept } = await rails.detail(first, orderNo);
  const [until, last] = kept?.wishes.map((wish) => msOf(wish.until ?? '')) ?? [];
  expect([until, last]).toEqual(kept?.wishes.map(({ from }) => msOf(from.at) - 3_600_000));
  expect(kept?.deadlineMs).toBe(last);
  await comeAndGo(second, near);
  expect(await serveWaiting(booking.db, (until ?? 0) + 1)).toBe(0);
  expect(await statusOf(first, orderNo)).toBe(13);
  await comeAndGo(second, far);
  expect(await served()).toBe(1);
  expect((await rails.detail(first, orderNo)).rides[0]?.from.at.slice(0, 10)).toBe(far.date);
});

it('an order that waits for two trains is listed by the one that was chosen first, with their number and the last end', async () => {
  const late = { ...rails.rideOf(first, { days: 7 }), trainNumber: 'G7' };
  const orderNo = await wait(first, [late, { ...late, trainNumber: 'G1' }]);
  const { card, words } = await booking.db
    .selectFrom('orders')
    .where('order_id', '=', orderNo)
    .select(['card', 'words'])
    .executeTakeFirstOrThrow();
  const { wait: kept } = await rails.detail(first, orderNo);
  expect(card.train?.rides.map(({ trainNumber }) => trainNumber)).toEqual(['G7']);
  expect(card.train?.waits).toEqual({ trains: 2, until: kept?.deadline });
  expect(words).toMatch(/G1 .*G7|G7 .*G1/);
  good(await rails.cancel(first, orderNo));
});
