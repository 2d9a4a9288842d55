import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { followerOf } from './statements/followed.ts';
import { preparedStatements } from './statements/prepared-statements.ts';
import type { RunStatements, Statement } from './statements/prepared-statements.ts';

/** Runs before each query: the delay of race tests, and who counts them. */
export type BeforeQuery = (sql: string) => Promise<void> | void;

/** Told of each statement that has ended, in the context of the call that asked. */
export type AfterQuery = (sql: string, ms: number) => void;

/** Connections to the database. */
export interface PoolFigures {
  total: number;
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
}

interface Watch {
  beforeQuery: BeforeQuery;
  afterQuery: AfterQuery;
  pool: PoolFigures;
}

/**
 * Kysely on PGlite. PGlite has one session, so connections are lent one at a time: a transaction
 * holds the whole database. A query on `db` inside a transaction waits for that transaction and never runs: use `tx`.
 */
export function pgliteDialect(pglite: PGlite, watch: Watch): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => pgliteDriver(pglite, watch),
  };
}

function pgliteDriver(pglite: PGlite, watch: Watch): Driver {
  const run = preparedStatements(pglite);
  let lastInLine = Promise.resolve();
  const lent = new WeakMap<DatabaseConnection, Lent>();

  /** Ends a transaction; one in which nothing was asked has not begun, and one may have ended with its last statement. */
  const end = async (connection: DatabaseConnection, how: 'commit' | 'rollback'): Promise<void> => {
    if (lent.get(connection)?.takeOpen()) await connection.executeQuery(CompiledQuery.raw(how));
  };

  return {
    init: () => pglite.waitReady,
    async acquireConnection() {
      const before = lastInLine;
      let giveBack = (): void => undefined;
      lastInLine = new Promise((resolve) => {
        giveBack = resolve;
      });
      watch.pool.waiting += 1;
      await before;
      watch.pool.waiting -= 1;
      watch.pool.idle = 0;
      const one = lend(run, watch, () => {
        watch.pool.idle = 1;
        giveBack();
      });
      lent.set(one.connection, one);
      return one.connection;
    },
    async beginTransaction(connection, settings) {
      lent.get(connection)?.beginWithNext(beginOf(settings));
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
  /** Has a transaction begun that has to be ended? It counts as ended from then on. */
  takeOpen(): boolean;
  giveBack(): void;
}

const statementOf = (query: CompiledQuery | 'commit'): Statement =>
  query === 'commit' ? { text: query, parameters: [] } : { text: query.sql, parameters: query.parameters };

function lend(run: RunStatements, { beforeQuery, afterQuery }: Watch, giveBack: () => void): Lent {
  let begin: Statement | undefined;
  let state: 'none' | 'open' | 'ended' = 'none';
  return {
    connection: {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        if (state === 'ended') throw new Error('this transaction has ended with the statement before');
        const before = begin ? [begin] : [];
        if (begin) state = 'open';
        begin = undefined;
        const follower = followerOf(query);
        const statements = [...before, statementOf(query), ...(follower ? [statementOf(follower.query)] : [])];
        for (const { text } of statements) await beforeQuery(text);
        const startMs = performance.now();
        const answers = await run(statements).finally(() => afterQuery(query.sql, performance.now() - startMs));
        if (follower?.query === 'commit') state = 'ended';
        else if (follower) follower.rows = answers.at(-1)?.rows ?? [];
        const { rows, affectedRows } = answers[before.length] ?? { rows: [], affectedRows: 0 };
        return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
      },
      /** PGlite does not stream: the answer is there as a whole. */
      async *streamQuery<R>(query: CompiledQuery) {
        yield await this.executeQuery<R>(query);
      },
    },
    beginWithNext: (text) => {
      begin = { text, parameters: [] };
    },
    takeOpen: () => {
      const isOpen = state === 'open';
      begin = undefined;
      state = 'none';
      return isOpen;
    },
    giveBack,
  };
}
