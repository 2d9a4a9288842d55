import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seededData } from '#tests/support/sandbox.ts';
import type { Database, Tx } from '../tables/database.ts';
import { fixed } from './fixed.ts';
import { openDatabase } from '../open-database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { remembered, rememberedUntil } from './remembered.ts';

let open: OpenDatabase;
let asked = 0;
async function run(texts: string, db: Database | Tx = open.db): Promise<void> {
  for (const text of texts.split('; ')) await sql.raw(text).execute(db);
}
const readBox = fixed((db, name: string) => sql<{ n: number }>`select n from boxes where name = ${name}`.compile(db));
const boxOf = remembered(['boxes'], readBox, {
  except: (text) => text.startsWith('update boxes set n = n'),
});
/** The number in box a, and whether the database was asked for it. */
async function box(): Promise<[n: number | undefined, wasAsked: boolean]> {
  const before = asked;
  const [row] = await boxOf(open.db, 'a');
  return [row?.n, asked > before];
}

beforeAll(async () => {
  open = await openDatabase({
    memory: true,
    loadFrom: await seededData(),
    onQuery: (text) => (asked += text.startsWith('select') ? 1 : 0),
  });
});
afterAll(() => open.close());
beforeEach(async () => {
  await run('drop table if exists boxes; create table boxes (name text, n int)');
  await run(`insert into boxes values ('a', 1)`);
  expect(await box()).toEqual([1, true]);
});

it('an answer is read once while other tables are written', async () => {
  await run('create table if not exists boxes_of_others (n int)');
  await box();
  await run('insert into boxes_of_others values (1)');
  await run('select n + 1 from boxes');
  expect(await box()).toEqual([1, false]);
});

it('a list of parts that are only read is no write', async () => {
  await run('with all_boxes as (select n from boxes) select n from all_boxes');
  expect(await box()).toEqual([1, false]);
});

it('an answer of a moment holds until the clock changes it', async () => {
  const reads: string[] = [];
  const until = rememberedUntil<string>(['boxes']);
  const read = (key: string, now: number) =>
    until(open.db, key, now, async () => {
      reads.push(`${key} at ${now}`);
      return { answer: key, until: now < 20 ? 20 : null };
    });
  for (const now of [10, 15, 19, 20, 30, 12]) await read('a', now);
  await read('b', 12);
  await run('update boxes set n = 2');
  await read('a', 12);
  expect(reads).toEqual(['a at 10', 'a at 20', 'a at 12', 'b at 12', 'a at 12']);
});

it.each([
  `update boxes set n = 2`,
  `with gone as (delete from boxes where name = 'b' returning 1) update "boxes" set n = 2`,
  `truncate boxes; insert into boxes values ('a', 2)`,
  `alter table boxes rename to old; create table boxes as select name, 2 as n from old; drop table old`,
])('an answer is read again after a write: %s', async (text) => {
  await run(text);
  expect(await box()).toEqual([2, true]);
  expect(await box()).toEqual([2, false]);
});

it('uncommitted rows are neither remembered nor shown to others', async () => {
  const undone = open.db.transaction().execute(async (tx) => {
    await run('update boxes set n = 2', tx);
    expect(await boxOf(tx, 'a')).toEqual([{ n: 2 }]);
    throw new Error('undone');
  });
  const [, outside] = await Promise.all([undone.catch(() => undefined), boxOf(open.db, 'a')]);
  expect(outside).toEqual([{ n: 1 }]);
  expect(await box()).toEqual([1, expect.any(Boolean)]);
});

it('an answer asked for before a write is not remembered', async () => {
  await run(`update boxes set name = 'a'`);
  const [early] = await Promise.all([boxOf(open.db, 'a'), run('update boxes set n = 3')]);
  expect(early).toEqual([{ n: 1 }]);
  expect(await box()).toEqual([3, true]);
});

it('an excepted write leaves the answer to its caller, and no answer is asked for again', async () => {
  await run('update boxes set n = n + 1');
  expect(await box()).toEqual([1, false]);
  await run('delete from boxes');
  expect(await box()).toEqual([undefined, true]);
  expect(await box()).toEqual([undefined, true]);
});
