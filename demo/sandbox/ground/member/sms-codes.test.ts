import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { smsPurpose } from '#contract/account.schema.ts';
import { clientOf, md5Of, memorySandbox, sandboxPsw } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox({ delayQueriesMs: 1, trueNow: () => Date.parse('2026-11-20T02:00:00Z') });
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

let phones = 13_700_000_000;
let mobilePhone: string;
beforeEach(() => {
  mobilePhone = String((phones += 1));
});

const inbox = async (): Promise<string> =>
  String((await client.ask(`/sandbox/sms?mobilePhone=${mobilePhone}`))['code']);
const send = (type: 'register' | 'reset' | 'phone' = 'phone') => client.send(account.sendCode, { mobilePhone, type });
const verify = (code: string, type: 'register' | 'reset' | 'phone' = 'phone') =>
  client.send(account.verifyCode, { mobilePhone, type, code });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an SMS code', () => {
  it('has six digits and names the wait for the next one', async () => {
    expect(await send()).toEqual({ ret: 0, msg: '短信验证码已发送', data: { retryAfter: 60, validFor: 300 } });
    const code = await inbox();
    expect(code).toMatch(/^\d{6}$/);
    expect((await verify(code)).ret).toBe(0);
  });

  it('belongs to its purpose', async () => {
    await send('register');
    expect(await verify(await inbox(), 'reset')).toMatchObject({
      ret: 400,
      msg: '请先获取短信验证码',
      data: { field: 'code' },
    });
  });

  it('without a purpose registers a member, and neither logs in nor proves a phone', async () => {
    expect((await client.send(account.sendCode, { mobilePhone })).ret).toBe(0);
    const code = await inbox();
    expect((await client.send(account.verifyCode, { mobilePhone, code })).ret).toBe(0);
    expect((await verify(code, 'phone')).msg).toBe('请先获取短信验证码');
    expect((await client.send(account.loginByPhone, { mobilePhone, code })).ret).toBe(400);
    const registered = await client.send(account.register, { mobilePhone, code, loginPwd: sandboxPsw });
    expect(registered.ret).toBe(0);
  });

  it('is valid for five minutes', async () => {
    await send();
    const code = await inbox();
    await sandbox.advance(299);
    expect((await verify(code)).ret).toBe(0);
    await sandbox.advance(1);
    expect(await verify(code)).toMatchObject({ ret: 400, msg: '短信验证码已过期，请重新获取' });
  });

  it('takes five wrong answers, then none at all, however many come at once', async () => {
    await send();
    const code = await inbox();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(other(code))));
    expect(answers.filter(({ msg }) => msg === '短信验证码错误')).toHaveLength(4);
    expect(answers.filter(({ msg }) => msg === '短信验证码错误次数过多，请重新获取')).toHaveLength(16);
    expect((await verify(code)).ret).toBe(429);
    await sandbox.advance(60);
    await send();
    expect((await verify(await inbox())).ret).toBe(0);
  });
});

