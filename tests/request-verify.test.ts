import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserInfo } from '#contract/account.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import type { Services } from '#kit/services.ts';
import { send } from '#session/react-to-outcome.ts';
import { createSession } from '#session/session.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { createPayOrder } from '#widgets/payment/pay-order/model.ts';
import { texts } from '#widgets/payment/pay-order/texts.ts';
import { sandboxPayPassword } from '#demo/sandbox/app/seed/people/seed-payments.ts';
import { good, openBooking } from './support/orders/booking.ts';
import type { Booker, Booking } from './support/orders/booking.ts';
import { givenClock } from './support/given/given-clock.ts';
import { givenServices, never } from './support/given/given-services.ts';
import { clientOf } from './support/sandbox.ts';

/** REQUEST_VERIFY_KEY is set: the pay page against a server that asks for `requestVerify`, over the whole wire. */
let booking: Booking;
beforeAll(async () => {
  booking = await openBooking({ settings: { requestVerifyKey: '核对 check' } });
});
afterAll(() => booking.close());

/** The pay page's model with the real client, as a member who has just booked. */
async function cashierOf({
  memberId,
  mobilePhone,
  wish,
}: {
  memberId: string;
  mobilePhone: string;
  wish: Parameters<Booker['book']>[0];
}) {
  const { orderId } = await (await booking.as(memberId)).book(wish);
  const { token, ...user } = good(await clientOf(booking).logIn(mobilePhone));
  const sent: { path: string; requestVerify: string | null }[] = [];
  const wire: typeof fetch = async (input, init) => {
    sent.push({
      path: new URL(String(input)).pathname,
      requestVerify: new URLSearchParams(String(init?.body)).get('requestVerify'),
    });
    return await booking.fetch(new Request(input, init));
  };
  const session = createSession({
    apiBase: 'http://127.0.0.1:4600',
    fetch: wire,
    config: defaultConfig,
    now: booking.now,
  });
  session.adopt({ ...user, token } as UserInfo & { token: string });
  const { services } = givenServices(givenClock(), () => never);
  const reactions = { session, say: services.say, requireLogin: async () => false, open() {}, version: 'test' };
  Object.assign(services, {
    clock: session.clock,
    newRequestId: randomUUID,
    session: { ...services.session, user: session.user },
  });
  Object.assign(services.api, {
    send: (...[row, input, options]: Parameters<Services['api']['send']>) => send(row, input, options ?? {}, reactions),
  });
  const model = createPayOrder(services, { orderId, businessType: 'dometicketOrderPay' }, texts, async (text) =>
    passwordHash(text),
  );
  await expect.poll(() => model.cashier.phase.value).toBe('open');
  return { ...model, sent };
}

const member = { memberId: '20250010', mobilePhone: '13800000010', wish: { days: 12 } };
const employee = { memberId: '20250071', mobilePhone: '13800000071' };
const overStandard = {
  ...employee,
  wish: {
    travelType: 'business',
    days: 13,
    choose: ({ standard }: { standard?: { verdict: string; overBy: string } }) =>
      standard?.verdict === 'over' && Number(standard.overBy) > 300,
  },
} as const;
const within = {
  ...employee,
  wish: {
    travelType: 'business',
    days: 14,
    choose: ({ standard }: { standard?: { verdict: string } }) => standard?.verdict === 'ok',
  },
} as const;

test.each([
  ['alipay', '/pay/alipayPrecreate'],
  ['weChatPay', '/pay/weChatNewPay'],
] as const)('a server that asks for requestVerify gives a code for %s', async (method, path) => {
  const { qr, sent, dispose } = await cashierOf(member);
  await qr.open(method);
  expect(qr.sheet.value).toMatchObject({ state: 'waiting', code: { codeUrl: expect.stringContaining('/cashier/') } });
  expect(sent.find((call) => call.path === path)?.requestVerify).toMatch(/^[\da-f]{32}$/);
  dispose();
});

test.each([
  ['tianHangPay', member, 'paid'],
  ['creditPay', within, 'paid'],
  ['multiPay', overStandard, 'open'],
] as const)('a server that asks for requestVerify takes a payment by %s', async (method, who, phase) => {
  const { choice, paying, cashier, qr, sent, dispose } = await cashierOf(who);
  choice.pick(method);
  await paying.submit();
  paying.typePassword(sandboxPayPassword);
  await paying.confirmPassword();
  expect([paying.error.value, paying.passwordError.value]).toEqual(['', '']);
  expect(cashier.phase.value).toBe(phase);
  expect(sent.find((call) => call.path === `/pay/${method}`)?.requestVerify).toMatch(/^[\da-f]{32}$/);
  if (method === 'multiPay') expect(qr.sheet.value).toMatchObject({ state: 'waiting' });
  dispose();
});
