import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table order_facts (
    id bigint generated always as identity unique,
    order_id text not null,
    company_id bigint not null,
    employee_id bigint not null,
    no smallint not null,
    product text not null,
    at bigint not null,
    flags smallint not null,
    facts text not null,
    standard_version_id bigint,
    primary key (order_id, employee_id, no)
  )`,
  // In the order in which a replay reads them.
  `create index order_facts_of_company on order_facts (company_id, product, employee_id, at)`,
  `create index order_facts_newest on order_facts (company_id, id)`,
];

/** Facts of business orders, as the travel standards judged them. */
export const orderFacts: Migration = {
  name: '096-order-facts',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
