import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table pay_codes (
    id bigint generated always as identity primary key,
    app_id text not null,
    owner_id text not null references members,
    company_id text,
    scope text not null check (scope in ('wallet', 'company')),
    code_hash text not null unique,
    code_end text not null,
    products text not null,
    cap_each bigint not null check (cap_each > 0),
    cap_total bigint not null check (cap_total >= cap_each),
    used bigint not null default 0 check (used >= 0 and used <= cap_total),
    uses_max int not null check (uses_max > 0),
    uses int not null default 0 check (uses >= 0 and uses <= uses_max),
    booker_phone text not null,
    note text not null,
    created_at bigint not null,
    expires_at bigint not null,
    revoked_at bigint
  )`,
  `create index pay_codes_owner on pay_codes (app_id, owner_id, created_at)`,
  `create table pay_code_uses (
    id bigint generated always as identity primary key,
    code_id bigint not null references pay_codes,
    member_id text not null,
    order_id text not null,
    out_trade_no text not null unique,
    amount bigint not null check (amount > 0),
    at bigint not null
  )`,
  `create index pay_code_uses_code on pay_code_uses (code_id, at)`,
  // Payer, where another member's account paid: that member's bill has the payment, not the orderer's.
  `alter table payments add column payer_id text`,
];

/** Codes by which a booker charges the wallet of another member, or the company, and their uses. */
export const payCodes: Migration = {
  name: '044-pay-codes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
