import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrainWaitQuote } from '#contract/train-wait.ts';
import { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { paymentHandlers } from '../../../app/handlers/payment.ts';
import { trainWaitHandlers } from '../../../app/handlers/train.ts';
import { serveWaiting } from '../../../app/serve-waiting.ts';
import { settle } from '../../../money/payments/settle.ts';

let booking: Booking;
let employee: Booker;
let other: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [employee, other] = [await booking.as('20250071'), await booking.as('20250020')];
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

type Wish = ReturnType<typeof rails.rideOf>;
const quoteFor = async (who: Booker, wishes: Wish[]) =>
  await trainWaitHandlers.quote(
    trainWaitSchemas.quote.parse({ wishes, travelType: 'business' }),
    who.call('/train/waitQuote'),
  );
const create = async ({ verifyKey, deadlines }: TrainWaitQuote, more: object, who = employee) =>
  await trainWaitHandlers.create(
    trainWaitSchemas.create.parse({
      requestId: randomUUID(),
      verifyKey,
      passengers: [rails.rider()],
      contact: { name: '林知远', mobilePhone: '13800000010' },
      deadlineMs: deadlines[0]?.atMs,
      agreed: true,
      ...more,
    }),
    who.call('/train/createWait'),
  );
/** The company and the traveller each pay their part. */
async function pay(orderNo: string): Promise<void> {
  const { outTradeNo, split } = await rails.info(employee, orderNo);
  const mix = {
    requestId: randomUUID(),
    payPassword: payPasswordMd5,
    outTradeNo,
    businessType: 'trainPay' as const,
    body: '火车票',
    companyAmount: split?.company ?? '',
    personalAmount: split?.personal ?? '',
    personalMethod: 'alipay' as const,
  };
  const { qr } = good(await paymentHandlers.multiPay(mix, employee.call('/pay/multiPay')));
  expect(await settle(booking.db, qr?.outTradeNo ?? '', booking.now())).toBe('paid');
}

it('company travel waits by its standard: each wish is judged, and each payer pays enough for any of them', async () => {
  const second = rails.rideOf(employee, { days: 6 });
  const wishes = [{ ...second, seatClass: 'first' as const }, second];
  const quote = good(await quoteFor(employee, wishes));
  expect(quote.wishes.map(({ standard }) => standard?.verdict)).toEqual(['over', 'ok']);
  expect(quote.standard?.summary).toContain('二等座');
  const [dear, plain] = quote.wishes.map(({ price }) => fenOf(price));
  expect(quote.split).toEqual({ company: yuanOf(plain ?? 0), personal: yuanOf((dear ?? 0) - (plain ?? 0)) });
  expect(quote.deposit).toBe(yuanOf(dear ?? 0));
  expect(await quoteFor(other, wishes)).toMatchObject({ ret: 403 });

  const costCenter = quote.costCenters[0] ?? '';
  expect(await create(quote, { costCenter })).toMatchObject({ ret: 400, data: { field: 'overReason' } });
  const { orderNo } = good(await create(quote, { costCenter, overReason: '会议' }));
  const { lines } = await rails.info(employee, orderNo);
  expect(lines.join()).toContain(`因公 · ${costCenter}`);
  await pay(orderNo);
  expect((await rails.detail(await booking.as('20250070'), orderNo)).status).toBe(13);

  // A seat of the class within the standard comes back.
  const gone = good(await rails.create(other, await rails.verify(other, [second])));
  good(await rails.cancel(other, gone.orderNo));
  expect(await serveWaiting(booking.db, booking.now())).toBe(1);
  await booking.advance(120);
  const done = await rails.detail(employee, orderNo);
  expect([done.status, done.total, done.overStandard, done.overReason]).toEqual([2, yuanOf(plain ?? 0), false, '']);
  expect(done.split).toEqual({ company: yuanOf(plain ?? 0), personal: '0' });
  const back = (payer: string) => done.payments.find((one) => one.payer === payer)?.returned;
  expect([back('company'), back('personal')]).toEqual(['0', yuanOf((dear ?? 0) - (plain ?? 0))]);
  const event = await booking.db
    .selectFrom('report_events')
    .where('order_id', '=', orderNo)
    .select(['amount', 'standard', 'cost_center', 'over_amount'])
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ amount: plain, standard: 'in', cost_center: costCenter, over_amount: 0 });

  // All that is left was the company's.
  const quoted = good(await railSalesOf(employee).refundQuote(orderNo));
  expect(quoted.shares.map(({ payer }) => payer)).toEqual(['company']);
});

it('is refused where the company forbids what is above its standard', async () => {
  const strict = await booking.as('20250074');
  const wish = { ...rails.rideOf(strict, { days: 6 }), seatClass: 'business' as const };
  const quote = good(await quoteFor(strict, [wish]));
  expect(quote.wishes[0]?.standard?.verdict).toBe('forbidden');
  expect(await create(quote, { overReason: '会议' }, strict)).toMatchObject({ ret: 403 });
});
