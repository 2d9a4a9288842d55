import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveSandbox } from '#demo/sandbox/app/http/serve.ts';
import type { RunningServer } from '#demo/sandbox/app/http/serve.ts';
import { memorySandbox } from '#tests/support/sandbox.ts';

/** The package by the command of the guide, from a provider that serves it, in a folder with nothing else. */
const guideApi = 'http://127.0.0.1:4600';
const run = promisify(execFile);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-install-'));
let server: RunningServer;
beforeAll(async () => {
  server = await serveSandbox(await memorySandbox({ packageFile: inject('tarball') }), '127.0.0.1', 0);
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const commandsOf = (page: string): string[] =>
  Array.from(fs.readFileSync(page, 'utf8').matchAll(/^ *(npm install .*)$/gm), ([, command = '']) => command);

test('no page says that the package comes from a public registry', () => {
  const pages = ['docs/server-events.md', 'docs/testing.md', 'docs/react.md', 'src/entries/npm-readme.md'];
  for (const page of pages) {
    const commands = commandsOf(page);
    expect(commands.length, page).toBeGreaterThan(0);
    expect(
      commands.filter((command) => !/ \S+\/npm\/travel-embed\.tgz\b/.test(command)),
      page,
    ).toEqual([]);
  }
});

test('the command of the five minutes installs it, and its trigger works', async () => {
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const [command = ''] = commandsOf('docs/server-events.md');
  const [name = '', ...words] = command.replace(guideApi, server.url).split(' ');
  await run(name, [...words, '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: folder });
  const trigger = ['--no-install', 'travel-embed', 'trigger', 'order.made', '--api', server.url];
  expect((await run('npx', trigger, { cwd: folder })).stdout).toMatch(/^order\.made: order \d+/);
});
