import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/contract.ts';
import type { Row } from '#contract/row.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { clientOf, memorySandbox } from './support/sandbox.ts';
import type { Client } from './support/sandbox.ts';
import { accounts } from './support/viewers.ts';
import { casesOf, isWhole } from './support/whole.ts';

/** A hidden menu is no protection: the server refuses by the same level keys under every app id. */
const rows = Object.values(contract).flatMap((domain) => Object.values(domain) as unknown as Row<object, unknown>[]);
const guarded = rows.filter((row) => row.access === 'login');
const appIds = ['', 'skyline', 'harbour', 'meadow'];

let sandbox: Sandbox;
let client: Client;
const tokens = new Map<string, string>();
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  for (const appId of appIds) {
    for (const { mobilePhone } of accountsUnder(appId))
      tokens.set(`${mobilePhone} ${appId}`, (await client.logIn(mobilePhone, { appId })).data.token);
  }
});
afterAll(() => sandbox.close());

test('every call that needs a login is refused without one', async () => {
  for (const row of guarded) expect([row.path, (await client.send(row, {})).ret]).toEqual([row.path, 401]);
});

test('a token of one app id is none under another', async () => {
  const token = tokens.get('13800000010 skyline') ?? '';
  for (const row of guarded)
    expect([row.path, (await client.send(row, {}, { token, appId: 'harbour' })).ret]).toEqual([row.path, 401]);
});

/** Each account under one application; under the others a member and a company, each account in a whole run. */
const accountsUnder = (appId: string) =>
  casesOf(accounts, ({ name }) => appId === '' || name === 'personal' || name === 'credit main');

/** The first account of each level asks for every call under one application; the others for one call of each set of levels, for every one in a whole run. */
const kept = guarded.filter(({ members }) => members);
const oneOfEachSet = [...new Map(kept.map((row) => [String(row.members), row])).values()];
const firstOfLevel = new Map(accounts.toReversed().map(({ level, mobilePhone }) => [level, mobilePhone]));
const callsOf = (appId: string, phone: string) =>
  isWhole || (appId === '' && [...firstOfLevel.values()].includes(phone)) ? kept : oneOfEachSet;

test('every call that is kept from a level is asked for by each level', () => {
  const asked = accounts.flatMap(({ level, mobilePhone }) =>
    callsOf('', mobilePhone).map(({ path }) => `${level} ${path}`),
  );
  expect(new Set(asked).size).toBe(firstOfLevel.size * kept.length);
});

describe.each(appIds)('under app id "%s"', (appId) => {
  test.each(accountsUnder(appId))(
    '$name ($mobilePhone) is refused exactly what the contract keeps from its level',
    async ({ mobilePhone, level }) => {
      const token = tokens.get(`${mobilePhone} ${appId}`) ?? '';
      for (const row of callsOf(appId, mobilePhone)) {
        const { ret } = await client.send(row, {}, { token, appId });
        expect([row.path, ret === 403]).toEqual([row.path, !row.members?.includes(level)]);
        // An allowed member gets the missing field as the reason, never 403.
        expect([200, 0, 400, 404, 409]).toContain(ret === 403 ? 200 : ret);
      }
    },
  );
});
