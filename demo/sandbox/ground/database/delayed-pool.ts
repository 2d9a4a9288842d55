import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { currentTrace, traceText } from '../trace/trace.ts';
import type { AfterQuery, BeforeQuery } from './pglite-dialect.ts';

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

/** The same wrapper for the same client: Kysely keeps its own connection object per client. */
function delayed(client: PostgresPoolClient, beforeQuery: BeforeQuery, afterQuery: AfterQuery): PostgresPoolClient {
  const seen = known.get(client);
  if (seen) return seen;
  const wrapper = new Proxy(client, {
    get(target, name) {
      if (name === 'query') {
        return async (...given: Parameters<PostgresPoolClient['query']>) => {
          const [asked, ...values] = given as unknown[];
          await beforeQuery(String(asked));
          const startMs = performance.now();
          try {
            return await (target.query as (...all: unknown[]) => Promise<unknown>).call(
              target,
              traced(asked),
              ...values,
            );
          } finally {
            afterQuery(String(asked), performance.now() - startMs);
          }
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  known.set(client, wrapper);
  return wrapper;
}
