import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAuthSchemas } from '#contract/pay-auth.schema.ts';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { payAuthHandlers } from '../../../app/handlers/pay-auth.ts';
import { paymentHandlers } from '../../../app/handlers/payment.ts';
import { reportFormHandlers } from '../../../app/handlers/report-form.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 2_000_000);
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

const report = async () => {
  const days = { from: addDays(dayAt(booking.now()), -1), to: dayAt(booking.now()) };
  const input = reportFormSchemas.query.parse({ product: 'train', days });
  return good(await reportFormHandlers.query(input, member.call('/report/query'))).figures;
};

it('an order of trains is counted by the report, with its changes and refunds', async () => {
  const passengers = [rails.rider(), rails.rider(), rails.rider()];
  const orderNo = await rails.bookPaid(member, { seatClass: 'first' }, { passengers });
  await booking.advance(60);
  const { payprice } = await rails.detail(member, orderNo);
  expect(await report()).toMatchObject({ amount: payprice, orders: 1, tickets: 3, refundedTickets: 0 });

  const sales = railSalesOf(member);
  await sales.change(orderNo, {
    ticketIds: ['0-0'],
    trainNumber: 'G3',
    date: addDays(dayAt(booking.now()), 9),
    seatClass: 'second',
  });
  await sales.refund(orderNo, ['0-1']);
  await booking.advance(60);
  expect(await report()).toMatchObject({ orders: 1, changedTickets: 1, refundedTickets: 1 });
});

describe('a payment code', () => {
  const codeFor = async (products: ('air' | 'hotel' | 'train')[]): Promise<string> => {
    const input = { requestId: randomUUID(), scope: 'wallet', capEach: '5000', capTotal: '9000', uses: 3, days: 7 };
    const asked = payAuthSchemas.create.parse({ ...input, products, payPassword: payPasswordMd5 });
    return good(await payAuthHandlers.create(asked, member.call('/payAuth/create'))).code;
  };
  const pay = async (orderNo: string, code: string) => {
    const { outTradeNo } = await rails.info(member, orderNo);
    return await paymentHandlers.authCodePay(
      { outTradeNo, businessType: 'trainPay', body: '火车票', code, requestId: randomUUID() },
      member.call('/pay/authCodePay'),
    );
  };

  it('for trains pays an order of them, one for flights does not', async () => {
    const { orderNo } = good(await rails.create(member, await rails.verify(member)));
    expect((await pay(orderNo, await codeFor(['air', 'hotel']))).ret).not.toBe(0);
    expect((await rails.detail(member, orderNo)).status).toBe(0);
    good(await pay(orderNo, await codeFor(['train'])));
    await booking.advance(60);
    const { status, payments, payprice } = await rails.detail(member, orderNo);
    expect(status).toBe(2);
    expect(payments).toMatchObject([{ amount: payprice }]);
  });
});
