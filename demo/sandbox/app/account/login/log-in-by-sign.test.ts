import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { serverEvent } from '#contract/server-event.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let secret: Uint8Array;
let trueMs = Date.parse('2026-11-20T02:00:00Z');
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => trueMs });
  client = clientOf(sandbox, { appId: 'skyline' });
  const key = await client.ask('/sandbox/key?appId=skyline');
  expect(key['kid']).toBe('skyline-1');
  secret = new TextEncoder().encode(String(key['secret']));
});
afterAll(() => sandbox.close());

const fresh = async (appId = 'skyline', user = 'u-1'): Promise<string> =>
  String((await client.ask(`/sandbox/sign?appId=${appId}&user=${user}`))['sign']);
const logIn = (sign: string, appId = 'skyline') => client.send(account.loginBySign, { appId, sign }, { appId });

interface Wish {
  kid?: string;
  alg?: string;
  key?: Uint8Array;
  claims?: Record<string, unknown>;
  without?: string;
}
/** A sign with one thing wrong. */
function signWith({
  kid = 'skyline-1',
  alg = 'HS256',
  key = secret,
  claims = {},
  without = '',
}: Wish): Promise<string> {
  const now = Math.floor(sandbox.now() / 1000);
  const good = { iss: 'skyline', sub: 'u-9', aud: 'travel-embed', iat: now, exp: now + 120, jti: crypto.randomUUID() };
  const payload = Object.fromEntries(Object.entries({ ...good, ...claims }).filter(([name]) => name !== without));
  return new SignJWT(payload).setProtectedHeader({ alg, kid }).sign(key);
}
const seconds = (offset: number) => Math.floor(sandbox.now() / 1000) + offset;

describe('a partner user', () => {
  it('is made on first sight, bound to the app id, and is the same one next time', async () => {
    const first = await logIn(await fresh());
    expect(first).toMatchObject({
      ret: 0,
      data: { isThirdParty: true, thirdPartyName: '山海手记', memberLevel: '10', appId: 'skyline' },
    });
    const second = await logIn(await fresh());
    expect(second.data.memberId).toBe(first.data.memberId);
    expect((await logIn(await fresh('skyline', 'u-2'))).data.memberId).not.toBe(first.data.memberId);
    expect((await logIn(await fresh('harbour', 'u-1'), 'harbour')).data.memberId).not.toBe(first.data.memberId);
  });

  it('brings name and phone, and still cannot log in without a sign', async () => {
    const { sign } = await client.ask(
      '/sandbox/sign?appId=skyline&user=u-3&name=%E6%9D%8E%E4%BA%88%E5%A2%A8&mobile=13811112222',
    );
    expect((await logIn(String(sign))).data).toMatchObject({ realName: '李予墨', mobilePhone: '13811112222' });
    expect((await client.logIn('13811112222')).ret).toBe(400);
  });

  it('has a token of that app id only', async () => {
    const { data } = await logIn(await fresh());
    expect((await client.send(account.memberInfo, {}, { token: data.token })).ret).toBe(0);
    for (const appId of ['harbour', ''])
      expect((await client.send(account.memberInfo, {}, { token: data.token, appId })).ret).toBe(401);
  });
});

