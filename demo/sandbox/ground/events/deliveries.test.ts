import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serverEvent } from '#contract/server-event.ts';
import type { ServerEvent, ServerEventKind } from '#domain/events/server-events.ts';
import { verifyEvent } from '#entries/sign.ts';
import { partnerServer } from '#tests/support/events/partner-server.ts';
import { openReceiver } from '#tests/support/events/receiver.ts';
import type { Received } from '#tests/support/events/receiver.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { emit } from './emit.ts';

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

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

let requests = 0;
const requestId = (): string => `event-request-${(requests += 1)}`;

/** A receiver with a subscription; both are gone after the test. */
async function subscribe(answer?: Parameters<typeof openReceiver>[0], kinds?: ServerEventKind[]) {
  const receiver = await openReceiver(answer);
  const made = good(
    await partner.send(serverEvent.create, { address: `${receiver.url}/hooks`, kinds, requestId: requestId() }),
  );
  const { subscriptionId } = made;
  closing.push(
    () => partner.send(serverEvent.remove, { subscriptionId }),
    () => receiver.close(),
  );
  return { ...receiver, ...made };
}

const eventsOf = (received: readonly Received[]): ServerEvent[] =>
  received.map(({ body }) => JSON.parse(body) as ServerEvent);

/** A fact about an order that need not be there. */
const fact = (orderId: string, kind: 'order.made' | 'order.paid' | 'order.ticketed' = 'order.made') =>
  sandbox.db.transaction().execute((tx) =>
    emit(tx, {
      appId: 'default',
      kind,
      object: `order:${orderId}`,
      at: sandbox.now(),
      amount: 128_000,
      data: { orderId, orderNo: orderId, product: 'flight' },
    }),
  );

const pay = async (orderId: string): Promise<void> => {
  const { outTradeNo } = good(await member.info(orderId));
  good(await member.wallet(outTradeNo));
};

/** A whole round, whatever falls due by it. */
const later = async (seconds: number): Promise<void> => {
  await sandbox.advance(seconds);
  await sandbox.sendEvents();
};

