import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { LevelKey } from '#contract/row.ts';
import { clientOf, formOf, memorySandbox, sandboxBase } from '#tests/support/sandbox.ts';
import { isWhole } from '#tests/support/whole.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { operations } from './app/operations.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let client: Client;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
});
afterAll(async () => {
  logged.mockRestore();
  await sandbox.close();
});

const nasty: unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '[[[[]]]]',
  '[null]',
  '[{}]',
  '{"a":1}',
  '"',
  '[',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀'.repeat(50),
  "'; drop table members; --",
  '<img src=x onerror=alert(1)>',
  '{"__proto__":{"polluted":1}}',
  '../../etc/passwd',
  '99999999999999999999',
  '2026-02-30',
  '1'.repeat(5000),
  '％００',
  '１３８',
  String.raw`["\ud800"]`,
  String.raw`{"\ud800":"\udc00"}`,
  `[${'{"a":['.repeat(2000)}`,
];

/** One field after the other takes the next value, one call after the other the next twelfth of all; each value in each field in a whole run. */
const perField = isWhole ? 20 : 1;
let turn = 0;
const valuesForAll = (): unknown[] => {
  turn += 1;
  return nasty.filter((_, at) => isWhole || (at + turn) % 12 === 0);
};
const valuesFor = (at: number): unknown[] =>
  Array.from({ length: perField }, (_, n) => nasty[(at * perField + n) % 20]);

/** Fields of calls of before, by name and form. Again they say something new where all others may be missing: there the value comes further than the form. */
const known = new Set<string>();
function isNew(shape: Readonly<Record<string, z.ZodType>>, name: string): boolean {
  const isAlone = Object.entries(shape).every(([other, field]) => other === name || field.safeParse(undefined).success);
  if (isWhole || isAlone) return true;
  const form = name + JSON.stringify(z.toJSONSchema(shape[name] as z.ZodType, { unrepresentable: 'any', io: 'input' }));
  const isKnown = known.has(form);
  known.add(form);
  return !isKnown;
}

const tokens = new Map<string, string>();
/** Checking a password takes long: a session serves until one of the calls has ended it. */
async function tokenOf(mobilePhone: string, isOver = false): Promise<string> {
  const open = tokens.get(mobilePhone);
  if (open && !isOver) return open;
  const { token } = (await client.logIn(mobilePhone)).data;
  tokens.set(mobilePhone, token);
  return token;
}

