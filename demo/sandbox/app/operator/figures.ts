import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseKind } from '../../ground/database/migrations/migration.ts';
import type { PoolFigures } from '../../ground/database/pglite-dialect.ts';
import type { World } from '../../ground/world.ts';

interface Queues {
  /** Events that no subscription has been given yet. */
  undealt: number;
  due: number;
  dead: number;
  oldestDueSeconds: number;
  jobs: number;
  overdueJobs: number;
}

export interface Figures {
  database: {
    kind: DatabaseKind;
    pool: PoolFigures;
    /** Milliseconds of the reading below; null where the database does not answer. */
    answerMs: number | null;
    version: string;
    sizeBytes: number;
    migrations: number;
    lastMigration: string;
  };
  queues: Queues | null;
  clock: { now: number; offsetSeconds: number; isOurs: boolean };
}

interface Watched {
  world: World;
  kind: DatabaseKind;
  pool(): PoolFigures;
}

type Row = Queues & { version: string; size: number; migrations: number; last: string };

/** Readers who ask often share a reading: a page of figures must not load the database that it watches. */
const sharedMs = 1000;
/** A database that does not answer by then counts as one that is down. */
const patienceMs = 3000;

const none = { queues: null, facts: { version: '', sizeBytes: 0, migrations: 0, lastMigration: '' } };

async function read({ world }: Watched) {
  const now = world.now();
  const { rows } = await sql<Row>`
    select
      (select count(*) from server_events where not is_dealt)::integer as undealt,
      (select count(*) from event_deliveries where state = 'due')::integer as due,
      (select count(*) from event_deliveries where state = 'dead')::integer as dead,
      (select coalesce(greatest(0, ${now}::bigint - min(due_from)), 0) from event_deliveries where state = 'due')::float8 / 1000 as "oldestDueSeconds",
      (select count(*) from due_jobs)::integer as jobs,
      (select count(*) from due_jobs where at <= ${now}::bigint)::integer as "overdueJobs",
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size,
      (select count(*) from migrations)::integer as migrations,
      coalesce((select max(name) from migrations), '') as last`.execute(world.db);
  const [row] = rows;
  if (!row) throw new Error('the database answers no row');
  const { version, size, migrations, last, ...queues } = row;
  return { queues, facts: { version, sizeBytes: size, migrations, lastMigration: last } };
}

/** Reads the figures that no counter holds. A reading that is still on its way is never joined by a second one. */
export function figuresOf(watched: Watched, patience = { sharedMs, patienceMs }): () => Promise<Figures> {
  let reading: Promise<Awaited<ReturnType<typeof read>> | null> | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  let last: Promise<Figures> | undefined;

  async function readAll(): Promise<Figures> {
    const { world, kind, pool } = watched;
    const startMs = performance.now();
    reading ??= read(watched)
      .catch(() => null)
      .finally(() => (reading = undefined));
    const answer = await Promise.race([reading, pause(patience.patienceMs, null, { ref: false })]);
    const { queues, facts } = answer ?? none;
    const { offsetMs, isOurs } = world.clock();
    return {
      database: {
        kind,
        pool: { ...pool() },
        answerMs: answer && Math.round(performance.now() - startMs),
        ...facts,
      },
      queues,
      clock: { now: world.now(), offsetSeconds: Math.round(offsetMs / 1000), isOurs },
    };
  }

  return () => {
    if (!last || performance.now() - lastMs > patience.sharedMs) {
      lastMs = performance.now();
      last = readAll();
    }
    return last;
  };
}
