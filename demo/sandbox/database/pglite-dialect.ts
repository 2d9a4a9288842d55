import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { preparedStatements } from './prepared-statements.ts';

/** Runs before each query: the delay of race tests, and who counts them. */
export type BeforeQuery = (sql: string) => Promise<void> | void;

/**
 * Kysely on PGlite. PGlite has one session, so connections are lent one at a time: whoever holds a transaction
 * holds the database. A query on `db` inside a transaction waits for that transaction and never runs: use `tx`.
 */
export function pgliteDialect(pglite: PGlite, beforeQuery: BeforeQuery): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => pgliteDriver(pglite, beforeQuery),
  };
}

function pgliteDriver(pglite: PGlite, beforeQuery: BeforeQuery): Driver {
  const run = preparedStatements(pglite);
  let lastInLine = Promise.resolve();
  const giveBack = new WeakMap<DatabaseConnection, () => void>();

  return {
    init: () => pglite.waitReady,
    async acquireConnection() {
      const before = lastInLine;
      let done = (): void => undefined;
      lastInLine = new Promise((resolve) => {
        done = resolve;
      });
      await before;
      const connection = pgliteConnection(run, beforeQuery);
      giveBack.set(connection, done);
      return connection;
    },
    async beginTransaction(connection, settings) {
      await connection.executeQuery(CompiledQuery.raw(beginOf(settings)));
    },
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
    async releaseConnection(connection) {
      giveBack.get(connection)?.();
    },
    destroy: () => pglite.close(),
  };
}

const beginOf = (settings: TransactionSettings): string =>
  settings.isolationLevel ? `start transaction isolation level ${settings.isolationLevel}` : 'begin';

function pgliteConnection(run: ReturnType<typeof preparedStatements>, beforeQuery: BeforeQuery): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      await beforeQuery(query.sql);
      const { rows, affectedRows } = await run<R>(query.sql, query.parameters);
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    // eslint-disable-next-line require-yield
    async *streamQuery() {
      throw new Error('PGlite does not stream');
    },
  };
}
