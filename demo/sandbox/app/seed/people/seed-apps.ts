import { apps } from '../../../ground/apps.ts';
import type { Database } from '../../../ground/call.ts';
import type { Seeder, Seeding } from './seeding.ts';
import { randomBytes } from '../../../ground/random/random.ts';

/** The sandbox itself (its own pages), the site and the partner pages; by address and by name. */
const originsFor = (port: number): string[] =>
  [port, port + 10, port + 20].flatMap((one) => [`http://127.0.0.1:${one}`, `http://localhost:${one}`]);

/** Adds the origins of this port where they are missing; true when there were any. */
export async function addOrigins({ tx, port }: Seeding): Promise<boolean> {
  const rows = [...apps.keys()].flatMap((app_id) => originsFor(port).map((origin) => ({ app_id, origin })));
  const added = await tx
    .insertInto('app_origins')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('origin')
    .execute();
  return added.length > 0;
}

/** Lists a page of an integrator's own for these app ids; every process reads its lists again. The next reset forgets it. */
export async function listOrigin(db: Database, origin: string, appIds: readonly string[]): Promise<void> {
  const rows = appIds.map((app_id) => ({ app_id, origin }));
  await db
    .insertInto('app_origins')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('sandbox_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/** Each partner gets a secret of its own, made here and stored in the database only. */
export const seedApps: Seeder = async (seeding) => {
  await addOrigins(seeding);
  const keys = [...apps.keys()].map((app_id) => ({
    kid: `${app_id}-1`,
    app_id,
    secret: randomBytes(32).toString('base64url'),
    created_at: seeding.now,
    retired_at: null,
  }));
  await seeding.tx.insertInto('app_keys').values(keys).execute();
};
