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
import { orderTotals } from '../../ground/database/migrations/055-order-totals.ts';
import { cheaperChanges } from '../../ground/database/migrations/059-cheaper-changes.ts';
import { paidChanges } from '../../ground/database/migrations/072-paid-changes.ts';
import { billHandlers } from '../../app/handlers/bill.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { voucherHandlers } from '../../app/handlers/voucher.ts';
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
  return fenOf(quote.totals.due) - fenOf(quote.totals.back);
}

async function rowOf(orderId: string) {
  const input = orderListSchemas.list.parse({ words: orderId });
  return good(await orderListHandlers.list(input, member.call('/order/list'))).rows[0];
}
const returnedOf = async (orderId: string) => (await rowOf(orderId))?.returned;

/** The sum paid for the order, as each place of the product shows it, in fen: movements without those of refunds. */
async function saidBy(orderId: string, refunded = 0) {
  const detail = await member.show(orderId);
  const row = await rowOf(orderId);
  const { url } = good(
    await orderListHandlers.export(orderListSchemas.export.parse({ words: orderId }), member.call('/order/export')),
  );
  const file = await orderFile.send(booking, new URL(url).searchParams.get('key') ?? '');
  const [names = '', cells = ''] = (await new Response(file.body).text()).slice(1).split('\r\n');
  const cell = (name: string) => fenOf(cells.split(',')[names.split(',').indexOf(name)] ?? '');
  const bill = good(
    await billHandlers.query(
      billSchemas.query.parse({ kind: 'transaction', words: orderId, size: 100 }),
      member.call('/bill/query'),
    ),
  ).rows;
  const { rows: events } = await sql<{
    amount: string;
  }>`select amount from report_events where order_id = ${orderId}`.execute(booking.db);
  const changes = detail.afterSales.flatMap((sale) =>
    sale.kind === 'change' && (sale.state === 'done' || (sale.state === 'confirming' && fenOf(sale.totals.due) > 0))
      ? [fenOf(sale.totals.due) - fenOf(sale.totals.back)]
      : [],
  );
  const vouchers = good(
    await voucherHandlers.list(
      voucherSchemas.list.parse({ keyword: orderId, size: 100 }),
      member.call('/voucher/list'),
    ),
  ).rows;
  return {
    detail: fenOf(detail.total),
    list: fenOf(row?.total ?? ''),
    blocks: fenOf(detail.payprice) + sum(changes),
    export: cell('实付合计'),
    columns: sum(['票款', '机建燃油', '保险', '服务费', '改签补差'].map(cell)),
    vouchers: [...new Set(vouchers.map((one) => fenOf(one.orderTotal)))],
    claims: sum(vouchers.map(({ amount }) => fenOf(amount))),
    bill: sum(bill.map(({ amount, direction }) => (direction === 'out' ? fenOf(amount) : -fenOf(amount)))) + refunded,
    report: sum(events.map(({ amount }) => Number(amount))) + refunded,
    payments: sum(detail.payments.map(({ amount, returned }) => fenOf(amount) - fenOf(returned))) + refunded,
    changes: [
      ...new Set([
        sum(changes),
        fenOf(detail.totalExchangePrice),
        fenOf(row?.totalExchangePrice ?? ''),
        cell('改签补差'),
      ]),
    ],
  };
}
const allSay = (fen: number, byChanges = 0) => ({
  detail: fen,
  list: fen,
  blocks: fen,
  export: fen,
  columns: fen,
  vouchers: [fen],
  claims: fen,
  bill: fen,
  report: fen,
  payments: fen,
  changes: [byChanges],
});

/** Of an order whose change is under way: reports and vouchers are about confirmed tickets. */
const allSayNow = (fen: number, byChanges: number) => {
  const { report: _, claims: __, ...shown } = allSay(fen, byChanges);
  return shown;
};