async function expectEnvelope(response: Response, path: string): Promise<number> {
  const text = await response.text();
  expect(response.status, `${path}: ${text.slice(0, 200)}`).toBeLessThan(500);
  const answer = JSON.parse(text) as { ret: number; msg: string; data: unknown };
  expect(answer, path).toMatchObject({ ret: expect.any(Number) as number, msg: expect.any(String) as string });
  expect(answer).toHaveProperty('data');
  expect([500, 1030, 999999], `${path}: ${text.slice(0, 200)}`).not.toContain(answer.ret);
  expect(text).not.toMatch(/\bat .*\.ts:\d+|node_modules|relation "|syntax error|ZodError/);
  return answer.ret;
}

describe.each(operations.map((operation) => [operation.row.path, operation] as const))('%s', (path, operation) => {
  const names = Object.keys(operation.schema.shape);
  let phone: string;
  let token: string;
  let sign: unknown;
  const send = (fields: Record<string, unknown>) =>
    client.raw(path, { ...fields, ...(sign !== undefined && { sign }) }, { token });
  beforeAll(async () => {
    // Logging out is one of the calls. An employee, except for what only others may call.
    const may = (level: LevelKey) => operation.row.members?.includes(level) !== false;
    if (operation.row.access === 'app') ({ sign } = await client.ask('/sandbox/server-sign'));
    phone = may('7_0') ? '13800000071' : may('30') ? '13800000030' : may('70') ? '13800000070' : '13800000041';
    token = await tokenOf(phone);
  });
  const answered = async (fields: Record<string, unknown>): Promise<number> => {
    const ret = await expectEnvelope(await send(fields), path);
    if (ret !== 401 || operation.row.access !== 'login') return ret;
    token = await tokenOf(phone, true);
    return await expectEnvelope(await send(fields), path);
  };

  it('answers nasty values in every field with an envelope', async () => {
    if (operation.row.method === 'GET')
      return expect(
        await expectEnvelope(await sandbox.fetch(new Request(`${sandboxBase}${path}?appId=%00`)), path),
      ).toBe(400);
    const rets = new Set<number>();
    const inAll = (value: unknown) => answered(Object.fromEntries(names.map((name) => [name, value])));
    for (const value of valuesForAll()) rets.add(await inAll(value));
    for (const [at, name] of names.entries())
      if (isNew(operation.schema.shape, name))
        for (const value of valuesFor(at)) rets.add(await answered({ [name]: value }));
    if (names.length) for (const value of nasty) if (!rets.has(400)) rets.add(await inAll(value));
    if (names.length) expect(rets.has(400)).toBe(true);
    return undefined;
  });

  it('answers bodies that are none', async () => {
    const bodies: [string, string][] = [
      ['application/json', '['],
      ['application/json', '[1]'],
      ['application/json', 'null'],
      [
        'application/json',
        JSON.stringify({ token, sign, ...Object.fromEntries(names.map((name) => [name, { a: { b: [1] } }])) }),
      ],
      ['application/x-www-form-urlencoded', '%ff%fe=%00&&&==&%'],
      ['text/plain', 'hello'],
      ['', ''],
    ];
    // One call after the other the next of them.
    for (const [type, body] of bodies.filter((_, at) => isWhole || (at + turn) % bodies.length === 0)) {
      await expectEnvelope(
        await sandbox.fetch(
          new Request(sandboxBase + path, { method: 'POST', body, headers: type ? { 'content-type': type } : {} }),
        ),
        path,
      );
    }
  });

  it('answers 401 without a token, 405 by the wrong method', async () => {
    if (operation.row.access !== 'public') expect(await expectEnvelope(await client.raw(path, {}), path)).toBe(401);
    const wrongMethod = await sandbox.fetch(
      new Request(sandboxBase + path, { method: operation.row.method === 'GET' ? 'POST' : 'GET' }),
    );
    expect(wrongMethod.status).toBe(405);
    await expectEnvelope(wrongMethod, path);
  });
});

describe('whatever comes', () => {
  it('a body over the limit is refused', async () => {
    const body = formOf({ mobilePhone: 'x'.repeat(300_000) });
    const answer = await sandbox.fetch(new Request(`${sandboxBase}/login/appNewLogin`, { method: 'POST', body }));
    expect(await answer.json()).toMatchObject({ ret: 400, msg: '请求内容过大' });
  });

  it.each([
    '/',
    '/nothing',
    '/login',
    '/%ff',
    '/cdn/../server.ts',
    '/cdn/%2e%2e/package.json',
    '/cdn/%00',
    '/sandbox/unknown',
  ])('the address %s is answered', async (path) => {
    const answer = await sandbox.fetch(new Request(sandboxBase + path));
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('"name"');
  });

  it('half a surrogate pair in a name is refused where it stands', async () => {
    const { token } = (await client.logIn('13800000010')).data;
    const people = [{ name: '周砚清', psgType: 'ADT', certType: '1', certNo: '110101199003070015' }];
    const order = {
      requestId: 'ill-formed-1',
      verifyKey: 'x',
      travelType: 'private',
      passengers: people,
      contact: { name: '周砚清', mobilePhone: '13800000010' },
      voucher: 'none',
      agreed: true,
      documentConsent: true,
    };
    const spoilt: [string, object][] = [
      ['passengers.0.name', { passengers: [{ ...people[0], name: '周\ud800清' }] }],
      ['passengers.0.certNo', { passengers: [{ ...people[0], certNo: '1101011990\udfff' }] }],
      ['contact.name', { contact: { ...order.contact, name: '\udc00周' } }],
    ];
    for (const [field, given] of spoilt) {
      expect(
        await (await client.raw('/airTicket/createOrder', { ...order, ...given }, { token })).json(),
      ).toMatchObject({ ret: 400, data: { field } });
    }
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'text/plain;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a body of %s is not read', async (type) => {
    const fields = { mobilePhone: '13700000001', type: 'phone' };
    for (const body of [JSON.stringify(fields), formOf(fields).toString()]) {
      const answer = await sandbox.fetch(
        new Request(`${sandboxBase}/common/sendCode`, { method: 'POST', body, headers: { 'content-type': type } }),
      );
      expect(await answer.json()).toEqual({
        ret: 400,
        msg: '请求内容应为表单（application/x-www-form-urlencoded）',
        data: null,
      });
    }
    expect(
      await sandbox.db.selectFrom('sms_codes').where('mobile_phone', '=', '13700000001').selectAll().execute(),
    ).toEqual([]);
  });

  it('a form that is no UTF-8 is refused by its field; a replacement character that was sent is text', async () => {
    const { token } = (await client.logIn('13800000010')).data;
    const list = async (keyword: string) => {
      const body = `keyword=${keyword}&token=${token}`;
      const answer = await sandbox.fetch(
        new Request(`${sandboxBase}/passenger/list`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      );
      return (await answer.json()) as { ret: number; data: unknown };
    };
    // 周 in GBK; half a surrogate pair in UTF-8.
    for (const keyword of ['%D6%DC', '%ED%A0%80'])
      expect(await list(keyword)).toMatchObject({ ret: 400, data: { field: 'keyword' } });
    expect((await list('%EF%BF%BD')).ret).toBe(0);
  });

  it('an unknown app id is refused', async () => {
    expect(await expectEnvelope(await client.raw('/common/captcha', {}, { appId: 'nobody' }), '')).toBe(400);
  });

  it('members other than those of the row are refused', async () => {
    const personal = (await client.logIn('13800000010')).data.token;
    for (const { row } of operations.filter((one) => one.row.members && !one.row.members.includes('10'))) {
      expect(await expectEnvelope(await client.raw(row.path, {}, { token: personal }), row.path)).toBe(403);
    }
  });

  it('a fault inside is an envelope outside, and the log carries no data of the call', async () => {
    await sandbox.db.schema.alterTable('captchas').renameTo('captchas_gone').execute();
    logged.mockClear();
    const answer = await client.raw('/common/captcha', { mobilePhone: '13812345678' });
    await sandbox.db.schema.alterTable('captchas_gone').renameTo('captchas').execute();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      ret: 500,
      msg: expect.stringMatching(/^服务暂时不可用，请稍后再试（编号 [0-9a-f]{8}）$/),
      data: null,
    });
    const said = logged.mock.calls.flat().join('\n');
    expect(said).toContain('/common/captcha');
    expect(said).not.toContain('13812345678');
  });
});
