import schema from './schema.sql?raw';
import type { DatabaseKind } from './migrations/migration.ts';

/** The steps that the schema holds. */
export const squashed: readonly string[] = Array.from(
  schema.matchAll(/^-- (\d{3}-[\w-]+)$/gm),
  ([, name = '']) => name,
);

/** Statement that only a PostgreSQL server has, as in migrations/029-order-words.ts. */
const forServers = /^CREATE INDEX orders_words .*;$/m;

/** All of them for a database without tables, as one statement: half the time of six hundred. */
export const schemaFor = (kind: DatabaseKind): string =>
  `do $schema$ begin execute $all$${kind === 'server' ? schema : schema.replace(forServers, '')}$all$; end $schema$`;
