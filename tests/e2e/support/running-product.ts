import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of each worker's sandbox; its site is 10, its partner pages 20 above. */
    ports: number[];
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function freeBase(from: number): Promise<number> {
  // Two runs on one machine begin at different places, so that neither takes what the other has just found free.
  for (let port = from + (process.pid % 15) * 30; port < from + 1_000; port += 30) if ((await isFree(port)) && (await isFree(port + 10)) && (await isFree(port + 20))) return port;
  throw new Error('no three free ports');
}

interface Product {
  port: number;
  stop(): Promise<void>;
}

/** `npm start` as a user runs it, on ports and a data folder of its own. */
async function startProduct(from: number): Promise<Product> {
  const port = await freeBase(from);
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
      // Its own word as well: another product may answer on a port that this one did not get.
      if (answer?.ok && output.includes('travel-embed is ready')) break;
      if (Date.now() > deadlineMs || child.exitCode !== null) throw new Error(`npm start is not ready:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One product for each worker: a file that moves the clock or deals faults does not meet another file's orders. */
export default async function runningProducts(project: TestProject): Promise<() => Promise<void>> {
  // The first builds what is stale; the others find it built.
  const products = [await startProduct(47_000)];
  while (products.length < project.config.maxWorkers) products.push(await startProduct(47_000 + products.length * 1_000));
  project.provide('ports', products.map(({ port }) => port));
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
}
