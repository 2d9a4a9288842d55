import { sql } from 'kysely';
import type { Tx } from '../../ground/call.ts';
import type { CaseHead } from '../cases/case-subject.ts';
import { portOf } from './ports.ts';

/** The order of every product has a row in its own table, which all of its changes lock. */
export async function lockOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const heads = await tx
    .selectFrom('orders')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .select(['order_id', 'kind'])
    .execute();
  for (const { order_id, kind } of heads) await portOf(kind).waits(tx, order_id);
}

/** The applicant made the order, or travels by it and wants its news: the order's own message tells them the outcome. */
export async function isToldByOrder(tx: Tx, { subjectId, applicantId }: CaseHead): Promise<boolean> {
  const { rows } = await sql`select 1 from employees e where e.id = ${applicantId} and (
    exists (select 1 from orders o where o.order_id = ${subjectId} and o.member_id = e.member_id)
    or exists (select 1 from order_travellers t
      where t.order_id = ${subjectId} and t.member_id = e.member_id and t.notice <> 'none'))`.execute(tx);
  return rows.length > 0;
}
