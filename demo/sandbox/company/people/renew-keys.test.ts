import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPeople } from '#tests/support/people.ts';
import type { People } from '#tests/support/people.ts';
import { renewKeys } from './renew-keys.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.sandbox.close());

it('employees of before are found by mixed pinyin after some rounds, without being saved', async () => {
  const { db } = people.sandbox;
  await db.updateTable('employees').set({ keys_version: 0, search: 'of before' }).execute();
  expect(await people.names({ keyword: 'chenjn' })).not.toContain('陈佳宁');
  const { total } = await db
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const done: number[] = [];
  do done.push(await renewKeys(db));
  while (done.at(-1));
  expect(Math.max(...done)).toBe(200);
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(Number(total));
  expect(await people.names({ keyword: 'chenjn' })).toContain('陈佳宁');
  expect(await people.names({ keyword: 'yf0127' })).toEqual(['陈佳宁']);
});
