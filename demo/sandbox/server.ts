import { serve } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import type { Server } from 'node:http';
import process from 'node:process';
import { warmNetwork } from './flights/network.ts';
import { logFault } from './log.ts';
import { createSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface RunningServer {
  url: string;
  /** Ends what is in flight, then the database. */
  close(): Promise<void>;
}

const loopback = '127.0.0.1';
/** A page elsewhere can point its own name at 127.0.0.1: helpers answer under these names only. */
const localNames = new Set([loopback, 'localhost']);

/** How long a caller may take to send a request, and a stop to wait for those in flight. */
const requestTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;
/** Longer than clients keep a connection: one closed just when it is used again looks like an outage. */
const keepAliveTimeoutMs = 75_000;

function readPort(text: string | undefined): number {
  const port = Number(text || 4600);
  if (!Number.isInteger(port) || port < 1 || port > 65_515) throw new Error(`PORT=${text} is no port; the demo pages need PORT + 20 as well.`);
  return port;
}

/** Starts the provider from the environment (interfaces.md, section 1). Rejects with what the operator must change. */
export async function startServer(env: Environment = process.env): Promise<RunningServer> {
  const port = readPort(env['PORT']);
  const host = env['HOST'] || loopback;
  const settings = readSettings(env);
  if (settings.sandbox && host !== loopback) {
    throw new Error(`HOST=${host} would open the sandbox helpers (SMS codes, captcha answers) to the network. Use HOST=${loopback}, or SANDBOX=0.`);
  }
  const sandbox = await createSandbox({
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || '.sandbox',
    delayQueriesMs: Number(env['DELAY_QUERIES_MS'] || 0),
    maxInFlight: Number(env['MAX_IN_FLIGHT'] || 0) || undefined,
    settings,
    port,
  });
  warmNetwork();

  const answer = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/sandbox/') && !localNames.has(url.hostname)) return new Response('not found', { status: 404 });
    try {
      return await sandbox.fetch(request, { address: incoming.socket.remoteAddress });
    } catch {
      // A fault of kind `drop` or `lost`: the caller sees its connection closed.
      incoming.socket.destroy();
      return new Response(null, { status: 499 });
    }
  };
  const server = await listen(answer, host, port).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  const chores = setInterval(() => void sandbox.doChores().catch((error: unknown) => logFault('chores', error)), 1000);

  let closing: Promise<void> | undefined;
  return {
    url: `http://${host}:${port}`,
    close: () =>
      (closing ??= (async () => {
        clearInterval(chores);
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeIdleConnections();
          setTimeout(() => server.closeAllConnections(), stopTimeoutMs).unref();
        });
        await sandbox.close();
      })()),
  };
}

const listen = (answer: (request: Request, env: HttpBindings) => Promise<Response>, host: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const serverOptions = { requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveTimeoutMs };
    const server = serve({ fetch: answer as (request: Request, env: unknown) => Promise<Response>, hostname: host, port, serverOptions }, () => resolve(server)) as Server;
    server.once('error', reject);
  });

/** `node .build/sandbox/server.js` by itself, without the other two servers. */
if (process.argv[1] && import.meta.url === `file://${process.argv[1]}`) {
  const running = await startServer().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(`sandbox ready at ${running.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void running.close().then(() => process.exit(0)));
}
