import type { PostgresCursor, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { currentTrace, traceText } from '../trace/trace.ts';
import type { AfterQuery, BeforeQuery } from './pglite-dialect.ts';
import { isTextStream } from './statements/copied-texts.ts';
import type { CopiedTexts } from './statements/copied-texts.ts';

/**
 * A pool whose queries run `beforeQuery` first and tell `afterQuery` their time, like those of the embedded database.
 * A statement of a call ends with the call's trace as a comment: the server's own log of slow statements has it.
 */
export function delayPool(pool: pg.Pool, beforeQuery: BeforeQuery, afterQuery: AfterQuery): PostgresPool {
  return {
    connect: async () => delayed((await pool.connect()) as unknown as PostgresPoolClient, beforeQuery, afterQuery),
    end: () => pool.end(),
  };
}

const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();

/** A statement with the trace of its call. */
const traced = (asked: unknown): unknown => {
  const trace = currentTrace();
  return trace && typeof asked === 'string' ? `${asked} /*traceparent='${traceText(trace)}'*/` : asked;
};

type Ask = (asked: unknown, values: unknown, answered: (error: Error | null, result: unknown) => void) => void;

/**
 * By the driver's callback: behind its own promises each result keeps the one after it alive, until a whole collection
 * finds both. A file of a million rows took 100 MB more.
 */
const answerOf = (target: PostgresPoolClient, asked: unknown, [values]: unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    (target.query as Ask).call(target, asked, values, (error, result) => {
      if (!error) return resolve(result);
      // The place in this program, as the driver's promise has it: not that in its parser.
      Error.captureStackTrace(error);
      reject(error);
    });
  });

/** A stream of a connection, which begins after the delay of a query and counts as one. */
function streamed<Row>(
  target: PostgresPoolClient,
  cursor: CopiedTexts<Row>,
  beforeQuery: BeforeQuery,
  afterQuery: AfterQuery,
): PostgresCursor<Row> {
  let startMs = 0;
  const begun = Promise.resolve(beforeQuery(cursor.text)).then(() => {
    startMs = performance.now();
    target.query(cursor);
  });
  return {
    async read(count) {
      await begun;
      return await cursor.read(count);
    },
    async close() {
      await begun;
      await cursor.close();
      afterQuery(cursor.text, performance.now() - startMs);
    },
  };
}

/** The same wrapper for the same client: Kysely keeps its own connection object per client. */
function delayed(client: PostgresPoolClient, beforeQuery: BeforeQuery, afterQuery: AfterQuery): PostgresPoolClient {
  const seen = known.get(client);
  if (seen) return seen;
  const wrapper = new Proxy(client, {
    get(target, name) {
      if (name === 'query') {
        const ask = async (asked: unknown, ...values: unknown[]): Promise<unknown> => {
          await beforeQuery(String(asked));
          const startMs = performance.now();
          try {
            return await answerOf(target, traced(asked), values);
          } finally {
            afterQuery(String(asked), performance.now() - startMs);
          }
        };
        return (asked: unknown, ...values: unknown[]) =>
          isTextStream(asked) ? streamed(target, asked, beforeQuery, afterQuery) : ask(asked, ...values);
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  known.set(client, wrapper);
  return wrapper;
}
