import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table messages (
    id bigint generated always as identity primary key,
    member_id text not null,
    app_id text not null,
    order_id text not null,
    kind text not null check (kind in ('pay', 'ticket', 'refund', 'change', 'flight')),
    title text not null,
    body text not null,
    at bigint not null,
    read_at bigint,
    is_reminder boolean not null default false
  )`,
  `create index messages_member on messages (app_id, member_id, at, id)`,
  // The count of the bell reads no message that was read.
  `create index messages_unread on messages (app_id, member_id) where read_at is null`,
  `create unique index messages_reminder on messages (order_id) where is_reminder`,
];

export const messages: Migration = {
  name: '023-messages',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
