import { randomUUID } from 'node:crypto';
import os from 'node:os';
import process from 'node:process';
import { sql } from 'kysely';
import type { Database } from './tables/database.ts';

/** Longer than a round of chores takes; a killed process holds up the others no longer than this. */
const leaseSeconds = 5;

/**
 * Takes or renews the lease `name` for this holder; false while another holder has it. A row and no advisory lock:
 * it holds on no connection, and databases that only speak PostgreSQL's protocol have it too.
 */
export async function takeLease(db: Database, name: string, holder: string): Promise<boolean> {
  const ends_at = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, ends_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, ends_at })
        .where((eb) => eb.or([eb('leases.holder', '=', holder), eb('leases.ends_at', '<', sql<Date>`now()`)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Another process takes over at once. */
export async function giveLeaseBack(db: Database, name: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}

/** Name of this process in the table; no two are equal. */
export const newHolder = (): string => `${os.hostname()} ${process.pid} ${randomUUID()}`;
