import { afterAll, beforeAll } from 'vitest';
import { external } from '#contract/external.ts';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
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

/** The administrator of one company, and that of another. */
const guests = { first: '', second: '' };
beforeAll(async () => {
  const { db } = sandbox;
  const other = {
    id: 700099,
    organize_name: '远帆物流有限公司',
    service_fee_fen: 0,
    credit_limit_fen: 0,
  };
  await db.insertInto('companies').values(other).execute();
  await db
    .updateTable('members')
    .set({ member_type: 70, credit_member_id: other.id })
    .where('mobile_phone', '=', '13800000020')
    .execute();
  for (const [who, phone, many, company_id] of [
    ['first', '13800000070', 125, 700070],
    ['second', '13800000020', 25, other.id],
  ] as const) {
    const { token, memberId } = (await client.logIn(phone)).data;
    guests[who] = token;
    const people = Array.from({ length: many }, (_, at) => ({
      id: `guest-${who}${String(at).padStart(4, '0')}`,
      member_id: memberId,
      app_id: 'default',
      name: at % 3 ? '周一' : '林二',
      english_name: at % 2 ? 'ZHOU/YI' : '',
      psg_type: 'ADT',
      consent_at: 0,
      updated_at: 0,
      company_id,
    }));
    await db.insertInto('passengers').values(people).execute();
  }
});

listingSuite<Passenger, PassengerFilters>('the list of external travellers', () => ({
  row: external.list,
  spec: passengerListing,
  answer: (member, input) => client.send(external.list, input, { token: guests[member] }),
  some: { group: 'own', keyword: '林' },
  none: { keyword: '没有这个人' },
}));

listingSuite<Passenger, PassengerFilters>('the list of frequent passengers', () => ({
  row: passenger.list,
  spec: passengerListing,
  answer: (member, input) => client.send(passenger.list, input, { token: tokens[member] }),
  some: { group: 'own', keyword: '林' },
  none: { keyword: '没有这个人' },
}));
