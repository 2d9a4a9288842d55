import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { clientOf, md5Of, memorySandbox, sandboxPsw } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox({ delayQueriesMs: 1, trueNow: () => Date.parse('2026-11-20T02:00:00Z') });
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.advance(16 * 60));

const wrong = md5Of('not-this-one');
/** The failures of one test are not those of the next: an address of its own. */
let addresses = 0;
const newAddress = () => `10.0.0.${(addresses += 1)}`;

describe('logging in by password', () => {
  it.each([
    ['13800000010', '10', '个人会员', 0, 0],
    ['13800000021', '20', '家庭会员', 0, 0],
    ['13800000070', '70', '授信主会员', 700070, 0],
    ['13800000071', '7_0', '授信子会员', 700070, 710071],
  ])('%s is level %s, %s', async (phone, memberLevel, memberTypeCN, creditMemberId, creditEmployeeId) => {
    const { ret, data } = await client.logIn(phone);
    expect(ret).toBe(0);
    expect(data).toMatchObject({
      mobilePhone: phone,
      memberLevel,
      memberTypeCN,
      creditMemberId,
      creditEmployeeId,
      isThirdParty: false,
      appId: 'default',
    });
    expect(data.token).toMatch(/^[0-9a-f]{32}$/);
    const info = await client.send(account.memberInfo, {}, { token: data.token });
    expect(info.data).toEqual({ ...data, token: undefined });
  });

  it('takes user name and e-mail in any case, and spaces around them', async () => {
    for (const typed of ['ZhouYanqing', ' zhouyanqing@YUNFAN.cn '])
      expect((await client.logIn(typed)).data.memberId).toBe('20250010');
  });

  it('gives an employee the trip flags and, in info_ex, the standards in words', async () => {
    const { data } = await client.logIn('13800000073');
    expect(data.creditEmployee).toMatchObject({
      tripLevel: { approveFlag: '0', overproof: 1, overApprove: 1 },
      canAudit: 0,
      deptName: '销售部',
      companyName: '云帆科技有限公司',
    });
    const { data: more } = await client.send(account.memberInfoEx, {}, { token: data.token });
    expect(more.custmerExtra).toMatchObject({
      deptName: '销售部',
      domeTicketTravel: '经济舱，不高于 6.0 折，2 小时内最低价，超标须填写原因，并经审批后支付',
      carTravel:
        '市内公务（周一至周五 08:00–19:00）每次 ¥100、每日 ¥300 以内；加班（周一至周五 18:00–24:00）每次 ¥80、每月 ¥1,500 以内；加班（周二至周六 00:00–02:00）每次 ¥120 以内；值班（周六、周日 09:00–18:00）每次 ¥60 以内；另有 3 项',
    });
  });

  it('keeps the token as a hash only', async () => {
    const { data } = await client.logIn('13800000010');
    const rows = await sandbox.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(data.token);
  });
});

describe('wrong passwords', () => {
  it('are counted aloud and lock the account for a quarter of an hour', async () => {
    const address = newAddress();
    const said = [];
    for (let at = 0; at < 6; at += 1) said.push(await client.logIn('13800000030', { loginPsw: wrong, address }));
    expect(said.map(({ ret, msg }) => `${ret} ${msg}`)).toEqual([
      '400 账号或密码错误，再错 4 次将锁定 15 分钟',
      '400 账号或密码错误，再错 3 次将锁定 15 分钟',
      '400 账号或密码错误，再错 2 次将锁定 15 分钟',
      '400 账号或密码错误，再错 1 次将锁定 15 分钟',
      '423 账号或密码错误，登录已锁定 15 分钟',
      '423 登录失败次数过多，请 15 分钟后再试',
    ]);
    const locked = await client.logIn('13800000030', { address });
    expect(locked).toMatchObject({ ret: 423 });
    expect((locked.data as unknown as { retryAfter: number }).retryAfter).toBeGreaterThan(14 * 60);
    await sandbox.advance(1);
    expect((await client.logIn('13800000040', { address })).ret).toBe(0);
    await sandbox.advance(15 * 60 + 1);
    expect((await client.logIn('13800000030', { address })).ret).toBe(0);
  });

  it('are refused alike for an account that does not exist', async () => {
    const answers = [];
    for (const phone of ['13800000050', '13899999999']) {
      const address = newAddress();
      const said = [];
      for (let at = 0; at < 6; at += 1) {
        const { ret, msg, data } = await client.logIn(phone, { loginPsw: wrong, address });
        said.push({ ret, msg, keys: Object.keys(data) });
      }
      answers.push(said);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('are forgotten when the right one comes', async () => {
    const address = newAddress();
    for (let at = 0; at < 4; at += 1) await client.logIn('13800000041', { loginPsw: wrong, address });
    expect((await client.logIn('13800000041', { address })).ret).toBe(0);
    expect((await client.logIn('13800000041', { loginPsw: wrong, address })).msg).toContain('再错 4 次');
  });

  it('sent fifty at once are still five tries', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.logIn('13800000020', { loginPsw: wrong, address })),
    );
    expect(answers.filter(({ msg }) => msg.startsWith('账号或密码错误'))).toHaveLength(5);
    expect(answers.filter(({ ret }) => ret === 423).length).toBeGreaterThanOrEqual(45);
    expect((await client.logIn('13800000020', { address })).ret).toBe(423);
  });

  it('that are right, sent twelve at once, open twelve sessions, also on the last try', async () => {
    for (let at = 0; at < 4; at += 1) await client.logIn('13800000041', { loginPsw: wrong, address: newAddress() });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.logIn('13800000041', { address: newAddress() })),
    );
    expect(answers.map(({ ret }) => ret)).toEqual(answers.map(() => 0));
  });
});

