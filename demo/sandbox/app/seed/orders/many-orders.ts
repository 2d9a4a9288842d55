import { sql } from 'kysely';
import type { Database } from '../../../ground/call.ts';
import { letOthersIn } from '../../../ground/in-turns.ts';
import { logFault } from '../../../ground/log.ts';
import { seedOrder } from './seed-orders.ts';
import { manyPlans } from './seed-plans.ts';

export const mostOrders = 1000;

/**
 * Makes so many orders of a member, of every state and over two years, by the code that serves members; the calls of
 * others go in between. Returns how many there are: a trip that finds no seat is left out. Null: a member without
 * passengers to order for.
 */
export async function makeManyOrders(
  db: Database,
  memberId: string,
  count: number,
  now: number,
): Promise<number | null> {
  const passenger = await db
    .selectFrom('passengers')
    .where('member_id', '=', memberId)
    .where('app_id', '=', 'default')
    .select('id')
    .executeTakeFirst();
  if (!passenger) return null;
  const { before } = await db
    .selectFrom('orders')
    .where('member_id', '=', memberId)
    .select(sql<number>`count(*)::int`.as('before'))
    .executeTakeFirstOrThrow();
  let made = 0;
  for (const plan of manyPlans(memberId, count, before, now)) {
    await letOthersIn();
    await db
      .transaction()
      .execute((tx) => seedOrder(tx, plan))
      .then(
        () => (made += 1),
        (error: unknown) => logFault(`order ${plan.number} of many`, error),
      );
  }
  return made;
}
