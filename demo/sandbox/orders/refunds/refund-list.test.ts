import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Refund } from '#contract/wallet.ts';
import { walletSchemas } from '#contract/wallet.schema.ts';
import { dayAt } from '#domain/china-time.ts';
import { workdaysAfter } from '#domain/company-bill/settlement.ts';
import { fenOf } from '#domain/money.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { walletHandlers } from '../../app/handlers/wallet.ts';
import { settle } from '../../money/payments/settle.ts';

let booking: Booking;
let company: Booker;
let employee: Booker;
let other: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, employee, other] = await bookersOf(booking, '20250070', '20250071', '20250072');
  await setWallet(booking, '20250071', 9_000_000);
});
afterAll(() => booking.close());

const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;
const refunds = async (who: Booker, orderId: string, state: Refund['state'] | 'all' = 'all') => {
  const { rows, sums } = good(
    await walletHandlers.refunds(walletSchemas.refunds.parse({ state, size: 100 }), who.call('/wallet/refunds')),
  );
  return { rows: rows.filter((row) => row.orderId === orderId), sums };
};

it('a refund is looked at, then in the wallet at once, with its amount and the way it was paid', async () => {
  const calls = afterSalesOf(booking, employee);
  const { orderId, psgIds } = await calls.ticketed({ days: 40 });
  expect((await refunds(employee, orderId)).rows).toEqual([]);
  const quote = good(await calls.refundQuote(orderId, psgIds));
  good(await calls.refundApply(quote.quoteId));
  const before = await refunds(employee, orderId);
  expect(before.rows).toMatchObject([
    { state: 'review', method: 'tianHangPay', payer: 'personal', product: 'airTicket', expectedDay: '', arrivedAt: '' },
  ]);
  await booking.advance(80);
  const { rows, sums } = await refunds(employee, orderId);
  expect(rows).toMatchObject([{ state: 'done', amount: before.rows[0]?.amount, expectedDay: '' }]);
  expect(rows[0]?.arrivedAt).toBe(rows[0]?.at);
  expect(fenOf(sums?.['done'] ?? '0')).toBeGreaterThan(0);
  expect((await refunds(employee, orderId, 'review')).rows).toEqual([]);
  expect((await refunds(other, orderId)).rows).toEqual([]);
});

it('a provider has its working days, the last of which is named until the money has arrived', async () => {
  const calls = afterSalesOf(booking, employee);
  const { orderId, psgIds } = await calls.ticketed({ days: 41 }, undefined, async (_outTradeNo, id) =>
    settle(booking.db, (await employee.code(id)).outTradeNo, booking.now()),
  );
  const quote = good(await calls.refundQuote(orderId, psgIds));
  good(await calls.refundApply(quote.quoteId));
  let found = await refunds(employee, orderId);
  for (let step = 0; step < 60 && found.rows[0]?.state === 'review'; step += 1) {
    await booking.advance(2);
    found = await refunds(employee, orderId);
  }
  const [row] = found.rows;
  expect(row).toMatchObject({ state: 'returning', payer: 'personal', arrivedAt: '' });
  expect(row?.expectedDay).toBe(workdaysAfter(dayAt(booking.now()), 7));
  await booking.advance(60 * 24 * 14);
  expect((await refunds(employee, orderId)).rows).toMatchObject([{ state: 'done', expectedDay: '' }]);
});

it('the company sees what it has paid of its employees’ orders, and no private money', async () => {
  const calls = afterSalesOf(booking, employee);
  const { orderId, psgIds } = await calls.ticketed({ ...within, days: 42 }, undefined, async (outTradeNo, id) => {
    const due = fenOf(good(await employee.info(id)).due);
    const yuan = (fen: number) => (fen / 100).toFixed(2);
    const mix = { companyAmount: yuan(Math.floor(due / 2)), personalAmount: yuan(due - Math.floor(due / 2)) };
    good(await employee.mixed(outTradeNo, { ...mix, personalMethod: 'tianHangPay' }));
  });
  await calls.refund(orderId, psgIds);
  expect((await refunds(employee, orderId)).rows.map(({ payer }) => payer).toSorted()).toEqual(['company', 'personal']);
  expect((await refunds(company, orderId)).rows).toMatchObject([{ payer: 'company', method: 'creditPay' }]);
});
