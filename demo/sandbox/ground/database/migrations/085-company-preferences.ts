import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const product = (payer: string, insurance: string, insurancePayer: string) =>
  `jsonb_build_object('payer', ${payer}, 'insurance', '${insurance}', 'insurancePayer', '${insurancePayer}', 'required', '[]'::jsonb, 'contact', 'booker')`;
const shared = `case when multi_pay then 'split' else 'company' end`;

const statements = [
  `create table company_preferences (
    company_id bigint primary key,
    content jsonb not null,
    version integer not null,
    changed_by text,
    changed_at bigint
  )`,
  `create table company_preference_changes (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    version integer not null,
    field text not null,
    from_text text not null,
    to_text text not null,
    changed_by text not null,
    changed_at bigint not null
  )`,
  `create index company_preference_changes_of_company on company_preference_changes (company_id, changed_at desc, id desc)`,
  `create table order_projects (
    order_id text primary key,
    company_id bigint not null,
    project text not null
  )`,
  `create index order_projects_of_company on order_projects (company_id, project)`,
  // One switch for all products becomes the payer of each; of flights the traveller always paid the excess.
  `insert into company_preferences (company_id, content, version)
    select id, jsonb_build_object('products', jsonb_build_object(
      'flight', ${product(`'split'`, 'offered', 'asFare')},
      'intl', ${product(shared, 'none', 'asFare')},
      'train', ${product(shared, 'offered', 'company')},
      'hotel', ${product(shared, 'none', 'asFare')}
    ), 'contactName', '', 'contactPhone', ''), 0 from companies`,
  `alter table companies drop column multi_pay`,
];

export const companyPreferences: Migration = {
  name: '085-company-preferences',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