describe('sending codes', () => {
  it('is possible once a minute, also for many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    expect(answers.find(({ ret }) => ret !== 0)).toMatchObject({
      ret: 429,
      msg: '短信验证码发送过于频繁，请 60 秒后再试',
      data: { retryAfter: 60 },
    });
    await sandbox.advance(59);
    expect(await send()).toMatchObject({ ret: 429, data: { retryAfter: 1 } });
    await sandbox.advance(1);
    expect((await send()).ret).toBe(0);
  });

  it('is possible five times an hour and ten times a day', async () => {
    const sendEvery = async (seconds: number, times: number) => {
      const answers = [];
      for (let at = 0; at < times; at += 1) {
        answers.push((await send()).ret);
        await sandbox.advance(seconds);
      }
      return answers;
    };
    expect(await sendEvery(60, 6)).toEqual([0, 0, 0, 0, 0, 429]);
    await sandbox.advance(3600);
    expect(await sendEvery(60, 5)).toEqual([0, 0, 0, 0, 0]);
    await sandbox.advance(3600);
    expect(await send()).toMatchObject({
      ret: 429,
      msg: expect.stringMatching(/^该手机号今日获取验证码次数已达上限，请 \d+ 小时后再试$/) as string,
    });
    await sandbox.advance(86_400);
    expect((await send()).ret).toBe(0);
  });

  it('counts no used code in the hour, but in the day', async () => {
    const rets = [];
    for (let at = 0; at < 11; at += 1) {
      rets.push((await send()).ret);
      await sandbox.db.updateTable('sms_codes').set({ used: true }).where('mobile_phone', '=', mobilePhone).execute();
      await sandbox.advance(60);
    }
    expect(rets).toEqual([...Array.from({ length: 10 }, () => 0), 429]);
  });

  it('counts the minute for each purpose by itself', async () => {
    expect((await send('phone')).ret).toBe(0);
    expect((await send('reset')).ret).toBe(0);
    expect((await client.send(account.sendLoginCode, { mobilePhone })).ret).toBe(0);
    expect((await send('reset')).ret).toBe(429);
  });

  const everyPurpose = [...smsPurpose.options, 'login'] as const;
  const sendFor = (type: (typeof everyPurpose)[number]) =>
    type === 'login'
      ? client.send(account.sendLoginCode, { mobilePhone })
      : client.send(account.sendCode, { mobilePhone, type });

  it('counts the hour and the day over all purposes of a phone', async () => {
    const rets = [];
    for (const type of everyPurpose) rets.push((await sendFor(type)).ret);
    expect(rets).toEqual([0, 0, 0, 0, 0, 429]);
    expect(await sendFor('login')).toMatchObject({
      msg: '该手机号获取验证码次数过多，请 60 分钟后再试',
      data: { retryAfter: 3600 },
    });
    await sandbox.advance(3600);
    for (const type of everyPurpose.slice(0, 5)) expect((await sendFor(type)).ret).toBe(0);
    await sandbox.advance(3600);
    expect((await sendFor('login')).msg).toMatch(/^该手机号今日获取验证码次数已达上限/);
  });

  it('counts them too when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => sendFor(everyPurpose[at % everyPurpose.length] ?? 'login')),
    );
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(5);
    expect(
      await sandbox.db.selectFrom('sms_codes').where('mobile_phone', '=', mobilePhone).selectAll().execute(),
    ).toHaveLength(5);
  });
});

describe('logging in by phone', () => {
  it('opens a session for a member, and uses the code up', async () => {
    mobilePhone = '13800000030';
    await client.send(account.sendLoginCode, { mobilePhone });
    const code = await inbox();
    expect(await client.send(account.loginByPhone, { mobilePhone, code })).toMatchObject({
      ret: 0,
      data: { memberId: '20250030' },
    });
    expect(await client.send(account.loginByPhone, { mobilePhone, code })).toMatchObject({
      ret: 400,
      data: { field: 'code' },
    });
  });

  it('sends a person without an account to register, and leaves the code for it', async () => {
    await client.send(account.sendLoginCode, { mobilePhone });
    const code = await inbox();
    expect(await client.send(account.loginByPhone, { mobilePhone, code: other(code) })).toMatchObject({
      ret: 400,
      data: { field: 'code' },
    });
    expect(await client.send(account.loginByPhone, { mobilePhone, code })).toMatchObject({
      ret: 404,
      msg: '该手机号尚未注册，请先注册',
      data: { kind: 'unregistered' },
    });
    expect(await client.send(account.register, { mobilePhone, code, loginPwd: sandboxPsw })).toMatchObject({
      ret: 0,
      data: { mobilePhone },
    });
    // Once: neither a second account nor a login.
    expect(await client.send(account.loginByPhone, { mobilePhone, code })).toMatchObject({
      ret: 400,
      data: { field: 'code' },
    });
  });

  it('hands its code to register for five minutes, and only the latest of the two', async () => {
    await client.send(account.sendLoginCode, { mobilePhone });
    const code = await inbox();
    await send('register');
    expect((await client.send(account.register, { mobilePhone, code, loginPwd: sandboxPsw })).ret).toBe(400);
    await sandbox.advance(60);
    await client.send(account.sendLoginCode, { mobilePhone });
    await sandbox.advance(300);
    expect(
      await client.send(account.register, { mobilePhone, code: await inbox(), loginPwd: sandboxPsw }),
    ).toMatchObject({ msg: '短信验证码已过期，请重新获取' });
  });
});

