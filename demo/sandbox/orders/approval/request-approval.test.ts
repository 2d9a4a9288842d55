import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalOf, decide, setFlags } from '#tests/support/given/approved.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { randomUUID } from 'node:crypto';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { carryOutApproved } from '../../app/approved/carry-out.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { doDueJobs } from '../cases/due-jobs.ts';

let booking: Booking;
let who: Booker;
const id = '20250074';
beforeAll(async () => {
  booking = await openBooking();
  who = await booking.as(id);
  await sql`insert into pay_passwords (member_id, hash) select ${id}, hash from pay_passwords where member_id = '20250071'`.execute(
    booking.db,
  );
});
beforeEach(async () => await setFlags(booking, { change: true }));
afterAll(() => booking.close());

const tagOf = async (orderId: string) => {
  const { rows } = good(
    await orderListHandlers.list(
      orderListSchemas.list.parse({ words: orderId, type: 'airTicket' }),
      who.call('/order/list'),
    ),
  );
  return rows[0]?.approval;
};
const statusOf = async (orderId: string): Promise<number> =>
  (await booking.db.selectFrom('orders').where('order_id', '=', orderId).select('status').executeTakeFirstOrThrow())
    .status;

/** A ticketed business order of flights. */
async function ticketed(days: number): Promise<string> {
  const { orderId } = await who.book({
    travelType: 'business',
    days,
    choose: (seat) => seat.standard?.verdict === 'ok',
  });
  good(await who.credit(good(await who.info(orderId)).outTradeNo));
  await booking.advance(120);
  return orderId;
}

async function refund(orderId: string) {
  const sales = afterSalesOf(booking, who);
  const { psgList } = await who.show(orderId);
  const { quoteId } = good(
    await sales.refundQuote(
      orderId,
      psgList.map((one) => one.id),
    ),
  );
  return await sales.refundApply(quoteId, '行程取消');
}

