import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSchemas } from '#contract/bill.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { voucherSchemas } from '#contract/voucher.schema.ts';
import { fenOf } from '#domain/money.ts';
import { afterSalesOf, dearer } from '#tests/support/orders/after-sales.ts';
import type { SeatChoice } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { orderTotals } from '../../database/migrations/055-order-totals.ts';
import { billHandlers } from '../../handlers/bill.ts';
import { orderListHandlers } from '../../handlers/order.ts';
import { voucherHandlers } from '../../handlers/voucher.ts';
import { orderFile } from './export.ts';

let booking: Booking;
let member: Booker;
let sales: ReturnType<typeof afterSalesOf>;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 500_000_00);
  sales = afterSalesOf(booking, member);
});
afterAll(() => booking.close());

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
/** The difference and the fee, or the fee alone: a fare of the same price. */
const feeOnly: SeatChoice = ({ change }) => fenOf(change.charge) > 0 && fenOf(change.changeSpread) === 0;
const cheaper: SeatChoice = ({ change }) => fenOf(change.back) > 0;

/** A change that is asked for, paid where something is due, and confirmed. */
async function changed(orderId: string, psgIds: string[], choose: SeatChoice = dearer) {
  const { quote, saleId } = await sales.change(orderId, psgIds, choose);
  if (fenOf(quote.totals.due) > 0) await sales.payChange(saleId);
  await booking.advance(41);
  return fenOf(quote.totals.due);
}

/** What each place of the product says was paid for the order, in fen. */
async function saidBy(orderId: string) {
  const detail = await member.show(orderId);
  const input = orderListSchemas.list.parse({ words: orderId });
  const row = good(await orderListHandlers.list(input, member.call('/order/list'))).rows[0];
  const { url } = good(
    await orderListHandlers.export(orderListSchemas.export.parse({ words: orderId }), member.call('/order/export')),
  );
  const file = await orderFile.send(booking, new URL(url).searchParams.get('key') ?? '');
  const [names = '', cells = ''] = (await new Response(file.body).text()).slice(1).split('\r\n');
  const total = cells.split(',')[names.split(',').indexOf('实付合计')] ?? '';
  const bill = good(
    await billHandlers.query(
      billSchemas.query.parse({ kind: 'transaction', words: orderId, size: 100 }),
      member.call('/bill/query'),
    ),
  ).rows.filter(({ direction }) => direction === 'out');
  const { rows: events } = await sql<{ amount: string }>`select amount from report_events where order_id = ${orderId}
    and amount > 0`.execute(booking.db);
  const vouchers = good(
    await voucherHandlers.list(
      voucherSchemas.list.parse({ keyword: orderId, size: 100 }),
      member.call('/voucher/list'),
    ),
  ).rows;
  return {
    detail: fenOf(detail.total),
    list: fenOf(row?.total ?? ''),
    export: fenOf(total),
    vouchers: [...new Set(vouchers.map((one) => fenOf(one.orderTotal)))],
    bill: sum(bill.map(({ amount }) => fenOf(amount))),
    report: sum(events.map(({ amount }) => Number(amount))),
    payments: sum(detail.payments.map(({ amount }) => fenOf(amount))),
  };
}
const allSay = (fen: number) => ({
  detail: fen,
  list: fen,
  export: fen,
  vouchers: [fen],
  bill: fen,
  report: fen,
  payments: fen,
});

describe('the total of an order is one figure in every place', () => {
  it('of an order that was never changed', async () => {
    const { orderId, order } = await sales.ticketed();
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice)));
  });

  it('after a change to a dearer flight', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const due = await changed(orderId, psgIds);
    expect(due).toBeGreaterThan(0);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due));
  });

  it('after a change that costs its fee alone', async () => {
    const { orderId, order, psgIds } = await sales.ticketed({ days: 1, choose: (seat) => seat.discount === 10 });
    const due = await changed(orderId, psgIds, feeOnly);
    expect(due).toBeGreaterThan(0);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due));
  });

  it('after the change of a change', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const first = await changed(orderId, psgIds);
    const second = await changed(orderId, psgIds);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + first + second));
  });

  it('after the change of one passenger of two', async () => {
    const { orderId, order, psgIds } = await sales.ticketed({}, [person(), person()]);
    const due = await changed(orderId, psgIds.slice(0, 1));
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due));
  });

  it('after a refund that follows a change: the refund stands beside it', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const due = await changed(orderId, psgIds);
    const { totals } = await sales.refund(orderId, psgIds);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due));
    const input = orderListSchemas.list.parse({ words: orderId });
    const [row] = good(await orderListHandlers.list(input, member.call('/order/list'))).rows;
    expect(row?.returned).toBe(totals.back);
  });

  it('after a change to a cheaper flight: what comes back stands beside it', async () => {
    const { orderId, order, psgIds } = await sales.ticketed({ choose: (seat) => seat.discount === 10 });
    expect(await changed(orderId, psgIds, cheaper)).toBe(0);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice)));
  });

  it('and of an order that was changed before the lists knew it', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const due = await changed(orderId, psgIds);
    await sql`update orders set card = card - 'exchange' where order_id <> ${orderId}`.execute(booking.db);
    await sql`update orders set amount = ${fenOf(order.payprice)} where order_id = ${orderId}`.execute(booking.db);
    await orderTotals.up(booking.db as never, 'embedded');
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due));
  });
});