describe('an address', () => {
  const failAt = (account: string, address: string) => client.logIn(account, { loginPsw: wrong, address });
  const waitOf = async (address: string) =>
    ((await client.logIn('13800000010', { address })).data as unknown as { retryAfter?: number }).retryAfter ?? 0;

  it('waits after five failures, at however few accounts, twice as long for each further one, a minute at most', async () => {
    const address = newAddress();
    for (let at = 0; at < 5; at += 1) await failAt(`1389999000${at % 2}`, address);
    expect(await client.logIn('13800000010', { address })).toMatchObject({
      ret: 423,
      msg: '登录失败次数过多，请 1 秒后再试',
      data: { retryAfter: 1 },
    });
    expect((await client.logIn('13800000010', { address: newAddress() })).ret).toBe(0);
    const waits = [];
    for (let at = 2; at < 8; at += 1) {
      await sandbox.advance(60);
      await failAt(`1389999000${at}`, address);
      waits.push(await waitOf(address));
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60]);
    await sandbox.advance(60);
    expect(await waitOf(address)).toBe(0);
  });

  it('forgets the failures of those who then get in: an office of forgetful people goes on', async () => {
    const address = newAddress();
    for (const phone of ['13800000010', '13800000030', '13800000040']) {
      for (let at = 0; at < 2; at += 1) expect((await failAt(phone, address)).ret).toBe(400);
      expect((await client.logIn(phone, { address })).ret).toBe(0);
    }
    expect(await sandbox.db.selectFrom('login_addresses').where('address', '=', address).selectAll().execute()).toEqual(
      [],
    );
  });

  it('sends sixty guesses at once at sixty accounts: few are looked at', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => failAt(`138999901${String(at).padStart(2, '0')}`, address)),
    );
    expect(answers.filter(({ msg }) => msg.startsWith('账号或密码错误')).length).toBeLessThan(10);
    expect(answers.filter(({ ret }) => ret === 423).length).toBeGreaterThan(50);
  });
});

describe('the captcha', () => {
  const deal = async () => {
    const { data } = await client.send(account.captcha, {});
    return { ...data, code: String((await client.ask(`/sandbox/captcha?randomCode=${data.randomCode}`))['code']) };
  };
  const logIn = (accCode: string, randomCode: string) =>
    client.send(account.login, { mobilePhone: '13800000010', loginPsw: sandboxPsw, accCode, randomCode });
  const refusal = { ret: 400, msg: '验证码错误', data: { field: 'accCode' } };

  it('is four characters without look-alikes, drawn as strokes that do not reveal them', async () => {
    const { code, strokes, width, height } = await deal();
    expect(code).toMatch(/^[34679ACEFHJKMNPRTWXY]{4}$/);
    expect(strokes.length).toBeGreaterThan(6);
    for (const { d, width: pen } of strokes) {
      expect(d).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+$/);
      expect(pen).toBeGreaterThan(0.5);
      for (const [, x, y] of d.matchAll(/([\d.]+) ([\d.]+)/g))
        expect(Number(x) <= width && Number(y) <= height).toBe(true);
    }
  });

  it('is read in small letters too, and once only', async () => {
    const { code, randomCode } = await deal();
    expect((await logIn(code.toLowerCase(), randomCode)).ret).toBe(0);
    expect(await logIn(code, randomCode)).toMatchObject(refusal);
  });

  it('is used up by a wrong answer', async () => {
    const { code, randomCode } = await deal();
    expect(await logIn(code === 'AAAA' ? 'CCCC' : 'AAAA', randomCode)).toMatchObject(refusal);
    expect(await logIn(code, randomCode)).toMatchObject(refusal);
  });

  it('ends after five minutes', async () => {
    const { code, randomCode } = await deal();
    await sandbox.advance(5 * 60);
    expect(await logIn(code, randomCode)).toMatchObject(refusal);
  });

  it('has no other entry by default', async () => {
    const { randomCode } = await deal();
    expect(await logIn('secret', randomCode)).toMatchObject(refusal);
  });
});
