import { afterAll, beforeAll } from 'vitest';
import { address } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/listing-suite.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { addressListing } from '#widgets/account/addresses/model.ts';
import type { AddressFilters } from '#widgets/account/addresses/model.ts';

let sandbox: Sandbox;
let client: Client;
const tokens = { first: '', second: '' };
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  // More rows than a member may save: pages and exports need them.
  for (const [who, phone, many] of [
    ['first', '13800000010', 125],
    ['second', '13800000030', 25],
  ] as const) {
    const { token, memberId } = (await client.logIn(phone)).data;
    tokens[who] = token;
    const owner = { app_id: 'default', member_id: memberId, is_default: false };
    const numbers = Array.from({ length: many }, (_, at) => at);
    await sandbox.db
      .insertInto('addresses')
      .values(
        numbers.map((at) => ({
          ...owner,
          receiver: at % 3 ? '周一' : '林二',
          phone: `138000${String(at).padStart(5, '0')}`,
          province: '上海市',
          city: '上海市',
          district: '浦东新区',
          street: `世纪大道 ${at} 号`,
          postcode: '',
          updated_at: Math.floor(at / 4),
        })),
      )
      .execute();
  }
});
afterAll(() => sandbox.close());

listingSuite<Address, AddressFilters>('the address book', () => ({
  row: address.list,
  spec: addressListing,
  answer: (member, input) => client.send(address.list, input, { token: tokens[member] }),
  some: { keyword: '林' },
  none: { keyword: '没有这个人' },
}));
