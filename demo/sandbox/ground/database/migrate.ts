import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './tables/database.ts';
import { migrations } from './migrations/all.ts';
import type { OpenDatabase } from './open-database.ts';
import { retryTransaction } from './retry.ts';

/**
 * Brings the tables up to date: each step in a transaction of its own, recorded under its name. Several processes may
 * start at once on one server: the row of a table is locked meanwhile, by a connection of its own, which frees it with
 * its end. The embedded database has one process.
 */
export async function migrate(db: Database, kind: OpenDatabase['kind'] = 'embedded'): Promise<void> {
  if (kind === 'embedded') return await applyMissing(db as unknown as Kysely<MigrationTables>, kind);
  await retryTransaction(() => makeLock(db));
  await db.transaction().execute(async (tx) => {
    await sql`select 1 from migration_lock for update`.execute(tx);
    await applyMissing(db as unknown as Kysely<MigrationTables>, kind);
  });
}

/** Two processes that make one table at once: one of them is told that it is there. */
async function makeLock(db: Database): Promise<void> {
  try {
    await sql`create table if not exists migration_lock (id integer primary key)`.execute(db);
  } catch (error) {
    if (!['23505', '42P07'].includes(String((error as { code?: string }).code))) throw error;
  }
  await sql`insert into migration_lock values (1) on conflict do nothing`.execute(db);
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
