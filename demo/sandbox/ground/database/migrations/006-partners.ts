import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table partner_applications (
    application_no text primary key,
    app_id text not null,
    request_id text not null,
    fingerprint text not null,
    company text not null,
    contact text not null,
    mobile_phone text not null,
    city text not null,
    kind text not null check (kind in ('corporate', 'agent', 'embed', 'supply')),
    note text not null,
    agreed_version text not null,
    status text not null check (status in ('submitted', 'reviewing', 'approved', 'rejected')),
    reason text,
    address text not null,
    applied_at bigint not null,
    reviewed_at bigint,
    decided_at bigint,
    unique (app_id, request_id)
  )`,
  // One open application per phone, also for two calls at the same moment.
  `create unique index partner_applications_open on partner_applications (app_id, mobile_phone) where status in ('submitted', 'reviewing')`,
  `create index partner_applications_due on partner_applications (status, applied_at)`,
  `create index partner_applications_address on partner_applications (address, applied_at)`,
  `create table partner_questions (address text not null, asked_at bigint not null)`,
  `create index partner_questions_address on partner_questions (address, asked_at)`,
];

export const partners: Migration = {
  name: '006-partners',
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
