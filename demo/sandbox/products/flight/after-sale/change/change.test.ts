import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeOffers } from '#contract/order-after-sale.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { addDays, momentAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { good, openBooking, payPasswordMd5, person, seatsTaken } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { changeDifferences } from '../../../../ground/database/migrations/049-change-differences.ts';
import { orderAfterSaleHandlers as calls, orderListHandlers } from '../../../../app/handlers/order.ts';
import { paymentHandlers } from '../../../../app/handlers/payment.ts';
import { workbenchHandlers } from '../../../../app/handlers/workbench.ts';
import { settle } from '../../../../money/payments/settle.ts';

let booking: Booking;
let member: Booker;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 100_000_00);
});
afterAll(async () => booking.close());

async function ticketed(people = [person()], wish: Parameters<Booker['book']>[0] = {}) {
  const booked = await member.book(wish, people);
  good(await member.wallet(good(await member.info(booked.orderId)).outTradeNo));
  await booking.advance(60);
  const order = await member.show(booked.orderId);
  return { orderId: booked.orderId, order, psgIds: order.psgList.map(({ id }) => id) };
}
type Trip = Awaited<ReturnType<typeof ticketed>>;

const dayAfter = ({ order }: Trip, days = 1) => addDays(order.flightList[0]?.depTime.slice(0, 10) ?? '', days);
const query = (trip: Trip, psgIds = trip.psgIds, days = 1) =>
  calls.changeQuery(
    { orderId: trip.orderId, psgIds, triptype: 1, date: dayAfter(trip, days), reason: 'plans' },
    member.call('/order/changeQuery'),
  );
type Choice = (seat: ChangeOffers['flights'][number]['seats'][number]) => boolean;
const dearer: Choice = ({ change }) => fenOf(change.due) > 0;
const cheaper: Choice = ({ change }) => fenOf(change.back) > 0;

async function quoted(trip: Trip, choose: Choice = dearer, psgIds = trip.psgIds) {
  for (let days = 1; days < 9; days += 1) {
    const offers = good(await query(trip, psgIds, days));
    const found = offers.flights
      .flatMap((flight) => flight.seats.map((seat) => ({ flight, seat })))
      .find(({ seat }) => choose(seat));
    if (found) {
      const { flight, seat } = found;
      const quote = good(
        await calls.changeQuote(
          {
            orderId: trip.orderId,
            psgIds,
            triptype: 1,
            flightId: flight.flightId,
            cabinCode: seat.cabinCode,
            reason: 'plans',
            proofs: [],
          },
          member.call('/order/changeQuote'),
        ),
      );
      return { quote, offered: seat.change, seat: { flightId: flight.flightId, cabinCode: seat.cabinCode } };
    }
  }
  throw new Error('no flight to change to');
}
const apply = (quoteId: string, remark = '', requestId: string = randomUUID()) =>
  calls.changeApply({ quoteId, remark, requestId }, member.call('/order/changeApply'));
const withdraw = (saleId: string) =>
  calls.changeWithdraw({ saleId, requestId: randomUUID() }, member.call('/order/changeWithdraw'));
const info = (saleId: string) =>
  paymentHandlers.info({ orderId: saleId, businessType: 'changeTicket' }, member.call('/pay/payInfo'));
async function pay(saleId: string) {
  const { outTradeNo } = good(await info(saleId));
  return await paymentHandlers.tianHangPay(
    { outTradeNo, businessType: 'changeTicket', body: '改签', requestId: randomUUID(), payPassword: payPasswordMd5 },
    member.call('/pay/tianHangPay'),
  );
}
const rowsOf = async (words: string) =>
  good(await orderListHandlers.list(orderListSchemas.list.parse({ words }), member.call('/order/list'))).rows;
/** A request for a dearer flight, unpaid. */
async function unpaid(remark = '') {
  const trip = await ticketed();
  const { quote, seat } = await quoted(trip);
  const order = good(await apply(quote.quoteId, remark));
  return { trip, quote, seat, order, saleId: order.afterSales[0]?.saleId ?? '' };
}

