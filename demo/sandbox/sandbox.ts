import { Hono } from 'hono';
import type { Database, Settings } from './ground/call.ts';
import { refuse } from './ground/call.ts';
import { TooBusyError } from './ground/member/turns.ts';
import { serveCdn, servePackage } from './app/http/cdn.ts';
import { migrate } from './ground/database/migrate.ts';
import { openDatabase } from './ground/database/open-database.ts';
import type { OpenDatabase } from './ground/database/open-database.ts';
import type { DatabaseOptions } from './ground/database/open-database.ts';
import { dispatch, replyToFailure } from './app/http/dispatch.ts';
import { mountDocs } from './app/docs/mount-docs.ts';
import { faultReply, takeFault } from './app/http/faults.ts';
import type { Fault } from './app/http/faults.ts';
import { caseSubjects } from './app/case-subjects.ts';
import { operations } from './app/operations.ts';
import { approvalPorts } from './app/approval-ports.ts';
import { registerApprovalPorts } from './orders/approval/ports.ts';
import { registerProducts } from './money/payments/product.ts';
import { registerSubjects } from './orders/cases/case-subject.ts';
import { products } from './app/products.ts';
import { mountSandboxPaths } from './app/http/sandbox-paths.ts';
import { billFile } from './money/bills/export.ts';
import { companyBillFile } from './company/bills/export.ts';
import { eventFile } from './company/reports/detail.ts';
import { pivotFile } from './company/reports/export.ts';
import { movementFile } from './money/wallet/movements.ts';
import { refundFile } from './orders/refunds/refund-list.ts';
import { rechargeFile } from './money/wallet/recharge-list.ts';
import { orderFile } from './orders/heads/export.ts';
import { createSender } from './ground/events/sender.ts';
import { watchOrigins } from './ground/wire/origins.ts';
import { readForm } from './ground/wire/read-body.ts';
import type { Body } from './ground/wire/read-body.ts';
import { allowReading, preflight, reply, retOf } from './ground/wire/reply.ts';
import { waitingLine } from './app/http/waiting-line.ts';
import type { WaitingLine } from './app/http/waiting-line.ts';
import type { Operator } from './app/operator/operator.ts';
import { openWorld } from './app/world.ts';
import { beginTrace, inTrace, traceIdOf, traceText } from './ground/trace/trace.ts';
import type { Trace } from './ground/trace/trace.ts';
import type { Caller } from './ground/wire/through-proxies.ts';

export interface SandboxOptions extends DatabaseOptions {
  settings?: Partial<Settings>;
  /** The port of the sandbox; the demo pages' are 10 and 20 above. */
  port?: number;
  /** Requests held at once, served or waiting; more are answered 429. */
  maxInFlight?: number;
  /** A call that would wait longer for its turn is answered 429; without it, all wait as long as it takes. */
  maxWaitMs?: number;
  /** Folder behind /cdn. */
  cdnDir?: string;
  /** The packed npm package. */
  packageFile?: string;
  /** Folder behind /docs/guide. */
  guideDir?: string;
  /** The seed has orders of two years for the seeded members (`SEED_ORDERS=1`). */
  seedOrders?: boolean;
  /** Told about the orders that the seed makes. */
  onOrders?: (made: number, all: number) => void;
  trueNow?: () => number;
  /** Counts and shows what this process does. */
  operator?: Operator;
}

export interface Sandbox {
  /** The whole wire: no port is needed. Rejects where a connection would have been dropped. */
  fetch(request: Request, caller?: Partial<Caller>): Promise<Response>;
  /** The server in front has accepted a connection. */
  noteConnection(): void;
  db: Database;
  now(): number;
  /** Moves the clock, or that of one owner's account, and does what has become due. */
  advance: World['advance'];
  reset(): Promise<void>;
  /** Another hand has written clock, faults or seeds in the database. */
  refresh(): Promise<void>;
  /** Takes the steps that time has made due; the server calls it every second. */
  doChores(): Promise<void>;
  /** Sends the events that are due to partners' servers; the server calls it every second. */
  sendEvents(): Promise<void>;
  close(): Promise<void>;
  /** Of the embedded database. */
  dump?(compression?: 'none' | 'gzip'): Promise<Blob>;
}

