import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { clientOf, md5Of, memorySandbox, sandboxBase, sandboxPsw } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import { readFault } from './faults.ts';
import { readSettings } from '../settings.ts';
import type { Sandbox } from '../../sandbox.ts';
import { addCopies } from '../../../../scripts/lib/many-orders.mjs';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  // Its clock stands still until a test moves it.
  sandbox = await memorySandbox({ trueNow: () => testStartMs });
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

const path = '/getNewestCitys';
const call = () => client.raw(path, {}, { origin: 'http://127.0.0.1:4620' });
const setFault = (kind: string, times: number, of = path) => client.tell('/sandbox/fault', { path: of, kind, times });

const someFlight = async (): Promise<string> => {
  const answer = await client.raw('/airTicket/queryFlight', {
    orgCity: 'BJS',
    dstCity: 'SHA',
    date: addDays(dayAt(sandbox.now()), 9),
  });
  return ((await answer.json()) as { data: { flights: { flightId: string }[] } }).data.flights[0]?.flightId ?? '';
};

describe('faults', () => {
  beforeEach(() => setFault('drop', 0));

  it.each([
    ['status:503', async () => (await call()).status, 503],
    ['status:429', async () => (await call()).headers.get('retry-after'), '1'],
    ['ret:1030', async () => ((await (await call()).json()) as { ret: number }).ret, 1030],
    [
      'tips:toast',
      async () => await (await call()).json(),
      {
        ret: 409,
        msg: '沙箱模拟的业务提示',
        data: null,
        tips: { type: 'toast', title: '沙箱提示', msg: '沙箱模拟的提示', duration: 5 },
      },
    ],
    [
      'tips:confirm:https://other.example/x',
      async () => ((await (await call()).json()) as { tips: unknown }).tips,
      { type: 'confirm', title: '沙箱提示', msg: '沙箱模拟的提示', duration: 5, url: 'https://other.example/x' },
    ],
    ['garbage', async () => (await call()).text().then((text) => text.startsWith('<!doctype')), true],
    ['drop', () => call().catch((error: Error) => error.name), 'TypeError'],
    ['lost', () => call().catch((error: Error) => error.message), 'fetch failed'],
  ])('%s hits the next calls and no more', async (kind, outcome, expected) => {
    await setFault(kind, 2);
    expect(await outcome()).toEqual(expected);
    expect(await outcome()).toEqual(expected);
    expect((await call()).status).toBe(200);
  });

  it('latency:MS makes the call wait and then answers', async () => {
    await setFault('latency:300', 1);
    const started = performance.now();
    expect(((await (await call()).json()) as { ret: number }).ret).toBe(0);
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  it('are given out once each among many calls at once', async () => {
    await setFault('status:500', 7);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await call()).status));
    expect(statuses.filter((status) => status === 500)).toHaveLength(7);
  });

  it('let a page read the answer, so that it sees what a browser would', async () => {
    await setFault('status:502', 1);
    expect((await call()).headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4620');
  });

  it('hit files of the CDN too', async () => {
    await setFault('status:500', 1, '/cdn/assets/x.js');
    expect((await sandbox.fetch(new Request(`${sandboxBase}/cdn/assets/x.js`))).status).toBe(500);
  });

  it.each(['latency', 'latency:-1', 'latency:x', 'status:99', 'status:600', 'ret:', 'explode', ''])(
    'of kind "%s" do not exist',
    async (kind) => {
      expect(readFault(kind)).toBeNull();
      expect((await setFault(kind, 1)).status).toBe(400);
    },
  );
});

describe('a change of schedule', () => {
  const flightId = 'CA1501-20261122-PEKSHA';
  it.each([
    [{ flightId: 'CA1501', kind: 'delayed', minutes: 60 }, 'flightId'],
    [{ trainNumber: 'G1', kind: 'delayed', minutes: 60 }, 'trainNumber'],
    [{ trainNumber: 'X1', date: '2026-11-30', kind: 'delayed', minutes: 60 }, 'trainNumber'],
    [{ trainNumber: 'G1', date: '2026-11-30', kind: 'delayed', minutes: 0 }, 'minutes'],
    [{ flightId, kind: 'late', minutes: 60 }, 'kind'],
    [{ flightId, kind: 'delayed', minutes: -60 }, 'minutes'],
    [{ flightId, kind: 'moved', minutes: 'x' }, 'minutes'],
  ])('is refused with its wrong field: %j', async (change, field) => {
    const known = {
      ...change,
      ...('flightId' in change && change.flightId === flightId && { flightId: await someFlight() }),
    };
    const answer = (await (await client.tell('/sandbox/schedule-change', known)).json()) as { data: { field: string } };
    expect(answer.data.field).toBe(field);
  });

  it('names the orders that heard of it', async () => {
    const answer = await client.tell('/sandbox/schedule-change', { flightId: await someFlight(), kind: 'cancelled' });
    expect(await answer.json()).toEqual({ orders: [] });
  });
});

