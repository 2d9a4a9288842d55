import { afterAll, beforeAll, expect, it } from 'vitest';
import { billCallsOf, boughtByCompany } from '#tests/support/given/company-bills.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { billedBack } from './billed-back.ts';

let booking: Booking;
let employee: Booker;
let company: ReturnType<typeof billCallsOf>;
beforeAll(async () => {
  booking = await openBooking();
  employee = await booking.as('20250071');
  company = billCallsOf(await booking.as('20250070'));
});
afterAll(() => booking.close());

it('a ticket is paid back once: by an accepted dispute or by a refund, whichever comes first', async () => {
  const [disputed, refunded] = [await boughtByCompany(employee, 60), await boughtByCompany(employee, 62)];
  const [open] = await company.list();
  await booking.advance(
    Math.ceil((Date.parse(`${open?.closesAt.replace(' ', 'T')}+08:00`) - booking.now()) / 1000) + 60,
  );
  const billId = open?.billId ?? 0;
  const { rows } = await company.rows(billId);
  const rowOf = (orderId: string) => rows.find((row) => row.orderId === orderId);
  const sales = afterSalesOf(booking, employee);
  const quote = async (orderId: string) => {
    const { psgList } = await employee.show(orderId);
    return await sales.refundQuote(orderId, [psgList[0]?.id ?? '']);
  };
  const claim = (orderId: string) =>
    company.dispute({ billId, no: rowOf(orderId)?.no, claim: rowOf(orderId)?.amount ?? '' });

  const before = good(await quote(disputed.orderId));
  const one = await claim(disputed.orderId);
  expect(await sales.refundApply(before.quoteId)).toMatchObject({ ret: 409, data: { kind: 'billed' } });
  expect(await quote(disputed.orderId)).toMatchObject({ ret: 409, data: { kind: 'billed' } });
  const other = await claim(refunded.orderId);
  good(await company.send('disputeWithdraw', { disputeId: other.disputeId }));
  const { psgList } = await employee.show(refunded.orderId);
  await sales.refund(refunded.orderId, [psgList[0]?.id ?? '']);
  await claim(refunded.orderId);
  await booking.advance(3 * 3600);
  const states = good(await company.send('disputes', { billId })).rows;
  expect(states.find(({ disputeId }) => disputeId === one.disputeId)?.state).toBe('accepted');
  expect(states.filter(({ orderId }) => orderId === refunded.orderId).map(({ state }) => state)).toContain('refused');
  expect(await quote(disputed.orderId)).toMatchObject({ ret: 409, data: { kind: 'billed' } });
  expect((await employee.show(disputed.orderId)).ofCompany?.credited).toBe(`¥${rowOf(disputed.orderId)?.amount}`);
  for (const { orderId } of [disputed, refunded])
    expect((await booking.db.transaction().execute((tx) => billedBack(tx, orderId))).net).toBeGreaterThanOrEqual(0);
});
