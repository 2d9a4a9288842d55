import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import * as rails from '#tests/support/given/rails.ts';
import { holdMs } from '../../../orders/holds.ts';
import { tick } from '../../../orders/life.ts';
import { lock, move, TransitionError } from '../../../orders/move.ts';
import { trainDayOf } from '../seats/train-day.ts';
import { sectionsBetween } from '../seats/section-mask.ts';
import { railLife } from './advance.ts';
import { railHolds } from './offer.ts';
import { railOrders } from '../rows/rail-orders.ts';

let booking: Booking;
let member: Booker;
let today: string;
let days = 9;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  today = dayAt(booking.now());
});
afterAll(() => booking.close());

const ride = (over: rails.RideWish = {}) => rails.rideOf(member, { days, ...over });
const verify = async (wanted = [ride()], who = member) => await rails.verify(who, wanted);
const create = async (offer: { verifyKey: string }, over: Partial<rails.Create> = {}, who = member) =>
  await rails.create(who, offer, over);
const child = (years: number) => rails.rider({ ticketType: 'child', birthday: addDays(today, -years * 365) });
/** The rides of an offer as the server keeps them. */
async function keptRides({ verifyKey }: { verifyKey: string }) {
  const found = await railHolds.read(
    member.call(''),
    verifyKey,
    { memberId: '20250010', appId: 'default' },
    booking.now(),
  );
  if (found.state !== 'held') throw new Error(found.state);
  return found.offer.rides;
}

const seatRows = async () => await booking.db.selectFrom('rail_seats').selectAll().execute();
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const counts = async () => {
  const rows = await seatRows();
  const sum = (of: 'held' | 'sold') => rows.reduce((all, row) => all + bits(row[of]), 0);
  const orders = await booking.db.selectFrom('rail_orders').select('order_id').execute();
  return { held: sum('held'), sold: sum('sold'), orders: orders.length };
};
const found = async (orderNo: string) =>
  await booking.db.transaction().execute(async (tx) => {
    const order = await lock(tx, railOrders, orderNo);
    if (!order) throw new Error(`no order ${orderNo}`);
    return order;
  });
/** The one that ended it, as its row in the lists says. */
const endOf = async (orderNo: string) => {
  const { card } = await booking.db
    .selectFrom('orders')
    .where('order_id', '=', orderNo)
    .select('card')
    .executeTakeFirstOrThrow();
  return card.endedBy;
};
const to = async (orderNo: string, status: 5) => {
  const order = await found(orderNo);
  return await booking.db
    .transaction()
    .execute(async (tx) => await move(tx, railOrders, order, status, {}, { at: 1, title: '试', detail: '试' }));
};

