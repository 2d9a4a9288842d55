import type { Kysely } from 'kysely';

export type DatabaseKind = 'embedded' | 'server';

/** One step of the database; never changed once released. SQL of PostgreSQL 15. */
export interface Migration {
  name: string;
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>;
}
