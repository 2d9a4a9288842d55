import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { StandardApproval } from '#domain/policy/facts.ts';
import type { PayInfo } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { approvalOf, decide, setFlags } from '#tests/support/given/approved.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking, payPasswordMd5, seatsTaken } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';
import { paymentHandlers } from '../../app/handlers/payment.ts';
import type { Rule } from '#domain/policy/schema.ts';
import { fenOf } from '#domain/money.ts';
import { moveOrderPrice } from './move-price.ts';
import { ownSharesOf } from '../business/own-share.ts';
import { dayAt } from '#domain/china-time.ts';
import { standardFor } from '../business/standard-for.ts';
import { randomUUID } from 'node:crypto';

let booking: Booking;
let who: Booker;
const id = '20250074';
beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  who = await booking.as(id);
  await setWallet(booking, id, 900_000_00);
  await sql`insert into pay_passwords (member_id, hash) select ${id}, hash from pay_passwords where member_id = '20250071'`.execute(
    booking.db,
  );
});
beforeEach(async () => await setFlags(booking, { fee: true }));
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

interface Product {
  name: string;
  verified(
    as?: Booker,
  ): Promise<{ booking?: BookingTerms; standard?: { approval?: StandardApproval; summary: string } }>;
  book(): Promise<string>;
  info(orderId: string): Promise<PayInfo>;
  cancel(orderId: string): Promise<Envelope<unknown>>;
  type: 'dometicketOrderPay' | 'hotelPay' | 'trainPay' | 'intlPay';
}

const business = { travelType: 'business' } as const;
const products: Product[] = [
  {
    name: 'flights',
    verified: (as = who) => as.verify(business),
    book: async () => (await who.book({ ...business, choose: (seat) => seat.standard?.verdict === 'ok' })).orderId,
    info: async (orderId) => good(await who.info(orderId)),
    cancel: (orderId) => who.cancel(orderId),
    type: 'dometicketOrderPay',
  },
  {
    name: 'a stay',
    verified: (as = who) => stays.verify(as, business),
    async book() {
      const verified = await stays.verify(who, {
        ...business,
        choose: ({ standard, ...rate }) => standard?.verdict === 'ok' && stays.isPrepaid(rate as stays.Rate),
      });
      return good(await stays.create(who, verified)).orderNo;
    },
    info: (orderId) => stays.info(who, orderId),
    cancel: (orderId) => stays.cancel(who, orderId),
    type: 'hotelPay',
  },
  {
    name: 'trains',
    verified: (as = who) => rails.verify(as, undefined, business),
    async book() {
      const verified = await rails.verify(who, undefined, business);
      return good(await rails.create(who, verified, { overReason: '客户临时调整会议时间' })).orderNo;
    },
    info: (orderId) => rails.info(who, orderId),
    cancel: (orderId) => rails.cancel(who, orderId),
    type: 'trainPay',
  },
  {
    name: 'international flights',
    verified: (as = who) => trips.verify(as, business),
    async book() {
      const verified = await trips.verify(who, business);
      return good(await trips.create(who, verified, { overReason: '客户临时调整会议时间' })).orderNo;
    },
    info: (orderId) => trips.info(who, orderId),
    cancel: (orderId) => trips.cancel(who, orderId),
    type: 'intlPay',
  },
];

const statusOf = async (orderId: string): Promise<number> =>
  (await booking.db.selectFrom('orders').where('order_id', '=', orderId).select('status').executeTakeFirstOrThrow())
    .status;
const messagesOf = async (orderId: string) =>
  (
    await booking.db
      .selectFrom('messages')
      .where('order_id', '=', orderId)
      .where('member_id', '=', id)
      .orderBy('id')
      .select('title')
      .execute()
  ).map(({ title }) => title);
