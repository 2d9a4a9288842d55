import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(async () => await booking.close());

it('seats of a changed order are told of the train that its tickets are for, with what was asked for in the change', async () => {
  const orderNo = await rails.bookPaid(
    member,
    { days: 8 },
    { passengers: [rails.rider(), rails.rider()], seats: { letters: ['1A', '1B'] } },
  );
  await booking.advance(60);
  expect((await rails.detail(member, orderNo)).arrangement).toMatch(/已按所选座位分配$/);
  const sales = railSalesOf(member);
  const wish = { trainNumber: 'G3', date: addDays(dayAt(booking.now()), 9) };
  const { afterSales } = await sales.change(orderNo, { ...wish, seats: { letters: ['1D', '1F'] } });
  if (afterSales[0]?.state === 'unpaid') await rails.pay(member, afterSales[0]?.saleId ?? '', 'trainChangeTicket');
  const { tickets, arrangement } = await rails.detail(member, orderNo);
  const now = tickets.filter(({ state }) => state === 'open').map(({ seatName }) => seatName.slice(-2, -1));
  expect(now).toEqual(['D', 'F']);
  expect(arrangement).toBe('2 人同一排相邻，已按所选座位分配');
});
