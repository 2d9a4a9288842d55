import type { ColumnType, Generated } from 'kysely';
import type { AlertKind } from '#contract/profile.ts';

/** Milliseconds that clocks of single accounts are ahead of the sandbox's, by the keys of their owners (ground/account-clock.ts). */
export type AccountClocks = Readonly<Record<string, number>>;

interface SandboxStateRow {
  id: 1;
  /** Milliseconds that the sandbox clock is ahead. */
  clock_offset: Generated<number>;
  /** Counts resets, new origins and changes of schedule. */
  version: Generated<number>;
  /** Above 0: the table of faults is worth a look. */
  fault_count: Generated<number>;
  /** How far clocks of single accounts are ahead of it (ground/account-clock.ts). */
  account_clocks: ColumnType<AccountClocks, never, string>;
  /** Orders of employees laid after the start (orders/seed/fill-history.ts). */
  history: Generated<number>;
}

interface FaultRow {
  path: string;
  kind: string;
  times_left: number;
}

interface AppOriginRow {
  app_id: string;
  origin: string;
}

/** A secret with which a partner signs; at most two of an app id are live (not retired). */
interface AppKeyRow {
  kid: string;
  app_id: string;
  secret: string;
  created_at: number;
  retired_at: number | null;
}

interface SignUsedRow {
  app_id: string;
  jti: string;
  forget_at: number;
}

export interface MemberRow {
  id: string;
  /** Only a partner's own users are bound to an app id; null: every app id. */
  app_id: string | null;
  partner_user: string | null;
  partner_name: Generated<string>;
  mobile_phone: string | null;
  username: string | null;
  email: string | null;
  /** scrypt over the md5 of the wire; null: cannot log in by password. */
  password: string | null;
  member_type: number;
  credit_member_id: Generated<number>;
  credit_employee_id: Generated<number>;
  female_end_id: Generated<number>;
  real_name: string;
  mark_name: Generated<string>;
  pnr_import: Generated<boolean>;
  referrer_phone: string | null;
  created_at: number;
  /** Frozen by the superior: no login, no order. */
  frozen_at: Generated<number | null>;
  sex: Generated<'' | 'M' | 'F'>;
  birthday: Generated<string>;
  remark: Generated<string>;
  photo_id: Generated<string | null>;
  photo_name: Generated<string>;
  /** Kinds of texts that the member does not want (contract/profile.ts). */
  muted_alerts: Generated<AlertKind[]>;
  exported_at: Generated<number | null>;
  /** Closed by the member: nothing logs in to it any more. */
  closed_at: Generated<number | null>;
  /** Thousandths of the fare of private orders that the member gets out of the superior's profit share. */
  commission: Generated<number>;
  /** Accepted at the registration (src/domain/agreement). */
  agreed_texts: Generated<string | null>;
}

/** A photo, or the place for one that its token takes once. */
interface MemberPhotoRow {
  photo_id: string;
  upload_token: string;
  member_id: string;
  file_name: Generated<string>;
  type: Generated<'image/jpeg' | 'image/png' | null>;
  /** Base64; null until the file is there. */
  content: Generated<string | null>;
  created_at: number;
}

interface SessionRow {
  token_hash: string;
  member_id: string;
  app_id: string;
  created_at: number;
  last_seen: number;
  device: Generated<string>;
  /** The main company's account that acts as this member, its name, the company it acts in, the name of its own. */
  acting_id: Generated<string | null>;
  acting_by: Generated<string | null>;
  acting_company: Generated<number | null>;
  acting_from: Generated<string | null>;
}

/** Each session that was opened. */
interface LoginRow {
  id: Generated<number>;
  member_id: string;
  app_id: string;
  at: number;
  /** Path of the call that logged in. */
  way: string;
  device: string;
  /** Of a device that had not logged in before. */
  is_new: Generated<boolean>;
}

interface LoginTicketRow {
  ticket_hash: string;
  app_id: string;
  member_id: string;
  made_at: number;
}

interface CaptchaRow {
  random_code: string;
  answer: string;
  expires_at: number;
}

interface SmsCodeRow {
  id: Generated<number>;
  mobile_phone: string;
  purpose: string;
  code: string;
  sent_at: number;
  /** Wrong answers so far. */
  tries: Generated<number>;
  used: Generated<boolean>;
}

/** Code of the link by which a member recommends. */
interface RecommendCodeRow {
  member_id: string;
  code: string;
  made_at: number;
}

/** A text to a phone that is no code. */
interface SmsTextRow {
  id: Generated<number>;
  mobile_phone: string;
  body: string;
  sent_at: number;
}

/** `account`: a member id, or what was typed where there is none. */
interface LoginFailureRow {
  account: string;
  failures: number;
  last_at: number;
  locked_until: Generated<number>;
}

/** Failed logins by address and account since the owner's last login. */
interface LoginAddressRow {
  address: string;
  account: string;
  failures: number;
  last_at: number;
}

/** A password of an address that is being looked at, in whichever process. */
interface LoginTurnRow {
  address: string;
  turn: number;
  held_until: number;
}

interface OnceKeyRow {
  member_id: string;
  request_id: string;
  fingerprint: string;
  /** The envelope as text, so that every caller gets the same bytes. */
  answer: string | null;
  created_at: number;
}

interface ExceptionEventRow {
  id: Generated<number>;
  app_id: string;
  member_id: string | null;
  api: string;
  type: string;
  http_code: string;
  param: string;
  response: string;
  cost_time: number;
  app_ver: string;
  reported_at: number;
}

interface DownloadRow {
  key_hash: string;
  member_id: string;
  app_id: string;
  /** Of the call that asked for the file, checked. jsonb: read as a value, written as its text. */
  input: ColumnType<unknown, string, never>;
  made_at: number;
}

/** Tables of the account domain and of the sandbox itself; created in migrations/001-accounts.ts. */
export interface AccountTables {
  sandbox_state: SandboxStateRow;
  faults: FaultRow;
  app_origins: AppOriginRow;
  app_keys: AppKeyRow;
  signs_used: SignUsedRow;
  members: MemberRow;
  member_photos: MemberPhotoRow;
  sessions: SessionRow;
  logins: LoginRow;
  login_tickets: LoginTicketRow;
  captchas: CaptchaRow;
  sms_codes: SmsCodeRow;
  recommend_codes: RecommendCodeRow;
  sms_texts: SmsTextRow;
  login_failures: LoginFailureRow;
  login_addresses: LoginAddressRow;
  login_turns: LoginTurnRow;
  once_keys: OnceKeyRow;
  exception_events: ExceptionEventRow;
  downloads: DownloadRow;
}
