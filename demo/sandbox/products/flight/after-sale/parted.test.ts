import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterSalesOf, dearer } from '#tests/support/orders/after-sales.ts';
import type { SeatChoice } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { changeSchedule } from '../lifecycle/change-schedule.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 100_000_00);
});
afterAll(async () => booking.close());

const sales = () => afterSalesOf(booking, member);

/** An order of two; the first flies another flight since a change, which the airline has delayed. */
async function parted(days: number) {
  const { orderId, psgIds, order } = await sales().ticketed({ days }, [person(), person()]);
  const isOther: SeatChoice = (seat, flight) =>
    dearer(seat, flight) && flight.flightId !== order.flightList[0]?.flightId;
  const [one = '', other = ''] = psgIds;
  const { saleId, quote } = await sales().change(orderId, [one], isOther);
  await sales().payChange(saleId);
  await booking.advance(41);
  await changeSchedule(booking.db, { flightId: quote.new.flightId, kind: 'delayed', minutes: 90 }, booking.now());
  return { orderId, one, other };
}

it.each([
  ['of the passenger whose flight the airline has delayed is free', 24, ['one'], 'done'],
  ['of a passenger beside, whose flight goes as sold, needs a proof', 25, ['one', 'other'], 'refused'],
] as const)('a refund by the reason of the airline %s', async (_name, days, who, state) => {
  const order = await parted(days);
  const psgIds = who.map((name) => order[name]);
  const quote = good(await sales().refundQuote(order.orderId, psgIds, { reason: 'flightChanged' }));
  good(await sales().refundApply(quote.quoteId));
  await booking.advance(80);
  const [sale] = (await member.show(order.orderId)).afterSales;
  expect(sale).toMatchObject({ kind: 'refund', state });
});