describe('an order of train tickets', () => {
  it('holds a seat for each passenger over the sections of the way, at the prices of the offer', async () => {
    const offer = await verify();
    const before = await counts();
    const children = [rails.rider(), child(9)];
    const { orderNo, payprice } = good(await create(offer, { passengers: children }));
    const [kept] = await keptRides(offer);
    const sections = sectionsBetween(kept?.fromStop ?? 0, kept?.toStop ?? 0);
    expect(await counts()).toEqual({
      held: before.held + 2 * bits(sections),
      sold: before.sold,
      orders: before.orders + 1,
    });
    const { adult = 0, child: half = 0 } = offer.rides[0]?.prices ?? {};
    expect(Number(payprice)).toBeCloseTo(Number(adult) + Number(half));
    const { tickets, status, actions } = await rails.detail(member, orderNo);
    expect(tickets.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(tickets[0]?.seatName).toMatch(/^\d\d车 \d\d[ABCDF]号$/);
    expect([status, actions]).toEqual([0, ['pay', 'cancel']]);
  });

  it('has no seat and no price for a child that goes free with an adult, who is named with it', async () => {
    const offer = await verify();
    const before = await counts();
    const baby = { ...child(4), isFree: true };
    const { orderNo, payprice } = good(await create(offer, { passengers: [baby, rails.rider()] }));
    const { tickets, passengers } = await rails.detail(member, orderNo);
    expect([tickets.length, passengers.length]).toEqual([1, 1]);
    expect(Number(payprice)).toBeCloseTo(Number(offer.rides[0]?.prices.adult));
    expect(passengers[0]?.freeChild).toMatchObject({ name: baby.name, certNo: baby.certNo });
    expect((await rails.info(member, orderNo)).lines.at(-1)).toContain(`、${baby.name}（免费儿童）`);
    expect((await counts()).orders).toBe(before.orders + 1);
    const refused = async (passengers: rails.Create['passengers']) => await create(await verify(), { passengers });
    expect(await refused([rails.rider(), { ...child(4), isFree: true }, { ...child(3), isFree: true }])).toMatchObject({
      ret: 400,
      data: { field: 'passengers.2.ticketType' },
    });
    expect(await refused([rails.rider(), { ...child(7), isFree: true }])).toMatchObject({
      ret: 400,
      data: { field: 'passengers.1.ticketType' },
    });
  });

  it('is one for one key, however often it is sent at once', async () => {
    const offer = await verify();
    const before = await counts();
    const same = { requestId: randomUUID(), passengers: [rails.rider()] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(offer, same)));
    expect(new Set(answers.map((answer) => good(answer).orderNo)).size).toBe(1);
    expect((await counts()).orders).toBe(before.orders + 1);
  });

  it('is sold by its payment, ticketed by the clock, and over at its deadline without one', async () => {
    const before = await counts();
    const paid = good(await create(await verify()));
    const late = good(await create(await verify()));
    const held = await counts();
    await rails.pay(member, paid.orderNo);
    await expect(to(paid.orderNo, 5)).rejects.toThrow(TransitionError);
    await Promise.all(Array.from({ length: 3 }, () => tick(booking.db, railLife, late.payDeadlineMs)));
    expect((await found(late.orderNo)).status).toBe(5);
    const dropped = good(await create(await verify()));
    good(await rails.cancel(member, dropped.orderNo));
    expect([await endOf(late.orderNo), await endOf(dropped.orderNo), await endOf(paid.orderNo)]).toEqual([
      'deadline',
      'member',
      undefined,
    ]);
    const after = await counts();
    // Older orders of this file are over with it.
    expect(after.held).toBeLessThanOrEqual(before.held);
    expect(after.sold - before.sold).toBe((held.held - before.held) / 2);
    expect((await found(paid.orderNo)).status).toBe(2);
  });

  it('that the railway refuses gives its seats back', async () => {
    const before = await counts();
    const { orderNo } = good(await create(await verify(), { passengers: [rails.rider({ name: '拒三' })] }));
    await rails.pay(member, orderNo);
    await booking.db.updateTable('rail_orders').set({ step_at: 1 }).where('order_id', '=', orderNo).execute();
    await tick(booking.db, railLife, booking.now());
    // Refused, and its money is back.
    expect((await found(orderNo)).status).toBe(6);
    expect(await counts()).toEqual({ ...before, orders: before.orders + 1 });
  });

  it('with two rides is held whole or not at all', async () => {
    const second = ride({ trainNumber: 'G2', date: addDays(today, days + 1), fromStation: 'AOH', toStation: 'VNP' });
    const offer = await verify([ride(), second]);
    const before = await counts();
    // Nothing is left of the second train.
    const gone = (await keptRides(offer))[1];
    const key = trainDayOf('G2', gone?.firstDay ?? today);
    const rows = Array.from({ length: 1300 }, (_, seat) => ({
      train_day: key,
      seat,
      held: 0,
      sold: sectionsBetween(gone?.fromStop ?? 0, gone?.toStop ?? 1),
    }));
    await booking.db.insertInto('rail_seats').values(rows).execute();
    expect(await create(offer)).toMatchObject({ ret: 409, data: { kind: 'inventory' } });
    await booking.db.deleteFrom('rail_seats').where('train_day', '=', key).execute();
    expect(await counts()).toEqual(before);
    expect((await create(offer)).ret).toBe(0);
  });

  it('is refused for the same person on the same train, over a section that they have', async () => {
    const same = rails.rider();
    good(await create(await verify(), { passengers: [same] }));
    expect(await create(await verify(), { passengers: [same] })).toMatchObject({
      ret: 409,
      data: { kind: 'duplicate', isUnpaid: true, name: expect.stringMatching(/^[一-鿿]+$/) },
    });
    days -= 1;
    expect((await create(await verify(), { passengers: [same] })).ret).toBe(0);
  });

  it('is refused for an offer that is over, another member’s, or a party against the rules', async () => {
    const before = await counts();
    const offer = await verify();
    const late = await booking.as('20250010', { aheadMs: holdMs });
    expect(await create(offer, {}, late)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
    expect(await create(offer, {}, await booking.as('20250030'))).toMatchObject({
      ret: 409,
      data: { kind: 'expired' },
    });
    const alone = [child(8)];
    expect(await create(offer, { passengers: alone })).toMatchObject({
      ret: 400,
      data: { field: 'passengers.0.ticketType' },
    });
    expect(await counts()).toEqual(before);
  });
});

it.each([
  ['a class that the train does not have', { seatClass: 'hardSeat' as const }, 'product'],
  ['a train that does not go there', { trainNumber: 'G9998' }, 'product'],
])('an offer is refused for %s', async (_, over, kind) => {
  expect(await rails.askVerify(member, [ride(over)])).toMatchObject({ ret: 409, data: { kind } });
});