const defaults: Settings = { sandbox: true, captchaBypass: null, requestVerifyKey: null };
const retryAfterSeconds = 1;
const maxUploads = 24;

/** The provider: database, contract and sandbox paths behind `Request → Response`. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  registerProducts(products);
  registerApprovalPorts(approvalPorts);
  registerSubjects(caseSubjects);
  const { operator } = options;
  const open = await openDatabase({ ...options, ...(operator && { afterQuery: operator.noteStatement }) });
  try {
    await migrate(open.db, open.kind);
    const world = await openWorld({
      db: open.db,
      settings: { ...defaults, ...options.settings },
      port: options.port ?? 4600,
      isShared: open.kind === 'server',
      seedOrders: options.seedOrders,
      onOrders: options.onOrders,
      trueNow: options.trueNow,
    });
    const sender = createSender({ db: open.db, settings: world.settings, now: world.now });
    const line = waitingLine({ maxWaitMs: options.maxWaitMs ?? Number.POSITIVE_INFINITY });
    return {
      fetch: routes(world, open, line, options),
      noteConnection: line.noteConnection,
      db: open.db,
      now: world.now,
      advance: world.advance,
      reset: world.reset,
      refresh: world.refresh,
      doChores: operator ? () => operator.round('chores', world.doChores) : world.doChores,
      sendEvents: operator ? () => operator.round('events', sender.round) : sender.round,
      async close() {
        await sender.stop();
        await world.rest();
        await open.close();
      },
      dump: open.dump,
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

type World = Awaited<ReturnType<typeof openWorld>>;
interface Bindings {
  caller: Caller;
}

/** Error of a dropped answer: `fetch` throws the same for a closed connection. */
class DroppedError extends TypeError {
  constructor() {
    super('fetch failed', { cause: new Error('the sandbox dropped the connection') });
  }
}

