import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { testStartMs } from './test-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the sandbox that all widget tests of a run share; each test books for itself. */
    sandboxUrl: string;
    /** Lead of the clocks of sandbox and pages over the true one (negative: behind). */
    clockAheadMs: number;
  }
}

/**
 * One sandbox in memory for a whole test project: starting one costs two seconds and 0.8 GB. It has a thread of its own;
 * this one transforms the modules of all workers.
 */
export default async function sharedSandbox(project: TestProject): Promise<() => Promise<void>> {
  const clockAheadMs = testStartMs - Date.now();
  const folder = path.resolve('.build', `sandbox-thread-${process.pid}-${project.name}`);
  const mode = process.env['NODE_ENV'];
  await build({
    mode: 'sandbox',
    logLevel: 'error',
    build: { ssr: path.resolve('tests/support/sandbox-thread.ts'), outDir: folder },
  });
  // The build has set it to production.
  process.env['NODE_ENV'] = mode;
  const thread = new Worker(path.join(folder, 'sandbox-thread.js'), { workerData: { clockAheadMs } });
  const [port] = (await once(thread, 'message')) as [number];
  project.provide('clockAheadMs', clockAheadMs);
  project.provide('sandboxUrl', `http://127.0.0.1:${port}`);
  return async () => {
    const ended = once(thread, 'exit');
    thread.postMessage('end');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
