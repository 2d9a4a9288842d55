import { sql } from 'kysely';
import type { Call, Database } from '../ground/call.ts';
import { bounded } from '../ground/bounded.ts';
import type { HoldRow } from '../ground/database/tables/tables-hold.ts';
import { randomBytes } from '../ground/random/random.ts';

/** A price is held for a quarter of an hour. */
export const holdMs = 15 * 60_000;

export const newVerifyKey = (): string => randomBytes(18).toString('base64url');

/** Question and owner of a hold: a key of another member or app id is unknown to the caller. */
interface Owner {
  memberId: string;
  appId: string;
}

type FoundHold<Offer> = { state: 'held'; offer: Offer } | { state: 'expired' } | { state: 'unknown' };

/** Verified offers of one product. */
export interface Holds<Offer> {
  /** Keeps an offer for this owner; the sweep deletes it a day after its end. */
  keep(
    call: Pick<Call, 'db' | 'version'>,
    owner: Owner,
    hold: { verifyKey: string; holdUntilMs: number },
    offer: Offer,
  ): Promise<void>;
  read(call: Pick<Call, 'db' | 'version'>, verifyKey: string, owner: Owner, nowMs: number): Promise<FoundHold<Offer>>;
}

/** An offer with its owner. It never changes, so a process reads it once, about 5 kB. */
interface Kept<Offer> extends Owner {
  offer: Offer;
  holdUntilMs: number;
}

/** The holds of a product; `Offer` is the source of its orders: prices, rules and party as they were shown. */
export function holdsOf<Offer>(kind: HoldRow['kind']): Holds<Offer> {
  const known = bounded<{ version?: number; kept?: Kept<Offer> | undefined }>(1000);

  /** Holder of the offer behind a key; it is empty again after the data were seeded again or a schedule changed. */
  function holderOf(verifyKey: string, version: number): { kept?: Kept<Offer> | undefined } {
    const holder = known(verifyKey, () => ({}));
    if (holder.version !== version) Object.assign(holder, { version, kept: undefined });
    return holder;
  }

  async function readKept(db: Database, verifyKey: string): Promise<Kept<Offer> | undefined> {
    const { rows } = await sql<Pick<HoldRow, 'member_id' | 'app_id' | 'hold_until'> & { content: Offer }>`
      select content, member_id, app_id, hold_until from holds where verify_key = ${verifyKey} and kind = ${kind}`.execute(
      db,
    );
    const [row] = rows;
    return row && { offer: row.content, memberId: row.member_id, appId: row.app_id, holdUntilMs: row.hold_until };
  }

  return {
    async keep({ db, version }, { memberId, appId }, { verifyKey, holdUntilMs }, offer) {
      await db
        .insertInto('holds')
        .values({
          verify_key: verifyKey,
          kind,
          member_id: memberId,
          app_id: appId,
          hold_until: holdUntilMs,
          content: JSON.stringify(offer),
        })
        .execute();
      holderOf(verifyKey, version).kept = { offer, memberId, appId, holdUntilMs };
    },
    async read({ db, version }, verifyKey, owner, nowMs) {
      const holder = holderOf(verifyKey, version);
      const kept = holder.kept ?? (await readKept(db, verifyKey));
      if (!kept) return { state: 'unknown' };
      holder.kept = kept;
      if (kept.memberId !== owner.memberId || kept.appId !== owner.appId) return { state: 'unknown' };
      return kept.holdUntilMs > nowMs ? { state: 'held', offer: kept.offer } : { state: 'expired' };
    },
  };
}
