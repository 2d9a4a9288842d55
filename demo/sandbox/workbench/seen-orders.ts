import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Database, Member } from '../call.ts';
import { advanceOrder } from '../orders/tick.ts';

/** More are left to the next sweep: a reader does not wait for a whole company's backlog. */
const maxAdvanced = 20;

/** Own orders of this app id; the company's account also sees its employees' business orders (orders/read-order.ts, maySee). `o` is the order's table. */
export function seenBy(member: Member): RawBuilder<SqlBool> {
  const company = member.level === '70' ? sql`or o.company_id = ${String(member.creditMemberId)}` : sql``;
  return sql<SqlBool>`o.app_id = ${member.appId} and (o.member_id = ${member.memberId} ${company})`;
}

/** Figures are of this moment: what is due on the orders that are counted happens first. */
export async function advanceSeen(db: Database, member: Member, now: number): Promise<void> {
  const due = await db.selectFrom('air_orders as o').where(seenBy(member)).where('o.step_at', '<=', now).limit(maxAdvanced).select('o.order_id').execute();
  for (const { order_id } of due) await advanceOrder(db, order_id, now);
}

/** Names of the passengers by order. */
export async function namesByOrder(db: Database, orderIds: readonly string[]): Promise<(orderId: string) => string[]> {
  if (!orderIds.length) return () => [];
  const rows = await db.selectFrom('air_order_passengers').where('order_id', 'in', orderIds).orderBy('psg_id').select(['order_id', 'name']).execute();
  return (orderId) => rows.filter((row) => row.order_id === orderId).map(({ name }) => name);
}
