import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefundQuote, SaleReason } from '#contract/order-after-sale.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { entriesOf, good, openBooking, person, seatsTaken } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { orderAfterSaleHandlers, orderListHandlers } from '../../../../app/handlers/order.ts';
import { workbenchHandlers } from '../../../../app/handlers/workbench.ts';
import { moneyOfOrder, providerOf, walletOf } from '../../../../money/ledger/ledger.ts';
import { settle } from '../../../../money/payments/settle.ts';
import { ticketingMs } from '../../../../orders/timing.ts';

let booking: Booking;
let member: Booker;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  member = await booking.as('20250010');
});
afterAll(async () => booking.close());

const png = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64url');
const quote = (
  booker: Booker,
  orderId: string,
  psgIds: string[],
  given: Partial<{ triptypes: (1 | 2)[]; reason: SaleReason; proofs: string[] }> = {},
) =>
  orderAfterSaleHandlers.refundQuote(
    { orderId, psgIds, triptypes: [1], reason: 'plans', proofs: [], ...given },
    booker.call('/order/refundQuote'),
  );
const apply = (booker: Booker, quoteId: string, given: Partial<{ remark: string; requestId: string }> = {}) =>
  orderAfterSaleHandlers.refundApply(
    { quoteId, remark: '', requestId: randomUUID(), ...given },
    booker.call('/order/refundApply'),
  );
const withdraw = (booker: Booker, saleId: string) =>
  orderAfterSaleHandlers.refundWithdraw({ saleId, requestId: randomUUID() }, booker.call('/order/refundWithdraw'));

/** A ticketed order, paid by alipay unless by the wallet. */
async function ticketed(
  people = [person()],
  {
    wish = {},
    byWallet = false,
    booker = member,
    insured = false,
  }: {
    wish?: Parameters<Booker['book']>[0];
    byWallet?: boolean;
    booker?: Booker;
    insured?: boolean;
  } = {},
) {
  const booked = await booker.book(wish, people, {
    ...(insured && { insurances: [{ insuType: 'ACCIDENT', passengers: people.map((_, at) => at) }] }),
  });
  if (byWallet) good(await booker.wallet(good(await booker.info(booked.orderId)).outTradeNo));
  else await settle(booking.db, (await booker.code(booked.orderId)).outTradeNo, booking.now());
  await booking.advance(60);
  const order = await booker.show(booked.orderId);
  return { ...booked, order, psgIds: order.psgList.map(({ id }) => id) };
}

const seatOf = ({ order }: Awaited<ReturnType<typeof ticketed>>) =>
  seatsTaken(booking.db, order.flightList[0]?.flightId ?? '', order.flightList[0]?.cabinCode ?? '');
/** Until a request is through, money at the providers included. */
const through = () => booking.advance(80);

describe('a refund of the whole order', () => {
  it('goes 2 → 9 → 10 → 4 → 6, and the money goes back less the airline’s fee', async () => {
    const trip = await ticketed();
    const [fare] = trip.order.psgFlightList;
    const quoted = good(await quote(member, trip.orderId, trip.psgIds));
    const paid = await entriesOf(booking.db, providerOf('alipay'));
    expect(quoted.totals.paid).toBe(trip.order.payprice);
    expect(fenOf(quoted.totals.back)).toBe(fenOf(quoted.totals.paid) - fenOf(quoted.totals.charge));
    expect(quoted.shares).toEqual([{ payer: 'personal', method: 'alipay', amount: quoted.totals.back }]);
    expect(quoted.lines[0]).toMatchObject({ tktPrice: fare?.tktPrice, flightNo: trip.order.flightList[0]?.flightNo });
    const applied = good(await apply(member, quoted.quoteId));
    expect(applied).toMatchObject({
      status: 9,
      actions: [],
      afterSales: [{ state: 'applied', actions: ['withdraw'] }],
    });
    await booking.advance(11);
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 10,
      afterSales: [{ state: 'processing', actions: [] }],
    });
    await booking.advance(ticketingMs(applied.afterSales[0]?.saleId ?? '') / 1000);
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 4,
      payments: [{ status: 'refunding', returned: quoted.totals.back }],
      psgFlightList: [{ ticketStatus: 'REFUNDED', charge: quoted.totals.charge }],
      afterSales: [
        {
          state: 'returning',
          steps: [
            { state: 'done' },
            { state: 'done' },
            { state: 'done' },
            { state: 'now', detail: '7 个工作日内原路退回' },
          ],
        },
      ],
    });
    expect(await seatOf(trip)).toEqual({ held: 0, sold: 0 });
    await booking.advance(20);
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 6,
      afterSales: [{ state: 'done' }],
      timeline: [
        { title: '退款完成' },
        { title: '退票完成' },
        { title: '退票处理中' },
        { title: '退票申请已提交' },
        {},
        {},
        {},
        {},
      ],
    });
    expect((await entriesOf(booking.db, providerOf('alipay'))) - paid).toBe(fenOf(quoted.totals.back));
    expect(await entriesOf(booking.db, moneyOfOrder(trip.orderId))).toBe(0);
  });

  it('from the wallet is back at once, with its insurance', async () => {
    const wallet = walletOf('20250010');
    const before = await entriesOf(booking.db, wallet);
    const trip = await ticketed([person()], { byWallet: true, insured: true });
    const quoted = good(await quote(member, trip.orderId, trip.psgIds));
    expect(fenOf(quoted.lines[0]?.insurance ?? '0')).toBeGreaterThan(0);
    good(await apply(member, quoted.quoteId));
    await booking.advance(11);
    expect((await member.show(trip.orderId)).psgList[0]?.insus[0]?.status).toBe(5);
    await booking.advance(40);
    const done = await member.show(trip.orderId);
    expect(done).toMatchObject({ status: 6, psgList: [{ insus: [{ status: 4 }] }] });
    expect(before - (await entriesOf(booking.db, wallet))).toBe(fenOf(quoted.totals.charge));
  });
});