describe('a sign', () => {
  it('opens one session, however often and however many at once it is sent', async () => {
    const sign = await fresh('skyline', 'u-100');
    const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(sign)));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    expect(answers.find(({ ret }) => ret !== 0)).toMatchObject({
      ret: 400,
      msg: '签名已被使用，请返回合作网站重新进入',
      data: { field: 'sign', kind: 'used' },
    });
    const member = answers.find(({ ret }) => ret === 0)?.data.memberId ?? '';
    expect(await sandbox.db.selectFrom('sessions').where('member_id', '=', member).selectAll().execute()).toHaveLength(
      1,
    );
  });

  it('of the other live key counts, of a retired one does not', async () => {
    const key = new Uint8Array(32).fill(7);
    const row = {
      kid: 'skyline-2',
      app_id: 'skyline',
      secret: new TextDecoder().decode(key),
      created_at: sandbox.now(),
      retired_at: null,
    };
    await sandbox.db.insertInto('app_keys').values(row).execute();
    expect((await logIn(await signWith({ kid: 'skyline-2', key }))).ret).toBe(0);
    await sandbox.db
      .updateTable('app_keys')
      .set({ retired_at: sandbox.now() })
      .where('kid', '=', 'skyline-2')
      .execute();
    expect(await logIn(await signWith({ kid: 'skyline-2', key }))).toMatchObject({
      ret: 400,
      msg: '签名密钥不存在或已停用（kid）',
    });
  });

  it('may come from a clock that differs by a minute', async () => {
    for (const offset of [-55, 55]) {
      expect((await logIn(await signWith({ claims: { iat: seconds(offset), exp: seconds(offset + 120) } }))).ret).toBe(
        0,
      );
    }
  });

  const now = () => seconds(0);
  it.each<[string, () => Wish, RegExp]>([
    ['forged', () => ({ key: new Uint8Array(32).fill(1) }), /签名无效/],
    ['of another algorithm, though by the right key', () => ({ alg: 'HS384' }), /签名无效/],
    ['of an unknown key', () => ({ kid: 'nobody' }), /密钥不存在/],
    ['of another application’s key', () => ({ kid: 'harbour-1' }), /密钥不存在/],
    ['of another application', () => ({ claims: { iss: 'harbour' } }), /不属于该应用/],
    ['expired', () => ({ claims: { iat: now() - 300, exp: now() - 180 } }), /已过期/],
    ['valid for too long', () => ({ claims: { exp: now() + 121 } }), /不得超过 120 秒/],
    ['from the future', () => ({ claims: { iat: now() + 90, exp: now() + 150 } }), /晚于当前时间/],
    ['for another audience', () => ({ claims: { aud: 'somebody-else' } }), /aud/],
    ['without a jti', () => ({ without: 'jti' }), /缺少必要内容/],
    ['without a user', () => ({ without: 'sub' }), /缺少必要内容/],
    ['without an end', () => ({ without: 'exp' }), /缺少必要内容/],
    ['with a NUL in its user', () => ({ claims: { sub: 'a\u0000b' } }), /内容不正确/],
    ['with half a character in its name', () => ({ claims: { name: '周\ud800' } }), /内容不正确/],
    ['that ends before it begins', () => ({ claims: { iat: now() + 30, exp: now() + 20 } }), /不晚于签发时间/],
    ['that ends when it begins', () => ({ claims: { exp: now() } }), /不晚于签发时间/],
  ])('%s is refused, with the reason', async (_, wish, reason) => {
    const answer = await logIn(await signWith(wish()));
    expect(answer).toMatchObject({ ret: 400, data: { field: 'sign' } });
    expect(answer.msg).toMatch(reason);
  });

  it.each(['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJza3lsaW5lIn0.', '签名'])(
    'that is none (%s) is refused',
    async (text) => {
      expect(await logIn(text)).toMatchObject({ ret: 400, data: { field: 'sign' } });
    },
  );

  it('is refused under another app id than its own', async () => {
    expect(await logIn(await fresh('skyline'), 'harbour')).toMatchObject({
      ret: 400,
      msg: expect.stringContaining('不属于该应用') as string,
    });
  });
});

describe('when the sandbox has another time than the partner’s server', () => {
  const byTheTrueTime = () => {
    const iat = Math.floor(trueMs / 1000);
    return { iat, exp: iat + 120 };
  };

  it('a new ticket of either clock logs in, once', async () => {
    const before = await signWith({ claims: byTheTrueTime() });
    await sandbox.advance(4 * 86_400);
    const own = await signWith({ claims: byTheTrueTime() });
    for (const sign of [before, own, await fresh()]) {
      expect((await logIn(sign)).ret).toBe(0);
      expect(await logIn(sign)).toMatchObject({ ret: 400, data: { kind: 'used' } });
    }
  });

  it('an old one of either clock is refused', async () => {
    const old = [await signWith({ claims: byTheTrueTime() }), await fresh()];
    trueMs += 4 * 60_000;
    for (const sign of old) expect((await logIn(sign)).msg).toMatch(/已过期/);
  });

  it('a server signs its calls by the true time', async () => {
    const sign = await signWith({ claims: { ...byTheTrueTime(), aud: 'travel-embed-server', sub: 'server' } });
    expect((await client.send(serverEvent.list, { sign } as never)).ret).toBe(0);
  });
});
