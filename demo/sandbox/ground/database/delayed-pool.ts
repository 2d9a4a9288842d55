import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { BeforeQuery } from './pglite-dialect.ts';

/** A pool whose queries run `beforeQuery` first, like those of the embedded database. */
export function delayPool(pool: pg.Pool, beforeQuery: BeforeQuery): PostgresPool {
  return {
    connect: async () => delayed((await pool.connect()) as unknown as PostgresPoolClient, beforeQuery),
    end: () => pool.end(),
  };
}

const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();

/** The same wrapper for the same client: Kysely keeps its own connection object per client. */
function delayed(client: PostgresPoolClient, beforeQuery: BeforeQuery): PostgresPoolClient {
  const seen = known.get(client);
  if (seen) return seen;
  const wrapper = new Proxy(client, {
    get(target, name) {
      if (name === 'query') {
        return async (...given: Parameters<PostgresPoolClient['query']>) => {
          await beforeQuery(String(given[0]));
          return target.query(...given);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  known.set(client, wrapper);
  return wrapper;
}
