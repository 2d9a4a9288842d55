import { sql } from 'kysely';
import type { Database } from '../../demo/sandbox/ground/call.ts';

/** Rows and index entries that the statements of some work read, counted by the database in one transaction. */
export async function rowsRead(db: Database, work: (db: Database) => Promise<unknown>): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    // As a server has them by itself: that of the tests plans in less time (scripts/lib/postgres.mjs).
    for (const name of ['join_collapse_limit', 'from_collapse_limit'])
      await sql`set local ${sql.raw(name)} = 8`.execute(tx);
    const read = async () => {
      const { rows } = await sql<{ n: number }>`
        select coalesce(sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)), 0)::int as n
        from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`.execute(tx);
      return rows[0]?.n ?? 0;
    };
    const before = await read();
    await work(tx);
    return (await read()) - before;
  });
}
