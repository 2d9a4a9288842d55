import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

it('a connection that the server ends within a transaction fails that transaction, and the process goes on with another one', async () => {
  const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const schema = `lost_${process.pid}_${randomInt(1e9)}`;
  const open = await openDatabase({ databaseUrl, schema });
  const pidOf = async (db: typeof open.db): Promise<number> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;
  try {
    const lost = open.db.transaction().execute(async (tx) => {
      const pid = await pidOf(tx);
      const isThere = async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(open.db)).rows.length > 0;
      await sql`select pg_terminate_backend(${pid})`.execute(open.db);
      await expect.poll(isThere).toBe(false);
      // The word of the server is read before the next statement.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await pidOf(tx);
    });
    await expect(lost).rejects.toThrow();
    expect(await pidOf(open.db)).toBeGreaterThan(0);
  } finally {
    await sql`drop schema ${sql.id(schema)}`.execute(open.db);
    await open.close();
  }
});
