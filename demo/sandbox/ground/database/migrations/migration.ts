import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../open-database.ts';

/** One step of the database; never changed once released. SQL of PostgreSQL 15. */
export interface Migration {
  name: string;
  up(db: Kysely<unknown>, kind: OpenDatabase['kind']): Promise<void>;
}
