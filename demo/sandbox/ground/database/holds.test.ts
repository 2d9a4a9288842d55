import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memorySandbox } from '#tests/support/sandbox.ts';
import { migrate } from './migrate.ts';

/** The tables as they were before the step `060-holds`. */
const undo = [
  'drop table holds',
  `create table flight_verifications (verify_key text primary key, member_id text not null, app_id text not null,
    travel_type text not null, created_at bigint not null, hold_until bigint not null, content jsonb not null)`,
  `create table hotel_verifications (verify_key text primary key, member_id text not null, app_id text not null,
    hold_until bigint not null, content jsonb not null)`,
  `delete from migrations where name = '060-holds'`,
  `insert into flight_verifications values ('air', 'm', 'default', 'private', 1, 900, '{"a": 1}')`,
  `insert into hotel_verifications values ('stay', 'n', 'skyline', 800, '{"b": 2}')`,
];

it('prices that were held for flights and for stays are held in the one table of all products', async () => {
  const sandbox = await memorySandbox();
  try {
    for (const statement of undo) await sql.raw(statement).execute(sandbox.db);
    await migrate(sandbox.db);
    expect(await sandbox.db.selectFrom('holds').selectAll().orderBy('verify_key').execute()).toEqual([
      { verify_key: 'air', kind: 'airTicket', member_id: 'm', app_id: 'default', hold_until: 900, content: { a: 1 } },
      { verify_key: 'stay', kind: 'hotel', member_id: 'n', app_id: 'skyline', hold_until: 800, content: { b: 2 } },
    ]);
  } finally {
    await sandbox.close();
  }
});