describe('a change with something to pay', () => {
  it('goes 2 → 11 → 3: new seats are held, paid for and ticketed, the old ones go back', async () => {
    const trip = await ticketed();
    const { quote, offered, seat } = await quoted(trip);
    expect(quote.totals).toEqual(offered);
    const sums = quote.totals;
    expect(fenOf(sums.due)).toBe(
      fenOf(sums.changeSpread) +
        fenOf(sums.changeFuelTaxSpread) +
        fenOf(sums.changeServiceFee) -
        fenOf(sums.discountChangeServiceFee) +
        fenOf(sums.charge),
    );
    const applied = good(await apply(quote.quoteId));
    expect(applied).toMatchObject({
      status: 11,
      actions: [],
      afterSales: [{ kind: 'change', state: 'unpaid', actions: ['pay', 'withdraw'] }],
    });
    expect(await seatsTaken(booking.db, seat.flightId, seat.cabinCode)).toEqual({ held: 1, sold: 0 });
    const saleId = applied.afterSales[0]?.saleId ?? '';
    expect(good(await info(saleId))).toMatchObject({
      orderId: saleId,
      orderNo: trip.orderId,
      due: sums.due,
      state: 'open',
    });
    good(await pay(saleId));
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 11,
      afterSales: [{ state: 'confirming', actions: ['withdraw'] }],
    });
    await booking.advance(41);
    const done = await member.show(trip.orderId);
    expect(done).toMatchObject({
      status: 3,
      isExchange: 1,
      totalExchangePrice: sums.due,
      payprice: trip.order.payprice,
      flightList: [{ flightId: seat.flightId, changeNo: 1 }],
      psgFlightList: [
        {
          changeNo: 1,
          ticketStatus: 'OPEN FOR USE',
          changeSpread: sums.changeSpread,
          charge: sums.charge,
          tktPrice: trip.order.psgFlightList[0]?.tktPrice,
        },
      ],
      afterSales: [{ state: 'done', old: { flightId: trip.order.flightList[0]?.flightId } }],
      actions: ['refund', 'change'],
    });
    const listed = async () =>
      good(
        await orderListHandlers.list(orderListSchemas.list.parse({ words: trip.orderId }), member.call('/order/list')),
      ).rows[0];
    expect(await listed()).toMatchObject({ isExchange: 1, totalExchangePrice: sums.due });
    // An order from before the list said so.
    await sql`update orders set card = card - 'exchange' where order_id = ${trip.orderId}`.execute(booking.db);
    expect(await listed()).toMatchObject({ totalExchangePrice: '0' });
    await changeDifferences.up(booking.db as unknown as Kysely<unknown>, 'embedded');
    expect(await listed()).toMatchObject({ totalExchangePrice: sums.due });
    expect(done.psgFlightList[0]?.ticketNo).not.toBe(trip.order.psgFlightList[0]?.ticketNo);
    expect(await seatsTaken(booking.db, seat.flightId, seat.cabinCode)).toEqual({ held: 0, sold: 1 });
    // The refund of the changed ticket gives back what both payments brought, less fees.
    const refund = good(
      await calls.refundQuote(
        { orderId: trip.orderId, psgIds: trip.psgIds, triptypes: [1], reason: 'plans', proofs: [] },
        member.call('/order/refundQuote'),
      ),
    );
    expect(fenOf(refund.totals.paid)).toBe(
      fenOf(trip.order.payprice) + fenOf(sums.changeSpread) + fenOf(sums.changeFuelTaxSpread),
    );
    good(
      await calls.refundApply(
        { quoteId: refund.quoteId, remark: '', requestId: randomUUID() },
        member.call('/order/refundApply'),
      ),
    );
    await booking.advance(80);
    expect((await member.show(trip.orderId)).status).toBe(6);
  });

  it('not paid in time is off, and the seats go back; a late payment too', async () => {
    const { trip, seat, order, saleId } = await unpaid();
    const [sale] = order.afterSales;
    const { outTradeNo, deadlineMs } = good(await info(saleId));
    expect(sale?.kind === 'change' && sale.payDeadlineMs).toBe(deadlineMs);
    await booking.advance(1740);
    const code = good(
      await paymentHandlers.alipay(
        { outTradeNo, businessType: 'changeTicket', body: '改签' },
        member.call('/pay/alipayPrecreate'),
      ),
    );
    expect(code.expiresAtMs).toBe(deadlineMs);
    await booking.advance(61);
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 2,
      flightList: trip.order.flightList,
      afterSales: [{ state: 'lapsed', actions: [] }],
    });
    expect(await seatsTaken(booking.db, seat.flightId, seat.cabinCode)).toEqual({ held: 0, sold: 0 });
    expect(await settle(booking.db, code.outTradeNo, booking.now())).toBe('returned');
    expect((await member.show(trip.orderId)).timeline[0]?.title).toBe('多付款项已退回');
    expect(await info(saleId)).toMatchObject({
      data: { state: 'closed', closedBecause: '超过支付时限，改签申请已取消，原航班继续有效' },
    });
  });

  it('is withdrawn before and after the payment: all of the money comes back', async () => {
    const before = await walletFen(booking, '20250010');
    const first = await unpaid();
    expect(good(await withdraw(first.saleId))).toMatchObject({ status: 2, afterSales: [{ state: 'withdrawn' }] });
    const second = await unpaid();
    good(await pay(second.saleId));
    expect(good(await withdraw(second.saleId))).toMatchObject({
      status: 2,
      afterSales: [
        {
          state: 'withdrawn',
          steps: [{ key: 'apply' }, { key: 'pay' }, { key: 'end' }, { key: 'arrive', state: 'done' }],
        },
      ],
    });
    expect(await withdraw(second.saleId)).toMatchObject({ ret: 409, msg: '申请已撤回' });
    expect(before - (await walletFen(booking, '20250010'))).toBe(
      fenOf(first.trip.order.payprice) + fenOf(second.trip.order.payprice),
    );
    expect(await seatsTaken(booking.db, second.seat.flightId, second.seat.cabinCode)).toEqual({ held: 0, sold: 0 });
  });

  it('that the airline refuses gives the money back', async () => {
    const { trip, quote, saleId } = await unpaid('拒绝试试');
    const before = await walletFen(booking, '20250010');
    good(await pay(saleId));
    expect(before - (await walletFen(booking, '20250010'))).toBe(fenOf(quote.totals.due));
    await booking.advance(41);
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 2,
      isExchange: 0,
      afterSales: [{ state: 'refused' }],
      flightList: trip.order.flightList,
    });
    expect(await walletFen(booking, '20250010')).toBe(before);
  });
});