/** Messages of the case itself to the applicant, who made the order and is told by it. */
const standardOf = async (employeeId: number) => {
  const found = await standardFor(booking.db, { companyId: 700_070, employeeId, day: dayAt(booking.now()) });
  if (!found) throw new Error('no standard');
  return found;
};
const caseNewsOf = async (orderId: string) => {
  const { case_no: no } = await approvalOf(booking, orderId);
  return await booking.db
    .selectFrom('messages')
    .where('case_no', '=', no)
    .where('kind', '=', 'apply')
    .select('title')
    .execute();
};
const caseStateOf = async (orderId: string) =>
  (
    await booking.db
      .selectFrom('cases')
      .where('subject_id', '=', orderId)
      .orderBy('id', 'desc')
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
const pay = (outTradeNo: string, businessType: Product['type']) =>
  paymentHandlers.creditPay(
    { outTradeNo, businessType, body: 'x', requestId: randomUUID(), payPassword: payPasswordMd5 },
    who.call('/pay/creditPay'),
  );

describe.each(products)('an order of $name whose cost is to be approved', ({ book, verified, info, cancel, type }) => {
  it('is held for two hours, takes no payment, and is to be paid in the rest of them when it is approved', async () => {
    const orderId = await book();
    expect(await statusOf(orderId)).toBe(12);
    const waiting = await info(orderId);
    expect(waiting).toMatchObject({ state: 'awaits', methods: [], approval: { state: 'running', why: ['fee'] } });
    expect(waiting.deadlineMs - booking.now()).toBe(2 * 3_600_000);
    await booking.advance(3600);
    await decide(booking, orderId);
    expect(await statusOf(orderId)).toBe(0);
    const open = await info(orderId);
    expect(open).toMatchObject({ state: 'open', deadlineMs: waiting.deadlineMs, approval: { state: 'agreed' } });
    expect(await messagesOf(orderId)).toContain('审批通过');
    expect(await caseNewsOf(orderId)).toEqual([]);
    expect((await pay(open.outTradeNo, type)).ret).toBe(0);
  });

  it('is cancelled with the reason of a refusal, and the cashier says it', async () => {
    const orderId = await book();
    await decide(booking, orderId, { refuse: '本月预算已用完' });
    expect(await statusOf(orderId)).toBe(5);
    expect(await info(orderId)).toMatchObject({
      state: 'closed',
      closedBecause: '审批未通过：本月预算已用完，订单已取消',
    });
    expect(await messagesOf(orderId)).toContain('审批未通过');
    expect(await caseNewsOf(orderId)).toEqual([]);
  });

  it('ends with its hold, and the case with it', async () => {
    const orderId = await book();
    await booking.advance(2 * 3600 + 1);
    expect(await statusOf(orderId)).toBe(5);
    expect((await approvalOf(booking, orderId)).state).toBe('lapsed');
    expect(await caseStateOf(orderId)).toBe('expired');
    await expect(decide(booking, orderId)).resolves.toBeUndefined();
  });

  it('names who will probably decide, and how long that takes, before it is sent', async () => {
    const { booking: terms } = await verified();
    expect(terms?.approval).toMatchObject({ fee: true, holdMinutes: 120 });
    expect(terms?.approval?.steps[0]?.people.length).toBeGreaterThan(0);
    expect(terms?.approval?.minutes).toBeGreaterThan(0);
    expect(terms?.approval?.endsMs).toBeGreaterThan(booking.now());
  });

  it('is told with the standard where an excess is approved, and only there', async () => {
    expect((await verified(await booking.as('20250071'))).standard?.approval).toBeUndefined();
    const { standard } = await verified(await booking.as('20250073'));
    expect(standard?.approval).toBe('all');
    expect(standard?.summary).toContain('并经审批后支付');
  });

  it('is to be paid once its booker has confirmed the one number that has moved since', async () => {
    const orderId = await book();
    const before = await info(orderId);
    expect(await moveOrderPrice(booking.db, orderId, 4)).toBe(true);
    await decide(booking, orderId);
    expect(await statusOf(orderId)).toBe(0);
    const asked = await info(orderId);
    const moved = asked.approval?.moved;
    expect(asked).toMatchObject({ state: 'awaits', methods: [] });
    expect(moved?.from).toBe(before.amount);
    expect(moved?.to).toBe(asked.amount);
    expect(fenOf(moved?.difference ?? '')).toBe(fenOf(asked.amount) - fenOf(before.amount));
    expect(fenOf(moved?.difference ?? '')).toBeGreaterThan(0);
    const confirm = (total: string) =>
      approvalHandlers.confirmPrice(
        { caseNo: asked.approval?.caseNo ?? '', total, requestId: randomUUID() },
        who.call('/travel/audit/confirmPrice'),
      );
    expect(await confirm(before.amount)).toMatchObject({ ret: 409, data: { kind: 'confirmPrice', to: asked.amount } });
    expect(await confirm(asked.amount)).toMatchObject({ ret: 0, data: { orderId, total: asked.amount } });
    const open = await info(orderId);
    expect(open).toMatchObject({ state: 'open', amount: asked.amount });
    expect(open.approval?.moved).toBeUndefined();
    expect((await pay(open.outTradeNo, type)).ret).toBe(0);
  });

  it('is asked for again at a price that has moved further, and needs no confirmation then', async () => {
    const orderId = await book();
    const before = await info(orderId);
    await moveOrderPrice(booking.db, orderId, 40);
    await decide(booking, orderId);
    const open = await info(orderId);
    expect(open.state).toBe('open');
    expect(open.approval?.moved).toBeUndefined();
    expect(fenOf(open.amount)).toBeGreaterThan(fenOf(before.amount) * 1.2);
    const { instance, total } = await booking.db
      .selectFrom('cases')
      .where('subject_id', '=', orderId)
      .select(['instance', 'total'])
      .executeTakeFirstOrThrow();
    expect(instance.log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['priceMoved', 'askedAgain']));
    expect(total).toBe(fenOf(open.amount));
    expect(await messagesOf(orderId)).toEqual(expect.arrayContaining(['价格有变动，重新审批', '审批通过']));
    expect((await pay(open.outTradeNo, type)).ret).toBe(0);
  });

  it('is cancelled by its maker, which withdraws the case', async () => {
    const orderId = await book();
    expect((await cancel(orderId)).ret).toBe(0);
    expect(await statusOf(orderId)).toBe(5);
    expect(await caseStateOf(orderId)).toBe('withdrawn');
  });
});

