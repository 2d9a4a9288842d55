import { sql } from 'kysely';
import type { Database } from './tables/database.ts';

/**
 * The embedded database never analyses by itself: without figures it plans for tables as they were on the first day.
 * Each table is looked at when it is twice as large as the last time, so however large it gets, this is seldom.
 */
export async function analyzeGrown(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and pg_relation_size(oid) > 2 * greatest(relpages, 4) * current_setting('block_size')::bigint`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}
