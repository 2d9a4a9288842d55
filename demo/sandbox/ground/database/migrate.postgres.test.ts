import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeLock } from './migrate.ts';
import { openDatabase } from './open-database.ts';

it('processes that start at once on new databases make one lock each time', async () => {
  const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const schema = `lock_${process.pid}_${randomInt(1e9)}`;
  const processes = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ databaseUrl, schema })));
  const db = processes[0]!.db;
  try {
    for (let turn = 0; turn < 150; turn += 1) {
      await Promise.all(processes.map((one) => makeLock(one.db)));
      expect((await sql`select id from migration_lock`.execute(db)).rows).toEqual([{ id: 1 }]);
      await sql`drop table migration_lock`.execute(db);
    }
  } finally {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
    for (const one of processes) await one.close();
  }
});
