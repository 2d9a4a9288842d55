import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { addDays, isDay, msOf } from '#domain/china-time.ts';

/** Conditions for a moment in milliseconds on these days in China, the last day included; an open end is "". */
export function onDays(
  at: RawBuilder<unknown>,
  { from, to }: { from: string; to: string } = { from: '', to: '' },
): RawBuilder<SqlBool>[] {
  return [
    ...(isDay(from) ? [sql<SqlBool>`${at} >= ${msOf(from)}`] : []),
    ...(isDay(to) ? [sql<SqlBool>`${at} < ${msOf(addDays(to, 1))}`] : []),
  ];
}
