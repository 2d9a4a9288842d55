import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageSchemas } from '#contract/message.schema.ts';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { remindDays } from '#domain/invoice/voucher.ts';
import { voucherOpenMs } from '#domain/order/voucher-time.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { messageHandlers } from '../../app/handlers/message.ts';
import { remindVouchers } from './remind.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 9_000_000);
});
afterAll(() => booking.close());

const told = async (orderId: string) =>
  good(await messageHandlers.list(messageSchemas.list.parse({ size: 100 }), member.call('/message/list'))).rows.filter(
    (row) => row.orderId === orderId && row.title === '报销凭证即将到期',
  );
const lastMoment = async (orderId: string) => {
  const { ends_at } = await booking.db
    .selectFrom('voucher_claims')
    .where('order_id', '=', orderId)
    .select('ends_at')
    .executeTakeFirstOrThrow();
  return Number(ends_at) + voucherOpenMs;
};

it('the owner is told once, two weeks before the last day, by an order of several vouchers too', async () => {
  const { orderId } = await afterSalesOf(booking, member).ticketed({ days: 5 });
  const last = await lastMoment(orderId);
  await remindVouchers(booking.db, last - (remindDays + 1) * dayMs);
  expect(await told(orderId)).toEqual([]);
  const at = last - remindDays * dayMs;
  await Promise.all([0, 1, 2].map((wait) => remindVouchers(booking.db, at + wait)));
  await remindVouchers(booking.db, at + dayMs);
  expect(await told(orderId)).toMatchObject([
    { kind: 'order', text: `请在 ${dayAt(last)} 前申请报销凭证，逾期不能补开` },
  ]);
});

it('nothing is told of a voucher that was asked for, and of one whose days have ended', async () => {
  const calls = afterSalesOf(booking, member);
  const [asked, late] = [await calls.ticketed({ days: 6 }), await calls.ticketed({ days: 7 })];
  await booking.db
    .updateTable('voucher_claims')
    .set({ voucher: 'issued' })
    .where('order_id', '=', asked.orderId)
    .execute();
  await remindVouchers(booking.db, (await lastMoment(asked.orderId)) - dayMs);
  await booking.db.updateTable('voucher_claims').set({ reminded_at: null }).execute();
  await remindVouchers(booking.db, (await lastMoment(late.orderId)) + dayMs);
  expect([await told(asked.orderId), (await told(late.orderId)).length]).toEqual([[], 1]);
});
