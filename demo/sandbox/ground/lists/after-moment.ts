import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { dayMs } from '#domain/china-time.ts';

/**
 * `column > ms`, with the day in the text: the embedded database plans a statement once for all values, and takes a
 * third of a table to lie behind an unknown one. The text stays the same for a day.
 */
export const isAfter = (column: RawBuilder<unknown>, ms: number): RawBuilder<SqlBool> =>
  sql`(${column} > ${sql.lit(Math.floor(ms / dayMs) * dayMs)}::bigint and ${column} > ${ms})`;
