import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => Date.parse('2026-11-20T02:00:00Z') });
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

const tokenOf = async (appId = ''): Promise<string> => (await client.logIn('13800000010', { appId })).data.token;
const retOf = async (token: string, appId = ''): Promise<number> =>
  (await client.send(account.memberInfo, {}, { token, appId })).ret;

describe('a session', () => {
  it('ends after half an hour without a call, and not while it is used', async () => {
    const token = await tokenOf();
    for (let at = 0; at < 3; at += 1) {
      await sandbox.advance(29 * 60);
      expect(await retOf(token)).toBe(0);
    }
    await sandbox.advance(30 * 60 + 1);
    expect(await retOf(token)).toBe(401);
  });

  it('belongs to one app id', async () => {
    const token = await tokenOf('harbour');
    expect(await retOf(token, 'harbour')).toBe(0);
    expect(await retOf(token, 'skyline')).toBe(401);
    expect(await retOf(token)).toBe(401);
  });

  it('ends by logging out, and no other one does', async () => {
    const [one, two] = [await tokenOf(), await tokenOf()];
    expect((await client.send(account.logout, {}, { token: one })).ret).toBe(0);
    expect(await retOf(one)).toBe(401);
    expect(await retOf(two)).toBe(0);
  });

  it('ends with a new password, whatever this process remembers of it', async () => {
    const [mine, other] = [await tokenOf(), (await client.logIn('13800000020')).data.token];
    expect(await retOf(mine)).toBe(0);
    await sandbox.db.transaction().execute(async (tx) => {
      await tx.updateTable('members').set({ password: 'x' }).where('mobile_phone', '=', '13800000010').execute();
      await tx.deleteFrom('sessions').where('member_id', '=', '20250010').execute();
    });
    expect(await retOf(mine)).toBe(401);
    expect(await retOf(other)).toBe(0);
  });

  it('shows its member as stored now', async () => {
    const { token } = (await client.logIn('13800000020')).data;
    const name = async () => (await client.send(account.memberInfo, {}, { token })).data.realName;
    const before = await name();
    await sandbox.db
      .updateTable('members')
      .set({ real_name: '新名字' })
      .where('mobile_phone', '=', '13800000020')
      .execute();
    expect([await name(), before]).toEqual(['新名字', expect.not.stringMatching('新名字')]);
  });

  it.each(['x', '0'.repeat(32), "' or 1=1 --", '一'])('is not opened by a made-up token (%s)', async (token) => {
    expect(await retOf(token)).toBe(401);
  });

  it('of public calls is looked at when there is one, and not needed', async () => {
    expect((await client.send(account.captcha, {}, { token: 'gone' })).ret).toBe(0);
  });
});
