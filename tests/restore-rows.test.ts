import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import { restoreRows } from '#tests/support/restore-rows.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => testStartMs });
});
afterAll(() => sandbox.close());

/** All rows and numbers; the state counts what has happened to it. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'sandbox_state'
  `.execute(sandbox.db);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.id(name)} t order by 1`.execute(
      sandbox.db,
    );
    found[name] = rows.map(({ row }) => row);
  }
  found['numbers'] = (
    await sql`select sequencename, last_value from pg_sequences where schemaname = current_schema() order by 1`.execute(
      sandbox.db,
    )
  ).rows;
  return found;
}

const ownClocks = async () =>
  (await sandbox.db.selectFrom('sandbox_state').select('account_clocks').executeTakeFirstOrThrow()).account_clocks;

it('tables, numbers, clocks and faults of a sandbox are again as they were, each time', async () => {
  const client = clientOf(sandbox);
  const before = await everything();
  const restore = await restoreRows(sandbox);
  for (const round of [1, 2]) {
    // Rows that are new, changed, gone, and gone and back.
    expect((await client.logIn('13800000010')).ret).toBe(0);
    await sandbox.db
      .updateTable('members')
      .set({ username: `other${round}` })
      .where('id', '=', '20250010')
      .execute();
    await sql`delete from notices`.execute(sandbox.db);
    await sql`with gone as (delete from addresses returning id) select nextval('addresses_id_seq') from gone`.execute(
      sandbox.db,
    );
    await client.tell('/sandbox/fault', { path: '/common/notices', kind: 'status:500', times: 9 });
    await sandbox.advance(7 * 86_400);
    await client.tell('/sandbox/clock', { advance: 86_400, account: '13800000070' });
    expect(await ownClocks()).not.toEqual({});
    expect(await everything()).not.toEqual(before);
    await restore();
    expect(await everything()).toEqual(before);
    expect(sandbox.now()).toBe(testStartMs);
    expect(await ownClocks()).toEqual({});
    expect((await client.raw('/common/notices')).status).toBe(200);
  }
});
