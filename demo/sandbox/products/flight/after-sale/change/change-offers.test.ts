import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { isUpgrade } from '#domain/order/after-sale/upgrade.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { orderAfterSaleHandlers as calls } from '../../../../app/handlers/order.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 100_000_00);
});
afterAll(() => booking.close());

test('the flight that is held is offered in a higher class alone, and no other class of it is quoted', async () => {
  const sales = afterSalesOf(booking, member);
  const { orderId, order, psgIds } = await sales.ticketed();
  const [old] = order.flightList;
  const date = old?.depTime.slice(0, 10) ?? '';
  const offers = good(await sales.changeQuery(orderId, psgIds, date));
  const same = offers.flights.find(({ flightId }) => flightId === old?.flightId);
  expect(same?.seats.length).toBeGreaterThan(0);
  expect(same?.seats.filter(({ cabinClass }) => !isUpgrade('Y', cabinClass))).toEqual([]);
  const others = offers.flights.filter(({ flightId }) => flightId !== old?.flightId);
  expect(others.some(({ seats }) => seats.some(({ cabinClass }) => cabinClass === 'Y'))).toBe(true);
  const wish = { orderId, psgIds, triptype: 1 as const, reason: 'plans' as const, proofs: [] };
  const quote = (cabinCode: string) =>
    calls.changeQuote({ ...wish, flightId: old?.flightId ?? '', cabinCode }, member.call('/order/changeQuote'));
  // Full-fare economy is another letter and the same class.
  expect(await quote('Y')).toMatchObject({ ret: 400, data: { field: 'flightId' } });
  // An upgrade changes no date: the difference alone is due.
  const { totals } = good(await quote(same?.seats[0]?.cabinCode ?? ''));
  expect(totals).toMatchObject({ charge: '0', due: totals.changeSpread });
});

test('each day around the chosen one has its lowest difference', async () => {
  const sales = afterSalesOf(booking, member);
  const { orderId, order, psgIds } = await sales.ticketed();
  const date = order.flightList[0]?.depTime.slice(0, 10) ?? '';
  const { lowest } = good(await sales.changeQuery(orderId, psgIds, date));
  expect(lowest.map((one) => one.date)).toEqual([-2, -1, 0, 1, 2].map((days) => addDays(date, days)));
  for (const one of lowest) {
    const { flights } = good(await sales.changeQuery(orderId, psgIds, one.date));
    const nets = flights.flatMap(({ seats }) => seats.map(({ change }) => fenOf(change.due) - fenOf(change.back)));
    expect(fenOf(one.net)).toBe(Math.min(...nets));
  }
});
