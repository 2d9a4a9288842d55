import { hideRailAccount } from '#domain/rail/account/rail-account.ts';
import type { Database, Member } from '../../../ground/call.ts';

/** The member's account of 12306, masked; "" without one. */
export async function linkedRailAccount(db: Database, { appId, memberId }: Member): Promise<string> {
  const row = await db
    .selectFrom('rail_accounts')
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .where('is_linked', '=', true)
    .select('account')
    .executeTakeFirst();
  return row ? hideRailAccount(row.account) : '';
}
