import { sql } from 'kysely';
import type { Database } from '#demo/sandbox/ground/call.ts';
import { openDatabase } from '#demo/sandbox/ground/database/open-database.ts';
import type { Caller } from '#demo/sandbox/ground/wire/through-proxies.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { http } from '../../scripts/lib/http.mjs';
import { clientOf } from './sandbox.ts';
import { buildServer, startServerProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { copyForProcesses } from './template.ts';

/** Server processes on one PostgreSQL database of their own, behind a balancer that deals the requests in turn. `isEmpty`: they lay its tables and seeds themselves; `env`: settings of theirs. */
export async function openProcesses(
  name: string,
  { count = 3, isEmpty = false, env = {} }: { count?: number; isEmpty?: boolean; env?: Record<string, string> } = {},
) {
  const serverUrl = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const ownUrl = new URL(`/${name}_${process.pid}`, serverUrl).href;
  const database = new URL(ownUrl).pathname.slice(1);
  const processes: ServerProcess[] = [];
  let turn = 0;

  const startOne = async (): Promise<ServerProcess> =>
    await startServerProcess(await freePort(), {
      DATABASE_URL: ownUrl,
      PROXIES: '1',
      DELAY_QUERIES_MS: '3',
      ...env,
    });

  /** The next process in turn; one that does not answer is passed over, as a balancer does. */
  async function deal(request: Request, { address = '198.51.100.1' }: Partial<Caller> = {}): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    request.headers.set('x-forwarded-for', address);
    const first = (turn += 1);
    for (let tried = 0; tried < processes.length; tried += 1) {
      const next = processes[(first + tried) % processes.length] as ServerProcess;
      const response = await http(next.url + pathname + search, {
        method: request.method,
        headers: request.headers,
        body: body || undefined,
      }).catch(() => null);
      if (response) return new Response(await response.text(), { status: response.status, headers: response.headers });
    }
    throw new Error('no process answers');
  }

  buildServer();
  const admin = await openDatabase({ databaseUrl: serverUrl.href, schema: 'public' });
  if (isEmpty) await sql`create database ${sql.id(database)}`.execute(admin.db);
  else await copyForProcesses(serverUrl.href, database);
  processes.push(...(await Promise.all(Array.from({ length: count }, startOne))));
  const own = await openDatabase({ databaseUrl: ownUrl });
  return {
    db: own.db satisfies Database,
    processes,
    startOne,
    client: clientOf({ fetch: deal, now: Date.now }),
    fetch: deal,
    async close(): Promise<void> {
      await Promise.all(processes.map((one) => one.stop('SIGTERM')));
      await own.close();
      await sql`drop database if exists ${sql.id(database)} with (force)`.execute(admin.db);
      await admin.close();
    },
  };
}