describe('registering', () => {
  const register = (fields: { refermobilephone?: string; code: string }) =>
    client.send(account.register, { mobilePhone, loginPwd: sandboxPsw, ...fields });

  it('makes a personal member and logs in; the password works from then on', async () => {
    await send('register');
    const answer = await register({ code: await inbox(), refermobilephone: '13800000010' });
    expect(answer).toMatchObject({
      ret: 0,
      msg: '恭喜您，注册成功！',
      data: { memberType: 10, memberLevel: '10', mobilePhone },
    });
    expect((await client.send(account.memberInfo, {}, { token: answer.data.token })).ret).toBe(0);
    expect((await client.logIn(mobilePhone)).ret).toBe(0);
  });

  it('reveals for one referrer per code whether the member exists', async () => {
    await send('register');
    const code = await inbox();
    expect(await register({ code, refermobilephone: mobilePhone })).toMatchObject({
      ret: 400,
      msg: '推荐人不能是本人',
      data: { field: 'refermobilephone' },
    });
    const unknown = {
      ret: 400,
      msg: '推荐人手机号未注册，请核对或留空，并重新获取验证码',
      data: { field: 'refermobilephone' },
    };
    expect(await register({ code, refermobilephone: '13999999999' })).toMatchObject(unknown);
    for (const refermobilephone of ['13999999998', '13800000010', ''])
      expect(await register({ code, refermobilephone })).toMatchObject({ ret: 400, msg: '请先获取短信验证码' });
    await sandbox.advance(60);
    await send('register');
    expect((await register({ code: await inbox(), refermobilephone: '' })).ret).toBe(0);
  });

  it('reveals one referrer too when many are tried at once', async () => {
    await send('register');
    const code = await inbox();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => register({ code, refermobilephone: `1399999999${at}` })),
    );
    expect(answers.filter(({ msg }) => msg.startsWith('推荐人'))).toHaveLength(1);
  });

  it('happens once for ten equal calls at once', async () => {
    await send('register');
    const code = await inbox();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register({ code })));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
  });

  it('refuses a phone that has an account', async () => {
    mobilePhone = '13800000040';
    await send('register');
    expect(await register({ code: await inbox() })).toMatchObject({ ret: 409, msg: '该手机号已注册，请直接登录' });
  });
});

describe('resetting the password', () => {
  it('checks the code in the first step, changes in the second, and ends every session', async () => {
    mobilePhone = '13800000041';
    const before = await client.logIn(mobilePhone);
    await send('reset');
    const smsCode = await inbox();
    expect((await client.send(account.resetPassword, { mobilePhone, smsCode: other(smsCode) })).ret).toBe(400);
    expect((await client.send(account.resetPassword, { mobilePhone, smsCode })).ret).toBe(0);
    const pswd = md5Of('another-1');
    expect(await client.send(account.resetPassword, { mobilePhone, smsCode, pswd })).toMatchObject({
      ret: 0,
      msg: '恭喜您，密码重置成功！',
    });
    expect((await client.send(account.memberInfo, {}, { token: before.data.token })).ret).toBe(401);
    expect((await client.logIn(mobilePhone)).ret).toBe(400);
    expect((await client.logIn(mobilePhone, { loginPsw: pswd })).ret).toBe(0);
    expect((await client.send(account.resetPassword, { mobilePhone, smsCode, pswd })).ret).toBe(400);
  });

  it('opens an account that wrong passwords have locked', async () => {
    mobilePhone = '13800000020';
    for (let at = 0; at < 5; at += 1) await client.logIn(mobilePhone, { loginPsw: md5Of('no') });
    expect((await client.logIn(mobilePhone)).ret).toBe(423);
    await send('reset');
    expect(
      (await client.send(account.resetPassword, { mobilePhone, smsCode: await inbox(), pswd: sandboxPsw })).ret,
    ).toBe(0);
    expect((await client.logIn(mobilePhone)).ret).toBe(0);
  });
});
