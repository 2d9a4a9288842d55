import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShell, runningBlocks } from '#tests/support/running-guide.ts';
import { seededData } from '#tests/support/sandbox.ts';
import { http } from '../../scripts/lib/http.mjs';
import { openDatabase } from './ground/database/open-database.ts';

/** docs/running.md on the embedded database; running.postgres.test.ts runs the rest of its commands. */
let shell: Awaited<ReturnType<typeof openShell>>;
beforeAll(async () => {
  shell = await openShell({});
  const dataDir = path.join(shell.folder, 'data');
  await (await openDatabase({ dataDir, loadFrom: await seededData() })).close();
  await shell.run(
    `export DATA_DIR=${dataDir} DATABASE_URL= SANDBOX=1\nPORT=4600 node .build/sandbox/server.js &\necho "$!" > server.pid\nuntil curl -fsS http://127.0.0.1:4600/healthz; do sleep 1; done`,
  );
});
afterAll(() => shell.close());

const codeOf = async (phone: string): Promise<string> =>
  JSON.stringify(await http(`${shell.url(4600)}/sandbox/sms?mobilePhone=${phone}`).json());
const sendCode = (mobilePhone: string) =>
  http
    .post(`${shell.url(4600)}/common/sendCode`, { body: new URLSearchParams({ mobilePhone, type: 'phone' }) })
    .json<{ ret: number }>();

it('an embedded database that was copied is restored as it was after its files are lost', async () => {
  expect((await sendCode('17000000001')).ret).toBe(0);
  const before = await codeOf('17000000001');
  await shell.block('back up the embedded database');
  fs.rmSync(path.join(shell.folder, 'data', 'base'), { recursive: true });
  await shell.block('restore the embedded database');
  expect(await codeOf('17000000001')).toBe(before);
});

it('the operator pages of a server on this machine are open without a token', async () => {
  const page = await http(`${shell.url(4600)}/status`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await (await http(`${shell.url(4600)}/metrics`)).text()).toContain('travel_build_info');
});

it('every command of the guide has a test that runs it', () => {
  const tests = ['running.test.ts', 'running.postgres.test.ts'].map((name) =>
    fs.readFileSync(`demo/sandbox/${name}`, 'utf8'),
  );
  const missing = [...runningBlocks.keys()].filter((title) => !tests.some((text) => text.includes(`block('${title}'`)));
  expect(runningBlocks.size).toBeGreaterThanOrEqual(8);
  expect(missing).toEqual([]);
  // No other commands stand in the page.
  expect(fs.readFileSync('docs/running.md', 'utf8').split('```bash').length - 1).toBe(runningBlocks.size);
});