describe('a refund of some passengers', () => {
  it('leaves the others their tickets: the order is ticketed again', async () => {
    const trip = await ticketed([person(), person()]);
    const [first = '', second = ''] = trip.psgIds;
    const quoted = good(await quote(member, trip.orderId, [first]));
    good(await apply(member, quoted.quoteId));
    await through();
    const order = await member.show(trip.orderId);
    expect(order).toMatchObject({
      status: 2,
      actions: ['refund', 'change'],
      payments: [{ status: 'paid', returned: quoted.totals.back }],
    });
    expect(order.psgFlightList.map(({ ticketStatus }) => ticketStatus)).toEqual(['REFUNDED', 'OPEN FOR USE']);
    const input = orderListSchemas.list.parse({ words: trip.orderId });
    const [row] = good(await orderListHandlers.list(input, member.call('/order/list'))).rows;
    expect(row?.refundedNames).toEqual([order.psgList[0]?.name]);
    const [recent] = good(await workbenchHandlers.orders({ limit: 1 }, member.call('/workbench/orders'))).orders;
    expect(recent).toMatchObject({
      orderId: trip.orderId,
      refundedNames: row?.refundedNames,
      amount: row?.total,
      returned: row?.returned,
      kept: row?.kept,
      passengers: [order.psgList[1]?.name],
    });
    expect(await seatOf(trip)).toEqual({ held: 0, sold: 1 });
    expect(await quote(member, trip.orderId, [first])).toMatchObject({
      ret: 409,
      data: { kind: 'ticketGone', psgIds: [first] },
    });
    const rest = good(await quote(member, trip.orderId, [second]));
    good(await apply(member, rest.quoteId));
    await through();
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 6,
      afterSales: [{ state: 'done' }, { state: 'done' }],
    });
  });

  it('takes infants and children along whose adult goes', async () => {
    const trip = await ticketed(
      [
        person(),
        person('2025-08-01', { psgType: 'INF', guardianConsent: true, name: '周小满' }),
        person('2018-08-01', { psgType: 'CHD', guardianConsent: true, name: '周小禾' }),
      ],
      { wish: { children: 1, infants: 1 } },
    );
    const [adult = ''] = trip.psgIds;
    const quoted = good(await quote(member, trip.orderId, [adult]));
    expect(quoted.follows.toSorted()).toEqual(trip.psgIds.slice(1).toSorted());
    expect(quoted.lines).toHaveLength(3);
    expect(quoted.lines.find(({ psgType }) => psgType === 'INF')).toMatchObject({ charge: '0' });
    const child = good(await quote(member, trip.orderId, trip.psgIds.slice(2)));
    expect(child.follows).toEqual([]);
  });

  it('of one flight of a return trip keeps the other one', async () => {
    const trip = await ticketed([person()], { wish: { returnAfterDays: 3 } });
    const quoted = good(await quote(member, trip.orderId, trip.psgIds, { triptypes: [2] }));
    good(await apply(member, quoted.quoteId));
    await through();
    const order = await member.show(trip.orderId);
    expect(order.psgFlightList.map(({ ticketStatus }) => ticketStatus)).toEqual(['OPEN FOR USE', 'REFUNDED']);
    expect(order.status).toBe(2);
  });
});

