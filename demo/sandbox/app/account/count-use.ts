import type { UserInfoEx } from '#contract/account.ts';
import type { Database, Tx } from '../../ground/call.ts';

const countedMs = 180 * 86_400_000;

/** Orders with a ticket through this application, and logins of the last 180 days through any. */
export async function countUse(
  db: Database | Tx,
  memberId: string,
  appId: string,
  now: number,
): Promise<Pick<UserInfoEx, 'ticketOrderCount' | 'usecount'>> {
  const { tickets } = await db
    .selectFrom('orders')
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .where('status', 'in', [2, 3])
    .where('kind', 'in', ['airTicket', 'gp'])
    .select((eb) => eb.fn.countAll<number>().as('tickets'))
    .executeTakeFirstOrThrow();
  const { logins } = await db
    .selectFrom('logins')
    .where('member_id', '=', memberId)
    .where('at', '>', now - countedMs)
    .select((eb) => eb.fn.countAll<number>().as('logins'))
    .executeTakeFirstOrThrow();
  return { ticketOrderCount: Number(tickets), usecount: Number(logins) };
}
