import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table member_photos (
    photo_id uuid primary key,
    upload_token uuid not null unique,
    member_id text not null references members,
    file_name text not null default '',
    type text check (type in ('image/jpeg', 'image/png')),
    content text,
    created_at bigint not null
  )`,
  `create index member_photos_by_member on member_photos (member_id, created_at)`,
  `alter table members add column photo_id uuid, add column photo_name text not null default ''`,
];

export const memberPhotos: Migration = {
  name: '050-member-photos',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