describe('a refund of a level that asks for approval', () => {
  it('waits, is asked for once, and begins as it was asked for when it is approved', async () => {
    const orderId = await ticketed(24);
    expect(await refund(orderId)).toMatchObject({ ret: 0, msg: '已提交审批，通过后自动办理' });
    expect(await statusOf(orderId)).toBe(2);
    expect(await refund(orderId)).toMatchObject({ ret: 409, data: { kind: 'awaitsApproval' } });
    expect((await who.show(orderId)).ofCompany?.approval).toMatchObject({ kind: 'refund', state: 'running' });
    await decide(booking, orderId, { kind: 'refund' });
    const agreed = await who.show(orderId);
    expect([agreed.ofCompany?.approval?.begins, agreed.actions]).toEqual([true, []]);
    await Promise.all([1, 2, 3].map(() => carryOutApproved(booking.db, booking.now())));
    expect(await statusOf(orderId)).toBe(9);
    expect((await who.show(orderId)).ofCompany?.approval?.begins).toBeUndefined();
    expect((await approvalOf(booking, orderId, 'refund')).used_at).not.toBeNull();
  });

  it('begins at its price of now when the quote has run out and the sum is the same', async () => {
    const orderId = await ticketed(25);
    good(await refund(orderId));
    await booking.advance(3600);
    await decide(booking, orderId, { kind: 'refund' });
    await carryOutApproved(booking.db, booking.now());
    expect(await statusOf(orderId)).toBe(9);
  });

  it('is asked about once more when its sum has moved, and then needs no second approval', async () => {
    const orderId = await ticketed(26);
    good(await refund(orderId));
    await booking.db
      .updateTable('order_approvals')
      .set({ wish: sql`jsonb_set(wish, '{amount}', '-1')` as never })
      .where('order_id', '=', orderId)
      .execute();
    await booking.advance(3600);
    await decide(booking, orderId, { kind: 'refund' });
    await carryOutApproved(booking.db, booking.now());
    expect(await statusOf(orderId)).toBe(2);
    expect((await approvalOf(booking, orderId, 'refund')).moved_at).not.toBeNull();
    expect((await refund(orderId)).msg).toBe('退票申请已提交');
    expect(await statusOf(orderId)).toBe(9);
  });

  it('is refused with the reason, and nothing has changed', async () => {
    const orderId = await ticketed(27);
    good(await refund(orderId));
    await decide(booking, orderId, { kind: 'refund', refuse: '会议仍需出席' });
    await carryOutApproved(booking.db, booking.now());
    expect(await statusOf(orderId)).toBe(2);
    const { timeline, ofCompany } = await who.show(orderId);
    expect(timeline[0]).toMatchObject({
      title: '退票审批未通过',
      detail: '会议仍需出席，订单保持不变，可修改后重新申请',
    });
    expect(ofCompany?.approval).toMatchObject({ state: 'refused', comment: '会议仍需出席' });
    expect((await refund(orderId)).ret).toBe(0);
  });

  it('offers neither refund nor change while it waits, is tagged in lists, and leaves the tickets as they were when it is withdrawn', async () => {
    const orderId = await ticketed(29);
    const before = await who.show(orderId);
    expect(before.actions).toEqual(['refund', 'change']);
    good(await refund(orderId));
    const waiting = await who.show(orderId);
    expect(waiting.actions).toEqual([]);
    expect(await tagOf(orderId)).toEqual({ kind: 'refund', state: 'running' });
    const { caseNo = '' } = waiting.ofCompany?.approval ?? {};
    const withdraw = async (as: Booker) =>
      await approvalHandlers.withdraw({ caseNo, requestId: randomUUID() }, as.call('/travel/audit/withdraw'));
    expect((await withdraw(await booking.as('20250073'))).ret).toBe(404);
    expect((await withdraw(who)).ret).toBe(0);
    expect((await withdraw(who)).ret).toBe(409);
    await carryOutApproved(booking.db, booking.now());
    const after = await who.show(orderId);
    expect([after.status, after.actions, after.psgFlightList]).toEqual([2, before.actions, before.psgFlightList]);
    expect(after.timeline[0]).toMatchObject({ title: '退票申请已撤回' });
    expect(await tagOf(orderId)).toBeUndefined();
  });

  it('that nobody decides before the departure leaves the tickets as they were, and is tagged', async () => {
    const orderId = await ticketed(30);
    good(await refund(orderId));
    const { hold_end, case_id } = await approvalOf(booking, orderId, 'refund');
    await doDueJobs(booking.db, hold_end);
    expect((await approvalOf(booking, orderId, 'refund')).state).toBe('lapsed');
    expect(await statusOf(orderId)).toBe(2);
    expect(case_id).not.toBeNull();
    expect(await tagOf(orderId)).toEqual({ kind: 'refund', state: 'lapsed' });
  });

  it('of trains waits too', async () => {
    await setFlags(booking, {});
    const verified = await rails.verify(who, [rails.rideOf(who)], { travelType: 'business' });
    const { orderNo } = good(await rails.create(who, verified, { overReason: '客户临时调整会议时间' }));
    await rails.pay(who, orderNo);
    await booking.advance(120);
    await setFlags(booking, { change: true });
    await railSalesOf(who).refund(orderNo);
    expect(await statusOf(orderNo)).toBe(2);
    await decide(booking, orderNo, { kind: 'refund' });
    await carryOutApproved(booking.db, booking.now());
    expect([6, 9]).toContain(await statusOf(orderNo));
  });
});

it('a change waits, and its difference is asked for when it is approved', async () => {
  const orderId = await ticketed(28);
  const sales = afterSalesOf(booking, who);
  const { psgList } = await who.show(orderId);
  const { quoteId } = await sales.changeQuote(
    orderId,
    psgList.map((one) => one.id),
  );
  expect((await sales.changeApply(quoteId)).msg).toBe('已提交审批，通过后自动办理');
  expect(await statusOf(orderId)).toBe(2);
  // Those who decide see the flight of before and the one after it, with their times and airports.
  const { flightList } = await who.show(orderId);
  const [before, after] = (await approvalOf(booking, orderId, 'change')).lines[0]?.parts ?? [];
  expect(before?.title).toContain(flightList[0]?.flightNo);
  expect(before?.sub).toContain(flightList[0]?.depTime.slice(0, 16));
  expect(after?.title).toMatch(/^改签后　.+ → /);
  expect(after?.sub).toContain(flightList[0]?.orgAirportName.slice(0, 2));
  await decide(booking, orderId, { kind: 'change' });
  await carryOutApproved(booking.db, booking.now());
  expect(await statusOf(orderId)).toBe(11);
});