describe('an order', () => {
  it('tells the subscribed server of its making, payment and tickets, in this order and signed by its secret', async () => {
    const { received, secret } = await subscribe();
    const { orderId } = await member.book();
    await sandbox.sendEvents();
    await pay(orderId);
    await later(60);
    expect(received.map(({ path }) => path)).toEqual(['/hooks', '/hooks', '/hooks']);
    const events = await Promise.all(received.map(({ headers, body }) => verifyEvent({ secret, headers, body })));
    const { amount } = await sandbox.db
      .selectFrom('orders')
      .where('order_id', '=', orderId)
      .select('amount')
      .executeTakeFirstOrThrow();
    const data = { orderId, orderNo: orderId, product: 'flight', amount: (amount / 100).toFixed(2) };
    expect(events.map(({ type }) => type)).toEqual(['order.made', 'order.paid', 'order.ticketed']);
    for (const event of events) expect(event.data).toEqual(data);
    const schema = z.fromJSONSchema(
      (await partner.client.ask('/docs/server-events.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
    );
    for (const event of events) expect(schema.safeParse(event).success).toBe(true);
    expect(schema.safeParse({ ...events[0], data: { ...data, name: '周砚清' } }).success).toBe(false);
  });

  it('that is not made leaves no event', async () => {
    const { received } = await subscribe();
    const verified = await member.verify();
    const input = member.inputOf(verified, [], {});
    expect((await member.create(input)).ret).not.toBe(0);
    await sandbox.sendEvents();
    expect(received).toEqual([]);
  });

  it('whose money goes back says how much', async () => {
    const { received } = await subscribe(undefined, ['order.refunded']);
    // The airline refuses it after its payment.
    const { orderId, payprice } = await member.book({}, [person('1990-03-07', { name: '拒不出' })]);
    await pay(orderId);
    await later(60);
    expect(eventsOf(received)).toMatchObject([
      { type: 'order.refunded', data: { orderId, amount: Number(payprice).toFixed(2) } },
    ]);
  });
});

describe('a delivery', () => {
  it('goes to those subscriptions alone that want its kind', async () => {
    const all = await subscribe();
    const some = await subscribe(undefined, ['order.ticketed']);
    await fact('1001');
    await sandbox.sendEvents();
    expect([all.received.length, some.received.length]).toEqual([1, 0]);
  });

  it('that fails is tried again, later each time, and holds up the events of its own order alone', async () => {
    let isDown = true;
    const { received, subscriptionId } = await subscribe(({ body }) => (isDown && body.includes('"2001"') ? 500 : 204));
    await fact('2001');
    await fact('2001', 'order.paid');
    await fact('2002');
    await sandbox.sendEvents();
    const seen = () =>
      received.map(({ body, status }) => {
        const { type, data } = JSON.parse(body) as ServerEvent;
        return `${type} ${'orderId' in data ? data.orderId : ''} ${status}`;
      });
    expect(seen().toSorted()).toEqual(['order.made 2001 500', 'order.made 2002 204']);
    await later(4);
    expect(received).toHaveLength(2);
    await later(2);
    expect(received).toHaveLength(3);
    await later(10);
    expect(received).toHaveLength(3);
    isDown = false;
    await later(11);
    expect(seen().slice(3)).toEqual(['order.made 2001 204', 'order.paid 2001 204']);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    const { deliveries } = good(await partner.send(serverEvent.log, { subscriptionId }));
    expect(deliveries.map(({ kind, tries, state }) => `${kind} ${tries} ${state}`)).toEqual([
      'order.made 1 delivered',
      'order.paid 1 delivered',
      'order.made 3 delivered',
    ]);
    const whole = good(await partner.send(serverEvent.delivery, { deliveryId: deliveries[2]?.deliveryId ?? 0 }));
    expect(whole.attempts.map(({ status }) => status)).toEqual([500, 500, 204]);
    expect(whole.body).toBe(received[0]?.body.includes('2001') ? received[0].body : received[1]?.body);
  });

  it('is given up after 72 hours, listed, and sent again when its developer says so', async () => {
    let isDown = true;
    const { received, subscriptionId } = await subscribe(() => (isDown ? 503 : 204));
    await fact('3001');
    await fact('3001', 'order.paid');
    await sandbox.sendEvents();
    for (let hour = 0; hour < 71; hour += 6) await later(6 * 3600);
    const dead = async () => good(await partner.send(serverEvent.log, { subscriptionId, state: 'dead' })).deliveries;
    const triesBefore = received.length;
    await later(3600);
    expect(triesBefore).toBeGreaterThan(10);
    expect((await dead()).map(({ kind, lastStatus }) => `${kind} ${lastStatus}`)).toEqual([
      'order.paid 503',
      'order.made 503',
    ]);
    await later(24 * 3600);
    const triesInAll = received.length;
    await later(24 * 3600);
    expect(received).toHaveLength(triesInAll);
    isDown = false;
    expect(good(await partner.send(serverEvent.resend, { subscriptionId }))).toEqual({ count: 2 });
    await sandbox.sendEvents();
    expect(eventsOf(received.slice(triesInAll)).map(({ type }) => type)).toEqual(['order.made', 'order.paid']);
    expect(await dead()).toEqual([]);
  });

  it('follows no redirect', async () => {
    const { received, subscriptionId } = await subscribe(() => 302);
    await fact('4001');
    await sandbox.sendEvents();
    expect(received).toHaveLength(1);
    const { deliveries } = good(await partner.send(serverEvent.log, { subscriptionId }));
    expect(deliveries).toMatchObject([{ state: 'due', tries: 1, lastStatus: 302 }]);
  });

  it('to a receiver that does not answer holds up no other receiver', async () => {
    let wake: (() => void) | undefined;
    const awake = new Promise<number>((resolve) => (wake = () => resolve(204)));
    const slow = await subscribe(() => awake);
    const quick = await subscribe();
    await fact('5001');
    const round = sandbox.sendEvents();
    await expect.poll(() => quick.received.length, { interval: 5 }).toBe(1);
    // Another round, with an event that is new, while the slow one is still at the first.
    await fact('5002');
    await sandbox.sendEvents();
    await expect.poll(() => quick.received.length, { interval: 5 }).toBe(2);
    expect(slow.received).toHaveLength(0);
    wake?.();
    await round;
    expect(slow.received).toHaveLength(2);
  });
});

describe('a subscription', () => {
  it('gets a test event, once for a request that comes twice', async () => {
    const { received, subscriptionId } = await subscribe();
    const given = { subscriptionId, requestId: requestId() };
    const [first, second] = [await partner.send(serverEvent.test, given), await partner.send(serverEvent.test, given)];
    expect(good(second)).toEqual(good(first));
    await sandbox.sendEvents();
    expect(eventsOf(received)).toMatchObject([{ type: 'test', data: {} }]);
    expect(received[0]?.headers['webhook-id']).toBe(good(first).eventId);
  });

  it('gets the events since a moment, also of a time before it was there, in their order', async () => {
    await sandbox.advance(3600);
    const since = sandbox.now();
    await fact('6001');
    await fact('6001', 'order.paid');
    await sandbox.sendEvents();
    const { received, subscriptionId } = await subscribe();
    expect(good(await partner.send(serverEvent.replay, { subscriptionId, since }))).toEqual({ count: 2 });
    await sandbox.sendEvents();
    expect(eventsOf(received).map(({ type }) => type)).toEqual(['order.made', 'order.paid']);
    good(await partner.send(serverEvent.replay, { subscriptionId, since }));
    await sandbox.sendEvents();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      [0, 1, 0, 1].map((at) => received[at]?.headers['webhook-id']),
    );
  });

  it('that was off gets nothing of that time', async () => {
    const { received, subscriptionId } = await subscribe();
    good(await partner.send(serverEvent.change, { subscriptionId, isOn: false }));
    await fact('7001');
    await sandbox.sendEvents();
    good(await partner.send(serverEvent.change, { subscriptionId, isOn: true }));
    await sandbox.sendEvents();
    expect(received).toEqual([]);
  });

  it('signs with both secrets for a day after a change of the secret', async () => {
    const { received, subscriptionId, secret } = await subscribe();
    const given = { subscriptionId, requestId: requestId() };
    const changed = good(await partner.send(serverEvent.rotate, given));
    expect(good(await partner.send(serverEvent.rotate, given)).secret).toBe(changed.secret);
    expect(changed.secret).not.toBe(secret);
    await fact('8001');
    await sandbox.sendEvents();
    await later(24 * 3600);
    await fact('8002');
    await sandbox.sendEvents();
    const verdicts = await Promise.all(
      received.flatMap(({ headers, body }) =>
        [secret, changed.secret].map((one) =>
          verifyEvent({ secret: one, headers, body }).then(
            () => true,
            () => false,
          ),
        ),
      ),
    );
    expect(verdicts).toEqual([true, true, false, true]);
  });
});
