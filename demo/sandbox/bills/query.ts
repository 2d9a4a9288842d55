import type { z } from 'zod';
import { billMembers } from '#contract/bill.ts';
import type { BillKind, BillPage, BillRow } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, refuse } from '../call.ts';
import type { Call, Member } from '../call.ts';
import { paged } from '../lists/paged.ts';
import { id, movementsOf, sorts, sums } from './bill-query.ts';
import type { BillMovement } from './bill-query.ts';

/** A refusal for a member who has no such bill; its route refuses him too. */
export const refusedBill = (kind: BillKind, { level }: Member): Envelope<never> | undefined =>
  billMembers[kind].includes(level) ? undefined : refuse(403, '您没有使用此功能的权限');

export async function queryBill(
  { size, sort, after, skip, ...filters }: z.output<typeof billSchemas.query>,
  call: Call,
): Promise<Envelope<BillPage>> {
  const member = memberOf(call);
  const refused = refusedBill(filters.kind, member);
  if (refused) return refused;
  const query = movementsOf(call.db, member, filters);
  return await paged(
    { db: call.db, query, sorts, id, sums },
    { size, sort, after, skip },
    (movements: BillMovement[]) => movements.map(viewMovement),
  );
}

export const stateOf = ({ is_pending }: BillMovement): BillRow['state'] => (is_pending ? 'pending' : 'done');
/** Money for a payment that was closed before it arrived. */
export const remarkOf = ({ closed_because }: BillMovement): string =>
  closed_because === null ? '' : '订单已无需支付，原路退回';

const viewMovement = (movement: BillMovement): BillRow => ({
  id: String(movement.movement),
  at: momentAt(movement.at),
  type: movement.type,
  orderId: movement.order_id ?? '',
  product: movement.product ?? '',
  title: movement.title ?? '',
  channel: movement.channel,
  tradeNo: movement.trade_no,
  direction: movement.amount > 0 ? 'in' : 'out',
  amount: yuanOf(Math.abs(movement.amount)),
  balance: movement.balance === null ? '' : yuanOf(movement.balance),
  state: stateOf(movement),
  remark: remarkOf(movement),
});
