import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table substitutes (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    booker_employee_id bigint not null,
    subjects jsonb not null,
    products jsonb not null,
    from_day text not null,
    to_day text not null,
    standard_of text not null,
    approver_of text not null,
    cost_center_of text not null,
    notice text not null,
    ended_at bigint,
    version integer not null,
    updated_at bigint not null
  )`,
  `create index substitutes_of_company on substitutes (company_id, from_day desc, id desc)`,
  `create index substitutes_of_booker on substitutes (company_id, booker_employee_id)`,
  `create table substitute_changes (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    substitute_id bigint not null,
    at bigint not null,
    by_name text not null,
    body text not null
  )`,
  `create index substitute_changes_of_rule on substitute_changes (company_id, substitute_id, id desc)`,
  // Employees who travel by an order that a colleague has made.
  `create table order_travellers (
    order_id text not null,
    member_id text not null,
    company_id bigint not null,
    app_id text not null,
    employee_id bigint not null,
    name text not null,
    substitute_id bigint not null,
    standard_of text not null,
    approver_of text not null,
    cost_center_of text not null,
    notice text not null,
    primary key (order_id, member_id)
  )`,
  `create index order_travellers_of_company on order_travellers (company_id, substitute_id)`,
  `create index order_travellers_of_member on order_travellers (member_id, app_id)`,
];

export const substitutes: Migration = {
  name: '090-substitutes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
