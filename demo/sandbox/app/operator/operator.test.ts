import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patienceMs } from '#tests/support/patience.ts';
import { account } from '#contract/account.ts';
import { flight } from '#contract/flight.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { clientOf, memorySandbox, sandboxBase } from '#tests/support/sandbox.ts';
import { beginTrace, inTrace } from '../../ground/trace/trace.ts';
import { judgeOperator, readOperatorToken } from './access.ts';
import { createOperator } from './operator.ts';
import { statusOf } from './status.ts';
import { figuresOf } from './figures.ts';
import type { Figures } from './figures.ts';
import type { Process } from './status.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

/** The default of a second is over before a busy machine has read. */
const patient = { timeout: patienceMs };
let sandbox: Sandbox;
const operator = createOperator({ token: null, isLocal: true, slowStatementMs: 0 });
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  sandbox = await memorySandbox({ operator });
});
afterAll(async () => {
  errors.mockRestore();
  await sandbox.close();
});

const read = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  sandbox.fetch(new Request(sandboxBase + path, { headers }));
const metrics = async (): Promise<string[]> => (await (await read('/metrics')).text()).split('\n');
const valueOf = (lines: readonly string[], series: string): number =>
  Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1));

describe('the figures of a process', () => {
  it('count calls by name and ret, never by a value of a caller', async () => {
    const { send, raw, logIn } = clientOf(sandbox);
    const date = addDays(dayAt(sandbox.now()), 20);
    const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };
    await logIn('13800000010');
    const { ret } = await send(flight.query, { orgCity: 'PEK', dstCity: 'SHA', date, ...party });
    expect((await send(account.memberInfo, {})).ret).toBe(401);
    await raw('/no/such/path-18600001111');
    const lines = await metrics();
    expect(valueOf(lines, `travel_calls_total{call="flight.query",ret="${ret}"}`)).toBe(1);
    expect(valueOf(lines, 'travel_calls_total{call="account.memberInfo",ret="401"}')).toBe(1);
    expect(valueOf(lines, 'travel_call_duration_seconds_count{call="flight.query"}')).toBe(1);
    expect(lines.join('\n')).not.toMatch(/18600001111|13800000010|no\/such/);
  });

  it('tell a dropped connection and a fault of the server apart', async () => {
    const { tell, raw } = clientOf(sandbox);
    await tell('/sandbox/fault', { path: '/common/captcha', kind: 'drop', times: 1 });
    await expect(raw('/common/captcha')).rejects.toThrow('fetch failed');
    expect(valueOf(await metrics(), 'travel_calls_total{call="account.captcha",ret="dropped"}')).toBe(1);
  });

  it('have the database, the queue of events, the rounds and the process', async () => {
    await sandbox.doChores();
    await sandbox.sendEvents();
    await expect(operator.round('broken', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const lines = await metrics();
    expect(valueOf(lines, 'travel_database_up')).toBe(1);
    expect(valueOf(lines, 'travel_database_connections{state="waiting"}')).toBe(0);
    expect(valueOf(lines, 'travel_database_connections{state="total"}')).toBeGreaterThan(0);
    expect(valueOf(lines, 'travel_events{state="dead"}')).toBe(0);
    expect(valueOf(lines, 'travel_rounds_total{round="chores",result="ok"}')).toBe(1);
    expect(valueOf(lines, 'travel_rounds_total{round="broken",result="failed"}')).toBe(1);
    expect(valueOf(lines, 'travel_statement_duration_seconds_count')).toBeGreaterThan(10);
    expect(valueOf(lines, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('see deliveries that were given up', async () => {
    await sql`insert into event_subscriptions (id, app_id, request_id, fingerprint, address, secret, kinds, created_at)
      values ('op', 'default', 'op', '', 'https://a.test', 's', '[]', 0)`.execute(sandbox.db);
    await sql`insert into server_events (uid, app_id, kind, object, at, data, is_dealt)
      values ('op-1', 'default', 'order.made', 'order:1', 0, '{}', true)`.execute(sandbox.db);
    await sql`insert into event_deliveries (subscription_id, event_id, object, due_from, next_at, state)
      select 'op', id, object, 0, 0, 'dead' from server_events where uid = 'op-1'`.execute(sandbox.db);
    await vi.waitFor(async () => expect(valueOf(await metrics(), 'travel_events{state="dead"}')).toBe(1), patient);
    const shown = (await (await read('/status.json')).json()) as { state: string };
    expect(shown.state).toBe('warn');
    await sql`delete from event_subscriptions where id = 'op'`.execute(sandbox.db);
    await sql`delete from server_events where uid = 'op-1'`.execute(sandbox.db);
  });
});

it('a reading that the database answers late is waited for by later readers, and none begins a second one', async () => {
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const db = sandbox.db.withPlugin({
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    async transformResult({ result }) {
      await held;
      return result;
    },
  });
  const world = { db, now: () => 0, clock: () => ({ offsetMs: 0, isOurs: true }) };
  const pool = () => ({ total: 1, idle: 0, waiting: 0 });
  const figures = figuresOf({ world, kind: 'embedded', pool } as never, { sharedMs: -1, patienceMs: 1 });
  expect([(await figures()).database.answerMs, (await figures()).database.answerMs, asked]).toEqual([null, null, 1]);
  release();
  // Each of them ends: a reading that goes on would be in the log of the next test.
  for (let turn = 0; turn < 2; turn += 1)
    await vi.waitFor(async () => expect((await figures()).queues).not.toBeNull(), patient);
  expect(asked).toBeGreaterThan(1);
});

describe('one trace', () => {
  it('goes from a field of the call into its answer and the log of its statements', async () => {
    errors.mockClear();
    const answer = await clientOf(sandbox).raw('/common/captcha', { traceparent });
    expect(answer.headers.get('traceresponse')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    const said = errors.mock.calls.map(([line]) => String(line));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((line) => !line.includes(`trace=${traceId} slow statement`))).toEqual([]);
    expect(said.join('\n')).toContain('captchas');
  });

  it('of two calls at once stays apart', async () => {
    errors.mockClear();
    const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
    const { raw } = clientOf(sandbox);
    const paths = ['/common/captcha', '/common/notices', '/common/captcha', '/common/notices'];
    const answers = await Promise.all(
      ids.map((id, at) => raw(paths[at] ?? '', { traceparent: `00-${id}-00f067aa0ba902b7-01` })),
    );
    expect(answers.map(({ headers }) => headers.get('traceresponse')?.slice(3, 35))).toEqual(ids);
    const said = errors.mock.calls.map(([line]) => String(line));
    for (const [at, id] of ids.entries())
      expect(
        said.filter((line) => line.includes(id) && /captchas/.test(line) && paths[at] !== '/common/captcha'),
      ).toEqual([]);
  });

  it('comes from the header of a server as well, and begins here where the caller has none', async () => {
    const byHeader = await read('/healthz', { traceparent });
    expect(byHeader.headers.get('traceresponse')).toContain(traceId);
    for (const wrong of ['', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${traceId}-00f067aa0ba902b7-01'/*`]) {
      const made = (await clientOf(sandbox).raw('/common/captcha', { traceparent: wrong })).headers.get(
        'traceresponse',
      );
      expect(made).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(made).not.toContain(traceId);
    }
  });

  if (process.env['TEST_DATABASE_URL'])
    it('ends each statement on a PostgreSQL server as a comment', async () => {
      const { rows } = await inTrace(beginTrace(traceparent), () =>
        sql<{ query: string }>`select query from pg_stat_activity where pid = pg_backend_pid()`.execute(sandbox.db),
      );
      expect(rows[0]?.query).toMatch(new RegExp(`/\\*traceparent='00-${traceId}-[0-9a-f]{16}-01'\\*/$`));
    });

  it('has its first digits in the words of a fault', async () => {
    const { tell, raw } = clientOf(sandbox);
    await sql`alter table captchas rename to captchas_away`.execute(sandbox.db);
    const answer = await raw('/common/captcha', { traceparent });
    await sql`alter table captchas_away rename to captchas`.execute(sandbox.db);
    expect(await answer.json()).toMatchObject({ ret: 500, msg: '服务暂时不可用，请稍后再试（编号 4bf92f35）' });
    await tell('/sandbox/clock', { advance: 0 });
  });
});

describe('the pages of the operator', () => {
  const asked = (url: string, authorization = '') => new Request(url, { headers: { authorization } });
  const token = 'a-long-enough-token';

  it('are open on this machine, and do not exist under another name or behind a proxy', () => {
    const local = { token: null, isLocal: true };
    expect(judgeOperator(asked('http://127.0.0.1:4600/metrics'), local)).toBe('open');
    expect(judgeOperator(asked('http://evil.test:4600/metrics'), local)).toBe('hidden');
    expect(judgeOperator(asked('http://127.0.0.1:4600/metrics'), { token: null, isLocal: false })).toBe('hidden');
  });

  it('want the token where there is one, as a program and as a browser send it', () => {
    const access = { token, isLocal: true };
    const judge = (authorization: string) => judgeOperator(asked('https://api.example/metrics', authorization), access);
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect([`Bearer ${token}`, basic(`op:${token}`)].map(judge)).toEqual(['open', 'open']);
    expect(['', 'Bearer', `Bearer ${token}x`, basic(token), basic('op:')].map(judge)).toEqual(
      Array.from({ length: 5 }, () => 'locked'),
    );
    expect(() => readOperatorToken('short')).toThrow('at least 16');
    expect(readOperatorToken(' ')).toBeNull();
  });

  it('answer 404 and 401 over the wire', async () => {
    const hidden = await sandbox.fetch(new Request('http://evil.test/status'));
    expect(hidden.status).toBe(404);
    const locked = await memorySandbox({ operator: createOperator({ token, isLocal: false, slowStatementMs: 500 }) });
    const ask = (authorization: string) =>
      locked.fetch(new Request(`${sandboxBase}/status.json`, { headers: { authorization } }));
    const refused = await ask('');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')]);
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    await locked.close();
  });

  it('do not exist in a sandbox that nobody operates', async () => {
    const plain = await memorySandbox();
    expect((await plain.fetch(new Request(`${sandboxBase}/metrics`))).status).toBe(404);
    await plain.close();
  });

  it('show the state as a page and as JSON, with the same parts', async () => {
    const page = await read('/status');
    const text = await page.text();
    const { parts, database } = (await (await read('/status.json')).json()) as ReturnType<typeof statusOf>;
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(parts.map(({ key }) => key)).toEqual(['database', 'clock', 'events', 'approvals', 'calls']);
    for (const { note } of parts) expect(text).toContain(note.slice(0, 4));
    expect(text).toContain(database.lastMigration);
  });
});

describe('the state', () => {
  const figures: Figures = {
    database: {
      kind: 'server',
      pool: { total: 2, idle: 1, waiting: 0 },
      answerMs: 3,
      version: '15',
      sizeBytes: 1,
      migrations: 1,
      lastMigration: '001',
    },
    queues: { undealt: 0, due: 0, dead: 0, oldestDueSeconds: 0, jobs: 0, overdueJobs: 0 },
    clock: { now: 0, offsetSeconds: 0, isOurs: true },
  };
  const process: Process = {
    version: '1',
    startedAt: 0,
    now: 10_000,
    calls: 1,
    faults: 0,
    refusedBusy: 0,
    inFlight: 0,
    rssBytes: 1,
    rounds: {},
  };
  const stateOf = (changed: Partial<Figures>, changedProcess: Partial<Process> = {}) =>
    statusOf({ ...figures, ...changed }, { ...process, ...changedProcess }).state;

  it('is good when nothing waits, and takes the worst of its parts', () => {
    const { database, queues } = figures;
    expect(stateOf({})).toBe('good');
    expect(stateOf({ database: { ...database, pool: { total: 2, idle: 0, waiting: 1 } } })).toBe('warn');
    expect(stateOf({ queues: queues && { ...queues, dead: 1 } })).toBe('warn');
    expect(stateOf({ queues: queues && { ...queues, oldestDueSeconds: 4000 } })).toBe('warn');
    expect(stateOf({}, { faults: 1 })).toBe('warn');
    expect(stateOf({ queues: null, database: { ...database, answerMs: null } })).toBe('bad');
    expect(stateOf({}, { now: 61_001 })).toBe('bad');
  });
});
