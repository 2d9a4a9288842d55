import type { TrainWait } from '#contract/train-wait.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { depositOf, partyPrice, waitEndMs } from '#domain/rail/wait.ts';
import type { Tx } from '../../../ground/call.ts';
import type { RailWaitData, WishTerms } from '../../../ground/database/tables/tables-rail.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import { aheadOf, showWish } from './wishes.ts';

/** The wishes of a waiting order, each with the people before it. The search tells which seats are left. */
export async function showWait(tx: Tx, order: RailOrderState, wait: RailWaitData): Promise<TrainWait> {
  const types = order.content.passengers.map(({ ticketType }) => ticketType);
  const { wishes, deadline, hoursBefore, served, terms } = wait;
  const most = (of: (one: WishTerms) => Fen): Fen => Math.max(0, ...(terms ?? []).map(of));
  const deposit = terms
    ? most(({ company }) => company) + most(({ personal }) => personal)
    : depositOf(wishes.map(({ prices }) => partyPrice(prices, types) ?? 0));
  const first = await tx
    .selectFrom('rail_wishes')
    .where('order_id', '=', order.order_id)
    .select('place')
    .limit(1)
    .executeTakeFirst();
  const ahead = first ? await aheadOf(tx, wishes, { place: first.place, orderId: order.order_id }) : [];
  return {
    wishes: wishes.map((wish, at) => ({
      ...showWish(wish, types, { left: 0, ahead: ahead[at] ?? 0 }),
      ...(hoursBefore !== undefined && { until: momentAt(waitEndMs(msOf(wish.from.at), hoursBefore)) }),
    })),
    deadline: momentAt(deadline),
    deadlineMs: deadline,
    deposit: yuanOf(deposit),
    served,
  };
}
