import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededData } from '#tests/support/sandbox.ts';
import { preparedStatements } from './prepared-statements.ts';
import { valueParsers } from './value-parsers.ts';

let pglite: PGlite;
let runAll: ReturnType<typeof preparedStatements>;
const run = async (text: string, parameters: readonly unknown[]) => {
  const [answer] = await runAll([{ text, parameters }]);
  return answer ?? { rows: [], affectedRows: 0 };
};
beforeAll(async () => {
  pglite = await PGlite.create({ parsers: valueParsers, loadDataDir: await seededData() });
  await pglite.exec('create table t (id bigint primary key, name text, flags jsonb, born date, ok boolean)');
  runAll = preparedStatements(pglite);
});
afterAll(() => pglite.close());

const insert = 'insert into t values ($1, $2, $3, $4, $5) returning id';
const kept = async () => (await pglite.query('select 1 from pg_prepared_statements')).rows.length;

describe('statements of the embedded database', () => {
  it('give the same values from their first use and, prepared, from later ones', async () => {
    for (const id of [1, 2, 3])
      expect(
        (await run(insert, [id, `n${id}`, JSON.stringify({ a: [id] }), '2026-11-22', id === 1 ? null : true])).rows,
      ).toEqual([{ id }]);
    const select = 'select *, count(*) over () as n from t where id = $1';
    for (const id of [1, 2, 3]) {
      const { rows } = await run(select, [id]);
      expect(rows).toEqual([
        { id, name: `n${id}`, flags: { a: [id] }, born: '2026-11-22', ok: id === 1 ? null : true, n: 1 },
      ]);
    }
    expect((await run('update t set name = name', [])).affectedRows).toBe(3);
    expect((await run('update t set name = name', [])).affectedRows).toBe(3);
    expect(await kept()).toBe(3);
  });

  it('that fail say why by their code, and the next one runs', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await expect(run(insert, [1, 'again', '{}', null, null])).rejects.toMatchObject({ code: '23505' });
    for (let turn = 0; turn < 3; turn += 1)
      await expect(run('select nothing from t', [])).rejects.toMatchObject({ code: '42703' });
    expect((await run('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  });

  it('run in turn in one question, each with its own rows', async () => {
    const select = 'select name from t where id = $1';
    for (let turn = 0; turn < 3; turn += 1) {
      const answers = await runAll([
        { text: 'begin', parameters: [] },
        { text: select, parameters: [1] },
        { text: 'update t set name = name where id < $1', parameters: [3] },
        { text: select, parameters: [2] },
        { text: 'commit', parameters: [] },
      ]);
      expect(answers).toEqual([
        { rows: [], affectedRows: 0 },
        { rows: [{ name: 'n1' }], affectedRows: 0 },
        { rows: [], affectedRows: 2 },
        { rows: [{ name: 'n2' }], affectedRows: 0 },
        { rows: [], affectedRows: 0 },
      ]);
    }
  });

  it('of which one fails do not commit', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const statements = ['begin', `update t set name = 'lost'`, 'select 1 / 0', 'commit'];
      await expect(runAll(statements.map((text) => ({ text, parameters: [] })))).rejects.toMatchObject({
        code: '22012',
      });
      await run('rollback', []);
    }
    expect((await run(`select count(*) as n from t where name = 'lost'`, [])).rows).toEqual([{ n: 0 }]);
  });

  it('undo a failed transaction as a whole, again and again', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await run('begin', []);
      await run(insert, [100 + turn, 'lost', '{}', null, null]);
      await expect(run(insert, [1, 'again', '{}', null, null])).rejects.toMatchObject({ code: '23505' });
      await expect(run('select 1 as one', [])).rejects.toMatchObject({ code: '25P02' });
      await run('rollback', []);
    }
    expect((await run('select count(*) as n from t', [])).rows).toEqual([{ n: 3 }]);
  });

  it('are planned again as tables grow, and given up when there are too many', async () => {
    for (let turn = 0; turn < 1100; turn += 1) await run('select id from t where id = $1', [1]);
    const { rows } = await pglite.query<{ used: number }>(
      `select generic_plans + custom_plans as used from pg_prepared_statements where statement like 'select id from t%'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.used).toBeLessThan(1000);
    for (let n = 0; n < 700; n += 1) await run(`select ${n % 350} as n`, []);
    expect(await kept()).toBeLessThanOrEqual(300);
  });
});
