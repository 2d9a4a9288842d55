import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { trainAccount } from '#contract/train-account.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client, Wire } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../../sandbox.ts';
import { standInPassword } from './stand-in.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox({
    trueNow: () => Date.parse('2026-11-20T02:00:00Z'),
    settings: { railHours: { closedFrom: '01:00', closedUntil: '05:00' } },
  });
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

let wire: Wire;
let address = 0;
beforeEach(async () => {
  await sandbox.db.deleteFrom('rail_accounts').execute();
  wire = { appId: 'default', address: `10.0.0.${(address += 1)}` };
  wire.token = (await client.logIn('13800000010', wire)).data.token;
});

const link = (input: Partial<{ account: string; historyId: string; railPassword: string; requestId: string }> = {}) =>
  client.send(
    trainAccount.login,
    { requestId: randomUUID(), account: 'linzhixia', railPassword: standInPassword, ...input },
    wire,
  );
const read = async () => (await client.send(trainAccount.read, {}, wire)).data;

it('an account is linked and masked; its password is in no table', async () => {
  expect(await read()).toEqual({ isLogin: false, account: '', since: '', historyList: [] });
  expect(await link()).toMatchObject({
    ret: 0,
    data: { isLogin: true, account: 'li***a', historyList: [{ account: 'li***a' }] },
  });
  const kept = await Promise.all(
    (['rail_accounts', 'once_keys'] as const).map((table) => sandbox.db.selectFrom(table).selectAll().execute()),
  );
  expect(JSON.stringify(kept)).toContain('linzhixia');
  expect(JSON.stringify(kept)).not.toContain(standInPassword);
});

it('a second account takes the place of the first, which the history links again', async () => {
  await link();
  await sandbox.advance(60);
  await link({ account: '13800000071' });
  const { account, historyList } = await read();
  expect([account, historyList.map((one) => one.account)]).toEqual(['138****0071', ['138****0071', 'li***a']]);
  await sandbox.advance(60);
  expect((await link({ account: '', historyId: historyList[1]?.historyId ?? '' })).data.account).toBe('li***a');
});

it('the history has the last five accounts, and none that was deleted', async () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await link({ account: `member_${n}` });
    await sandbox.advance(1);
  }
  const { historyList } = await read();
  expect(historyList.map(({ lastUsed }) => lastUsed)).toEqual(
    historyList
      .map(({ lastUsed }) => lastUsed)
      .toSorted()
      .reverse(),
  );
  expect(historyList).toHaveLength(5);
  const [linked] = historyList;
  const forgotten = await client.send(
    trainAccount.forget,
    { requestId: randomUUID(), historyId: linked?.historyId ?? '' },
    wire,
  );
  expect(forgotten.data).toMatchObject({ isLogin: false, account: '' });
  expect(forgotten.data.historyList).toHaveLength(4);
});

it('after its link was taken back an account is in the history alone', async () => {
  await link();
  const { data } = await client.send(trainAccount.logout, { requestId: randomUUID() }, wire);
  expect(data).toMatchObject({ isLogin: false, account: '', historyList: [{ account: 'li***a' }] });
});

it('five wrong passwords lock the account for a quarter of an hour, also for the right one', async () => {
  const account = 'forgetful';
  const answers = [];
  for (let n = 0; n < 5; n += 1) answers.push((await link({ account, railPassword: 'wrong' })).data);
  expect(answers).toEqual([
    ...[4, 3, 2, 1].map((triesLeft) => ({ kind: 'wrongPassword', triesLeft })),
    { kind: 'locked', retryAfter: 900 },
  ]);
  expect(await link({ account })).toMatchObject({ ret: 409, data: { kind: 'locked' } });
  await sandbox.advance(901);
  expect((await link({ account })).ret).toBe(0);
});

it('a repeated call is answered again and asks 12306 nothing', async () => {
  const requestId = randomUUID();
  const first = await link({ requestId });
  expect(await link({ requestId, railPassword: 'wrong' })).toEqual(first);
});

it('two links at once leave one linked account', async () => {
  const answers = await Promise.all(['member_1', 'member_2', 'member_3'].map((account) => link({ account })));
  expect(answers.map(({ ret }) => ret)).toEqual([0, 0, 0]);
  const rows = await sandbox.db.selectFrom('rail_accounts').where('is_linked', '=', true).selectAll().execute();
  expect(rows).toHaveLength(1);
});

it.each([
  ['nophone_lin', 'phoneUnproved'],
  ['unproved_lin', 'identityUnproved'],
  ['busy_lin', 'busy'],
])('12306 refuses %s as %s, and nothing is linked', async (account, kind) => {
  expect(await link({ account })).toMatchObject({ ret: 409, data: { kind } });
  expect((await read()).isLogin).toBe(false);
});

it('no account is linked while the railway rests', async () => {
  await sandbox.advance(16 * 3600);
  wire.token = (await client.logIn('13800000010', wire)).data.token;
  expect(await link()).toMatchObject({ ret: 409, data: { kind: 'closed', until: '2026-11-21 05:00:00' } });
});
