import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import fs from 'node:fs';
import type pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { DatabaseKind } from './migrations/migration.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { AfterQuery, BeforeQuery, PoolFigures } from './pglite-dialect.ts';
import { rememberFrom, watchWrites } from './statements/remembered.ts';
import { delayPool } from './delayed-pool.ts';
import type { Tables } from './tables/tables.ts';
import { textStream } from './statements/copied-texts.ts';
import { valueParsers } from './statements/value-parsers.ts';

export interface DatabaseOptions {
  /** `postgres://…`: that server instead of the embedded database. */
  databaseUrl?: string;
  /** Schema of the tables on a PostgreSQL server. */
  schema?: string;
  /** At most so many connections to that server. */
  connections?: number;
  /** Folder of the embedded database; without it, and with `memory`, nothing is stored. */
  dataDir?: string;
  memory?: boolean;
  /** A dump to start the embedded database from. */
  loadFrom?: Blob;
  /** Each query waits up to this long: makes races visible that one session hides. */
  delayQueriesMs?: number;
  /** Receives each statement: a call costs above all its number of statements. */
  onQuery?: (sql: string) => void;
  /** Receives each statement that has ended, with its milliseconds. */
  afterQuery?: AfterQuery;
}

export interface OpenDatabase {
  db: Kysely<Tables>;
  kind: DatabaseKind;
  pool(): PoolFigures;
  close(): Promise<void>;
  /** Of the embedded database; a test starts faster from it. */
  dump?(compression?: 'none' | 'gzip'): Promise<Blob>;
}

/** Opens the database and leaves its tables alone: see migrate.ts. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { delayQueriesMs: delayMs = 0, onQuery } = options;
  const beforeQuery: BeforeQuery = (text) => {
    onQuery?.(text);
    return delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, Math.random() * delayMs)) : undefined;
  };
  return options.databaseUrl
    ? openServer(options.databaseUrl, options, beforeQuery)
    : openEmbedded(options, beforeQuery);
}

async function openEmbedded(options: DatabaseOptions, beforeQuery: BeforeQuery): Promise<OpenDatabase> {
  const dataDir = options.memory ? undefined : options.dataDir;
  if (!options.memory && !dataDir) throw new Error('openDatabase needs databaseUrl, dataDir or memory');
  if (dataDir) fs.mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? await lockFolder(dataDir) : async () => undefined;
  // relaxedDurability would answer before the files are written: an acknowledged write could be lost.
  const pglite = await PGlite.create({
    dataDir,
    loadDataDir: options.loadFrom,
    parsers: valueParsers,
    relaxedDurability: false,
  }).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  // A prepared statement is planned once, not for each value of each call: every one of ours is found by its keys.
  await pglite.exec('set plan_cache_mode = force_generic_plan');
  const writes = watchWrites();
  const noted: BeforeQuery = (text) => {
    writes.note(text);
    return beforeQuery(text);
  };
  const pool: PoolFigures = { total: 1, idle: 1, waiting: 0 };
  const afterQuery = options.afterQuery ?? (() => undefined);
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite, { beforeQuery: noted, afterQuery, pool }) });
  rememberFrom(db, writes);
  return {
    db,
    kind: 'embedded',
    pool: () => pool,
    dump: (compression = 'none') => pglite.dumpDataDir(compression),
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
}

async function openServer(
  databaseUrl: string,
  { schema = 'travel_sandbox', connections = 20, afterQuery = () => undefined }: DatabaseOptions,
  beforeQuery: BeforeQuery,
): Promise<OpenDatabase> {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) throw new Error(`not a schema name: ${schema}`);
  // Only who uses a server needs its driver.
  const { default: driver } = await import('pg');
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      valueParsers[id] ?? driver.types.getTypeParser(id, format as 'text'),
  };
  const pool = new driver.Pool({
    connectionString: databaseUrl,
    // To compile a statement takes longer than any of ours runs: lists of 100,000 rows are counted in half the time without.
    options: `-c search_path=${schema} -c jit=off`,
    max: connections,
    types: types as pg.CustomTypesConfig,
  });
  // A connection that is lent out says so by itself too; without a listener the process would end. Its statement fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => console.error('database connection lost:', error.message));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: delayPool(pool, beforeQuery, afterQuery), cursor: textStream }),
  });
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db).catch(async (error: { code?: string }) => {
    // Two processes that start at once: the other one has just made it.
    if (error.code === '23505' || error.code === '42P06') return;
    await db.destroy();
    throw error;
  });
  return {
    db,
    kind: 'server',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
