import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the sandbox; the site is 10, the partner pages 20 above. */
    port: number;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function freeBase(): Promise<number> {
  for (let port = 47_000; port < 48_000; port += 30) if ((await isFree(port)) && (await isFree(port + 10)) && (await isFree(port + 20))) return port;
  throw new Error('no three free ports');
}

/** `npm start` as a user runs it, on ports and a data folder of its own, for all browser tests. */
export default async function runningProduct(project: TestProject): Promise<() => Promise<void>> {
  const port = await freeBase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-e2e-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn('npm', ['start'], { env: { ...env, PORT: String(port), DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadlineMs = Date.now() + 90_000;
  for (const offset of [0, 10, 20]) {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port + offset}/healthz`).catch(() => null);
      if (answer?.ok) break;
      if (Date.now() > deadlineMs || child.exitCode !== null) throw new Error(`npm start is not ready:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  project.provide('port', port);
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
