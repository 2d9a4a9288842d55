import { afterAll, beforeAll, expect, it } from 'vitest';
import { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { intlOrderHandlers } from '../../../app/handlers/intl.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

type Asked = Awaited<ReturnType<typeof trips.askVerify>>;
const again = async (who: Booker, asked: Asked, over: object = {}) =>
  good(
    await intlOrderHandlers.verify(
      intlOrderSchemas.verify.parse({ ...asked.input, verifyKey: good(asked.answer).verifyKey, ...over }),
      who.call('/intl/verify'),
    ),
  );

it('a form that is loaded again goes on with its hold; another trip, party, member and a hold that is over do not', async () => {
  const asked = await trips.askVerify(member);
  const first = good(asked.answer);
  await booking.advance(5 * 60);
  const second = await again(member, asked);
  expect([second.holdUntilMs, second.total]).toEqual([first.holdUntilMs, first.total]);
  expect(second.serverTimeMs).toBeGreaterThan(first.serverTimeMs);
  // The second answer goes on in the same way, and an order is made of it.
  expect((await again(member, asked, { verifyKey: second.verifyKey })).holdUntilMs).toBe(first.holdUntilMs);
  const stranger = await booking.as('20250030');
  const others = await Promise.all([
    again(member, asked, { party: { ADT: 2 } }),
    again(stranger, asked),
    again(member, asked, { verifyKey: 'unknown' }),
  ]);
  expect(others.every(({ holdUntilMs }) => holdUntilMs > first.holdUntilMs)).toBe(true);
  await booking.advance(11 * 60);
  expect((await again(member, asked)).holdUntilMs).toBeGreaterThan(first.holdUntilMs);
});
