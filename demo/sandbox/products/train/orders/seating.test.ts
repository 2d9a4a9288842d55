import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { fenOf } from '#domain/money.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { approvalOf, setFlags } from '#tests/support/given/approved.ts';
import * as rails from '#tests/support/given/rails.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { changeTrain } from '../schedule/change-train.ts';
import { advanceRail } from './advance.ts';
import { trainDayOf } from '../seats/train-day.ts';

const waitMs = 8000;
const payMs = 30 * 60_000;
const allTaken = 0x7ffffff;
let booking: Booking;
let member: Booker;
let other: Booker;
let days = 2;
/** Train-days whose seats others have. */
const soldOut = new Set<number>();
beforeAll(async () => {
  booking = await openBooking({ settings: { railSeatSeconds: waitMs / 1000 } });
  [member, other] = [await booking.as('20250010'), await booking.as('20250020')];
});
/** Each test has a day of its own. */
beforeEach(() => void (days += 1));
afterAll(async () => {
  // Of others: no ticket is behind them.
  await booking.db
    .updateTable('rail_seats')
    .set({ sold: 0 })
    .where('train_day', 'in', [...soldOut])
    .execute();
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

const ride = (over: rails.RideWish = {}) => rails.rideOf(member, { days, ...over });
async function submit(who = member, more: Partial<rails.Create> = {}, verify: object = {}): Promise<string> {
  const made = await rails.create(who, await rails.verify(who, [ride()], verify), more);
  expect(good(made)).toMatchObject({ needsPayment: false });
  return good(made).orderNo;
}
const later = async (ms = waitMs) => await advanceRail(booking.db, booking.now() + ms);
const rowOf = async (orderNo: string) =>
  await booking.db.selectFrom('rail_orders').where('order_id', '=', orderNo).selectAll().executeTakeFirstOrThrow();
const headOf = async (orderNo: string) =>
  await booking.db.selectFrom('orders').where('order_id', '=', orderNo).selectAll().executeTakeFirstOrThrow();
const titles = async (orderNo: string) => {
  const rows = await booking.db
    .selectFrom('rail_order_events')
    .where('order_id', '=', orderNo)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map(({ title }) => title);
};
const messages = async (orderNo: string) => {
  const rows = await booking.db
    .selectFrom('messages')
    .where('order_id', '=', orderNo)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map(({ title }) => title);
};
/** Orders of a group of the member's list, with their time to pay. */
const listed = async (group: 'seating' | 'unpaid') => {
  const input = orderListSchemas.list.parse({ type: 'train', group });
  const { rows } = good(await orderListHandlers.list(input, member.call('/order/list')));
  return rows.map(({ orderNo, payDeadline }) => [orderNo, payDeadline]);
};
const heldEvents = async (orderNo: string) =>
  (
    await booking.db
      .selectFrom('server_events')
      .where('object', '=', `order:${orderNo}`)
      .where('kind', '=', 'train.held')
      .selectAll()
      .execute()
  ).length;
const ticketsOf = async (orderNo: string) =>
  await booking.db
    .selectFrom('rail_tickets')
    .where('order_id', '=', orderNo)
    .orderBy('passenger_no')
    .selectAll()
    .execute();
async function takeAll(trainNumber: string): Promise<void> {
  const day = trainDayOf(trainNumber, ride().date);
  soldOut.add(day);
  await sql`insert into rail_seats select ${day}::int, seat, 0, ${allTaken} from generate_series(0, 1500) as seat
    on conflict (train_day, seat) do update set sold = ${allTaken} & ~rail_seats.held`.execute(booking.db);
}
/** Others have all seats of the day's train but so many: those of orders that nobody pays. */
async function leave(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await submit();
  await later();
  await takeAll(ride().trainNumber);
  await later(waitMs + payMs);
}

describe('an order whose railway takes its time', () => {
  it('waits without seats and without a payment, and has both once its time has come, once', async () => {
    const orderNo = await submit();
    const before = await rails.detail(member, orderNo);
    expect([before.status, before.actions, before.tickets.map(({ seatName }) => seatName)]).toEqual([
      14,
      ['cancel'],
      [''],
    ]);
    expect(before.seating).toEqual({ sinceMs: booking.now(), ahead: 0 });
    expect((await ticketsOf(orderNo)).map(({ seat }) => seat)).toEqual([-1]);
    expect(await listed('seating')).toContainEqual([orderNo, null]);
    expect(await listed('unpaid')).not.toContainEqual([orderNo, null]);
    await later(waitMs - 1);
    expect([(await rowOf(orderNo)).status, await heldEvents(orderNo), await messages(orderNo)]).toEqual([14, 0, []]);
    const at = booking.now() + waitMs;
    // Any number of processes at once.
    await Promise.all(Array.from({ length: 6 }, async () => await later()));
    const row = await rowOf(orderNo);
    expect([row.status, row.pay_deadline, row.step_at]).toEqual([0, at + payMs, at + payMs]);
    expect([(await headOf(orderNo)).status, (await headOf(orderNo)).pay_deadline]).toEqual([0, at + payMs]);
    expect(row.content.seating).toBeUndefined();
    expect((await ticketsOf(orderNo)).every(({ seat }) => seat >= 0)).toBe(true);
    expect(await titles(orderNo)).toEqual(['订单已提交', '占座成功']);
    expect([await heldEvents(orderNo), await messages(orderNo)]).toEqual([1, ['占座成功']]);
    await rails.pay(await booking.as('20250010', { aheadMs: waitMs }), orderNo);
  });

  it('takes its people along: no second order has them meanwhile', async () => {
    const passengers = [rails.rider()];
    const orderNo = await submit(member, { passengers });
    const again = await rails.create(member, await rails.verify(member, [ride()]), { passengers });
    expect(again).toMatchObject({ ret: 409, data: { kind: 'duplicate', orderNo } });
  });

  it('is served in turn, also where a later one is looked at first; those ahead are counted', async () => {
    const verified = await rails.verify(member, [ride()]);
    await leave(1);
    const first = good(await rails.create(member, verified)).orderNo;
    const [soon, ahead] = [
      await booking.as('20250020', { aheadMs: 1 }),
      await booking.as('20250020', { aheadMs: waitMs + 1 }),
    ];
    const second = await submit(soon);
    expect((await rails.detail(other, second)).seating).toMatchObject({ ahead: 1 });
    expect((await rails.detail(ahead, second)).status).toBe(5);
    expect((await rowOf(first)).status).toBe(0);
  });

  it('where the last seats are asked for at once, as many have them as there are, and the others nothing', async () => {
    const all: string[] = [];
    const verified = await rails.verify(member, [ride()]);
    await leave(2);
    for (let aheadMs = 0; aheadMs < 6; aheadMs += 1)
      all.push(good(await rails.create(await booking.as('20250010', { aheadMs }), verified)).orderNo);
    await Promise.all(Array.from({ length: 4 }, async () => await later(waitMs + 6)));
    const rows = await Promise.all(all.map(rowOf));
    // Of processes at work at one moment none waits for another: any two of them have the seats.
    const over = rows.filter(({ status }) => status === 5).map(({ order_id }) => order_id);
    expect([rows.filter(({ status }) => status === 0).length, over.length]).toEqual([2, 4]);
    const [orderNo = ''] = over;
    expect([await titles(orderNo), await messages(orderNo)]).toEqual([['订单已提交', '占座失败'], ['占座失败']]);
    expect([(await headOf(orderNo)).card.endedBy, await heldEvents(orderNo)]).toEqual(['railway', 0]);
    expect((await ticketsOf(orderNo)).map(({ state, is_open }) => [state, is_open])).toEqual([['void', false]]);
    const paid = await booking.db.selectFrom('payments').where('order_id', 'in', over).selectAll().execute();
    expect(paid.filter(({ state }) => state !== 'closed')).toEqual([]);
  });

  it('of two trains holds both or none', async () => {
    const rides = [ride({ toStation: 'NKH' }), ride({ trainNumber: 'G7', fromStation: 'NKH' })];
    const verified = await rails.askVerify(member, rides);
    if (verified.ret !== 0) return expect(verified).toBe('two trains that follow each other');
    const { orderNo } = good(await rails.create(member, verified.data));
    await takeAll('G7');
    await later();
    expect((await rowOf(orderNo)).status).toBe(5);
    const held = await booking.db
      .selectFrom('rail_seats')
      .where('train_day', '=', trainDayOf('G1', ride().date))
      .where('held', '>', 0)
      .selectAll()
      .execute();
    expect(held).toEqual([]);
  });

  it('given up meanwhile it has held nothing, and counts among no cancelled ones', async () => {
    const orderNo = await submit();
    expect(await rails.cancel(member, orderNo)).toMatchObject({ ret: 0, data: { status: 5, actions: [] } });
    const row = await rowOf(orderNo);
    expect([row.cancelled_at, row.step_at]).toEqual([null, null]);
    await later(payMs);
    expect((await rowOf(orderNo)).status).toBe(5);
  });

  it('has got its seats while its owner was asked whether to give it up: it is kept', async () => {
    const orderNo = await submit();
    await later();
    expect(await rails.cancel(member, orderNo, { unseated: true })).toMatchObject({ ret: 409 });
    expect((await rowOf(orderNo)).status).toBe(0);
    expect(await rails.cancel(member, orderNo)).toMatchObject({ ret: 0, data: { status: 5 } });
  });

  it('is over with its train', async () => {
    const orderNo = await submit();
    await changeTrain(
      booking.db,
      { trainDay: trainDayOf('G1', ride().date), kind: 'cancelled', minutes: 0 },
      booking.now(),
    );
    expect((await rowOf(orderNo)).status).toBe(5);
  });

  it('takes no payment: the refusal says what it waits for', async () => {
    const orderNo = await submit();
    const { state } = await rails.info(member, orderNo);
    expect(state).toBe('awaits');
  });
});

describe('an order of a company', () => {
  let who: Booker;
  const business = { travelType: 'business' } as const;
  beforeAll(async () => {
    who = await booking.as('20250074');
    await setFlags(booking, { fee: true });
  });
  const cases = async (orderNo: string) =>
    await booking.db.selectFrom('order_approvals').where('order_id', '=', orderNo).selectAll().execute();
  const usesOf = async (orderNo: string) =>
    await booking.db.selectFrom('application_uses').where('order_id', '=', orderNo).selectAll().execute();

  it('is laid before those who decide once it has its seats', async () => {
    const orderNo = await submit(who, {}, business);
    expect((await rails.detail(who, orderNo)).seating).toMatchObject({ asksApproval: true });
    expect(await cases(orderNo)).toEqual([]);
    await later();
    const row = await rowOf(orderNo);
    expect([row.status, await heldEvents(orderNo)]).toEqual([12, 1]);
    expect(await approvalOf(booking, orderNo)).toMatchObject({
      state: 'running',
      hold_end: row.pay_deadline,
      price: row.payprice,
    });
    expect(row.pay_deadline).toBeGreaterThan(booking.now() + payMs);
  });

  it('that is refused leaves no case, no reserve, and the whole budget of its application', async () => {
    await booking.db.deleteFrom('applications').execute();
    const booker = await booking.as('20250071');
    await approvedApplication(booking, { employeeId: 710_071 });
    const verified = await rails.verify(booker, [ride()], business);
    await leave(0);
    const created = good(
      await rails.create(booker, verified, { costCenter: verified.costCenters[0] ?? '', overReason: '会议' }),
    );
    const [use] = await usesOf(created.orderNo);
    expect(use?.amount).toBe(fenOf(created.payprice));
    await later();
    expect((await rowOf(created.orderNo)).status).toBe(5);
    expect([
      await cases(created.orderNo),
      (await usesOf(created.orderNo)).map(({ amount, people }) => [amount, people]),
    ]).toEqual([[], [[0, 0]]]);
    expect((await rails.detail(booker, created.orderNo)).payments).toEqual([]);
  });
});
