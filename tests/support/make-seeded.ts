import { sql } from 'kysely';
import { setPasswordCost } from '#demo/sandbox/ground/member/password-hash.ts';
import { createSandbox } from '#demo/sandbox/sandbox.ts';
import { cheapCost } from './seeded.ts';
import { testStartMs } from './test-time.ts';

/**
 * Every sandbox that starts from the data reads all of its files and, without a checkpoint, writes again what the log says:
 * together they take two fifths of its start.
 */
const lean = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database if exists template0',
  'drop database if exists template1',
  'checkpoint',
];

/** A data directory with tables and people; one that has them gets the orders of two years. */
export async function makeSeeded(people?: Blob): Promise<Buffer> {
  setPasswordCost(cheapCost);
  const sandbox = await createSandbox({
    memory: true,
    trueNow: () => testStartMs,
    ...(people && { loadFrom: people, seedOrders: true }),
  });
  try {
    if (people) await sandbox.reset();
    for (const statement of lean) await sql.raw(statement).execute(sandbox.db);
    const dump = await sandbox.dump?.();
    if (!dump) throw new Error('the embedded database gave no dump');
    return Buffer.from(await dump.arrayBuffer());
  } finally {
    await sandbox.close();
  }
}
