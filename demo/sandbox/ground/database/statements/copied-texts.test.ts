import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memorySandbox } from '#tests/support/sandbox.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { textsOf } from './copied-texts.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox();
});
afterAll(() => sandbox.close());

const texts = async (query: string, db: Parameters<typeof textsOf>[0] = sandbox.db): Promise<string[]> => {
  const found: string[] = [];
  for await (const text of textsOf(db, sql.raw(query))) found.push(Buffer.from(text).toString());
  return found;
};

it('texts come in their order, with every sign as it is', async () => {
  const signs = '制表\t反斜\\t 换行\n回车\r 空 "引号" 😀';
  expect(await texts(`select e'${signs.replaceAll('\\', '\\\\')}' union all select '' union all select '\\.'`)).toEqual(
    [signs, '', '\\.'],
  );
  expect(await texts(`select 'none' where false`)).toEqual([]);
  const long = await texts(`select repeat(n::text, 20000) from generate_series(1, 300) n`);
  expect(long.map((text, at) => text === String(at + 1).repeat(20_000))).toEqual(long.map(() => true));
  expect(long).toHaveLength(300);
});

it('texts of a transaction are what it has written', async () => {
  await sandbox.db.transaction().execute(async (tx) => {
    await sql`create temporary table words (word text) on commit drop`.execute(tx);
    await sql`insert into words values ('eins'), ('zwei')`.execute(tx);
    expect(await texts('select word from words order by word', tx)).toEqual(['eins', 'zwei']);
  });
});

it('a connection goes on after an error in the middle, and after a reader that left early', async () => {
  await sandbox.db.connection().execute(async (db) => {
    await expect(texts(`select (100 / (200 - n))::text from generate_series(1, 300) n`, db)).rejects.toThrow(/zero/);
    for await (const text of textsOf(db, sql`select repeat('a', 100000) from generate_series(1, 100)`)) {
      expect(text).toHaveLength(100_000);
      break;
    }
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});