describe('many orders', () => {
  it.each([
    [{ memberId: '20250050', count: 0 }, 'count'],
    [{ memberId: '20250050', count: 1001 }, 'count'],
    [{ memberId: '20250050', count: 1.5 }, 'count'],
    [{ memberId: '1', count: 5 }, 'memberId'],
    [{ memberId: "1' or 'a", count: 5 }, 'memberId'],
  ])('are refused with the wrong field: %j', async (fields, field) => {
    const answer = (await (await client.tell('/sandbox/many-orders', fields)).json()) as { data: { field: string } };
    expect(answer.data.field).toBe(field);
  });

  it('are of every state, also when they are asked for once more, and copies of a ticketed one have numbers of their own', async () => {
    const ordersOf = () =>
      sandbox.db.selectFrom('air_orders').where('member_id', '=', '20250050').selectAll().execute();
    for (const made of [14, 28]) {
      const answer = await client.tell('/sandbox/many-orders', { memberId: '20250050', count: 14 });
      expect(await answer.json()).toEqual({ orders: 14 });
      const orders = await ordersOf();
      expect(orders).toHaveLength(made);
      const states = new Set(orders.map(({ status }) => status));
      expect([...states].filter((status) => status !== 1 && status !== 7).toSorted((a, b) => a - b)).toEqual([
        0, 2, 3, 4, 5, 6, 8, 9, 10, 11,
      ]);
    }
    const ticketed = (await ordersOf()).find(({ status }) => status === 2);
    await addCopies(
      async (text: string, values: unknown[] = []) => await sandbox.db.executeQuery(CompiledQuery.raw(text, values)),
      ticketed?.order_id ?? '',
      0,
      20,
    );
    expect(await ordersOf()).toHaveLength(48);
  });
});

describe('the clock', () => {
  it('moves forward by seconds, for answers too', async () => {
    const before = sandbox.now();
    expect((await client.tell('/sandbox/clock', { advance: 3600 })).status).toBe(200);
    expect(sandbox.now() - before).toBeGreaterThanOrEqual(3_600_000);
    expect(Number((await call()).headers.get('x-server-time'))).toBeGreaterThanOrEqual(before + 3_600_000);
  });

  it.each([-1, 'x', null, 1e12])('does not move by %s', async (advance) => {
    expect((await client.tell('/sandbox/clock', { advance })).status).toBe(400);
  });
});

describe('the seed', () => {
  it('lists the accounts, and each of them can log in', async () => {
    const accounts = (await client.ask('/sandbox/accounts')) as unknown as {
      mobilePhone: string;
      memberLevel: string;
    }[];
    expect(accounts.map(({ mobilePhone }) => mobilePhone.slice(-3))).toEqual([
      '010',
      '020',
      '021',
      '030',
      '040',
      '041',
      '050',
      '070',
      '071',
      '072',
      '073',
      '074',
    ]);
    for (const account of accounts)
      expect((await client.logIn(account.mobilePhone)).data.memberLevel).toBe(account.memberLevel);
  });

  it('is laid again by a reset, which ends sessions and faults and sets the clock right', async () => {
    const { data } = await client.logIn('13800000010');
    await setFault('status:500', 5);
    await sandbox.advance(100_000);
    expect((await client.tell('/sandbox/reset', {})).status).toBe(200);
    expect(sandbox.now()).toBe(testStartMs);
    expect(await (await client.raw('/member/info', {}, { token: data.token })).json()).toMatchObject({ ret: 401 });
    expect((await call()).status).toBe(200);
    expect((await client.logIn('13800000010')).ret).toBe(0);
  });
});

describe('without the sandbox', () => {
  it('every sandbox path answers 404', async () => {
    const production = await memorySandbox({ settings: { sandbox: false } });
    const paths = [
      '/sandbox/accounts',
      '/sandbox/sms?mobilePhone=13800000010',
      '/sandbox/captcha?randomCode=x',
      '/sandbox/sign?appId=skyline&user=x',
      '/sandbox/key?appId=skyline',
      '/sandbox/scenarios',
      '/sandbox/cashier/x',
    ];
    for (const one of paths) expect((await production.fetch(new Request(sandboxBase + one))).status).toBe(404);
    for (const one of [
      '/sandbox/fault',
      '/sandbox/clock',
      '/sandbox/schedule-change',
      '/sandbox/many-orders',
      '/sandbox/many-employees',
      '/sandbox/scenarios/flight-unpaid',
      '/sandbox/origins',
      '/sandbox/reset',
      '/sandbox/cashier/x',
    ]) {
      expect((await production.fetch(new Request(sandboxBase + one, { method: 'POST' }))).status).toBe(404);
    }
    expect((await production.fetch(new Request(`${sandboxBase}/healthz`))).status).toBe(200);
    await production.close();
  });
});

describe('over capacity', () => {
  it('calls are answered 429 with a time to come back', async () => {
    const small = await memorySandbox({ maxInFlight: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => clientOf(small).raw('/common/captcha')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toMatchObject({ ret: 429, data: { retryAfter: 1 } });
    await small.close();
  });
});

describe('the captcha’s other entry', () => {
  it('is refused at the start when it is weak', () => {
    expect(() => readSettings({ CAPTCHA_BYPASS: 'elevenchars' })).toThrow('at least 12 characters');
    expect(readSettings({ CAPTCHA_BYPASS: 'twelve-chars' }).captchaBypass).toBe('twelve-chars');
    expect(readSettings({}).captchaBypass).toBeNull();
  });

  it('opens nothing but the captcha, and only where the server has one', async () => {
    const open = await memorySandbox({ settings: { captchaBypass: 'twelve-chars' } });
    const logIn = (accCode: string, loginPsw: string) =>
      clientOf(open).raw('/login/appNewLogin', { mobilePhone: '13800000010', loginPsw, accCode, randomCode: 'none' });
    const saidBy = async (answer: Promise<Response>) => ((await (await answer).json()) as { msg: string }).msg;
    expect(await saidBy(logIn('twelve-chars', sandboxPsw))).toBe('登录成功');
    expect(await saidBy(logIn('twelve-chars', md5Of('wrong')))).toContain('账号或密码错误');
    expect(await saidBy(logIn('Twelve-chars', sandboxPsw))).toBe('验证码错误');
    await open.close();
  });
});
