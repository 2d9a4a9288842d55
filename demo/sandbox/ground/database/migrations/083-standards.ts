import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table standards (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    kind text not null check (kind in ('travel', 'car')),
    name text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create unique index standards_by_name on standards (company_id, kind, name)`,
  `create index standards_by_change on standards (company_id, kind, updated_at, id)`,
  `create table standard_versions (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    standard_id bigint not null references standards on delete cascade,
    version int not null check (version > 0),
    state text not null check (state in ('draft', 'published', 'retired')),
    from_day text not null default '',
    to_day text,
    content jsonb not null,
    assigned jsonb not null,
    note text not null default '',
    changed_by text not null references members,
    changed_at bigint not null,
    lock int not null default 1,
    unique (standard_id, version)
  )`,
  // A standard has one draft at most: two people who begin one at once do not make two.
  `create unique index standard_drafts on standard_versions (standard_id) where state = 'draft'`,
  `create index standard_versions_by_day on standard_versions (company_id, from_day) where state <> 'draft'`,
  `alter table orders add column standard_version_id bigint references standard_versions`,
  // A version that judged an order stays; the index finds its orders.
  `create index orders_by_standard on orders (standard_version_id) where standard_version_id is not null`,
];

/** Travel standards of companies, with their versions; an order names the version that judged it. */
export const standards: Migration = {
  name: '083-standards',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
