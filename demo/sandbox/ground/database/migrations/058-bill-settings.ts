import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The transaction bill of a company's employees, as the company has set it up. */
export const billSettings: Migration = {
  name: '058-bill-settings',
  async up(db) {
    await sql
      .raw(
        `create table bill_settings (
          app_id text not null,
          company_id bigint not null,
          columns jsonb not null,
          period text not null,
          primary key (app_id, company_id)
        )`,
      )
      .execute(db);
  },
};
