import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './tables/database.ts';
import { migrations } from './migrations/all.ts';
import type { OpenDatabase } from './open-database.ts';
import { retryTransaction } from './retry.ts';
import { schemaFor, squashed } from './schema.ts';

/**
 * Brings the tables up to date: each step in a transaction of its own, recorded under its name. Several processes may
 * start at once on one server: the row of a table is locked meanwhile, by a connection of its own, which frees it with
 * its end. The embedded database has one process. A new database starts from what the steps have made; `way: 'steps'`
 * takes each of them.
 */
export async function migrate(
  db: Database,
  kind: OpenDatabase['kind'] = 'embedded',
  way: 'squashed' | 'steps' = 'squashed',
): Promise<void> {
  const bring = () => applyMissing(db as unknown as Kysely<MigrationTables>, kind, way);
  if (kind === 'embedded') return await bring();
  await retryTransaction(() => makeLock(db));
  await db.transaction().execute(async (tx) => {
    await sql`select 1 from migration_lock for update`.execute(tx);
    await bring();
  });
}

/** Two processes that make one table at once: one of them is told that it is there. */
export async function makeLock(db: Database): Promise<void> {
  try {
    await sql`create table if not exists migration_lock (id integer primary key)`.execute(db);
  } catch (error) {
    if (!['23505', '42710', '42P07'].includes(String((error as { code?: string }).code))) throw error;
  }
  await sql`insert into migration_lock values (1) on conflict do nothing`.execute(db);
}

interface MigrationTables {
  migrations: { name: string };
}

async function applyMissing(
  db: Kysely<MigrationTables>,
  kind: OpenDatabase['kind'],
  way: 'squashed' | 'steps',
): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const applied = new Set((await db.selectFrom('migrations').select('name').execute()).map((row) => row.name));
  if (applied.size === 0 && way === 'squashed') {
    await begin(db, kind);
    for (const name of squashed) applied.add(name);
  }
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await db.transaction().execute(async (tx) => {
      await migration.up(tx as unknown as Kysely<unknown>, kind);
      await tx.insertInto('migrations').values({ name: migration.name }).execute();
    });
  }
}

const begin = (db: Kysely<MigrationTables>, kind: OpenDatabase['kind']): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql.raw(schemaFor(kind)).execute(tx);
    await tx
      .insertInto('migrations')
      .values(squashed.map((name) => ({ name })))
      .execute();
  });
