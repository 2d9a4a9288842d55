import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LoginAnswer } from '#contract/account.ts';
import type { Envelope, Row } from '#contract/row.ts';
import { operations } from '#demo/sandbox/app/operations.ts';
import { setPasswordCost } from '#demo/sandbox/ground/member/password-hash.ts';
import { createSandbox } from '#demo/sandbox/sandbox.ts';
import type { Sandbox, SandboxOptions } from '#demo/sandbox/sandbox.ts';
import { cheapCost, seededData } from './seeded.ts';
import { copyTemplate } from './template.ts';
import { testStartMs } from './test-time.ts';

export { cheapCost, seededData };
setPasswordCost(cheapCost);

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
  const own = await copyTemplate(serverUrl, given);
  const sandbox = await createSandbox({ ...options, delayQueriesMs, databaseUrl: own.url });
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      await own.drop();
    },
  };
}

/** The orders of two years, at the moment that they were seeded for. Close it. */
export const sandboxOfSeed = (): Promise<Sandbox> => memorySandbox({ seedOrders: true, trueNow: () => testStartMs });

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
    const deal = async () =>
      (await (await raw('/common/captcha', {}, given)).json()) as Envelope<{ randomCode: string }>;
    const codeOf = async ({ data }: Awaited<ReturnType<typeof deal>>) =>
      (await ask(`/sandbox/captcha?randomCode=${data.randomCode}`))['code'];
    let dealt = await deal();
    let code = await codeOf(dealt);
    // Another process that has moved the clock may have swept the captcha of one that has not heard of it yet.
    for (let tried = 0; code === undefined && tried < 3; tried += 1) {
      dealt = await deal();
      code = await codeOf(dealt);
    }
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