describe('company and traveller', () => {
  it('get back by what each paid, to the fen', async () => {
    const employee = await booking.as('20250071');
    const booked = await employee.book(
      {
        travelType: 'business',
        choose: (seat) => seat.standard?.verdict === 'over' && Number(seat.standard.overBy) > 300,
      },
      [person(), person()],
    );
    await setWallet(booking, '20250071', 10_000_00);
    const { outTradeNo, split } = good(await employee.info(booked.orderId));
    good(
      await employee.mixed(outTradeNo, {
        companyAmount: split?.company ?? '',
        personalAmount: split?.personal ?? '',
        personalMethod: 'tianHangPay',
      }),
    );
    await booking.advance(60);
    const { psgList } = await employee.show(booked.orderId);
    const quoted = good(await quote(employee, booked.orderId, [psgList[0]?.id ?? '']));
    expect(quoted.shares.map(({ payer }) => payer).toSorted()).toEqual(['company', 'personal']);
    expect(quoted.shares.reduce((sum, { amount }) => sum + fenOf(amount), 0)).toBe(fenOf(quoted.totals.back));
    good(await apply(employee, quoted.quoteId));
    await through();
    const company = quoted.shares.find(({ payer }) => payer === 'company');
    expect((await employee.show(booked.orderId)).payments.find(({ payer }) => payer === 'company')?.returned).toBe(
      company?.amount,
    );
  });
});

describe('a request', () => {
  it('is withdrawn until the airline has it, and then no more', async () => {
    const trip = await ticketed();
    const first = good(await apply(member, good(await quote(member, trip.orderId, trip.psgIds)).quoteId));
    expect(good(await withdraw(member, first.afterSales[0]?.saleId ?? ''))).toMatchObject({
      status: 2,
      afterSales: [{ state: 'withdrawn' }],
      actions: ['refund', 'change'],
    });
    const again = good(await apply(member, good(await quote(member, trip.orderId, trip.psgIds)).quoteId));
    await booking.advance(11);
    expect(await withdraw(member, again.afterSales[0]?.saleId ?? '')).toMatchObject({
      ret: 409,
      msg: '航司已受理退票，不能撤回',
    });
  });

  it('is refused by the airline when its remark begins with 拒: nothing moves', async () => {
    const trip = await ticketed();
    good(await apply(member, good(await quote(member, trip.orderId, trip.psgIds)).quoteId, { remark: '拒绝试试' }));
    await through();
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 2,
      psgFlightList: [{ ticketStatus: 'OPEN FOR USE', charge: '0' }],
      payments: [{ status: 'paid', returned: '0' }],
      afterSales: [{ state: 'refused', steps: [{ state: 'done' }, { title: '航司未同意' }] }],
    });
  });

  it('without a fee needs its proof', async () => {
    const trip = await ticketed();
    const bare = good(await quote(member, trip.orderId, trip.psgIds, { reason: 'illness' }));
    expect(bare).toMatchObject({ voluntary: false, totals: { charge: '0', back: trip.order.payprice } });
    good(await apply(member, bare.quoteId));
    await through();
    expect(await member.show(trip.orderId)).toMatchObject({ status: 2, afterSales: [{ state: 'refused' }] });
    const { proofId } = good(
      await orderAfterSaleHandlers.proof(
        { orderId: trip.orderId, fileName: '诊断证明.png', file: png },
        member.call('/order/proof'),
      ),
    );
    good(
      await apply(
        member,
        good(await quote(member, trip.orderId, trip.psgIds, { reason: 'illness', proofs: [proofId] })).quoteId,
      ),
    );
    await through();
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 6,
      payments: [{ status: 'refunded', returned: trip.order.payprice }],
    });
    const stranger = await booking.as('20250030');
    expect(await orderAfterSaleHandlers.proofFile({ proofId }, stranger.call('/order/proofFile'))).toMatchObject({
      ret: 404,
    });
    expect(good(await orderAfterSaleHandlers.proofFile({ proofId }, member.call('/order/proofFile')))).toMatchObject({
      type: 'image/png',
      fileName: '诊断证明.png',
    });
  });

  it('acts once for one request number, and one of ten at once', async () => {
    const trip = await ticketed();
    const quotes = await Promise.all(Array.from({ length: 4 }, () => quote(member, trip.orderId, trip.psgIds)));
    const answers = await Promise.all(quotes.map((one) => apply(member, good(one).quoteId)));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    const saleId = good(answers.find(({ ret }) => ret === 0) ?? (answers[0] as never)).afterSales[0]?.saleId;
    for (const refused of answers.filter(({ ret }) => ret !== 0))
      expect(refused).toMatchObject({ ret: 409, data: { kind: 'underWay', saleId } });
    expect(await quote(member, trip.orderId, trip.psgIds)).toMatchObject({
      ret: 409,
      data: { kind: 'underWay', saleId },
    });
    const second = await ticketed();
    const { quoteId } = good(await quote(member, second.orderId, second.psgIds));
    const [one, two] = [
      await apply(member, quoteId, { requestId: 'refund-request-1' }),
      await apply(member, quoteId, { requestId: 'refund-request-1' }),
    ];
    expect(good(two)).toEqual(good(one));
  });
});

