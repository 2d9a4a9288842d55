import { afterAll, beforeAll } from 'vitest';
import { address } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { invoice } from '#contract/invoice.ts';
import type { InvoiceTitle } from '#contract/invoice.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/listing-suite.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { addressListing } from '#widgets/account/addresses/model.ts';
import type { AddressFilters } from '#widgets/account/addresses/model.ts';
import { titleListing } from '#widgets/account/invoice-titles/model.ts';
import type { TitleFilters } from '#widgets/account/invoice-titles/model.ts';

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
    await sandbox.db
      .insertInto('invoice_titles')
      .values(
        numbers.map((at) => ({
          ...owner,
          kind: at % 3 ? ('company' as const) : ('other' as const),
          title_name: `云溪 ${at} 号${at % 2 ? '公司' : '协会'}`,
          tax_no: '',
          address: '',
          phone: '',
          bank: '',
          bank_account: '',
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

listingSuite<InvoiceTitle, TitleFilters>('the list of invoice titles', () => ({
  row: invoice.list,
  spec: titleListing,
  answer: (member, input) => client.send(invoice.list, input, { token: tokens[member] }),
  some: { kind: 'other', keyword: '公司' },
  none: { keyword: '没有这家' },
}));
