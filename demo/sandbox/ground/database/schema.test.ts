import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { schemaFor, squashed } from './schema.ts';

const here = `current_schema()::regnamespace`;
/** A database by its catalogue: kind → name and definition of each thing. */
const catalogue: Readonly<Record<string, string>> = {
  columns: `select c.relname || '.' || rank() over (partition by c.oid order by a.attnum) || ' ' || a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as is
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = ${here} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  constraints: `select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as is from pg_constraint where connamespace = ${here}`,
  indexes: `select indexname as name, indexdef as is from pg_indexes where schemaname = current_schema()`,
  triggers: `select tgrelid::regclass || ' ' || tgname as name, concat_ws(' ', pg_get_triggerdef(oid), tgenabled) as is from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = ${here})`,
  functions: `select proname as name, pg_get_functiondef(oid) as is from pg_proc where pronamespace = ${here}`,
  sequences: `select sequencename as name, concat_ws(' ', data_type, start_value, increment_by, max_value, cycle, cache_size, last_value) as is
    from pg_sequences where schemaname = current_schema()`,
};

/** Every table's rows too: a step may have written some. */
async function contentOf({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  const { rows: own } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  for (const [kind, query] of Object.entries(catalogue)) {
    const { rows } = await sql.raw<{ name: string; is: string }>(query).execute(db);
    // Constraints of PostgreSQL 18 for "not null" repeat what columns say, under names of their own.
    // Conditions of triggers come back with brackets around each pair, and without.
    const told = rows
      .filter(({ is }) => !is.startsWith('NOT NULL'))
      .map(({ name, is }) => `${name}: ${kind === 'triggers' ? is.replaceAll(/[()]/g, '') : is}`);
    found[kind] = told.map((line) => line.replaceAll(`${own[0]?.name}.`, '')).toSorted();
  }
  const counted = tables
    .filter(({ name }) => !name.startsWith('migration'))
    .map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as is from ${name} t`);
  const { rows } = await sql.raw<{ name: string; is: string }>(counted.join(' union all ')).execute(db);
  found['rows'] = rows.map(({ name, is }) => `${name}: ${is}`);
  found['steps'] = (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );
  return found;
}

const serverUrl = process.env['TEST_DATABASE_URL'];
async function contentAfter(way: 'squashed' | 'steps'): Promise<Record<string, string[]>> {
  const schema = `${way}_${process.pid}_${randomInt(1e9)}`;
  const open = await openDatabase(serverUrl ? { databaseUrl: serverUrl, schema } : { memory: true });
  try {
    await migrate(open.db, open.kind, way);
    return await contentOf(open);
  } finally {
    if (serverUrl) await sql`drop schema ${sql.id(schema)} cascade`.execute(open.db);
    await open.close();
  }
}

it('a new database is the same as one that has taken every step', async () => {
  // The embedded database is one process: two at once have no more of it.
  const [fresh, grown] = [await contentAfter('squashed'), await contentAfter('steps')];
  expect(grown['columns']?.length).toBeGreaterThan(500);
  expect(grown['triggers']?.length).toBeGreaterThan(5);
  for (const [kind, lines] of Object.entries(grown)) expect([kind, fresh[kind]]).toEqual([kind, lines]);
  expect(schemaFor('server')).not.toMatch(/disable trigger/i);
  // Steps of today may follow those that are squashed.
  expect(
    migrations
      .slice(0, squashed.length)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(squashed);
});
