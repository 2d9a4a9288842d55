import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { refuse } from '../ground/call.ts';
import type { Database, Member, Tx } from '../ground/call.ts';
import { findBelow } from '../ground/member/below.ts';
import type { OrderHeadRow } from '../ground/database/tables/tables-order.ts';

/** An order of any product, as far as it tells who may see it. */
type Owned = Pick<OrderHeadRow, 'member_id' | 'app_id' | 'company_id'>;

/** The caller travels by an order that a colleague has made for them. */
async function travelsBy(db: Database | Tx, member: Member, order: Owned & { order_id: string }): Promise<boolean> {
  if (member.creditEmployeeId <= 0 || order.company_id !== String(member.creditMemberId)) return false;
  const found = await db
    .selectFrom('order_travellers')
    .where('order_id', '=', order.order_id)
    .where('member_id', '=', member.memberId)
    .select('order_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** An order that is not there, or not to be seen. */
export const noOrder = (): Envelope<never> => refuse(404, '没有找到这笔订单');

/** Own orders by member and app id; the company's account also sees its employees' business orders. */
export function maySee(member: Member, order: Owned): boolean {
  if (order.app_id !== member.appId) return false;
  if (order.member_id === member.memberId) return true;
  return member.level === '70' && order.company_id !== null && order.company_id === String(member.creditMemberId);
}

/** The caller decides, or decided, or has a copy: about the order, a change or refund of it, or the trip that it was booked from. */
async function decidesOn(db: Database | Tx, member: Member, order: Owned & { order_id: string }): Promise<boolean> {
  const { creditEmployeeId: actor, creditMemberId: companyId } = member;
  if (actor <= 0 || order.company_id !== String(companyId)) return false;
  const { rows } = await sql`
    select c.id from cases c
    where c.company_id = ${companyId}
      and (c.kind in ('order', 'change', 'refund') and c.subject_id = ${order.order_id} or c.kind = 'trip' and c.subject_id in (
        select u.application_id::text from application_uses u where u.order_id = ${order.order_id}))
      and (exists (select 1 from case_tasks t where t.case_id = c.id and ${actor} in (t.actor, t.for_id))
        or exists (select 1 from case_copies k where k.case_id = c.id and k.actor = ${actor}))
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * A superior reads the private orders of subordinates, an employee the orders by which they travel and those that they
 * decide on. Reading alone: they change nothing.
 */
export const mayRead = async (
  db: Database | Tx,
  member: Member,
  order: Owned & { order_id: string },
): Promise<boolean> => {
  if (order.app_id !== member.appId) return false;
  if (order.company_id !== null) return (await travelsBy(db, member, order)) || (await decidesOn(db, member, order));
  return (await findBelow(db, member, order.member_id)) !== undefined;
};
