import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { memorySandbox } from './sandbox.ts';

/** The sandbox of one worker of the widget tests (own-sandboxes.ts); posts its port when it is seeded, and again after a reset. */
const { clockAheadMs } = workerData as { clockAheadMs: number };
const sandbox = await memorySandbox({ trueNow: () => Date.now() + clockAheadMs });
const server = serve({ fetch: (request) => sandbox.fetch(request), port: 0, hostname: '127.0.0.1' }) as Server;
// A kept connection that the server closes while the client writes would look like a lost call.
server.keepAliveTimeout = 600_000;
const tellPort = () => parentPort?.postMessage((server.address() as AddressInfo).port);
server.once('listening', tellPort);
parentPort?.on('message', async (asked: 'reset' | 'end') => {
  if (asked === 'reset') {
    await sandbox.reset();
    return tellPort();
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await sandbox.close();
  parentPort?.close();
});
