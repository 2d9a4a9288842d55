import { afterAll, beforeAll } from 'vitest';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/listing-suite.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { passengerListing } from '#widgets/passenger/passengers/model.ts';
import type { PassengerFilters } from '#widgets/passenger/passengers/model.ts';

let sandbox: Sandbox;
let client: Client;
const tokens = { first: '', second: '' };
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  for (const [who, phone, many] of [
    ['first', '13800000010', 125],
    ['second', '13800000030', 25],
  ] as const) {
    const { token, memberId } = (await client.logIn(phone)).data;
    tokens[who] = token;
    const people = Array.from({ length: many }, (_, at) => ({
      id: `${who}${String(at).padStart(4, '0')}`,
      member_id: memberId,
      app_id: 'default',
      name: at % 3 ? '周一' : '林二',
      english_name: at % 2 ? 'ZHOU/YI' : '',
      psg_type: 'ADT',
      consent_at: 0,
      updated_at: 0,
    }));
    await sandbox.db.insertInto('passengers').values(people).execute();
  }
});
afterAll(() => sandbox.close());

listingSuite<Passenger, PassengerFilters>('the list of frequent passengers', () => ({
  row: passenger.list,
  spec: passengerListing,
  answer: (member, input) => client.send(passenger.list, input, { token: tokens[member] }),
  some: { group: 'own', keyword: '林' },
  none: { keyword: '没有这个人' },
}));
