import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { seededData } from './sandbox.ts';
import { testStartMs } from './test-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `POST <address>/<worker>` answers the address of a worker's sandbox, as it was seeded. */
    sandboxesUrl: string;
    /** Lead of the clocks of sandbox and pages over the true one (negative: behind). */
    clockAheadMs: number;
  }
}

interface Sandboxes {
  url: string;
  users: number;
  close(): Promise<void>;
}

interface Thread {
  thread: Worker;
  /** Rejects when the thread ends: a file that waits for its sandbox fails, and the next one gets another. */
  end: Promise<never>;
}

function startThread(file: string, clockAheadMs: number): Thread {
  const thread = new Worker(file, { workerData: { clockAheadMs } });
  const end = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  end.catch(() => undefined);
  return { thread, end };
}

/** One set for all projects of a run: a worker runs one file at a time. */
const shared = globalThis as { travelSandboxes?: Promise<Sandboxes> };

/** A sandbox with members, companies and orders of its own for each test file: each worker has one, and a file gets it seeded again. */
export default async function ownSandboxes(project: TestProject): Promise<() => Promise<void>> {
  const clockAheadMs = testStartMs - Date.now();
  const sandboxes = await (shared.travelSandboxes ??= startSandboxes(clockAheadMs));
  sandboxes.users += 1;
  project.provide('clockAheadMs', clockAheadMs);
  project.provide('sandboxesUrl', sandboxes.url);
  return async () => {
    sandboxes.users -= 1;
    if (!sandboxes.users) await sandboxes.close();
  };
}

/** Threads of their own: this one transforms the modules of all workers. A thread starts with the first file of its worker. */
async function startSandboxes(clockAheadMs: number): Promise<Sandboxes> {
  const folder = path.resolve('.build', `sandbox-thread-${process.pid}`);
  const mode = process.env['NODE_ENV'];
  await build({
    mode: 'sandbox',
    logLevel: 'error',
    build: { ssr: path.resolve('tests/support/sandbox-thread.ts'), outDir: folder },
  });
  // The build has set it to production.
  process.env['NODE_ENV'] = mode;
  // Made before the first thread needs it: several would write the same file.
  await seededData();
  const threads = new Map<string, Thread>();
  /** The address of a worker's sandbox, seeded and used by no file yet. */
  async function freshFor(worker: string): Promise<string> {
    const known = threads.get(worker);
    const own = known ?? startThread(path.join(folder, 'sandbox-thread.js'), clockAheadMs);
    if (!known) {
      threads.set(worker, own);
      own.thread.once('exit', () => threads.delete(worker));
    }
    known?.thread.postMessage('reset');
    const [port] = (await Promise.race([once(own.thread, 'message'), own.end])) as [number];
    return `http://127.0.0.1:${port}`;
  }
  const server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    freshFor(request.url ?? '').then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    users: 0,
    async close() {
      delete shared.travelSandboxes;
      server.closeAllConnections();
      server.close();
      await Promise.all(
        Array.from(threads.values(), async ({ thread }) => {
          const ended = once(thread, 'exit');
          thread.postMessage('end');
          await ended;
        }),
      );
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
