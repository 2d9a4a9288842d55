import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { http } from '../../../scripts/lib/http.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of each worker's sandbox; its site is 10, its partner pages 20 above. */
    ports: number[];
  }
}

interface Product {
  port: number;
  stop(): Promise<void>;
}

/** `npm start` as a user runs it, on ports and a data folder of its own, with members who have ordered nothing yet. */
async function startProduct(): Promise<Product> {
  const port = await freePort(10, 20);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-e2e-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, SEED_ORDERS: '0', SEED_HISTORY: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // It builds stale parts, as long as that takes; a server that cannot start ends by itself.
  for (const offset of [0, 10, 20]) {
    for (;;) {
      const answer = await http(`http://127.0.0.1:${port + offset}/healthz`).catch(() => null);
      // Its own word as well: another product may answer on a port that this one did not get.
      if (answer?.ok && output.includes('travel-embed is ready')) break;
      if (child.exitCode !== null) throw new Error(`npm start is not ready:\n${output}`);
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
  const products = [await startProduct()];
  const others = Array.from({ length: project.config.maxWorkers - 1 }, startProduct);
  products.push(...(await Promise.all(others)));
  project.provide(
    'ports',
    products.map(({ port }) => port),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
}
