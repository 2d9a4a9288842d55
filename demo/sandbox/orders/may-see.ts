import type { Envelope } from '#contract/row.ts';
import { refuse } from '../ground/call.ts';
import type { Database, Member, Tx } from '../ground/call.ts';
import { findBelow } from '../ground/member/below.ts';
import type { OrderHeadRow } from '../ground/database/tables/tables-order.ts';

/** An order of any product, as far as it tells who may see it. */
type Owned = Pick<OrderHeadRow, 'member_id' | 'app_id' | 'company_id'>;

/** An order that is not there, or not to be seen. */
export const noOrder = (): Envelope<never> => refuse(404, '没有找到这笔订单');

/** Own orders by member and app id; the company's account also sees its employees' business orders (quality.md, Security). */
export function maySee(member: Member, order: Owned): boolean {
  if (order.app_id !== member.appId) return false;
  if (order.member_id === member.memberId) return true;
  return member.level === '70' && order.company_id !== null && order.company_id === String(member.creditMemberId);
}

/** A superior reads the private orders of those below him, and changes nothing of them. */
export const seesAsSuperior = async (db: Database | Tx, member: Member, order: Owned): Promise<boolean> =>
  order.app_id === member.appId &&
  order.company_id === null &&
  (await findBelow(db, member, order.member_id)) !== undefined;
