import type { z } from 'zod';
import type { Envelope, LevelKey, OutputOf, Tips } from '#contract/row.ts';
import type { SaleHours } from '#domain/rail/sale-times.ts';
import type { AppConfig } from '#theme/theme.ts';
import type { Database, Tx } from './database/tables/database.ts';

export type { Database, Tx };

/** The member behind a token, as far as handlers need it. */
export interface Member {
  memberId: string;
  level: LevelKey;
  memberType: number;
  creditMemberId: number;
  creditEmployeeId: number;
  femaleEndId: number;
  mobilePhone: string;
  realName: string;
  isThirdParty: boolean;
  appId: string;
  /** The account of a main company that acts inside of this member's company. */
  acting?: Acting;
}

export interface Acting {
  memberId: string;
  /** Its name. */
  by: string;
  /** The company in which it acts. */
  companyId: number;
  /** Name of its own company. */
  from: string;
}

/** True where a row belongs to this member, in the application of the call. */
export const isOwn = (member: Member, row: { member_id: string; app_id: string }): boolean =>
  row.member_id === member.memberId && row.app_id === member.appId;

/** Context of a handler beside its input. It reads time and chance from here, never from the process. */
export interface Call {
  db: Database;
  /** Of the data: it changes when they are seeded again or a schedule changes, and what a process remembers of older data is void. */
  version: number;
  /** Milliseconds of the sandbox clock (POST /sandbox/clock moves it). */
  now(): number;
  /** Lead over the sandbox's clock in ms, for a member with their own clock. Sessions live by the sandbox's. */
  aheadMs?: number;
  /** How far the sandbox's clock has been moved from the true time; absent: not at all. */
  movedMs?: number;
  appId: string;
  app: AppConfig;
  /** Of the call, as in its contract row. */
  path: string;
  member: Member | null;
  /** SHA-256 of the caller's token, hex; "" without one. */
  tokenHash: string;
  /** Of the caller, for limits. */
  address: string;
  /** `Chrome · Windows`; "" where it is not known. */
  device: string;
  /** Base address of the sandbox as the caller sees it: http://127.0.0.1:4600 */
  baseUrl: string;
  settings: Settings;
  /** Set while seeding: skips the pay password. */
  isSeed?: true;
}

/** Server settings from the environment; all of the specification's fixed secrets are off by default. */
export interface Settings {
  sandbox: boolean;
  captchaBypass: string | null;
  requestVerifyKey: string | null;
  /** Key of the hashes of card numbers. The sandbox has one of its own; without one no card can be bound. */
  cardKey?: string;
  /** Hours at which the railway sells; absent: those of the sandbox. */
  railHours?: Partial<SaleHours>;
  /** Seconds that the sandbox's railway takes to hold the seats of an order; absent or 0: it answers within the call. */
  railSeatSeconds?: number;
  /** Origins beside the listed ones that may call for every app id: pages under test. */
  allowsOrigin?: (origin: string) => boolean;
  /** Looks up the names of partners' servers; a test gives its own. */
  resolve?: (name: string) => Promise<readonly string[]>;
}

export type Handler<In, Out> = (input: In, call: Call) => Promise<Envelope<Out>>;

/** Loads a handler, and the tables behind it, with the first call that needs it. */
export const later =
  <In, Out>(load: () => Promise<Handler<In, Out>>): Handler<In, Out> =>
  async (input, call) =>
    await (
      await load()
    )(input, call);

/** A handler for each row of a domain; a row without one does not compile. */
export type HandlersOf<Rows, Schemas extends Record<keyof Rows, z.ZodType>> = {
  [K in keyof Rows]: Handler<z.output<Schemas[K]>, OutputOf<Rows[K]>>;
};

export function ok<Out>(data: Out, msg = '', tips?: Tips): Envelope<Out> {
  return tips ? { ret: 0, msg, data, tips } : { ret: 0, msg, data };
}

/** A refusal: `ret` as in `answerCodes` (app/docs/wording.ts); `msg` is for the user; `data` says how the state has changed. */
export function refuse(ret: number, msg: string, data: unknown = null): Envelope<never> {
  return { ret, msg, data: data as never };
}

/** The refusal of a call whose session is over. */
export const sessionEnded = (): Envelope<never> => refuse(401, '登录已失效，请重新登录');

/** The refusal of a request id that another content has used. */
export const requestIdReused = (): Envelope<never> =>
  refuse(409, '该请求编号已用于其他内容，请刷新后重试', { kind: 'requestIdReused' });

/** Bad input: names the field. */
export const badInput = (field: string, msg: string): Envelope<never> => refuse(400, msg, { field });

/** The member of a call whose row needs a login; the dispatcher has refused all others. */
export function memberOf(call: Call): Member {
  if (!call.member) throw new Error('handler of a login call ran without a member');
  return call.member;
}
