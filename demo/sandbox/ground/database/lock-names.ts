import { sql } from 'kysely';
import type { Tx } from './tables/database.ts';

/**
 * Waits for each of these names until no other transaction of any process has it; they are free when this one ends.
 * Give several in an order that is the same for everybody, so that no two wait for each other.
 */
export const lockNames = (tx: Tx, ...names: string[]): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(name)) from unnest(${names}::text[]) as names (name)`.execute(tx);
