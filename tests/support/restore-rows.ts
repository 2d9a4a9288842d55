import { sql } from 'kysely';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';

/** Its own row counts the resets; the list of migrations does not change. */
const leftAlone = ['sandbox_state', 'migrations'];

/**
 * Remembers what the tables of a sandbox hold. The answer puts the changed ones back, with a tenth of the work of a
 * reset, which seeds all of them again.
 */
export async function restoreRows({ db, refresh }: Sandbox): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and not tablename = any(${leftAlone})
  `.execute(db);
  const { rows: sequences } = await sql<{ name: string; at: string; isUsed: boolean }>`
    select sequencename as name, coalesce(last_value, start_value)::text as at, last_value is not null as "isUsed"
    from pg_sequences where schemaname = current_schema()
  `.execute(db);
  /** A row that was written since has a later transaction than the mark; a row that is gone is missing in the count. */
  const states = sql.join(
    tables.map(
      ({ name }) =>
        sql`select ${sql.lit(name)} as name, count(*)::int as rows, coalesce(max(xmin::text::bigint), 0)::text as last from ${sql.id(name)}`,
    ),
    sql` union all `,
  );
  const readStates = async () => (await sql<{ name: string; rows: number; last: string }>`${states}`.execute(db)).rows;
  const readMark = async () =>
    BigInt((await sql<{ at: string }>`select pg_current_xact_id()::text as at`.execute(db)).rows[0]?.at ?? 0);

  const held = new Map((await readStates()).map(({ name, rows }) => [name, rows]));
  await sql`create schema held`.execute(db);
  for (const [name, rows] of held)
    if (rows) await sql`create table held.${sql.id(name)} as table ${sql.id(name)}`.execute(db);
  let mark = await readMark();

  return async () => {
    const changed = (await readStates()).filter(
      ({ name, rows, last }) => rows !== held.get(name) || BigInt(last) > mark,
    );
    await db.transaction().execute(async (tx) => {
      // Neither keys nor triggers: every table ends as it was.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const { name, rows } of changed) {
        if (rows) await sql`delete from ${sql.id(name)}`.execute(tx);
        if (held.get(name))
          await sql`insert into ${sql.id(name)} overriding system value table held.${sql.id(name)}`.execute(tx);
      }
      for (const { name, at, isUsed } of sequences)
        await sql`select setval(${sql.lit(name)}, ${sql.lit(at)}::bigint, ${sql.lit(isUsed)})`.execute(tx);
      await sql`update sandbox_state set clock_offset = 0, account_clocks = '{}', fault_count = 0, history = 0, version = version + 1`.execute(
        tx,
      );
    });
    mark = await readMark();
    await refresh();
  };
}
