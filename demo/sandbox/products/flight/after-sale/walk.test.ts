import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { fenOf } from '#domain/money.ts';
import { good, openBooking, payPasswordMd5, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { isWhole } from '#tests/support/whole.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { orderAfterSaleHandlers as calls } from '../../../app/handlers/order.ts';
import { paymentHandlers } from '../../../app/handlers/payment.ts';

let booking: Booking;
let member: Booker;
const memberId = '20250010';

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  member = await booking.as(memberId);
  await setWallet(booking, memberId, 500_000_00);
});
afterAll(async () => booking.close());

let seed = 20_261_122;
/** The same walk every time: numbers from a small generator of our own. */
function chance(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

/** An order as the model knows it: what its member has paid less what has come back, and where a request of it stands. */
interface Model {
  orderId: string;
  psgIds: string[];
  status: number;
  spent: number;
  gone: Set<string>;
  open?: {
    saleId: string;
    kind: 'refund' | 'change';
    isUnpaid: boolean;
    /** Its remark has the airline refuse it. */
    isRefused: boolean;
    psgIds: string[];
    due: number;
    back: number;
  };
}

const secret = () => ({ requestId: randomUUID(), payPassword: payPasswordMd5 });
async function payFromWallet(orderId: string, businessType: 'dometicketOrderPay' | 'changeTicket') {
  const { outTradeNo } = good(await paymentHandlers.info({ orderId, businessType }, member.call('/pay/payInfo')));
  return await paymentHandlers.tianHangPay(
    { outTradeNo, businessType, body: '订单', ...secret() },
    member.call('/pay/tianHangPay'),
  );
}

/** Every deed a member can do, done on server and model alike. A deed that the model does not allow has to be refused. */
const deeds: readonly ((model: Model) => Promise<void>)[] = [
  async function refund(model) {
    const rest = model.psgIds.filter((id) => !model.gone.has(id));
    const psgIds = rest.length ? rest.slice(0, 1 + chance(rest.length)) : model.psgIds;
    const quote = await calls.refundQuote(
      { orderId: model.orderId, psgIds, triptypes: [1], reason: 'plans', proofs: [] },
      member.call('/order/refundQuote'),
    );
    expect(quote.ret === 0, `quote in ${model.status}: ${quote.msg}`).toBe([2, 3].includes(model.status));
    if (quote.ret !== 0) return;
    const { quoteId, totals } = quote.data;
    const requestId = randomUUID();
    const remark = chance(5) === 0 ? '拒绝' : '';
    const twice = await Promise.all(
      [0, 1].map(() => calls.refundApply({ quoteId, remark, requestId }, member.call('/order/refundApply'))),
    );
    expect(twice.map(({ ret }) => ret)).toEqual([0, 0]);
    model.status = 9;
    model.open = {
      saleId: quoteId,
      kind: 'refund',
      isUnpaid: false,
      isRefused: remark !== '',
      psgIds,
      due: 0,
      back: fenOf(totals.back),
    };
  },
  async function change(model) {
    const psgIds = model.psgIds.filter((id) => !model.gone.has(id)).slice(0, 1);
    const order = await member.show(model.orderId);
    const held = order.psgFlightList.find(({ psgId }) => psgId === psgIds[0]);
    const day =
      order.flightList.find(({ changeNo }) => changeNo === held?.changeNo)?.depTime.slice(0, 10) ??
      dayAt(booking.now());
    const wish = {
      orderId: model.orderId,
      psgIds: psgIds.length ? psgIds : model.psgIds,
      triptype: 1 as const,
      reason: 'plans' as const,
    };
    const offers = await calls.changeQuery({ ...wish, date: addDays(day, 1) }, member.call('/order/changeQuery'));
    expect(offers.ret === 0, `query in ${model.status}: ${offers.msg}`).toBe([2, 3].includes(model.status));
    if (offers.ret !== 0) return;
    const seats = offers.data.flights.flatMap(({ flightId, seats: all }) =>
      all.map(({ cabinCode }) => ({ flightId, cabinCode })),
    );
    const seat = seats[chance(seats.length)];
    if (!seat) return;
    const { quoteId, totals } = good(
      await calls.changeQuote({ ...wish, ...seat, proofs: [] }, member.call('/order/changeQuote')),
    );
    const remark = chance(5) === 0 ? '拒绝' : '';
    good(await calls.changeApply({ quoteId, remark, requestId: randomUUID() }, member.call('/order/changeApply')));
    const due = fenOf(totals.due);
    model.status = 11;
    model.open = {
      saleId: quoteId,
      kind: 'change',
      isUnpaid: due > 0,
      isRefused: remark !== '',
      psgIds,
      due,
      back: fenOf(totals.back),
    };
  },
  async function pay(model) {
    if (!model.open?.isUnpaid) return;
    good(await payFromWallet(model.open.saleId, 'changeTicket'));
    model.spent += model.open.due;
    model.open.isUnpaid = false;
  },
  async function withdraw(model) {
    const { open } = model;
    if (!open) return;
    const call = open.kind === 'refund' ? calls.refundWithdraw : calls.changeWithdraw;
    good(await call({ saleId: open.saleId, requestId: randomUUID() }, member.call(`/order/${open.kind}Withdraw`)));
    if (!open.isUnpaid) model.spent -= open.due;
    model.status = 2;
    delete model.open;
  },
  async function clock() {
    await booking.advance(100);
  },
];

/** All that 100 seconds do: each request is through, but one that still waits for its payment. */
function pass(model: Model): void {
  const { open } = model;
  if (!open || open.isUnpaid) return;
  if (open.isRefused) {
    model.status = 2;
    model.spent -= open.due;
  } else if (open.kind === 'refund') {
    for (const id of open.psgIds) model.gone.add(id);
    model.spent -= open.back;
    model.status = model.gone.size === model.psgIds.length ? 6 : 2;
  } else {
    model.spent -= open.back;
    model.status = 3;
  }
  delete model.open;
}

async function newOrder(at: number): Promise<Model> {
  const { orderId, payprice } = await member.book({ days: 20 + at }, [person(), person()]);
  good(await payFromWallet(orderId, 'dometicketOrderPay'));
  await booking.advance(60);
  const { psgList } = await member.show(orderId);
  return { orderId, psgIds: psgList.map(({ id }) => id), status: 2, spent: fenOf(payprice), gone: new Set() };
}

/** Statuses are set by hand in the last test alone: the books are checked before. */
describe('any sequence of refund, change, payment, withdrawal and time', () => {
  it('leaves status, tickets and every fen as the model says', async () => {
    const before = await walletFen(booking, memberId);
    const models: Model[] = [];
    for (let at = 0; at < 4; at += 1) models.push(await newOrder(at));
    for (let step = 0; step < (isWhole ? 60 : 16); step += 1) {
      const model = models[chance(models.length)] as Model;
      const deed = deeds[chance(deeds.length)] as (typeof deeds)[number];
      await deed(model);
      if (deed.name === 'clock') for (const each of models) pass(each);
      const order = await member.show(model.orderId);
      expect({ at: step, status: order.status }).toEqual({ at: step, status: model.status });
      expect(new Set(order.psgFlightList.flatMap((one) => (one.ticketStatus === 'REFUNDED' ? one.psgId : [])))).toEqual(
        model.gone,
      );
      expect(before - (await walletFen(booking, memberId))).toBe(models.reduce((sum, { spent }) => sum + spent, 0));
    }
    expect(new Set(models.map(({ status }) => status)).size).toBeGreaterThan(1);
    expect(await brokenInvariants(booking.db)).toEqual([]);
    const { rows } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_entries`.execute(
      booking.db,
    );
    expect(rows[0]?.sum).toBe('0');
  });
});

describe('every pair of status and action', () => {
  it('is refused outside of tickets that are issued, and nothing is left of it', async () => {
    const { orderId, psgIds } = await newOrder(9);
    const wish = { orderId, psgIds, reason: 'plans' as const, proofs: [] };
    const refund = good(await calls.refundQuote({ ...wish, triptypes: [1] }, member.call('/order/refundQuote')));
    const day = addDays((await member.show(orderId)).flightList[0]?.depTime.slice(0, 10) ?? '', 1);
    const offers = good(
      await calls.changeQuery({ ...wish, triptype: 1, date: day }, member.call('/order/changeQuery')),
    );
    const [flight] = offers.flights;
    const seat = { flightId: flight?.flightId ?? '', cabinCode: flight?.seats[0]?.cabinCode ?? '' };
    const change = good(await calls.changeQuote({ ...wish, ...seat, triptype: 1 }, member.call('/order/changeQuote')));
    const { outTradeNo } = good(await member.info(orderId));
    const actions: Record<string, () => Promise<{ ret: number }>> = {
      refundQuote: () => calls.refundQuote({ ...wish, triptypes: [1] }, member.call('/order/refundQuote')),
      refundApply: () =>
        calls.refundApply(
          { quoteId: refund.quoteId, remark: '', requestId: randomUUID() },
          member.call('/order/refundApply'),
        ),
      refundWithdraw: () =>
        calls.refundWithdraw({ saleId: refund.quoteId, requestId: randomUUID() }, member.call('/order/refundWithdraw')),
      changeQuery: () => calls.changeQuery({ ...wish, triptype: 1, date: day }, member.call('/order/changeQuery')),
      changeQuote: () => calls.changeQuote({ ...wish, ...seat, triptype: 1 }, member.call('/order/changeQuote')),
      changeApply: () =>
        calls.changeApply(
          { quoteId: change.quoteId, remark: '', requestId: randomUUID() },
          member.call('/order/changeApply'),
        ),
      changeWithdraw: () =>
        calls.changeWithdraw({ saleId: change.quoteId, requestId: randomUUID() }, member.call('/order/changeWithdraw')),
      cancel: () => member.cancel(orderId),
      payFromWallet: () => member.wallet(outTradeNo),
      payByCode: () => member.alipay(outTradeNo),
    };
    const open: number[] = [];
    const wrong: string[] = [];
    const before = await walletFen(booking, memberId);
    for (const status of airStatus.codes) {
      await sql`update air_orders set status = ${status}, step_at = null where order_id = ${orderId}`.execute(
        booking.db,
      );
      const { actions: shown } = await member.show(orderId);
      if (shown.includes('refund') && shown.includes('change')) open.push(status);
      for (const [name, act] of Object.entries(actions)) {
        const isIssued = status === 2 || status === 3;
        // An application for issued tickets is good: the walk above makes them. So are payment and cancellation of an unpaid order, and the cancellation of one under approval.
        if (
          isIssued
            ? name.endsWith('Apply')
            : status === 0
              ? /cancel|^pay/.test(name)
              : status === 12 && name === 'cancel'
        )
          continue;
        const { ret } = await act();
        const isGood = isIssued && /Quote|Query/.test(name);
        if (isGood ? ret !== 0 : ret !== 409 && ret !== 404) wrong.push(`${status} ${name} ${ret}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(open).toEqual([2, 3]);
    expect(await walletFen(booking, memberId)).toBe(before);
    // A code of the colour dots without a meaning for flights is none that an order can have.
    for (const status of [13, 15, 20, 23])
      await expect(
        sql`update air_orders set status = ${status} where order_id = ${orderId}`.execute(booking.db),
      ).rejects.toThrow();
  });
});
