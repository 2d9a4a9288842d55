import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAuthSchemas } from '#contract/pay-auth.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { md5Of } from '#tests/support/sandbox.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { payAuthHandlers } from '../../app/handlers/pay-auth.ts';
import { walletHandlers, withdrawHandlers } from '../../app/handlers/wallet.ts';

/** A member with a pay password and one without, in an application that asks for none when they pay its orders. */
const [withOne, withNone] = ['20250010', '20250020'] as const;
let booking: Booking;
const as = (memberId: string): Promise<Booker> => booking.as(memberId, { appId: 'meadow' });
beforeAll(async () => {
  booking = await openBooking();
  for (const memberId of [withOne, withNone]) await setWallet(booking, memberId, 3_000_00);
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

interface Secret {
  payPassword: string | undefined;
  requestId: string;
}
const leaving: [string, (who: Booker, secret: Secret) => Promise<Envelope<unknown>>][] = [
  ['a transfer', (who, secret) => walletHandlers.tianhanbaoIn({ ...secret, amount: '100' }, who.call('/wallet/in'))],
  [
    'a withdrawal',
    (who, secret) =>
      withdrawHandlers.apply({ ...secret, cardId: 'none', amount: '100', fee: '2' }, who.call('/wallet/withdraw')),
  ],
  [
    'a payment code',
    (who, { payPassword, requestId }) =>
      payAuthHandlers.create(
        {
          ...payAuthSchemas.create.parse({
            requestId,
            scope: 'wallet',
            products: ['air'],
            capEach: '500',
            capTotal: '500',
            uses: 1,
            days: 1,
          }),
          payPassword,
        },
        who.call('/payAuth/create'),
      ),
  ],
];

describe.each(leaving)('%s in an application without the question', (name, send) => {
  it('asks for the pay password that its member has set', async () => {
    const who = await as(withOne);
    const before = await walletFen(booking, withOne);
    for (const payPassword of [undefined, md5Of('000001')])
      expect(await send(who, { payPassword, requestId: randomUUID() })).toMatchObject({
        ret: 400,
        data: { field: 'payPassword' },
      });
    expect(await walletFen(booking, withOne)).toBe(before);
    const answer = await send(who, { payPassword: payPasswordMd5, requestId: randomUUID() });
    // The card of the withdrawal is not there: it came past the password.
    expect(answer.ret).toBe(name === 'a withdrawal' ? 404 : 0);
  });

  it('asks a member who has none for nothing', async () => {
    const answer = await send(await as(withNone), { payPassword: undefined, requestId: randomUUID() });
    expect(answer.ret).toBe(name === 'a withdrawal' ? 404 : 0);
  });
});

it.each([
  [withOne, 'set'],
  [withNone, 'none'],
])('the forms of %s know the pay password as %s', async (memberId, payPassword) => {
  const who = await as(memberId);
  expect(good(await walletHandlers.account({}, who.call('/account/AppAccount')))).toMatchObject({ payPassword });
});

it('an order is paid without it, for the application vouches for its users', async () => {
  const who = await as(withOne);
  await setWallet(booking, withOne, 9_000_00);
  const { orderId } = await who.book();
  const { outTradeNo } = good(await who.info(orderId));
  expect((await who.wallet(outTradeNo, { payPassword: undefined })).ret).toBe(0);
});
