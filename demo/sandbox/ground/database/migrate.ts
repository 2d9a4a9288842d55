import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './tables/database.ts';
import { migrations } from './migrations/all.ts';
import type { OpenDatabase } from './open-database.ts';

/** Any number that only this program uses; several processes may start at once on one server. */
const lockNumber = 7_204_018_811;

/** Brings the tables up to date: each step in a transaction of its own, recorded under its name. */
export async function migrate(db: Database, kind: OpenDatabase['kind'] = 'embedded'): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockNumber)})`.execute(connection);
    try {
      await applyMissing(connection as unknown as Kysely<MigrationTables>, kind);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`.execute(connection);
    }
  });
}

interface MigrationTables {
  migrations: { name: string };
}

async function applyMissing(db: Kysely<MigrationTables>, kind: OpenDatabase['kind']): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const applied = new Set((await db.selectFrom('migrations').select('name').execute()).map((row) => row.name));
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await db.transaction().execute(async (tx) => {
      await migration.up(tx as unknown as Kysely<unknown>, kind);
      await tx.insertInto('migrations').values({ name: migration.name }).execute();
    });
  }
}