describe('the total of an order is one figure in every place', () => {
  it('of an order that was never changed', async () => {
    const { orderId, order } = await sales.ticketed();
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice)));
  });

  it('after a change to a dearer flight', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const due = await changed(orderId, psgIds);
    expect(due).toBeGreaterThan(0);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due, due));
  });

  it('from the payment of a change on, before the airline has confirmed it', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const paid = fenOf(order.payprice);
    const { quote, saleId } = await sales.change(orderId, psgIds);
    const due = fenOf(quote.totals.due);
    expect(await saidBy(orderId)).toMatchObject({ detail: paid, list: paid, changes: [0] });
    await sales.payChange(saleId);
    expect(await saidBy(orderId)).toMatchObject(allSayNow(paid + due, due));
    good(await sales.changeWithdraw(saleId));
    expect(await saidBy(orderId)).toMatchObject({
      detail: paid,
      list: paid,
      export: paid,
      payments: paid,
      changes: [0],
    });
  });

  it('and of an order whose paid change waited before the total had it', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const { quote, saleId } = await sales.change(orderId, psgIds);
    await sales.payChange(saleId);
    await sql`update after_sales set state = 'withdrawn' where order_id <> ${orderId}`.execute(booking.db);
    await sql`update orders set amount = ${fenOf(order.payprice)}, card = card - 'exchange'
      where order_id = ${orderId}`.execute(booking.db);
    await paidChanges.up(booking.db as never, 'embedded');
    const due = fenOf(quote.totals.due);
    expect(await saidBy(orderId)).toMatchObject(allSayNow(fenOf(order.payprice) + due, due));
  });

  it('after a change that costs its fee alone', async () => {
    const { orderId, order, psgIds } = await sales.ticketed({ days: 1, choose: (seat) => seat.discount === 10 });
    const due = await changed(orderId, psgIds, feeOnly);
    expect(due).toBeGreaterThan(0);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due, due));
  });

  it('after the change of a change', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const first = await changed(orderId, psgIds);
    const second = await changed(orderId, psgIds);
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + first + second, first + second));
  });

  it('after the change of one passenger of two', async () => {
    const { orderId, order, psgIds } = await sales.ticketed({}, [person(), person()]);
    const due = await changed(orderId, psgIds.slice(0, 1));
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due, due));
  });

  it('after a refund that follows a change: the refund stands beside it', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const due = await changed(orderId, psgIds);
    const { totals } = await sales.refund(orderId, psgIds);
    const paid = fenOf(order.payprice) + due;
    // The voucher is for what the airline kept.
    const said = await saidBy(orderId, fenOf(totals.back));
    expect(said).toEqual({ ...allSay(paid, due), claims: paid - fenOf(totals.back) });
    expect(await returnedOf(orderId)).toBe(totals.back);
  });

  it('after a change to a cheaper flight, which is no refund', async () => {
    const { orderId, order, psgIds } = await sales.ticketed({ choose: (seat) => seat.discount === 10 });
    const due = await changed(orderId, psgIds, cheaper);
    expect(due).toBeLessThan(0);
    const paid = fenOf(order.payprice) + due;
    expect(await saidBy(orderId)).toEqual(allSay(paid, due));
    expect(await returnedOf(orderId)).toBe('0');
    const { totals } = await sales.refund(orderId, psgIds);
    const said = await saidBy(orderId, fenOf(totals.back));
    expect(said).toEqual({ ...allSay(paid, due), claims: paid - fenOf(totals.back) });
    expect(await returnedOf(orderId)).toBe(totals.back);
  });

  it('and of an order that was changed to a cheaper flight when its money counted as a refund', async () => {
    const { orderId, order, psgIds } = await sales.ticketed({ choose: (seat) => seat.discount === 10 });
    const due = await changed(orderId, psgIds, cheaper);
    await sql`delete from after_sales where order_id <> ${orderId}`.execute(booking.db);
    await sql`update orders set amount = ${fenOf(order.payprice)},
      card = card - 'exchange' || jsonb_build_object('returned', ${-due}::bigint)
      where order_id = ${orderId}`.execute(booking.db);
    await cheaperChanges.up(booking.db as never, 'embedded');
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due, due));
    expect(await returnedOf(orderId)).toBe('0');
  });

  it('and of an order that was changed before the lists knew it', async () => {
    const { orderId, order, psgIds } = await sales.ticketed();
    const due = await changed(orderId, psgIds);
    await sql`update orders set card = card - 'exchange' where order_id <> ${orderId}`.execute(booking.db);
    await sql`update orders set amount = ${fenOf(order.payprice)} where order_id = ${orderId}`.execute(booking.db);
    await orderTotals.up(booking.db as never, 'embedded');
    expect(await saidBy(orderId)).toEqual(allSay(fenOf(order.payprice) + due, due));
  });
});
