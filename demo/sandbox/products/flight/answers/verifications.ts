import type { Call, Database, Member } from '../../../ground/call.ts';
import type { Verification } from '../../../ground/database/tables/tables-flight.ts';
import { bounded } from '../../../ground/bounded.ts';

export type FoundVerification =
  { state: 'held'; verification: Verification } | { state: 'expired' } | { state: 'unknown' };

/** A verified price with its owner. It never changes, so a process reads it once, about 5 kB. */
interface Price {
  verification: Verification;
  memberId: string;
  appId: string;
  holdUntilMs: number;
}

const prices = bounded<{ version?: number; price?: Price | undefined }>(1000);

/** Holder of the price behind a key; it is empty again after the data were seeded again. */
function holderOf(verifyKey: string, version: number): { price?: Price | undefined } {
  const holder = prices(verifyKey, () => ({}));
  if (holder.version !== version) Object.assign(holder, { version, price: undefined });
  return holder;
}

/** Keeps a verified price for this member and app id; the sweep deletes it a day after its end. */
export async function keepVerification(
  { db, version }: Pick<Call, 'db' | 'version'>,
  owner: { member: Member; appId: string },
  verification: Verification,
  nowMs: number,
): Promise<void> {
  const { verifyKey, holdUntilMs } = verification.verified;
  const { memberId } = owner.member;
  await db
    .insertInto('flight_verifications')
    .values({
      verify_key: verifyKey,
      member_id: memberId,
      app_id: owner.appId,
      travel_type: verification.travelType,
      created_at: nowMs,
      hold_until: holdUntilMs,
      content: JSON.stringify(verification),
    })
    .execute();
  holderOf(verifyKey, version).price = { verification, memberId, appId: owner.appId, holdUntilMs };
}

async function readPrice(db: Database, verifyKey: string): Promise<Price | undefined> {
  const row = await db
    .selectFrom('flight_verifications')
    .select(['content', 'member_id', 'app_id', 'hold_until'])
    .where('verify_key', '=', verifyKey)
    .executeTakeFirst();
  return row && { verification: row.content, memberId: row.member_id, appId: row.app_id, holdUntilMs: row.hold_until };
}

/** The price behind a verify key. Another member's key, or one of another app id, is unknown. */
export async function readVerification(
  { db, version }: Pick<Call, 'db' | 'version'>,
  verifyKey: string,
  owner: { memberId: string; appId: string },
  nowMs: number,
): Promise<FoundVerification> {
  const holder = holderOf(verifyKey, version);
  const price = holder.price ?? (await readPrice(db, verifyKey));
  if (!price) return { state: 'unknown' };
  holder.price = price;
  if (price.memberId !== owner.memberId || price.appId !== owner.appId) return { state: 'unknown' };
  return price.holdUntilMs > nowMs ? { state: 'held', verification: price.verification } : { state: 'expired' };
}
