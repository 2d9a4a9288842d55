import { afterAll, beforeAll } from 'vitest';
import { subordinate } from '#contract/subordinate.ts';
import type { Subordinate } from '#contract/subordinate.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { subordinateListing } from '#widgets/workbench/subordinates/model.ts';
import type { SubordinateFilters } from '#widgets/workbench/subordinates/model.ts';

let sandbox: Sandbox;
let client: Client;
const tokens = { first: '', second: '' };
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  for (const [who, phone, many] of [
    ['first', '13800000040', 125],
    ['second', '13800000041', 25],
  ] as const) {
    const { token, memberId } = (await client.logIn(phone)).data;
    tokens[who] = token;
    await sandbox.db
      .insertInto('members')
      .values(
        Array.from({ length: many }, (_, at) => ({
          id: `9${memberId}${at}`,
          mobile_phone: `139${memberId.slice(-3)}${String(at).padStart(5, '0')}`,
          password: at % 4 ? 'x' : null,
          member_type: at % 3 ? 10 : 30,
          real_name: at % 2 ? '周一' : '林二',
          referrer_phone: phone,
          created_at: Math.floor(at / 4),
        })),
      )
      .execute();
  }
});
afterAll(() => sandbox.close());

listingSuite<Subordinate, SubordinateFilters>('the list of subordinates', () => ({
  row: subordinate.list,
  spec: subordinateListing,
  answer: (member, input) => client.send(subordinate.list, input, { token: tokens[member] }),
  some: { memberType: '30', state: 'active', keyword: '林' },
  none: { keyword: '没有这个人' },
}));
