import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table employees add column keys_version int not null default 0`,
  `alter table employees alter column keys_version set default 1`,
  `create index employees_with_old_keys on employees (id) where keys_version < 1`,
];

/** Employees of before have search keys without mixed pinyin: 0 until a round has made them again (company/people/renew-keys.ts). */
export const searchKeysVersion: Migration = {
  name: '118-search-keys',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