describe('a change to a cheaper flight', () => {
  it('needs no payment, and the rest comes back when it is confirmed', async () => {
    const trip = await ticketed([person()], { choose: (seat) => seat.discount === 10 });
    const { quote } = await quoted(trip, cheaper);
    expect(quote.shares).toEqual([{ payer: 'personal', method: 'tianHangPay', amount: quote.totals.back }]);
    const before = await walletFen(booking, '20250010');
    expect(good(await apply(quote.quoteId))).toMatchObject({
      status: 11,
      afterSales: [{ state: 'confirming', payDeadlineMs: 0 }],
    });
    expect(await walletFen(booking, '20250010')).toBe(before);
    await booking.advance(41);
    expect(await member.show(trip.orderId)).toMatchObject({
      status: 3,
      afterSales: [{ state: 'done' }],
      totalExchangePrice: `-${quote.totals.back}`,
    });
    expect((await walletFen(booking, '20250010')) - before).toBe(fenOf(quote.totals.back));
  });
});

describe('a change of some passengers', () => {
  it('leaves the old flight beside the new one, and each ticket names its own', async () => {
    const trip = await ticketed([person(), person()]);
    const [first = ''] = trip.psgIds;
    const { quote, seat } = await quoted(trip, dearer, [first]);
    good(await pay(good(await apply(quote.quoteId)).afterSales[0]?.saleId ?? ''));
    await booking.advance(41);
    const done = await member.show(trip.orderId);
    expect(done.flightList.map(({ changeNo, flightId }) => [changeNo, flightId])).toEqual([
      [0, trip.order.flightList[0]?.flightId],
      [1, seat.flightId],
    ]);
    expect(done.psgFlightList.map(({ psgId, changeNo }) => [psgId, changeNo])).toEqual([
      [first, 1],
      [trip.psgIds[1], 0],
    ]);
    const [one, other] = trip.order.psgList.map(({ name }) => name);
    const { flightList = [] } = (await rowsOf(trip.orderId))[0] ?? {};
    expect(flightList).toMatchObject([{ people: [other], asBooked: true }, { people: [one] }]);
    expect(await query(trip)).toMatchObject({ ret: 400, msg: '所选乘机人不在同一航班，请分别改签' });
  });

  it('takes children along with their adult, and never moves them alone', async () => {
    const trip = await ticketed(
      [person(), person('2018-08-01', { psgType: 'CHD', name: '周小禾', guardianConsent: true })],
      { children: 1 },
    );
    const [adult = '', child = ''] = trip.psgIds;
    expect(good(await query(trip, [adult])).follows).toEqual([child]);
    expect(await query(trip, [child])).toMatchObject({ ret: 400, msg: '儿童与婴儿须与成人一同改签' });
  });
});

