import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LoginAnswer } from '#contract/account.ts';
import type { Envelope, Row } from '#contract/row.ts';
import { operations } from '#demo/sandbox/app/operations.ts';
import { setPasswordCost } from '#demo/sandbox/ground/member/password-hash.ts';
import { createSandbox } from '#demo/sandbox/sandbox.ts';
import type { Sandbox, SandboxOptions } from '#demo/sandbox/sandbox.ts';
import { copyTemplate } from './template.ts';
import { testStartMs } from './test-time.ts';

/** Of scrypt; the product's is a thousand times as high. */
export const cheapCost = 16;
setPasswordCost(cheapCost);

/** Everything that decides what a fresh database holds: steps, seeds and what they import; with orders all of the sandbox. */
const madeFrom = [
  'demo/sandbox/ground/database',
  'demo/sandbox/app/seed',
  'demo/sandbox/ground/member/password-hash.ts',
  'demo/sandbox/money/ledger/ledger.ts',
  'src/theme',
  'themes',
  'node_modules/@electric-sql/pglite/package.json',
];

function* filesIn(place: string): Generator<string> {
  if (fs.statSync(place).isFile()) yield place;
  else
    for (const name of fs.readdirSync(place).toSorted())
      if (!/\.test\.tsx?$/.test(name)) yield* filesIn(path.join(place, name));
}

const ordersMadeFrom = [...madeFrom, 'demo/sandbox', 'src/domain', 'src/contract'];

function snapshotFile(name: string): string {
  const hash = createHash('sha256').update(`${testStartMs} ${cheapCost}`);
  for (const place of name === 'seeded' ? madeFrom : ordersMadeFrom)
    for (const file of filesIn(place)) hash.update(file).update(fs.readFileSync(file));
  return path.resolve('.build', 'test-data', `${name}-${hash.digest('hex').slice(0, 20)}.tar`);
}

/** A seeded data directory, made once for all tests of these sources: starting from it takes 0.6 s instead of 4, with the orders of two years instead of 20. */
export async function seededData({ seedOrders = false } = {}): Promise<Blob> {
  const name = seedOrders ? 'orders' : 'seeded';
  const file = snapshotFile(name);
  if (!fs.existsSync(file)) {
    const sandbox = await createSandbox({ memory: true, seedOrders, trueNow: () => testStartMs });
    const dump = await sandbox.dump?.();
    await sandbox.close();
    if (!dump) throw new Error('the embedded database gave no dump');
    const folder = path.dirname(file);
    fs.mkdirSync(folder, { recursive: true });
    // Of other sources; another worker may just have made the one of these.
    for (const other of fs.readdirSync(folder))
      if (other.startsWith(name) && other.endsWith('.tar') && other !== path.basename(file))
        fs.rmSync(path.join(folder, other), { force: true });
    const mine = `${file}.${randomUUID()}`;
    fs.writeFileSync(mine, Buffer.from(await dump.arrayBuffer()));
    fs.renameSync(mine, file);
  }
  return new Blob([fs.readFileSync(file)]);
}

const aheadMs = testStartMs - Date.now();
/** Goes on as the true time does. */
const testNow = (): number => Date.now() + aheadMs;

/**
 * A sandbox of its own for one test file, in memory; on PostgreSQL, in a database of its own, when
 * TEST_DATABASE_URL is set. `DELAY_QUERIES_MS` delays queries on both. Close it.
 */
export async function memorySandbox(
  given: Omit<SandboxOptions, 'databaseUrl' | 'dataDir' | 'memory' | 'loadFrom'> = {},
): Promise<Sandbox> {
  const options = { trueNow: testNow, ...given };
  const delayQueriesMs = options.delayQueriesMs ?? Number(process.env['DELAY_QUERIES_MS'] ?? 0);
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl)
    return await createSandbox({ ...options, delayQueriesMs, memory: true, loadFrom: await seededData(given) });
  const own = await copyTemplate(serverUrl);
  const sandbox = await createSandbox({ ...options, delayQueriesMs, databaseUrl: own.url });
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      await own.drop();
    },
  };
}

export const sandboxBase = 'http://127.0.0.1:4600';
/** md5 of the password of every sandbox account. */
export const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');
export const sandboxPsw = md5Of('travel123');

export interface Wire {
  appId?: string;
  token?: string;
  origin?: string;
  address?: string;
}

/** A form as the client writes it: nested values as JSON text, yes and no as 1 and 0. */
export function formOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.set(
      name,
      typeof value === 'boolean'
        ? String(Number(value))
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value),
    );
  }
  return form;
}

const answers = new Map<string, z.ZodType>();
/** A good answer is what the contract promises. */
function checkAnswer(path: string, data: unknown): void {
  if (!answers.has(path))
    answers.set(path, z.fromJSONSchema(operations.find(({ row }) => row.path === path)?.output ?? {}));
  const { error } = answers.get(path)?.safeParse(data) ?? {};
  if (error) throw new Error(`the answer of ${path} is not what its type says: ${z.prettifyError(error)}`);
}

/** The sandbox as a client sees it. */
export function clientOf(sandbox: Pick<Sandbox, 'fetch' | 'now'>, wire: Wire = {}) {
  const raw = (path: string, fields: Readonly<Record<string, unknown>> = {}, given: Wire = {}): Promise<Response> => {
    const { appId, token, origin, address } = { ...wire, ...given };
    const body = formOf({
      ...fields,
      ...(appId && { appId }),
      ...(token && { token }),
      timestamp: sandbox.now(),
      device: 'web',
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) };
    return sandbox.fetch(new Request(sandboxBase + path, { method: 'POST', body, headers }), { address });
  };
  const ask = async (path: string): Promise<Record<string, unknown>> =>
    (await (await sandbox.fetch(new Request(sandboxBase + path))).json()) as Record<string, unknown>;
  const tell = (path: string, body: unknown): Promise<Response> =>
    sandbox.fetch(
      new Request(sandboxBase + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
  const send = async <In, Out>(row: Row<In, Out>, input: In, given?: Wire): Promise<Envelope<Out>> => {
    const answer = (await (await raw(row.path, input as Record<string, unknown>, given)).json()) as Envelope<Out>;
    if (answer.ret === 0) checkAnswer(row.path, answer.data);
    return answer;
  };
  return {
    raw,
    ask,
    tell,
    send,
    logIn: (mobilePhone: string, given?: Wire & { loginPsw?: string }) => logIn(mobilePhone, given),
  };

  /** By password and captcha; the answer, good or not. */
  async function logIn(mobilePhone: string, given: Wire & { loginPsw?: string } = {}): Promise<Envelope<LoginAnswer>> {
    const dealt = (await (await raw('/common/captcha', {}, given)).json()) as Envelope<{ randomCode: string }>;
    const { code } = await ask(`/sandbox/captcha?randomCode=${dealt.data.randomCode}`);
    const fields = {
      mobilePhone,
      loginPsw: given.loginPsw ?? sandboxPsw,
      accCode: code,
      randomCode: dealt.data.randomCode,
    };
    return (await (await raw('/login/appNewLogin', fields, given)).json()) as Envelope<LoginAnswer>;
  }
}
export type Client = ReturnType<typeof clientOf>;
