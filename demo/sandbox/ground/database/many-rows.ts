import { sql } from 'kysely';
import type { Tx } from './tables/database.ts';

/** For the rest of a transaction that reads very many rows: hashes of them fit into memory, and no statement is compiled, which takes longer than to run it. */
export const readManyRows = (tx: Tx): Promise<unknown> =>
  sql`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true)`.execute(tx);
