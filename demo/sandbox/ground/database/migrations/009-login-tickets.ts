import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const loginTickets: Migration = {
  name: '009-login-tickets',
  up: async (db) => {
    await sql
      .raw(
        `create table login_tickets (ticket_hash text primary key, app_id text not null, member_id text not null references members (id), made_at bigint not null)`,
      )
      .execute(db);
  },
};
