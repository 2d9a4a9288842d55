import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Database, Member } from '../../ground/call.ts';
import { fixed } from '../../ground/database/statements/fixed.ts';
import { headsSeen, viewerOf } from '../../orders/heads/list-query.ts';
import type { Viewer } from '../../orders/heads/list-query.ts';
import { advanceOrder } from '../../products/flight/lifecycle/tick.ts';

/** More are left to the next sweep: a reader does not wait for a whole company's backlog. */
const maxAdvanced = 20;

/** Heads of the orders that a viewer sees as one table, `o`: each owner's part is read by the owner's own index. */
export function seenHeads(db: Database, viewer: Viewer) {
  const [own, ...others] = headsSeen(db, viewer).map((heads) => heads.selectAll('o'));
  if (!own) throw new Error('a member without own orders');
  return db.selectFrom(others.reduce((all, more) => all.unionAll(more), own).as('o'));
}

const dueOrders = fixed((db, now: number, appId: string, memberId: string, companyId: string | null) =>
  db
    .selectFrom('air_orders as o')
    .where('o.step_at', '<=', now)
    .where('o.app_id', '=', appId)
    .where(sql<SqlBool>`(o.member_id = ${memberId} or o.company_id = ${companyId})`)
    .limit(maxAdvanced)
    .select('o.order_id')
    .compile(),
);

/** Takes the due steps of the orders that are counted, so that figures are of this moment. Reads the due orders alone. */
export async function advanceSeen(db: Database, member: Member, now: number): Promise<void> {
  const { appId, memberId, companyId } = viewerOf(member);
  for (const { order_id } of await dueOrders(db, now, appId, memberId, companyId))
    await advanceOrder(db, order_id, now);
}
