import type { Call } from '../../../ground/call.ts';
import type { HotelVerification } from '../../../ground/database/tables/tables-hotel.ts';

interface Owner {
  memberId: string;
  appId: string;
}

export async function keepStay({ db }: Pick<Call, 'db'>, owner: Owner, verification: HotelVerification): Promise<void> {
  const { verifyKey, holdUntilMs } = verification.verified;
  await db
    .insertInto('hotel_verifications')
    .values({
      verify_key: verifyKey,
      member_id: owner.memberId,
      app_id: owner.appId,
      hold_until: holdUntilMs,
      content: JSON.stringify(verification),
    })
    .execute();
}

/** The stay behind a verify key; undefined for another member's, an unknown one, and one whose time is over. */
export async function readStay(
  { db }: Pick<Call, 'db'>,
  verifyKey: string,
  owner: Owner,
  nowMs: number,
): Promise<HotelVerification | undefined> {
  const row = await db
    .selectFrom('hotel_verifications')
    .select('content')
    .where('verify_key', '=', verifyKey)
    .where('member_id', '=', owner.memberId)
    .where('app_id', '=', owner.appId)
    .where('hold_until', '>', nowMs)
    .executeTakeFirst();
  return row?.content;
}
