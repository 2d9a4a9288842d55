import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The search words of an order by pairs of signs: a part of a name, of a city or of a number is found by the pairs that
 * it has. The index is for a server, whose companies have orders by the million; on the embedded database it would cost
 * every change of an order more than it saves.
 */
export const orderWords: Migration = {
  name: '029-order-words',
  async up(db, kind) {
    await sql
      .raw(
        `create function word_parts(words text) returns text[] language sql immutable parallel safe return (
          select coalesce(array_agg(distinct substr(word, at, 2)), '{}')
          from unnest(string_to_array(words, ' ')) as word cross join lateral generate_series(1, length(word) - 1) as at)`,
      )
      .execute(db);
    if (kind === 'server')
      await sql.raw(`create index orders_words on orders using gin (word_parts(words))`).execute(db);
  },
};
