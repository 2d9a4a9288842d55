import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { copyTemplate } from '#tests/support/template.ts';
import { callWithout, openShell } from '#tests/support/running-guide.ts';
import { http } from '../../scripts/lib/http.mjs';
import { makeSign } from './ground/member/make-sign.ts';
import { openDatabase } from './ground/database/open-database.ts';
import type { OpenDatabase } from './ground/database/open-database.ts';

/** docs/running.md on PostgreSQL, in the order of the page. */
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const restoredName = `running_restored_${process.pid}`;
const restoredUrl = new URL(`/${restoredName}`, serverUrl || 'postgres://none').href;
let own: Awaited<ReturnType<typeof copyTemplate>>;
let open: OpenDatabase;
let admin: OpenDatabase;
let shell: Awaited<ReturnType<typeof openShell>>;
beforeAll(async () => {
  own = await copyTemplate(serverUrl);
  open = await openDatabase({ databaseUrl: own.url });
  admin = await openDatabase({ databaseUrl: serverUrl, schema: 'public' });
  await sql`create database ${sql.id(restoredName)}`.execute(admin.db);
  shell = await openShell({
    'postgres://travel@db.internal/travel_restored': restoredUrl,
    'postgres://travel@db.internal/travel': own.url,
  });
});
afterAll(async () => {
  await shell.close();
  await open.close();
  await sql`drop database if exists ${sql.id(restoredName)} with (force)`.execute(admin.db);
  await admin.close();
  await own.drop();
});

/** PostgreSQL's own programs, of the version of the server. */
const folder = '/usr/lib/postgresql';
const versions = fs.existsSync(folder) ? fs.readdirSync(folder).map(Number) : [];
const bin = { PATH: `${folder}/${Math.max(...versions)}/bin:${process.env['PATH'] ?? ''}` };

const rowsOf = async ({ db }: OpenDatabase, tables: readonly string[]): Promise<number[]> =>
  await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(db);
      return rows[0]?.n ?? -1;
    }),
  );

it('starts, and shows its figures to those who have the token alone', async () => {
  await shell.block('start');
  const shown = await shell.block('watch');
  expect(shown).toContain('"kind":"server"');
  expect(shown).toContain('travel_database_connections{state="total"}');
  expect((await http(`${shell.url(4600)}/metrics`)).status).toBe(401);
  expect((await http(`${shell.url(4600)}/sandbox/accounts`)).status).toBe(404);
});

it('a dump of a working server is restored whole, and served', async () => {
  const calls = callWithout(20, () => [shell.url(4600)]);
  await shell.block('back up', bin);
  await shell.block('restore', bin);
  expect(await calls.stop()).toEqual([]);
  const restored = await openDatabase({ databaseUrl: restoredUrl });
  const tables = ['members', 'ledger_accounts', 'migrations', 'app_keys', 'notices'];
  const found = await rowsOf(restored, tables);
  expect(Math.min(...found)).toBeGreaterThan(0);
  expect(found).toEqual(await rowsOf(open, tables));
  await restored.close();
  const answer = await http.post(`${shell.url(4601)}/common/notices`, { body: new URLSearchParams() });
  expect(await answer.json()).toMatchObject({ ret: 0 });
  await shell.run(
    'kill -TERM "$(cat restored.pid)"\nwhile kill -0 "$(cat restored.pid)" 2>/dev/null; do sleep 0.2; done',
  );
});

it('a partner goes from one key to the next without a refused login', async () => {
  const login = async (): Promise<number> => {
    const sign = (await makeSign(open.db, { appId: 'skyline', user: 'running' }, Date.now())) ?? '';
    const body = new URLSearchParams({ appId: 'skyline', sign });
    return (await http.post(`${shell.url(4600)}/login/appThirdPartyLogin`, { body }).json<{ ret: number }>()).ret;
  };
  const keys = () =>
    open.db
      .selectFrom('app_keys')
      .where('app_id', '=', 'skyline')
      .where('retired_at', 'is', null)
      .selectAll()
      .execute();
  const [old, ...others] = await keys();
  for (const { kid } of others) await shell.run(`node .build/sandbox/keys.js retire --app-id skyline --kid ${kid}`);
  await expect(shell.run(`node .build/sandbox/keys.js retire --app-id skyline --kid ${old?.kid}`)).rejects.toThrow(
    'only key',
  );
  expect(await login()).toBe(0);
  await shell.block('rotate keys', { OLD_KID: old?.kid ?? '' });
  const [made, ...more] = await keys();
  expect(more).toEqual([]);
  expect(shell.read('new-key.txt')).toBe(`kid: ${made?.kid}\nsecret: ${made?.secret}`);
  expect(await login()).toBe(0);
});

it('an upgrade loses no call', async () => {
  const calls = callWithout(5, () => [shell.url(4600), shell.url(4601)]);
  await shell.block('upgrade');
  await shell.run('while kill -0 "$(cat server.pid)" 2>/dev/null; do sleep 0.2; done');
  expect(await calls.stop()).toEqual([]);
  expect(calls.answered()).toBeGreaterThan(3);
});
