import { apps } from '../../ground/apps.ts';
import type { Database } from '../../ground/call.ts';
import { randomBytes } from '../../ground/random/random.ts';

/** A partner's program moves from one to the other while both are good. */
const mostLiveKeys = 2;

export class KeyError extends Error {}

const check = (appId: string): void => {
  if (!apps.has(appId))
    throw new KeyError(`there is no application "${appId}". Known: ${[...apps.keys()].join(', ')}.`);
};

const liveKeys = (db: Database, appId: string) =>
  db
    .selectFrom('app_keys')
    .where('app_id', '=', appId)
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .select(['kid', 'created_at']);

export async function listKeys(db: Database, appId: string): Promise<{ kid: string; created_at: number }[]> {
  check(appId);
  return await liveKeys(db, appId).execute();
}

/** Makes a key; its secret is shown this once. */
export async function addKey(db: Database, appId: string, now: number): Promise<{ kid: string; secret: string }> {
  check(appId);
  const made = { kid: `${appId}-${randomBytes(4).toString('hex')}`, secret: randomBytes(32).toString('base64url') };
  await db.transaction().execute(async (tx) => {
    const live = await liveKeys(tx, appId).forUpdate().execute();
    if (live.length >= mostLiveKeys)
      throw new KeyError(
        `${appId} has ${live.length} live keys: retire one first (${live.map(({ kid }) => kid).join(', ')}).`,
      );
    await tx
      .insertInto('app_keys')
      .values({ ...made, app_id: appId, created_at: now, retired_at: null })
      .execute();
  });
  return made;
}

/** From the next call on, signs of this key are refused. */
export async function retireKey(db: Database, appId: string, kid: string, now: number): Promise<void> {
  check(appId);
  await db.transaction().execute(async (tx) => {
    const live = await liveKeys(tx, appId).forUpdate().execute();
    if (!live.some((key) => key.kid === kid)) throw new KeyError(`${appId} has no live key "${kid}".`);
    if (live.length === 1) throw new KeyError(`${kid} is the only key of ${appId}: add another one first.`);
    await tx
      .updateTable('app_keys')
      .set({ retired_at: now })
      .where('kid', '=', kid)
      .where('app_id', '=', appId)
      .execute();
  });
}
