import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverEvent } from '#contract/server-event.ts';
import { verifyEvent } from '#entries/sign.ts';
import { partnerServer } from '#tests/support/events/partner-server.ts';
import { openReceiver } from '#tests/support/events/receiver.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let sandbox: Booking;
let partner: Awaited<ReturnType<typeof partnerServer>>;
let member: Booker;
beforeAll(async () => {
  sandbox = await openBooking();
  partner = await partnerServer(sandbox);
  const { id } = await sandbox.db
    .selectFrom('members')
    .where('mobile_phone', '=', '13800000010')
    .select('id')
    .executeTakeFirstOrThrow();
  member = await sandbox.as(id);
});
afterAll(() => sandbox.close());

const payOne = async () => {
  const { orderId } = await member.book();
  const { outTradeNo } = good(await member.info(orderId));
  expect(await member.wallet(outTradeNo)).toMatchObject({ ret: 0 });
  return orderId;
};

describe('an order that is paid', () => {
  it('reaches the subscribed server, signed by its secret', async () => {
    const receiver = await openReceiver();
    const { secret } = good(
      await partner.send(serverEvent.create, {
        address: `${receiver.url}/hooks`,
        kinds: ['order.paid'],
        requestId: 'paid-order-1',
      }),
    );
    const orderId = await payOne();
    await sandbox.sendEvents();
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body, path }] = receiver.received as [(typeof receiver.received)[0]];
    expect(path).toBe('/hooks');
    const event = await verifyEvent({ secret, headers, body });
    expect(event).toMatchObject({
      type: 'order.paid',
      data: { orderId, orderNo: orderId, product: 'flight', amount: expect.stringMatching(/^\d+\.\d\d$/) as string },
    });
    await receiver.close();
  });
});
