import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { preparedStatements } from './prepared-statements.ts';
import type { RunStatement } from './prepared-statements.ts';

/** Runs before each query: the delay of race tests, and who counts them. */
export type BeforeQuery = (sql: string) => Promise<void> | void;

/**
 * Kysely on PGlite. PGlite has one session, so connections are lent one at a time: a transaction
 * holds the whole database. A query on `db` inside a transaction waits for that transaction and never runs: use `tx`.
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
  const lent = new WeakMap<DatabaseConnection, Lent>();

  /** Ends a transaction; one in which nothing was asked has not begun. */
  const end = async (connection: DatabaseConnection, how: 'commit' | 'rollback'): Promise<void> => {
    if (lent.get(connection)?.takeBegin() === undefined) await connection.executeQuery(CompiledQuery.raw(how));
  };

  return {
    init: () => pglite.waitReady,
    async acquireConnection() {
      const before = lastInLine;
      let giveBack = (): void => undefined;
      lastInLine = new Promise((resolve) => {
        giveBack = resolve;
      });
      await before;
      const one = lend(run, beforeQuery, giveBack);
      lent.set(one.connection, one);
      return one.connection;
    },
    async beginTransaction(connection, settings) {
      const begin = beginOf(settings);
      await beforeQuery(begin);
      lent.get(connection)?.beginWithNext(begin);
    },
    commitTransaction: (connection) => end(connection, 'commit'),
    rollbackTransaction: (connection) => end(connection, 'rollback'),
    async releaseConnection(connection) {
      lent.get(connection)?.giveBack();
    },
    destroy: () => pglite.close(),
  };
}

const beginOf = (settings: TransactionSettings): string =>
  settings.isolationLevel ? `start transaction isolation level ${settings.isolationLevel}` : 'begin';

/** A connection while it is in use. */
interface Lent {
  connection: DatabaseConnection;
  /** A transaction begins with its first statement: that is one question to the database less. */
  beginWithNext(begin: string): void;
  /** The `begin` that goes with the next statement; undefined once it was sent. */
  takeBegin(): string | undefined;
  giveBack(): void;
}

function lend(run: RunStatement, beforeQuery: BeforeQuery, giveBack: () => void): Lent {
  let begin: string | undefined;
  const takeBegin = (): string | undefined => {
    const taken = begin;
    begin = undefined;
    return taken;
  };
  return {
    connection: {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const first = takeBegin();
        await beforeQuery(query.sql);
        const { rows, affectedRows } = await run<R>(query.sql, query.parameters, first);
        return { rows, numAffectedRows: BigInt(affectedRows) };
      },
      // eslint-disable-next-line require-yield
      async *streamQuery() {
        throw new Error('PGlite does not stream');
      },
    },
    beginWithNext: (text) => {
      begin = text;
    },
    takeBegin,
    giveBack,
  };
}
