import { serve } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuse } from '../../ground/call.ts';
import { logFault } from '../../ground/log.ts';
import { stopping } from '../stop-server.ts';
import { isLocalName } from '../../ground/wire/local-names.ts';
import { throughProxies } from '../../ground/wire/through-proxies.ts';
import type { Caller } from '../../ground/wire/through-proxies.ts';
import { reply } from '../../ground/wire/reply.ts';

export interface RunningServer {
  url: string;
  /** Ends what is in flight, then the database. */
  close(): Promise<void>;
}

/** Time that a caller may take to send a request. */
const requestTimeoutMs = 30_000;
/** Longer than clients keep a connection: one closed just when it is used again looks like an outage. */
const keepAliveTimeoutMs = 75_000;

/** Any page may read it: the caller's own balancer or its next try finds a server that stays. */
const restarting = (): Response =>
  reply(refuse(503, '服务正在重启，请稍后再试', { retryAfter: 1 }), 503, {
    'retry-after': '1',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
  });

/** The sandbox, as far as its server calls it. */
interface Served {
  fetch(request: Request, caller: Partial<Caller>): Promise<Response>;
  noteConnection(): void;
  doChores(): Promise<void>;
  sendEvents(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Puts a sandbox on a port (0: any free one), with its chores every second. Closes the sandbox if it cannot listen.
 * `proxies`: the number of the operator's own reverse proxies in front of it.
 */
export async function serveSandbox(sandbox: Served, host: string, port: number, proxies = 0): Promise<RunningServer> {
  const answer = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    if (end.hasBegun()) return restarting();
    const url = new URL(request.url);
    if (url.pathname.startsWith('/sandbox/') && !isLocalName(url.hostname))
      return new Response('not found', { status: 404 });
    try {
      return await sandbox.fetch(request, throughProxies(request.headers, incoming.socket.remoteAddress, proxies));
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
  server.on('connection', sandbox.noteConnection);
  const end = stopping(server);
  /** Each by itself: a receiver of events that is slow holds up no step of an order. */
  const everySecond = (name: string, work: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => void work().catch((error: unknown) => logFault(name, error)), 1000);
  const rounds = [everySecond('chores', sandbox.doChores), everySecond('events', sandbox.sendEvents)];

  let closing: Promise<void> | undefined;
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      (closing ??= (async () => {
        for (const round of rounds) clearInterval(round);
        await end.stop();
        await sandbox.close();
      })()),
  };
}

const listen = (
  answer: (request: Request, env: HttpBindings) => Promise<Response>,
  host: string,
  port: number,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const serverOptions = {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    };
    const server = serve(
      { fetch: answer as (request: Request, env: unknown) => Promise<Response>, hostname: host, port, serverOptions },
      () => resolve(server),
    ) as Server;
    server.once('error', reject);
  });
