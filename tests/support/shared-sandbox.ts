import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { memorySandbox } from './sandbox.ts';
import { testStartMs } from './test-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the sandbox that all widget tests of a run share; each test books for itself. */
    sandboxUrl: string;
    /** Lead of the clocks of sandbox and pages over the true one (negative: behind). */
    clockAheadMs: number;
  }
}

/** One sandbox in memory for a whole test project: starting one costs two seconds and 0.8 GB. */
export default async function sharedSandbox(project: TestProject): Promise<() => Promise<void>> {
  const clockAheadMs = testStartMs - Date.now();
  const sandbox = await memorySandbox({ trueNow: () => Date.now() + clockAheadMs });
  const server = serve({ fetch: (request) => sandbox.fetch(request), port: 0, hostname: '127.0.0.1' });
  // A kept connection that the server closes while the client writes would look like a lost call.
  (server as Server).keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.once('listening', resolve));
  project.provide('clockAheadMs', clockAheadMs);
  project.provide('sandboxUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    (server as Server).closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await sandbox.close();
  };
}
