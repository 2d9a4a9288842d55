import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Moments are bigint milliseconds of the sandbox clock, money is bigint fen, days are text. */
const statements = [
  // The sandbox itself: one row. `version` counts resets, so that other processes read again what they keep.
  `create table sandbox_state (
    id int primary key check (id = 1),
    clock_offset bigint not null default 0,
    version bigint not null default 0,
    fault_count int not null default 0
  )`,
  `create table faults (
    path text primary key,
    kind text not null,
    times_left int not null check (times_left >= 0)
  )`,
  `create table app_origins (
    app_id text not null,
    origin text not null,
    primary key (app_id, origin)
  )`,
  `create table app_keys (
    kid text primary key,
    app_id text not null,
    secret text not null,
    created_at bigint not null,
    retired_at bigint
  )`,
  `create table signs_used (
    app_id text not null,
    jti text not null,
    forget_at bigint not null,
    primary key (app_id, jti)
  )`,

  `create table companies (
    id bigint primary key,
    organize_name text not null,
    service_fee_fen bigint not null default 0,
    multi_pay boolean not null default false,
    credit_limit_fen bigint not null check (credit_limit_fen >= 0)
  )`,
  `create table departments (
    id bigint primary key,
    company_id bigint not null references companies,
    name text not null
  )`,
  `create table cost_centers (
    company_id bigint not null references companies,
    code text not null,
    name text not null,
    primary key (company_id, code)
  )`,

  `create sequence member_no start 20260001`,
  `create table members (
    id text primary key,
    app_id text,
    partner_user text,
    partner_name text not null default '',
    mobile_phone text,
    username text,
    email text,
    password text,
    member_type int not null,
    credit_member_id bigint not null default 0,
    credit_employee_id bigint not null default 0,
    female_end_id bigint not null default 0,
    real_name text not null,
    mark_name text not null default '',
    pnr_import boolean not null default false,
    referrer_phone text,
    created_at bigint not null,
    check ((app_id is null) = (partner_user is null))
  )`,
  // Phone, user name and e-mail log in, so each names one member; a partner's users log in by sign only.
  `create unique index members_by_phone on members (mobile_phone) where app_id is null`,
  `create unique index members_by_username on members (lower(username)) where app_id is null`,
  `create unique index members_by_email on members (lower(email)) where app_id is null`,
  `create unique index members_by_partner_user on members (app_id, partner_user) where app_id is not null`,

  `create table employees (
    id bigint primary key,
    company_id bigint not null references companies,
    member_id text not null unique references members,
    department_id bigint not null references departments,
    position text not null,
    level_name text not null,
    approve_flag boolean not null default false,
    fee_flag boolean not null default false,
    change_approve boolean not null default false,
    overproof boolean not null default false,
    over_approve boolean not null default false,
    can_audit boolean not null default false
  )`,
  // Discounts in tenths of a 折: 60 is 6.0 折.
  `create table flight_standards (
    employee_id bigint primary key references employees,
    cabin_class text not null,
    max_discount_tenths int,
    lowest_within_hours int,
    control text not null check (control in ('record', 'reason', 'forbid'))
  )`,

  `create table sessions (
    token_hash text primary key,
    member_id text not null references members,
    app_id text not null,
    created_at bigint not null,
    last_seen bigint not null
  )`,
  `create index sessions_by_member on sessions (member_id)`,
  `create table captchas (
    random_code text primary key,
    answer text not null,
    expires_at bigint not null
  )`,
  `create index captchas_by_expiry on captchas (expires_at)`,
  `create table sms_codes (
    id bigint generated always as identity primary key,
    mobile_phone text not null,
    purpose text not null,
    code text not null,
    sent_at bigint not null,
    tries int not null default 0,
    used boolean not null default false
  )`,
  `create index sms_codes_by_phone on sms_codes (mobile_phone, purpose, sent_at)`,
  `create table login_failures (
    account text primary key,
    failures int not null,
    last_at bigint not null,
    locked_until bigint not null default 0
  )`,
  `create table login_addresses (
    address text not null,
    account text not null,
    last_at bigint not null,
    primary key (address, account)
  )`,
  `create table once_keys (
    member_id text not null,
    request_id text not null,
    fingerprint text not null,
    answer text,
    created_at bigint not null,
    primary key (member_id, request_id)
  )`,

  `create sequence passenger_no start 30100001`,
  `create table passengers (
    id text primary key,
    member_id text not null references members,
    app_id text not null,
    name text not null,
    english_name text not null default '',
    psg_type text not null,
    sex text not null default '',
    born_date text not null default '',
    nationality text not null default 'CN',
    mobile_phone text not null default '',
    is_self boolean not null default false,
    guardian_consent boolean not null default false,
    consent_at bigint not null,
    updated_at bigint not null
  )`,
  `create index passengers_by_owner on passengers (member_id, app_id)`,
  `create table passenger_documents (
    passenger_id text not null references passengers on delete cascade,
    position int not null,
    cert_type text not null,
    cert_no text not null,
    cert_key text not null,
    cert_valid_date text,
    issue_country text,
    primary key (passenger_id, position)
  )`,
  `create index passenger_documents_by_key on passenger_documents (cert_key)`,
  `create table exception_events (
    id bigint generated always as identity primary key,
    app_id text not null,
    member_id text,
    api text not null,
    type text not null,
    http_code text not null,
    param text not null,
    response text not null,
    cost_time double precision not null,
    app_ver text not null,
    reported_at bigint not null
  )`,
  `insert into sandbox_state (id) values (1)`,
];

export const accounts: Migration = {
  name: '001-accounts',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
