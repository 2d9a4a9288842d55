import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { byPerson, givenCase, givenProcess } from './given/cases.ts';
import { restoreRows } from './restore-rows.ts';
import { memorySandbox } from './sandbox.ts';

/** The sandboxes of the widget tests (own-sandboxes.ts): one for each worker, opened with its first file. */
const { clockAheadMs } = workerData as { clockAheadMs: number };

/** 许曼, who may approve. */
const xu = 710_072;

/** A case and its process: employees who decide, and its end from now. */
export type GivenCase = NonNullable<Parameters<typeof givenCase>[1]> & {
  approvers?: readonly number[];
  mode?: 'all' | 'any';
  lapsesInMs?: number;
};

async function openSandbox() {
  const sandbox = await memorySandbox({ trueNow: () => Date.now() + clockAheadMs });
  const restore = await restoreRows(sandbox);
  const server = serve({ fetch: (request) => sandbox.fetch(request), port: 0, hostname: '127.0.0.1' }) as Server;
  // A kept connection that the server closes while the client writes would look like a lost call.
  server.keepAliveTimeout = 600_000;
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    restore,
    async startCase({ approvers = [xu], lapsesInMs, mode = 'all', ...given }: GivenCase): Promise<string> {
      await givenProcess(sandbox.db, given.kind ?? 'trip', byPerson('审批', [...approvers], { mode }));
      const lapsesAtMs = lapsesInMs === undefined ? undefined : sandbox.now() + lapsesInMs;
      return (await givenCase(sandbox, { ...given, ...(lapsesAtMs !== undefined && { lapsesAtMs }) })).no;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
    },
  };
}

/** By the worker's process: two that are alive never share one. */
const opened = new Map<string, Promise<Awaited<ReturnType<typeof openSandbox>>>>();

function isAlive(worker: string): boolean {
  try {
    return process.kill(Number(worker), 0);
  } catch {
    return false;
  }
}

/** The sandbox of this worker, or of one that has ended. */
function takeOver(worker: string) {
  const former = opened.has(worker) ? worker : [...opened.keys()].find((key) => !isAlive(key));
  if (former === undefined) return undefined;
  const sandbox = opened.get(former);
  opened.delete(former);
  return sandbox;
}

/** A sandbox that is as it was seeded. */
async function freshFor(worker: string): Promise<string> {
  const known = takeOver(worker);
  const opening = known ?? openSandbox();
  opened.set(worker, opening);
  const { url, restore } = await opening;
  if (known) await restore();
  return url;
}

/** A case in the sandbox that a worker has. */
const caseFor = async (worker: string, given: GivenCase): Promise<string> =>
  (await opened.get(worker))?.startCase(given) ?? Promise.reject(new Error(`no sandbox of ${worker}`));

type Asked = string | { worker: string; given: GivenCase };

/** Posts the address of a worker's sandbox or the number of a case in it, or the reason why there is none; without a worker all of them end. */
parentPort?.on('message', async (asked: Asked | null) => {
  if (asked !== null) {
    const worker = typeof asked === 'string' ? asked : asked.worker;
    return parentPort?.postMessage(
      await (typeof asked === 'string' ? freshFor(worker) : caseFor(worker, asked.given)).then(
        (url) => ({ worker, url }),
        (error: unknown) => ({ worker, fault: String(error) }),
      ),
    );
  }
  for (const opening of opened.values()) await opening.then(({ close }) => close());
  parentPort?.close();
});
