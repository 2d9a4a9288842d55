import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { seededFile } from './seeded.ts';
import { testStartMs } from './test-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `POST <address>/<process id>` answers the address of a worker's sandbox, as it was seeded; with a body, the number of the case that it has made of it. */
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

/** One set for all projects of a run: a worker runs one file at a time. */
const shared = globalThis as { travelSandboxes?: Promise<Sandboxes> };

/** A sandbox with members, companies and orders of its own for each test file: each worker has one, and a file gets it as it was seeded. */
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

type Answer = { worker: string; url?: string; fault?: string };

/** A thread of its own: this one transforms the modules of all workers. */
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
  // Made here: the thread would be busy with it while the first files wait.
  await seededFile();
  const thread = new Worker(path.join(folder, 'sandbox-thread.js'), { workerData: { clockAheadMs } });
  /** A worker asks for one sandbox at a time. */
  const waiting = new Map<string, http.ServerResponse>();
  const answer = (worker: string, status: number, text: string) => {
    waiting.get(worker)?.writeHead(status).end(text);
    waiting.delete(worker);
  };
  let end = '';
  const ended = (why: unknown) => {
    end ||= String(why);
    for (const worker of waiting.keys()) answer(worker, 500, end);
  };
  thread.on('error', ended);
  thread.on('exit', (code) => ended(`the sandboxes ended with ${code}`));
  thread.on('message', ({ worker, url, fault = '' }: Answer) => answer(worker, url ? 200 : 500, url ?? fault));
  const server = http.createServer((request, response) => {
    const worker = (request.url ?? '').slice(1);
    response.setHeader('access-control-allow-origin', '*');
    waiting.set(worker, response);
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (end) ended(end);
      else thread.postMessage(body ? { worker, given: JSON.parse(body) as unknown } : worker);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    users: 0,
    async close() {
      delete shared.travelSandboxes;
      server.closeAllConnections();
      server.close();
      if (!end) {
        const exit = once(thread, 'exit');
        thread.postMessage(null);
        await exit;
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
