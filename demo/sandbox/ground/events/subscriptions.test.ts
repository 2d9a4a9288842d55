import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverEvent } from '#contract/server-event.ts';
import { serverEventKinds } from '#domain/events/server-events.ts';
import { sign, signCall } from '#entries/sign.ts';
import { partnerServer } from '#tests/support/events/partner-server.ts';
import { good } from '#tests/support/orders/booking.ts';
import { memorySandbox } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';
import { isOpenAddress, readAddress } from './address.ts';
import { nextTryAt, retryMs } from './back-off.ts';
import { post } from './post.ts';

let sandbox: Sandbox;
let skyline: Awaited<ReturnType<typeof partnerServer>>;
beforeAll(async () => {
  sandbox = await memorySandbox();
  skyline = await partnerServer(sandbox, 'skyline');
});
afterAll(() => sandbox.close());

let requests = 0;
const requestId = (): string => `subscription-${(requests += 1)}`;
const address = 'http://127.0.0.1:9/hooks';

describe('a call of a partner’s server', () => {
  const list = (signed: string, given: { origin?: string; appId?: string } = {}) =>
    skyline.client.send(serverEvent.list, { sign: signed } as never, given);
  const now = () => sandbox.now();

  it('is answered for a sign of its own key alone', async () => {
    const { key } = skyline;
    expect(await list(await signCall({ ...key, now: now() }))).toMatchObject({ ret: 0, data: { subscriptions: [] } });
    expect((await list('')).ret).toBe(401);
    expect((await list(await signCall({ ...key, secret: 'x'.repeat(40), now: now() }))).ret).toBe(401);
    expect((await list(await signCall({ ...key, now: now() - 300_000 }))).ret).toBe(401);
    expect((await list(await signCall({ ...key, now: now() }), { appId: 'default' })).ret).toBe(401);
  });

  it('is refused with a ticket that logs a user in, and its sign logs nobody in', async () => {
    expect((await list(await sign({ ...skyline.key, user: 'reader-1001', now: now() }))).ret).toBe(401);
    const raw = await skyline.client.raw('/login/appThirdPartyLogin', {
      sign: await signCall({ ...skyline.key, now: now() }),
    });
    expect(((await raw.json()) as { ret: number }).ret).toBe(400);
  });

  it('is refused from a page', async () => {
    const signed = await signCall({ ...skyline.key, now: now() });
    expect((await list(signed, { origin: 'http://127.0.0.1:4620' })).ret).toBe(403);
  });
});

describe('a subscription', () => {
  it('is made once by a request that comes twice, and shows its secret in no other answer', async () => {
    const given = { address, kinds: ['order.paid' as const, 'order.paid' as const], requestId: requestId() };
    const [first, again] = await Promise.all([
      skyline.send(serverEvent.create, given),
      skyline.send(serverEvent.create, given),
    ]);
    expect(good(again)).toEqual(good(first));
    expect(good(first)).toMatchObject({ address, kinds: ['order.paid'], isOn: true, due: 0, dead: 0 });
    const { subscriptions } = good(await skyline.send(serverEvent.list, {}));
    expect(subscriptions).toHaveLength(1);
    expect(JSON.stringify(subscriptions)).not.toContain(good(first).secret);
    expect(subscriptions[0]?.secretEnd).toBe(good(first).secret.slice(-4));
    expect((await skyline.send(serverEvent.create, { ...given, address: `${address}2` })).ret).toBe(409);
  });

  it('wants every kind where none is named', async () => {
    const { kinds } = good(await skyline.send(serverEvent.create, { address, requestId: requestId() }));
    expect(kinds).toEqual(serverEventKinds);
  });

  it('of another application is none', async () => {
    const other = await partnerServer(sandbox, 'default');
    const { subscriptionId } = good(await skyline.send(serverEvent.create, { address, requestId: requestId() }));
    const { eventId } = good(await skyline.send(serverEvent.test, { subscriptionId, requestId: requestId() }));
    expect(eventId).toMatch(/^evt_[0-9a-f]{32}$/);
    const { deliveries } = good(await skyline.send(serverEvent.log, { subscriptionId }));
    const deliveryId = deliveries[0]?.deliveryId ?? 0;
    const rets = await Promise.all([
      other.send(serverEvent.change, { subscriptionId, isOn: false }),
      other.send(serverEvent.rotate, { subscriptionId, requestId: requestId() }),
      other.send(serverEvent.test, { subscriptionId, requestId: requestId() }),
      other.send(serverEvent.log, { subscriptionId }),
      other.send(serverEvent.delivery, { deliveryId }),
      other.send(serverEvent.resend, { subscriptionId }),
      other.send(serverEvent.replay, { subscriptionId, since: 0 }),
      other.send(serverEvent.pull, { subscriptionId }),
    ]);
    expect(rets.map(({ ret }) => ret)).toEqual(rets.map(() => 404));
    expect(good(await other.send(serverEvent.remove, { subscriptionId }))).toEqual({ removed: false });
    expect(good(await other.send(serverEvent.list, {})).subscriptions).toEqual([]);
    expect(good(await skyline.send(serverEvent.delivery, { deliveryId })).body).toContain('"type":"test"');
    expect(good(await skyline.send(serverEvent.remove, { subscriptionId }))).toEqual({ removed: true });
  });

  it('is one of at most twenty, also when many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 22 }, () => skyline.send(serverEvent.create, { address, requestId: requestId() })),
    );
    expect(made.filter(({ ret }) => ret !== 0).map(({ ret }) => ret)).toContain(409);
    expect(good(await skyline.send(serverEvent.list, {})).subscriptions).toHaveLength(20);
    const [first] = good(await skyline.send(serverEvent.list, {})).subscriptions;
    expect(
      (await skyline.send(serverEvent.change, { subscriptionId: first?.subscriptionId ?? '', address: 'ftp://a' })).ret,
    ).toBe(400);
    for (const { subscriptionId } of good(await skyline.send(serverEvent.list, {})).subscriptions)
      good(await skyline.send(serverEvent.remove, { subscriptionId }));
  });

  it('without an address is fetched from, and its results are its log', async () => {
    const { subscriptionId } = good(await skyline.send(serverEvent.create, { requestId: requestId() }));
    good(await skyline.send(serverEvent.test, { subscriptionId, requestId: requestId() }));
    const { deliveries } = good(await skyline.send(serverEvent.pull, { subscriptionId }));
    expect(deliveries).toMatchObject([{ kind: 'test', tries: 1 }]);
    const [{ deliveryId, tries }] = deliveries as [(typeof deliveries)[0]];
    good(await skyline.send(serverEvent.test, { subscriptionId, requestId: requestId() }));
    const results = [{ deliveryId, tries, status: 204, ms: 3 }];
    expect(good(await skyline.send(serverEvent.pull, { subscriptionId, results })).deliveries).toHaveLength(1);
    const log = good(await skyline.send(serverEvent.log, { subscriptionId }));
    expect(log.deliveries.map(({ state }) => state)).toEqual(['due', 'delivered']);
  });
});