describe('a change is refused', () => {
  it('to a seat that has gone meanwhile, and nothing moves', async () => {
    const trip = await ticketed();
    const { quote, seat } = await quoted(trip);
    await booking.db
      .insertInto('flight_seats')
      .values({
        flight_id: seat.flightId,
        cabin_code: seat.cabinCode,
        city_pair: 'BJS-SHA',
        flight_day: dayAfter(trip),
        capacity: 0,
        held: 0,
        sold: 0,
      })
      .onConflict((conflict) => conflict.columns(['flight_id', 'cabin_code']).doUpdateSet({ capacity: 0 }))
      .execute();
    expect(await apply(quote.quoteId)).toMatchObject({ ret: 409, data: { kind: 'soldOut', seatsLeft: 0 } });
    expect(await member.show(trip.orderId)).toMatchObject({ status: 2, afterSales: [] });
  });

  it('while another request is under way, for others, and for the same seat', async () => {
    const { trip, saleId } = await unpaid();
    expect(await query(trip)).toMatchObject({ ret: 409, data: { kind: 'underWay', saleId } });
    const stranger = await booking.as('20250030');
    expect(
      await paymentHandlers.info({ orderId: saleId, businessType: '6' }, stranger.call('/pay/payInfo')),
    ).toMatchObject({ ret: 404 });
    const other = await ticketed();
    const [flight] = other.order.flightList;
    const wish = {
      orderId: other.orderId,
      psgIds: other.psgIds,
      triptype: 1,
      flightId: flight?.flightId ?? '',
      cabinCode: flight?.cabinCode ?? '',
      reason: 'plans',
      proofs: [],
    } as const;
    expect(
      await calls.changeQuote({ ...wish, psgIds: [...wish.psgIds], proofs: [] }, member.call('/order/changeQuote')),
    ).toMatchObject({ ret: 400, data: { field: 'flightId' } });
    expect(
      await calls.changeQuote({ ...wish, psgIds: [...wish.psgIds], proofs: [] }, stranger.call('/order/changeQuote')),
    ).toMatchObject({ ret: 404 });
  });

  it('after the quote has expired, with a fresh one', async () => {
    const trip = await ticketed();
    const { quote } = await quoted(trip);
    await booking.advance(601);
    expect(await apply(quote.quoteId)).toMatchObject({
      ret: 409,
      data: { kind: 'quoteExpired', quote: { new: { flightId: quote.new.flightId } } },
    });
  });
});

describe('a change that is to be paid', () => {
  it('is named by the list of orders until it is paid or withdrawn', async () => {
    const dueOf = async (orderId: string) => (await rowsOf(orderId)).map(({ dueChange }) => dueChange);
    const [paid, withdrawn] = [await unpaid(), await unpaid()];
    expect(await dueOf(paid.trip.orderId)).toEqual([paid.saleId]);
    good(await pay(paid.saleId));
    good(await withdraw(withdrawn.saleId));
    expect([await dueOf(paid.trip.orderId), await dueOf(withdrawn.trip.orderId)]).toEqual([[undefined], [undefined]]);
  });

  it('is an order to pay in list, counts and workbench, with its deadline, and no request under way', async () => {
    const call = member.call('/order/list');
    const numbers = async () => {
      const counts = good(await orderListHandlers.counts(orderListSchemas.counts.parse({}), call));
      const { unpaid: due, after } = counts.groups;
      const counters = good(await workbenchHandlers.counters({}, call));
      expect([counters.toPay.airTicket, counters.afterSale.airTicket]).toEqual([due, after]);
      return due;
    };
    const before = await numbers();
    const { trip, saleId } = await unpaid();
    expect(await numbers()).toBe(before + 1);
    const rowsOf = async (group: 'unpaid' | 'after') =>
      good(await orderListHandlers.list(orderListSchemas.list.parse({ words: trip.orderId, group }), call)).rows;
    const { deadlineMs, amount, amountName, parts = [] } = good(await info(saleId));
    expect([amountName, ...parts.map(({ kind }) => kind)]).toEqual(['改签应付', 'difference', 'changeFee']);
    expect(parts.reduce((sum, part) => sum + Number(part.amount), 0)).toBe(Number(amount));
    const [row] = await rowsOf('unpaid');
    expect([row?.dueChange, row?.due, row?.payDeadline]).toEqual([saleId, amount, momentAt(deadlineMs)]);
    const pays = { kind: 'pay', orderId: trip.orderId, dueChange: saleId, atMs: deadlineMs };
    expect(good(await workbenchHandlers.summary({}, call)).deadlines).toContainEqual(expect.objectContaining(pays));
    good(await pay(saleId));
    expect(await numbers()).toBe(before);
    expect(await rowsOf('after')).toMatchObject([{ orderId: trip.orderId, payDeadline: null }]);
  });
});

describe('books and seats', () => {
  it('break no invariant after all refunds and changes of this file', async () => {
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });
});