function routes(
  world: World,
  { kind, pool }: Pick<OpenDatabase, 'kind' | 'pool'>,
  line: WaitingLine,
  options: SandboxOptions,
): Sandbox['fetch'] {
  const app = new Hono();
  /** Another process may move clock and faults at any moment; without the helpers only chores read them again. */
  const isMoved = kind === 'server' && world.settings.sandbox;
  const origins = watchOrigins(world);
  const maxInFlight = options.maxInFlight ?? 1000;
  let inFlight = 0;
  const calls = new Map(operations.map((operation) => [operation.row.path, operation] as const));
  const { operator } = options;
  let uploads = 0;

  app.get('/healthz', (c) => c.json({ ok: true }));
  operator?.mount(app, { world, kind, pool, inFlight: () => inFlight });
  for (const operation of operations) {
    app.on(operation.row.method ?? 'POST', operation.row.path, (c) =>
      dispatch(world, origins, operation, c.req.raw, (c.env as Bindings).caller),
    );
    app.all(operation.row.path, () =>
      reply(refuse(405, '请求方式不正确'), 405, { allow: operation.row.method ?? 'POST' }),
    );
  }
  mountDocs(app, options.guideDir ?? 'dist/docs');
  serveCdn(app, options.cdnDir ?? 'dist/cdn');
  servePackage(app, options.packageFile ?? 'dist/travel-embed.tgz');
  for (const file of [
    orderFile,
    billFile,
    companyBillFile,
    movementFile,
    rechargeFile,
    refundFile,
    pivotFile,
    eventFile,
  ])
    app.get(file.path, (c) => file.send(world, c.req.query('key') ?? ''));
  if (world.settings.sandbox) mountSandboxPaths(app, world);
  app.notFound(() => reply(refuse(404, '地址不存在'), 404));
  app.onError((error, c) => replyToFailure(c.req.path, error));

  /** A few large bodies at once, so that their memory stays bounded. */
  async function upload(request: Request, maxBytes: number): Promise<Body> {
    if (uploads >= maxUploads) throw new TooBusyError('too many uploads');
    uploads += 1;
    try {
      return await readForm(request, maxBytes);
    } finally {
      uploads -= 1;
    }
  }

  async function answer(
    request: Request,
    path: string,
    caller: Caller,
    origin: string | null,
    trace: Trace,
  ): Promise<Response> {
    if (request.method === 'OPTIONS')
      return origin && (await origins.knows(origin)) ? preflight() : reply(refuse(403, '该网站未获准访问'), 403);
    const row = calls.get(path)?.row;
    const isCall = row !== undefined;
    // Slow senders and faults that delay a call hold up no other call.
    const body = row?.maxBytes ? await upload(request, row.maxBytes) : row ? await readForm(request) : undefined;
    // A page sends it as a field: a header of its own would cost each call a preflight.
    if (body?.ok) trace.id = traceIdOf(body.fields['traceparent']) ?? trace.id;
    const inLine = isCall && !row.waits ? line.serve : <T>(work: () => Promise<T>): Promise<T> => work();
    const perform = async (): Promise<Response> => await app.fetch(request, { caller: { ...caller, body } });
    const first = await inLine(async () => {
      if (isMoved) await world.refresh();
      const fault = path.startsWith('/sandbox/') ? null : await takeFault(world, path);
      return fault ? { fault } : { response: await perform() };
    });
    if (!first.fault) return first.response;
    const response = (await suffer(first.fault)) ?? (await inLine(perform));
    if (first.fault.kind === 'lost') throw new DroppedError();
    return response;
  }

  async function traced(request: Request, path: string, caller: Partial<Caller>, trace: Trace): Promise<Response> {
    const origin = request.headers.get('origin');
    const whole = { ...caller, address: caller.address ?? '127.0.0.1' };
    const response = await answer(request, path, whole, origin, trace).catch((error: unknown) => {
      if (error instanceof DroppedError) throw error;
      return replyToFailure(path, error);
    });
    const mayRead = origin && response.status !== 403 && (await origins.knows(origin));
    if (!response.headers.has('access-control-allow-origin'))
      allowReading(response, mayRead ? origin : null, world.now(), world.clock().offsetMs);
    // A file that is kept for a year belongs to no call.
    if (!response.headers.get('cache-control')?.includes('public'))
      response.headers.set('traceresponse', traceText(trace));
    return response;
  }

  async function counted(request: Request, caller: Partial<Caller>, trace: Trace): Promise<Response> {
    const path = new URL(request.url).pathname;
    const call = operator && calls.get(path);
    if (!call) return await traced(request, path, caller, trace);
    const startMs = performance.now();
    let ret: number | 'dropped' | 'none' = 'dropped';
    try {
      const response = await traced(request, path, caller, trace);
      ret = retOf(response) ?? 'none';
      return response;
    } finally {
      operator.noteCall(`${call.domain}.${call.name}`, ret, performance.now() - startMs);
    }
  }

  return async (request, caller = {}) => {
    if (inFlight >= maxInFlight) {
      operator?.noteCall('over capacity', 429, 0);
      return reply(refuse(429, '当前使用人数较多，请稍后再试', { retryAfter: retryAfterSeconds }), 429, {
        'retry-after': String(retryAfterSeconds),
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
      });
    }
    inFlight += 1;
    try {
      const trace = beginTrace(request.headers.get('traceparent'));
      return await inTrace(trace, () => counted(request, caller, trace));
    } finally {
      inFlight -= 1;
    }
  };
}

/** A fault before the call: waits, drops, or answers itself. Null: the call goes on. */
async function suffer(fault: Fault): Promise<Response | null> {
  if (fault.kind === 'drop') throw new DroppedError();
  if (fault.kind === 'latency') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  return faultReply(fault);
}