describe('an address', () => {
  const found: Record<string, string[]> = {
    'hooks.example.com': ['93.184.215.14'],
    'inside.example.com': ['10.0.0.7'],
    'both.example.com': ['93.184.215.14', '127.0.0.1'],
    'six.example.com': ['::ffff:192.168.1.1'],
  };
  const resolve = async (name: string): Promise<string[]> => {
    const addresses = found[name];
    if (!addresses) throw new Error('ENOTFOUND');
    return addresses;
  };
  const isGood = async (text: string, isSandbox = true): Promise<boolean> =>
    (await readAddress(text, isSandbox, resolve)).ok;

  it.each([
    'https://hooks.example.com/a?b=c',
    'https://not-there-yet.example.com/',
    'http://localhost:3000/hooks',
    'http://127.0.0.1:3000/',
    'http://[::1]:3000/',
  ])('%s may be given', async (text) => {
    expect(await isGood(text)).toBe(true);
  });

  it.each([
    'http://hooks.example.com/',
    'https://inside.example.com/',
    'https://both.example.com/',
    'https://six.example.com/',
    'https://user:word@hooks.example.com/',
    'https://hooks.example.com/#part',
    'https://10.0.0.1/',
    'https://0xa.1/',
    'https://167772161/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    `https://hooks.example.com/${'a'.repeat(500)}`,
  ])('%s may not', async (text) => {
    expect(await isGood(text)).toBe(false);
  });

  it('of the own machine is for the sandbox alone', async () => {
    expect(await isGood('http://127.0.0.1:3000/', false)).toBe(false);
    expect(await isGood('https://localhost/', false)).toBe(false);
    expect(await isGood('https://0x7f.1/', false)).toBe(false);
  });

  it('is looked up again with each delivery: a name that has moved into a closed network gets nothing', async () => {
    const options = { isSandbox: true, signal: new AbortController().signal };
    const posted = await post(
      'https://hooks.example.com/',
      '{}',
      {},
      { ...options, resolve: async () => ['10.0.0.7'] },
    );
    expect(posted).toMatchObject({ status: null, error: 'the address is of a closed network' });
    const own = await post('http://127.0.0.1:9/', '{}', {}, { ...options, isSandbox: false, resolve });
    expect(own).toMatchObject({ status: null, error: 'the address is of a closed network' });
  });

  it('of the internet is open, and no other', () => {
    expect(['8.8.8.8', '2606:4700::1111'].map(isOpenAddress)).toEqual([true, true]);
    expect(['172.31.0.1', '100.64.0.1', '::', 'fe80::1', '2002:7f00:1::', 'no'].map(isOpenAddress)).toEqual(
      Array(6).fill(false),
    );
  });
});

it('tries are made for 72 hours, the last one at their end', () => {
  const pauses: number[] = [];
  let now = 0;
  for (let tries = 1; ; tries += 1) {
    const next = nextTryAt(tries, 0, now);
    if (next === null) break;
    pauses.push(next - now);
    now = next;
  }
  expect(pauses.slice(0, 4)).toEqual([5_000, 20_000, 80_000, 320_000]);
  expect(now).toBe(retryMs);
  expect(pauses.length).toBeLessThan(25);
});
