import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // A frozen member neither logs in nor buys. The commission is thousandths of the fare, out of the superior's share.
  `alter table members
    add column frozen_at bigint,
    add column commission int not null default 0 check (commission between 0 and 100)`,
  `alter table incomes drop constraint incomes_kind_check`,
  `alter table incomes add constraint incomes_kind_check check (kind in ('points', 'recom', 'share', 'commission'))`,
  // Texts to phones beside the codes.
  `create table sms_texts (
    id bigint generated always as identity primary key,
    mobile_phone text not null,
    body text not null,
    sent_at bigint not null
  )`,
  `create index sms_texts_by_phone on sms_texts (mobile_phone, id)`,
];

export const subordinates: Migration = {
  name: '046-subordinates',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
