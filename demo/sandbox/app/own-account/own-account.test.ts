import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profile, security } from '#contract/profile.ts';
import { account } from '#contract/account.ts';
import { address } from '#contract/address.ts';
import { good } from '#tests/support/orders/booking.ts';
import { clientOf, md5Of, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

const requestId = () => randomUUID();
let addresses = 0;
/** Each from an address of its own: wrong passwords hold up an address. */
const logIn = (phone: string, given = {}) =>
  client.logIn(phone, { address: `198.51.100.${(addresses += 1)}`, ...given });
const tokenOf = async (phone: string, options = {}) => good(await logIn(phone, options)).token;
const codeFor = async (mobilePhone: string): Promise<string> => {
  good(await client.send(account.sendCode, { mobilePhone, type: 'phone' }));
  const { rows } = {
    rows: await sandbox.db
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', mobilePhone)
      .orderBy('id', 'desc')
      .select('code')
      .execute(),
  };
  return rows[0]?.code ?? '';
};
const content = { realName: '周砚青', sex: 'F' as const, birthday: '1990-03-07', markName: '小周', remark: '靠窗' };

describe('the own profile', () => {
  it('is changed by its member alone, and read again with what the provider knows', async () => {
    const [token, other] = [await tokenOf('13800000010'), await tokenOf('13800000030')];
    const before = good(await client.send(profile.read, {}, { token: other }));
    good(await client.send(profile.update, { requestId: requestId(), ...content }, { token }));
    expect(good(await client.send(profile.read, {}, { token }))).toMatchObject({
      ...content,
      mobilePhone: '138****0010',
      experienceDate: '永久有效',
      nameBy: 'self',
    });
    expect(good(await client.send(account.memberInfo, {}, { token })).realName).toBe('周砚青');
    expect(good(await client.send(profile.read, {}, { token: other }))).toEqual(before);
  });

  it.each([
    [{ realName: '123' }, 'realName'],
    [{ birthday: '2999-01-01' }, 'birthday'],
    [{ birthday: '1899-12-31' }, 'birthday'],
    [{ birthday: '2001-02-30' }, 'birthday'],
  ])('with %j is refused at its field', async (change, field) => {
    const token = await tokenOf('13800000010');
    const answer = await client.send(profile.update, { requestId: requestId(), ...content, ...change }, { token });
    expect(answer).toMatchObject({ ret: 400, data: { field } });
  });

  it('of an employee keeps the name that the company gave', async () => {
    const token = await tokenOf('13800000071');
    const { realName } = good(await client.send(profile.read, {}, { token }));
    good(await client.send(profile.update, { requestId: requestId(), ...content }, { token }));
    expect(good(await client.send(profile.read, {}, { token }))).toMatchObject({
      realName,
      markName: '小周',
      nameBy: 'company',
    });
  });

  it('has an e-mail that logs in, and that no second account can take', async () => {
    const [token, other] = [await tokenOf('13800000050'), await tokenOf('13800000030')];
    const email = 'zhou.own@example.com';
    for (const code of ['', '000000'])
      expect(await client.send(profile.save, { requestId: requestId(), email, code }, { token })).toMatchObject({
        ret: 400,
        data: { field: 'code' },
      });
    const code = await codeFor('13800000050');
    good(await client.send(profile.save, { requestId: requestId(), email, code }, { token }));
    expect(good(await logIn(email)).memberId).toBe('20250050');
    expect(
      await client.send(profile.save, { requestId: requestId(), email: email.toUpperCase() }, { token: other }),
    ).toMatchObject({
      ret: 409,
      data: { field: 'email' },
    });
    expect(await client.send(profile.save, { requestId: requestId(), email: 'a@b' }, { token })).toMatchObject({
      ret: 400,
    });
  });
});

describe('the login password', () => {
  it('is changed by the one before, which ends the other sessions', async () => {
    const [token, elsewhere] = [await tokenOf('13800000040'), await tokenOf('13800000040')];
    const [oldPsw, newPsw] = [md5Of('travel123'), md5Of('anders-9')];
    const change = (input: object) =>
      client.send(
        security.password,
        { requestId: requestId(), oldPsw, newPsw, ...input },
        { token, address: '203.0.113.7' },
      );
    expect(await change({ oldPsw: md5Of('nope-nope') })).toMatchObject({ ret: 400, data: { field: 'oldPsw' } });
    expect(await change({ newPsw: oldPsw })).toMatchObject({ ret: 400, data: { field: 'newPsw' } });
    const sent = { requestId: requestId() };
    expect(good(await change(sent)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    // Its answer was lost: asked again, it is no wrong password.
    good(await change(sent));
    expect((await client.send(account.memberInfo, {}, { token: elsewhere })).ret).toBe(401);
    expect((await logIn('13800000040')).ret).toBe(400);
    good(await logIn('13800000040', { loginPsw: newPsw }));
  });

  it('is locked by five wrong ones, as at the login', async () => {
    const token = await tokenOf('13800000050');
    const wrong = { oldPsw: md5Of('nope-nope'), newPsw: md5Of('anders-9') };
    let last = 0;
    for (let n = 0; n < 5; n += 1)
      last = (
        await client.send(security.password, { requestId: requestId(), ...wrong }, { token, address: '203.0.113.8' })
      ).ret;
    expect(last).toBe(423);
    expect((await logIn('13800000050')).ret).toBe(423);
  });
});

describe('the phone', () => {
  it('is changed by a code to each of both phones', async () => {
    const token = await tokenOf('13800000020');
    const next = '13711112222';
    const [oldCode, newCode] = [await codeFor('13800000020'), await codeFor(next)];
    const change = (input: object) =>
      client.send(security.phone, { requestId: requestId(), oldCode, mobilePhone: next, newCode, ...input }, { token });
    const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
    expect(await change({ oldCode: wrong(oldCode) })).toMatchObject({ ret: 400, data: { field: 'oldCode' } });
    expect(await change({ newCode: wrong(newCode) })).toMatchObject({ ret: 400, data: { field: 'newCode' } });
    expect(await change({ mobilePhone: '13800000010' })).toMatchObject({ ret: 409, data: { field: 'mobilePhone' } });
    const sent = { requestId: requestId() };
    expect(good(await change(sent)).mobilePhone).toBe('137****2222');
    // Its answer was lost: asked again, the phone is not taken.
    expect(good(await change(sent)).mobilePhone).toBe('137****2222');
    expect((await logIn('13800000020')).ret).toBe(400);
    good(await logIn(next));
  });
});

/** A member who registered with the phone alone. */
async function newcomer(mobilePhone: string) {
  await client.send(account.sendCode, { mobilePhone, type: 'register' });
  const [sent] = await sandbox.db
    .selectFrom('sms_codes')
    .where('mobile_phone', '=', mobilePhone)
    .where('purpose', '=', 'register')
    .orderBy('id', 'desc')
    .select('code')
    .execute();
  return good(
    await client.send(account.register, { mobilePhone, code: sent?.code ?? '', loginPwd: md5Of('travel123') }),
  );
}

describe('a member without a name', () => {
  it('goes by the new phone after a change', async () => {
    const { token } = await newcomer('13622220001');
    const [oldCode, newCode] = [await codeFor('13622220001'), await codeFor('13622220002')];
    const change = { requestId: requestId(), oldCode, mobilePhone: '13622220002', newCode };
    good(await client.send(security.phone, change, { token }));
    expect(good(await client.send(account.memberInfo, {}, { token })).realName).toBe('136****0002');
  });
});

describe('texts that were accepted', () => {
  it('are kept with a registration, in the version of that day', async () => {
    const { token } = await newcomer('13622220009');
    const { agreements } = good(await client.send(security.read, {}, { token }));
    expect(agreements.map(({ form, texts }) => [form, texts.map(({ text }) => text)])).toEqual([
      ['register', ['service_agreement', 'privacy']],
    ]);
  });
});

describe('sessions', () => {
  it('of other devices are ended one by one or together; foreign ones stay', async () => {
    const [token, second, third] = [
      await tokenOf('13800000030'),
      await tokenOf('13800000030'),
      await tokenOf('13800000030'),
    ];
    const foreign = await tokenOf('13800000010');
    const read = async (of: string) => good(await client.send(security.read, {}, { token: of }));
    const [strange] = (await read(foreign)).sessions;
    const out = (sessionId: string) => client.send(security.signOut, { requestId: requestId(), sessionId }, { token });
    good(await out(strange?.sessionId ?? ''));
    expect((await read(foreign)).sessions.length).toBeGreaterThan(0);
    const mine = (await read(token)).sessions;
    const own = mine.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
    expect(await out(own)).toMatchObject({ ret: 409 });
    const one = (await read(second)).sessions.find(({ isCurrent }) => isCurrent);
    good(await out(one?.sessionId ?? ''));
    expect((await client.send(account.memberInfo, {}, { token: second })).ret).toBe(401);
    good(await out('others'));
    expect((await client.send(account.memberInfo, {}, { token: third })).ret).toBe(401);
    expect((await read(token)).sessions).toHaveLength(1);
    expect((await read(token)).logins.length).toBeGreaterThanOrEqual(3);
  });
});

describe('an account', () => {
  it('exports what its member gave, and nothing of another', async () => {
    const token = await tokenOf('13800000010');
    const { fileName, content: text } = good(await client.send(security.export, {}, { token }));
    expect(fileName).toMatch(/^个人数据-\d{8}\.json$/);
    const data = JSON.parse(text) as { member: { memberId: string }; passengers: unknown[]; orders: unknown[] };
    expect(data.member.memberId).toBe('20250010');
    expect(data.passengers.length).toBeGreaterThan(0);
    expect(text).not.toContain('13800000030');
    expect(text).toMatch(/"certNo": "[^"]*\*{4,}/);
    expect(text).not.toMatch(/"certNo": "\d{15}/);
  });

  it('is not closed while money or orders are left, nor for a company', async () => {
    const kinds = async (phone: string, given = {}) =>
      good(await client.send(security.read, {}, { token: await tokenOf(phone, given) })).closeBlocks.map(
        ({ kind }) => kind,
      );
    expect(await kinds('13800000010')).toContain('money');
    expect(await kinds('13800000040', { loginPsw: md5Of('anders-9') })).toContain('members');
    expect(await kinds('13800000070')).toEqual(['company']);
    expect(await kinds('13800000071')).toEqual(['company']);
    const token = await tokenOf('13800000010');
    const code = await codeFor('13800000010');
    expect(await client.send(security.close, { requestId: requestId(), code }, { token })).toMatchObject({ ret: 409 });
    good(await client.send(account.memberInfo, {}, { token }));
  });

  it('of a newcomer is closed by a code: its data is gone, its phone can register again', async () => {
    const mobilePhone = '13622223333';
    const register = () => newcomer(mobilePhone);
    const { token, memberId } = await register();
    good(
      await client.send(
        address.save,
        {
          requestId: requestId(),
          receiver: '张三',
          phone: '13800000000',
          province: '上海市',
          city: '上海市',
          district: '浦东新区',
          street: '世纪大道1号',
        },
        { token },
      ),
    );
    const code = await codeFor(mobilePhone);
    expect(
      await client.send(
        security.close,
        { requestId: requestId(), code: code === '111111' ? '222222' : '111111' },
        { token },
      ),
    ).toMatchObject({ ret: 400 });
    good(await client.send(security.close, { requestId: requestId(), code }, { token }));
    expect((await client.send(account.memberInfo, {}, { token })).ret).toBe(401);
    expect((await logIn(mobilePhone)).ret).toBe(400);
    expect(await sandbox.db.selectFrom('addresses').where('member_id', '=', memberId).selectAll().execute()).toEqual(
      [],
    );
    await sandbox.advance(120);
    expect((await register()).memberId).not.toBe(memberId);
  });
});
