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

const liftoffOnly = path.resolve('tests/support/liftoff-only.mjs');

interface Product {
  port: number;
  stop(): Promise<void>;
}

/** `npm start` as a user runs it, on ports of its own, with members who have ordered nothing yet. */
async function startProduct(dataDir: string): Promise<Product> {
  const port = await freePort(10, 20);
  const { DATABASE_URL: _, NODE_OPTIONS = '', ...env } = process.env;
  const child = spawn('npm', ['start'], {
    env: {
      ...env,
      NODE_OPTIONS: `${NODE_OPTIONS} --import=${liftoffOnly}`,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED_ORDERS: '0',
      SEED_HISTORY: '0',
      RAIL_SEAT_SECONDS: '0',
    },
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
    },
  };
}

/**
 * One product for each worker: a file that moves the clock or deals faults does not meet another file's orders. The first
 * start builds what is stale and seeds; the products begin with copies of its data.
 */
export default async function runningProducts(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-e2e-'));
  const seeded = path.join(folder, 'seeded');
  await (await startProduct(seeded)).stop();
  const products = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async (_, worker) => {
      const own = path.join(folder, String(worker));
      await fs.promises.cp(seeded, own, { recursive: true });
      return await startProduct(own);
    }),
  );
  project.provide(
    'ports',
    products.map(({ port }) => port),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
