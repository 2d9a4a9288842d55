import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSchemas } from '#contract/bill.schema.ts';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { voucherSchemas } from '#contract/voucher.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { invoiceSchemas } from '#contract/invoice.schema.ts';
import { billHandlers } from '../../../app/handlers/bill.ts';
import { invoiceHandlers } from '../../../app/handlers/invoice.ts';
import { reportFormHandlers } from '../../../app/handlers/report-form.ts';
import { voucherHandlers } from '../../../app/handlers/voucher.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

const voucherOf = async (orderNo: string) =>
  good(await voucherHandlers.list(voucherSchemas.list.parse({ size: 100 }), member.call('/voucher/list'))).rows.filter(
    (row) => row.orderNo === orderNo,
  );
const report = async () => {
  const days = { from: addDays(dayAt(booking.now()), -1), to: dayAt(booking.now()) };
  const input = reportFormSchemas.query.parse({ product: 'intl', days });
  return good(await reportFormHandlers.query(input, member.call('/report/query'))).figures;
};
const points = async () =>
  good(
    await billHandlers.query(billSchemas.query.parse({ kind: 'integral', size: 100 }), member.call('/bill/query')),
  ).rows.filter(({ product }) => product === 'intl');

describe('an order of international flights', () => {
  it('whose time ran out says so where it was to be paid, and that nothing was charged', async () => {
    const { orderNo } = good(await trips.create(member, await trips.verify(member)));
    await booking.advance(3600);
    const { state, closedBecause } = await trips.info(member, orderNo);
    expect([state, closedBecause]).toEqual(['closed', '超时未支付，订单已取消，座位已释放，您没有被扣款']);
  });

  it('is counted by the report, earns points for its fares, and has one invoice of the platform', async () => {
    const orderNo = await trips.bookPaid(member, {
      party: { ADT: 2 },
      choose: ({ brand }, { brands }) => (brands[brand]?.terms[0]?.changeBefore ?? 0) > 0,
    });
    expect(await voucherOf(orderNo)).toMatchObject([{ kind: 'intl', state: 'later', hurdle: 'booking' }]);
    await booking.advance(120);
    const { payprice, tickets } = await trips.detail(member, orderNo);
    const fares = tickets.reduce((sum, { price }) => sum + fenOf(price), 0);
    expect(await report()).toMatchObject({ amount: payprice, orders: 1, tickets: 4 });
    expect(await points()).toMatchObject([{ type: 'earn', orderId: orderNo, figures: { base: String(fares / 100) } }]);
    expect(await voucherOf(orderNo)).toMatchObject([{ kind: 'intl', state: 'later', amount: payprice }]);

    const { quote } = await trips.quotedChange(member, orderNo, ['1-0'], addDays(dayAt(booking.now()), 55));
    good(await trips.changeApply(member, quote.quoteId));
    await trips.pay(member, quote.quoteId, 'intlChangeTicket');
    const { quoteId, totals } = good(await trips.refundQuote(member, orderNo, ['0-1', '1-1']));
    good(await trips.refundApply(member, quoteId));
    await booking.advance(60);
    const { total, returned } = await trips.detail(member, orderNo);
    expect(returned).toBe(totals.back);
    expect(await report()).toMatchObject({ changedTickets: 1, refundedTickets: 2 });
    expect((await points()).map(({ type }) => type).toSorted()).toEqual(['back', 'earn']);
    const kept = String(Number(total) - Number(returned));
    expect(await voucherOf(orderNo)).toMatchObject([{ kind: 'intl', state: 'later', amount: kept }]);
  });

  it('has its invoice after the trip, and none of a ticket that the airline refused', async () => {
    const orderNo = await trips.bookPaid(member);
    await booking.advance(80 * 86_400);
    const saved = invoiceSchemas.save.parse({ requestId: randomUUID(), kind: 'personal', titleName: '周砚清本人' });
    const { titleId } = good(await invoiceHandlers.save(saved, member.call('/invoice/save')));
    const asked = await voucherHandlers.request(
      { requestId: randomUUID(), orderNo, kind: 'intl', titleId, email: 'a@example.com' },
      member.call('/voucher/request'),
    );
    expect(good(asked)).toMatchObject({ state: 'issuing' });
    const refused = await trips.bookPaid(member, {}, { passengers: [trips.traveller('ADT', { name: 'REJECT/ANNA' })] });
    await booking.advance(300);
    expect(await voucherOf(refused)).toEqual([]);
  });
});
