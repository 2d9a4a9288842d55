import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Call, Database } from './call.ts';
import type { AccountClocks } from './database/tables/tables-account.ts';

/** Owner of a clock: a private member, or a company with all of its accounts. */
export type ClockOwner = { memberId: string } | { companyId: number };

/** A test needs a handful; each costs the rounds of the sandbox some statements. */
export const mostClocks = 1000;

export const ownerOf = ({ memberId, creditMemberId }: { memberId: string; creditMemberId: number }): ClockOwner =>
  creditMemberId ? { companyId: creditMemberId } : { memberId };

const keyOf = (owner: ClockOwner): string =>
  'companyId' in owner ? `company:${owner.companyId}` : `member:${owner.memberId}`;

export const ownerOfKey = (key: string): ClockOwner => {
  const [kind, id = ''] = key.split(':');
  return kind === 'company' ? { companyId: Number(id) } : { memberId: id };
};

export const aheadOf = (clocks: AccountClocks, owner: ClockOwner): number => clocks[keyOf(owner)] ?? 0;

/** Moves one clock forward; false where there are too many. One statement: several processes may do it at once. */
export async function moveClock(db: Database, owner: ClockOwner, ms: number): Promise<boolean> {
  const key = keyOf(owner);
  const { numAffectedRows = 0n } = await sql`update sandbox_state set account_clocks = account_clocks ||
    jsonb_build_object(${key}::text, coalesce((account_clocks ->> ${key})::bigint, 0) + ${ms}::bigint)
    where account_clocks -> ${key} is not null
      or (select count(*) from jsonb_object_keys(account_clocks)) < ${mostClocks}`.execute(db);
  return numAffectedRows > 0n;
}

/** The sandbox's own time of a call: sessions live by it, whatever clock their member has. */
export const sharedNow = ({ now, aheadMs = 0 }: Pick<Call, 'now' | 'aheadMs'>): number => now() - aheadMs;

/** How far the clock of a member is ahead, read anew. */
export async function aheadOfMember(db: Database, memberId: string): Promise<number> {
  const found = await db
    .selectFrom('members')
    .innerJoin('sandbox_state', (join) => join.onTrue())
    .where('members.id', '=', memberId)
    .select(['members.credit_member_id', 'sandbox_state.account_clocks'])
    .executeTakeFirst();
  return found ? aheadOf(found.account_clocks, ownerOf({ memberId, creditMemberId: found.credit_member_id })) : 0;
}

/** Rows of one owner's members; without an owner, all rows. */
export const ofMembers = (owner: ClockOwner | undefined, column = 'member_id'): RawBuilder<SqlBool> =>
  !owner
    ? sql`true`
    : 'companyId' in owner
      ? sql`${sql.ref(column)} in (select id from members where credit_member_id = ${owner.companyId})`
      : sql`${sql.ref(column)} = ${owner.memberId}`;

/** Condition for the rows of one company; false for a private member, true without an owner. */
export const ofCompany = (owner: ClockOwner | undefined, column = 'company_id'): RawBuilder<SqlBool> =>
  !owner ? sql`true` : 'companyId' in owner ? sql`${sql.ref(column)} = ${owner.companyId}` : sql`false`;
