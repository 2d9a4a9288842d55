import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Verified } from '#contract/flight.ts';
import type { Database, Member, Tx } from '../../call.ts';
import { fixed } from '../../database/fixed.ts';
import { bounded } from '../bounded.ts';

export type TravelType = 'private' | 'business';

/** Source of an order: prices, rules and flights as they were shown, and for how many people. */
export interface Verification {
  verified: Verified;
  travelType: TravelType;
  counts: { ADT: number; CHD: number; INF: number };
}

export type FoundVerification = { state: 'held'; verification: Verification; orderNumber: number } | { state: 'expired' } | { state: 'unknown' };

/** A price is held for a quarter of an hour. */
export const holdMs = 15 * 60_000;

export const newVerifyKey = (): string => randomBytes(18).toString('base64url');

const holders = bounded<{ verification?: Verification }>(1000);
/**
 * The price behind a key never changes, so a process reads it once, about 5 kB. The key's validity and owner
 * are read from the database each time.
 */
const known = (verifyKey: string) => holders(verifyKey, () => ({}));

/** Keeps a verified price for this member and app id; the sweep deletes it a day after its end. */
export async function keepVerification(db: Database | Tx, owner: { member: Member; appId: string }, verification: Verification, nowMs: number): Promise<void> {
  await db
    .insertInto('flight_verifications')
    .values({
      verify_key: verification.verified.verifyKey,
      member_id: owner.member.memberId,
      app_id: owner.appId,
      travel_type: verification.travelType,
      created_at: nowMs,
      hold_until: verification.verified.holdUntilMs,
      content: JSON.stringify(verification),
    })
    .execute();
  known(verification.verified.verifyKey).verification = verification;
}

/** With the number of an order that may be made of it: numbers are taken in order and may stay unused. */
const priceBehind = fixed((db, verifyKey: string, memberId: string, appId: string, isKnown: boolean) =>
  db
    .selectFrom('flight_verifications')
    .select(['hold_until', sql<Verification | null>`case when ${isKnown} then null else content end`.as('content'), sql<number>`nextval('air_order_numbers')`.as('order_number')])
    .where('verify_key', '=', verifyKey)
    .where('member_id', '=', memberId)
    .where('app_id', '=', appId)
    .compile(),
);

/** The price behind a verify key. Another member's key, or one of another app id, is unknown. */
export async function readVerification(db: Database | Tx, verifyKey: string, owner: { memberId: string; appId: string }, nowMs: number): Promise<FoundVerification> {
  const holder = known(verifyKey);
  const [row] = await priceBehind(db, verifyKey, owner.memberId, owner.appId, holder.verification !== undefined);
  if (!row) return { state: 'unknown' };
  const verification = (holder.verification ??= row.content ?? undefined);
  if (!verification) throw new Error('a price without its content');
  return row.hold_until > nowMs ? { state: 'held', verification, orderNumber: row.order_number } : { state: 'expired' };
}