describe('a quote', () => {
  it('that has expired is answered with a fresh one', async () => {
    const trip = await ticketed();
    const quoted = good(await quote(member, trip.orderId, trip.psgIds));
    await booking.advance(601);
    const refused = await apply(member, quoted.quoteId);
    expect(refused).toMatchObject({ ret: 409, msg: '试算已过期，请按最新金额确认', data: { kind: 'quoteExpired' } });
    const fresh = (refused.data as unknown as { quote: RefundQuote }).quote;
    expect(good(await apply(member, fresh.quoteId))).toMatchObject({ status: 9 });
  });

  it('says when the fee rises, and ends there', async () => {
    const trip = await ticketed();
    const quoted = good(await quote(member, trip.orderId, trip.psgIds));
    expect(quoted.nextRise).toMatchObject({ atMs: expect.any(Number) as number });
    const { atMs, charge } = quoted.nextRise ?? { atMs: 0, charge: '0' };
    expect(fenOf(charge)).toBeGreaterThan(fenOf(quoted.totals.charge));
    const edge = await booking.as('20250010', { aheadMs: atMs - booking.now() - 60_000 });
    expect(good(await quote(edge, trip.orderId, trip.psgIds))).toMatchObject({
      totals: { charge: quoted.totals.charge },
      expiresMs: atMs,
    });
    const after = await booking.as('20250010', { aheadMs: atMs - booking.now() });
    expect(good(await quote(after, trip.orderId, trip.psgIds)).totals.charge).toBe(charge);
  });

  it('after departure has the fee of a missed flight and keeps the insurance; after the landing there is none', async () => {
    const trip = await ticketed([person()], { insured: true });
    const [flight] = trip.order.flightList;
    const at = (moment: string) => booking.as('20250010', { aheadMs: msOf(moment) - booking.now() + 1000 });
    const missed = good(await quote(await at(flight?.depTime ?? ''), trip.orderId, trip.psgIds));
    expect(missed.lines[0]).toMatchObject({
      feePercent: flight?.rule.refund.at(-1)?.feePercent,
      insuranceKept: missed.lines[0]?.insurance,
    });
    const flown = await at(flight?.arrTime ?? '');
    expect(await quote(flown, trip.orderId, trip.psgIds)).toMatchObject({ ret: 409, data: { kind: 'ticketGone' } });
    expect((await flown.show(trip.orderId)).actions).toEqual([]);
  });

  it('is refused for orders of others, unknown passengers and wrong statuses', async () => {
    const trip = await ticketed();
    const stranger = await booking.as('20250030');
    expect(await quote(stranger, trip.orderId, trip.psgIds)).toMatchObject({ ret: 404, msg: '没有找到这笔订单' });
    expect(await quote(member, trip.orderId, ['nobody'])).toMatchObject({ ret: 400, data: { field: 'psgIds' } });
    expect(await quote(member, trip.orderId, trip.psgIds, { triptypes: [2] })).toMatchObject({ ret: 400 });
    const { quoteId } = good(await quote(member, trip.orderId, trip.psgIds));
    expect(await apply(stranger, quoteId)).toMatchObject({ ret: 404 });
    const unpaid = await member.book();
    expect(await quote(member, unpaid.orderId, [`${unpaid.orderId}-1`])).toMatchObject({
      ret: 409,
      data: { kind: 'wrongStatus', status: 0 },
    });
  });
});

describe('books and seats', () => {
  it('break no invariant after all refunds and changes of this file', async () => {
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });
});