describe('an order under approval', () => {
  const flight = async (given = {}) =>
    await who.book({ ...business, choose: (seat) => seat.standard?.verdict === 'ok', ...given });

  it('refuses a payment whose number was known before', async () => {
    await setFlags(booking, {});
    const { orderId } = await flight();
    const { outTradeNo } = good(await who.info(orderId));
    await booking.db.updateTable('air_orders').set({ status: 12 }).where('order_id', '=', orderId).execute();
    const refusal = { ret: 409, data: { kind: 'awaitsApproval', orderId, status: 12 } };
    expect(await who.wallet(outTradeNo)).toMatchObject(refusal);
    expect(await who.credit(outTradeNo)).toMatchObject(refusal);
    expect(await who.alipay(outTradeNo)).toMatchObject(refusal);
    expect(
      await who.mixed(outTradeNo, { companyAmount: '1', personalAmount: '1', personalMethod: 'tianHangPay' }),
    ).toMatchObject(refusal);
    await booking.db.updateTable('air_orders').set({ status: 0 }).where('order_id', '=', orderId).execute();
    await who.cancel(orderId);
  });

  it('above the standard of a level that asks for it has one case for both reasons, and shows who says what', async () => {
    await booking.db.updateTable('travel_levels').set({ fee_flag: true }).where('id', '=', 7204).execute();
    const manager = await booking.as('20250073');
    const { orderId, verified } = await manager.book({
      ...business,
      days: 30,
      // By more than the tolerance.
      choose: (seat) =>
        seat.standard?.verdict === 'over' && Number(seat.parPrice) > Number(seat.limitPrice || seat.parPrice) + 300,
    });
    await booking.db.updateTable('travel_levels').set({ fee_flag: false }).where('id', '=', 7204).execute();
    expect(verified.booking?.approval).toMatchObject({ fee: true, over: true, holdMinutes: 120 });
    const row = await approvalOf(booking, orderId);
    expect(row.why).toEqual(['over', 'fee']);
    expect(row.lines).toEqual([
      expect.objectContaining({ product: 'flight', verdict: 'over', reason: '客户临时调整会议时间' }),
    ]);
    expect(row.lines[0]?.standard?.label).toBe('差标');
    const { instance } = await booking.db
      .selectFrom('cases')
      .where('subject_id', '=', orderId)
      .select('instance')
      .executeTakeFirstOrThrow();
    expect(instance.facts).toMatchObject({ kind: 'order', verdict: 'over', products: ['flight'], applicant: 710_073 });
    expect(instance.facts.overBy).toBeGreaterThan(0);
    // The traveller pays what is above the standard: its approvers see how much.
    const { split } = await booking.db
      .selectFrom('air_orders')
      .where('order_id', '=', orderId)
      .select('split')
      .executeTakeFirstOrThrow();
    expect(await ownSharesOf(booking.db, [orderId])).toEqual(new Map([[orderId, split?.personal]]));
    expect(split?.personal).toBeGreaterThan(0);
    const shown = await manager.show(orderId);
    expect(shown).toMatchObject({ status: 12, actions: ['cancel'], ofCompany: { approval: { state: 'running' } } });
    await manager.cancel(orderId);
  });

  it('above the standard needs none where the level does not ask for it', async () => {
    await setFlags(booking, { over: true });
    const within = await flight();
    expect(await statusOf(within.orderId)).toBe(0);
    await who.cancel(within.orderId);
  });

  it('is foretold where a rule asks for it and the level does not', async () => {
    const { id: version, content } = await booking.db
      .selectFrom('standard_versions')
      .where('id', '=', (await standardOf(710_072)).id)
      .select(['id', 'content'])
      .executeTakeFirstOrThrow();
    const write = async (rules: readonly Rule[]) =>
      await booking.db
        .updateTable('standard_versions')
        .set({ content: JSON.stringify({ ...content, rules }) })
        .where('id', '=', version)
        .execute();
    await write(content.rules.map((rule) => (rule.effect === 'reason' ? { ...rule, effect: 'approve' } : rule)));
    const verified = await (await booking.as('20250072')).verify(business);
    await write(content.rules);
    expect(verified.booking?.approval).toMatchObject({ fee: false, over: true });
    expect(verified.standard?.approval).toBe('all');
  });

  it('is none of a private trip', async () => {
    const { orderId } = await who.book();
    expect(await statusOf(orderId)).toBe(0);
    await who.cancel(orderId);
  });

  it('gives its seats back once, however it ends', async () => {
    const { orderId, verified } = await flight();
    const [segment] = verified.segments;
    const taken = async () =>
      await seatsTaken(booking.db, segment?.flight.flightId ?? '', segment?.seat.cabinCode ?? '');
    const held = (await taken()).held;
    await Promise.allSettled([
      decide(booking, orderId, { refuse: '不符合规定' }),
      who.cancel(orderId),
      decide(booking, orderId, { refuse: '不符合规定' }),
    ]);
    expect(await statusOf(orderId)).toBe(5);
    expect((await taken()).held).toBe(held - 1);
  });

  it('approved and paid at the same moment is paid once, or refused and paid later', async () => {
    const { orderId } = await flight();
    await Promise.all([
      decide(booking, orderId),
      ...Array.from({ length: 3 }, async () => {
        const { outTradeNo, state } = good(await who.info(orderId));
        return state === 'open' ? await who.wallet(outTradeNo) : undefined;
      }),
    ]);
    const { outTradeNo, state } = good(await who.info(orderId));
    if (state === 'open') good(await who.wallet(outTradeNo));
    const paid = await booking.db
      .selectFrom('payments')
      .where('order_id', '=', orderId)
      .where('state', '=', 'paid')
      .select('out_trade_no')
      .execute();
    expect(paid.length).toBe(1);
  });

  it('approved after its hold has run out, before the clock saw it, is over', async () => {
    const { orderId, payDeadlineMs } = await flight();
    await decide(booking, orderId, { at: payDeadlineMs });
    expect([await statusOf(orderId), (await approvalOf(booking, orderId)).state]).toEqual([5, 'lapsed']);
  });

  it('of twenty at once each has its own case, decided twice with one effect', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => (await flight({ days: 21 + (at % 8) })).orderId),
    );
    await Promise.allSettled(all.flatMap((orderId) => [decide(booking, orderId), decide(booking, orderId)]));
    expect(await Promise.all(all.map(statusOf))).toEqual(all.map(() => 0));
    const events = await booking.db
      .selectFrom('air_order_events')
      .where('order_id', 'in', all)
      // Seats that the others took have made some of them dearer.
      .where('title', 'like', '审批通过%')
      .select('order_id')
      .execute();
    expect(events.length).toBe(20);
    expect(new Set(await Promise.all(all.map(async (one) => (await approvalOf(booking, one)).case_no))).size).toBe(20);
    await Promise.all(all.map((orderId) => who.cancel(orderId)));
  });
});
