import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Log of the numbers of documents that members have seen; an entry outlives its passenger. */
export const documentReveals: Migration = {
  name: '038-document-reveals',
  async up(db) {
    await sql
      .raw(
        `create table document_reveals (
          id bigint generated always as identity primary key,
          member_id text not null,
          app_id text not null,
          passenger_id text not null,
          cert_type text not null,
          revealed_at bigint not null
        )`,
      )
      .execute(db);
    await sql.raw(`create index document_reveals_passenger on document_reveals (passenger_id, id)`).execute(db);
  },
};
