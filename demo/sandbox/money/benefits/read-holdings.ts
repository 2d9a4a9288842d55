import type { Database, Tx } from '../../ground/call.ts';
import { holdingsOf } from './holdings.ts';
import type { Holdings } from './holdings.ts';

/** A member's holdings by the paid orders of an application. */
export async function readHoldings(
  db: Database | Tx,
  own: { member_id: string; app_id: string },
  now: number,
): Promise<Holdings> {
  const paid = await db
    .selectFrom('benefit_orders')
    .where('app_id', '=', own.app_id)
    .where('member_id', '=', own.member_id)
    .where('state', '=', 'paid')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('created_at')
    .select(['kind', 'gain', 'paid_at'])
    .$narrowType<{ paid_at: number }>()
    .execute();
  return holdingsOf(paid, now);
}
