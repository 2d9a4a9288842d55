import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { hasSubordinates } from '#domain/account/subordinate/subordinate.ts';
import type { SubordinateState } from '#contract/subordinate.ts';
import type { Database, Member, Tx } from '../call.ts';

/** No chain of superiors is longer; the path keeps a circle of phones from running for ever. */
const maxDepth = 6;

/** True for members who have others below them: distributors and operators. */
export const isSuperior = (member: Pick<Member, 'memberType' | 'creditMemberId' | 'isThirdParty'>): boolean =>
  hasSubordinates(member.memberType) && member.creditMemberId <= 0 && !member.isThirdParty;

/** A member below another; `superior_id` is the direct superior. */
export interface Below {
  id: string;
  mobile_phone: string;
  member_type: number;
  superior_id: string;
  depth: number;
}

/**
 * Members below a member as rows (id, mobile_phone, member_type, superior_id, depth): those that the member recommended
 * and those that distributors among them recommended. Employees of companies are left out: they are their company's.
 */
export const below = ({ memberId, mobilePhone }: Pick<Member, 'memberId' | 'mobilePhone'>): RawBuilder<Below> =>
  sql`(with recursive chain as (
      select m.id, m.mobile_phone, m.member_type, ${memberId}::text as superior_id, 1 as depth, array[${memberId}::text, m.id] as path
      from members m
      where m.referrer_phone = ${mobilePhone} and m.app_id is null and m.credit_member_id = 0 and m.id <> ${memberId}
      union all
      select m.id, m.mobile_phone, m.member_type, c.id, c.depth + 1, c.path || m.id
      from chain c join members m on m.referrer_phone = c.mobile_phone
      where c.member_type in (40, 50) and c.depth < ${sql.lit(maxDepth)}
        and m.app_id is null and m.credit_member_id = 0 and m.id <> all(c.path)
    ) select id, mobile_phone, member_type, superior_id, depth from chain)`;

/** One member below the caller; undefined for everybody else. */
export async function findBelow(db: Database | Tx, member: Member, memberId: string): Promise<Below | undefined> {
  if (!isSuperior(member)) return undefined;
  const { rows } = await sql<Below>`select * from ${below(member)} as b where b.id = ${memberId}`.execute(db);
  return rows[0];
}

/** Of a row of `members` called `m`. */
export const stateOf = sql<SubordinateState>`case when m.frozen_at is not null then 'frozen' when m.password is null then 'unclaimed' else 'active' end`;
