import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Database, Member } from '../call.ts';
import { headsSeen } from '../orders/heads/list-query.ts';
import { advanceOrder } from '../orders/lifecycle/tick.ts';

/** More are left to the next sweep: a reader does not wait for a whole company's backlog. */
const maxAdvanced = 20;

/** Heads of the orders that the member sees as one table, `o`: each owner's part is read by the owner's own index. */
export function seenHeads(db: Database, member: Member) {
  const [own, ...others] = headsSeen(db, member).map((heads) => heads.selectAll('o'));
  if (!own) throw new Error('a member without orders of his own');
  return db.selectFrom(others.reduce((all, more) => all.unionAll(more), own).as('o'));
}

/** Takes the due steps of the orders that are counted, so that figures are of this moment. Reads the due orders alone. */
export async function advanceSeen(db: Database, member: Member, now: number): Promise<void> {
  const company = member.level === '70' ? String(member.creditMemberId) : null;
  const due = await db
    .selectFrom('air_orders as o')
    .where('o.step_at', '<=', now)
    .where('o.app_id', '=', member.appId)
    .where(sql<SqlBool>`(o.member_id = ${member.memberId} or o.company_id = ${company})`)
    .limit(maxAdvanced)
    .select('o.order_id')
    .execute();
  for (const { order_id } of due) await advanceOrder(db, order_id, now);
}
