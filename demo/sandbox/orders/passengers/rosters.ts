import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Database, Member, Tx } from '../../ground/call.ts';

type Condition = ReturnType<typeof sql<SqlBool>>;

/** A list of passengers with one owner. Conditions are about `passengers as p`, `sees` also about `employees as e`. */
export interface Roster {
  /** For sentences and files. */
  name: '常旅客' | '外部出行人';
  /** Passengers that it holds at most. */
  max: number;
  isExternal: boolean;
  /** Name of the lock: one save at a time. */
  lockOf(member: Member): string;
  /** Passengers that the member may see. */
  sees(member: Member): Condition;
  /** Passengers among which a document occurs once. */
  holds(member: Member): Condition;
  /** Passengers that the member may change and whose numbers the member may see. */
  mayChange(member: Member): Condition;
  /** Orders `air_orders as o` that keep a passenger from being deleted. */
  travels(member: Member): Condition;
  /** Refusals for passengers that the member only sees. */
  notOwn: string;
  notRevealed: string;
}

const colleagues = ({ creditMemberId }: Member) =>
  sql`select member_id from employees where company_id = ${creditMemberId}`;

/** A member's own passengers; an employee sees the company's colleagues as well. */
export const frequent: Roster = {
  name: '常旅客',
  max: 10_000,
  isExternal: false,
  lockOf: ({ memberId, appId }) => `passengers:${memberId}:${appId}`,
  sees: (member) =>
    sql`(p.app_id = ${member.appId} and p.company_id is null and p.member_id in (select ${member.memberId}::text union ${colleagues(member)}) and (p.member_id = ${member.memberId} or e.id is not null))`,
  holds: ({ memberId, appId }) => sql`(p.member_id = ${memberId} and p.app_id = ${appId} and p.company_id is null)`,
  mayChange: ({ memberId }) => sql`(p.member_id = ${memberId})`,
  travels: ({ memberId, appId }) => sql`(o.member_id = ${memberId} and o.app_id = ${appId})`,
  notOwn: '同事的资料由公司维护，请联系管理员修改',
  notRevealed: '同事的证件号码由公司保管，不能查看',
};

const ofCompany = ({ creditMemberId, appId }: Member): Condition =>
  sql`(p.company_id = ${creditMemberId} and p.app_id = ${appId})`;

/** Guests of a company. Its administrator changes all of them, an employee those that they have added. */
export const external: Roster = {
  name: '外部出行人',
  max: 10_000,
  isExternal: true,
  lockOf: ({ creditMemberId, appId }) => `external:${creditMemberId}:${appId}`,
  sees: ofCompany,
  holds: ofCompany,
  mayChange: ({ level, memberId }) => (level === '70' ? sql`true` : sql`(p.member_id = ${memberId})`),
  travels: (member) =>
    sql`(o.app_id = ${member.appId} and (o.company_id = ${String(member.creditMemberId)} or o.member_id in (${colleagues(member)})))`,
  notOwn: '该外部出行人由同事添加，请联系添加人或管理员修改',
  notRevealed: '该外部出行人由同事添加，不能查看证件号码',
};

/** The visit of an external traveller as sent. */
export interface GuestInput {
  hostId?: number;
  visitReason?: string;
}

/** The field that names no employee of the member's company, or null. */
export async function wrongHost(tx: Database | Tx, member: Member, { hostId }: GuestInput): Promise<string | null> {
  if (hostId === undefined) return null;
  const host = await tx
    .selectFrom('employees')
    .where('id', '=', hostId)
    .where('company_id', '=', member.creditMemberId)
    .select('id')
    .executeTakeFirst();
  return host ? null : 'hostId';
}
