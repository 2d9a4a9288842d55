import ky from 'ky';
import type { HTTPError } from 'ky';
import { createSandbox } from '../sandbox.ts';
import type { SandboxOptions } from '../sandbox.ts';
import { serveSandbox } from '../app/http/serve.ts';
import type { ClockTime, MadeScenario, RunningSandbox, SandboxAccount, StartOptions } from './sandbox-kinds.ts';
import { recordSandbox } from './recording.ts';
import { seededData } from './seeded-data.ts';

const isLoopback = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/** Takes the words of the sandbox in place of the client's. */
async function withReason(error: HTTPError): Promise<HTTPError> {
  const answer = await error.response.json<Record<string, unknown>>();
  error.message = `[travel-embed] the sandbox answers ${error.response.status}: ${String(answer['msg'] ?? answer['state'])}`;
  return error;
}

/** `entry`: the built file; its content identifies a cached database. */
export async function startOnDemand(
  { port = 0, origins = [], dataDir, cacheDir, record }: StartOptions,
  { entry, cdnDir }: { entry: string; cdnDir: string },
): Promise<RunningSandbox> {
  const options: SandboxOptions = {
    settings: { allowsOrigin: (origin) => isLoopback(origin) || origins.includes(origin) },
    cdnDir,
    port,
    ...(dataDir ? { dataDir } : { memory: true }),
  };
  const recorded = record === undefined ? undefined : await recordSandbox(options, { seed: record });
  const loadFrom =
    dataDir || recorded ? undefined : await seededData(cacheDir, entry, () => createSandbox({ memory: true }));
  const sandbox = recorded ?? (await createSandbox({ ...options, loadFrom }));
  const { url, close } = await serveSandbox(sandbox, '127.0.0.1', port);

  const http = ky.create({
    prefixUrl: `${url}/sandbox`,
    headers: { accept: 'application/json' },
    retry: 0,
    timeout: false,
    hooks: { beforeError: [withReason] },
  });
  const ask = (path: string, searchParams: Record<string, string | undefined> = {}) =>
    http(path, { searchParams }).json<Record<string, unknown>>();
  const tell = (path: string, body: object = {}) => http.post(path, { json: body }).json<Record<string, unknown>>();

  return {
    url,
    loaderUrl: `${url}/cdn/v${__VERSION__.split('.')[0]}/loader.js`,
    accounts: (await ask('accounts')) as unknown as SandboxAccount[],
    reset: async () => void (await tell('reset')),
    fault: async (path, kind, times = 1) => void (await tell('fault', { path, kind, times })),
    clock: async (advance, account) => (await tell('clock', { advance, account })) as unknown as ClockTime,
    scenarios: async () => (await ask('scenarios'))['scenarios'] as { name: string; shows: string; about: string }[],
    scenario: async (name) => (await tell(`scenarios/${name}`)) as unknown as MadeScenario,
    sms: async (mobilePhone) => String((await ask('sms', { mobilePhone }))['code']),
    captcha: async (randomCode) => String((await ask('captcha', { randomCode }))['code']),
    sign: async (wanted) => String((await ask('sign', wanted))['sign']),
    async key(appId) {
      const { kid, secret } = await ask('key', { appId }).catch((error: unknown) => {
        throw new Error(`[travel-embed] there is no app id "${appId}" in the sandbox.`, { cause: error });
      });
      return { kid: String(kid), secret: String(secret) };
    },
    async pay(outTradeNo) {
      const { state } = await tell(`cashier/${outTradeNo}`);
      if (state !== 'paid') throw new Error(`[travel-embed] trade ${outTradeNo} cannot be paid: ${String(state)}`);
    },
    recording: () => recorded?.recording,
    close,
  };
}

declare const __VERSION__: string;
