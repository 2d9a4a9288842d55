import { createSandbox } from '../sandbox.ts';
import type { SandboxOptions } from '../sandbox.ts';
import { serveSandbox } from '../serve.ts';
import type { RunningSandbox, SandboxAccount, StartOptions } from './sandbox-kinds.ts';
import { seededData } from './seeded-data.ts';

const isLoopback = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/** `entry`: the built file; its content identifies a cached database. */
export async function startOnDemand({ port = 0, origins = [], dataDir, cacheDir }: StartOptions, { entry, cdnDir }: { entry: string; cdnDir: string }): Promise<RunningSandbox> {
  const options: SandboxOptions = {
    settings: { allowsOrigin: (origin) => isLoopback(origin) || origins.includes(origin) },
    cdnDir,
    port,
    ...(dataDir ? { dataDir } : { memory: true }),
  };
  const loadFrom = dataDir ? undefined : await seededData(cacheDir, entry, () => createSandbox({ memory: true }));
  const sandbox = await createSandbox({ ...options, loadFrom });
  const { url, close } = await serveSandbox(sandbox, '127.0.0.1', port);

  const answerOf = async (response: Response): Promise<Record<string, unknown>> => {
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`[travel-embed] the sandbox answers ${response.status}: ${String(answer['msg'] ?? answer['state'])}`);
    return answer;
  };
  const ask = async (path: string, query: Record<string, string | undefined> = {}) => {
    const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return await answerOf(await fetch(`${url}/sandbox/${path}?${new URLSearchParams(given).toString()}`));
  };
  const tell = async (path: string, body: object = {}) =>
    await answerOf(await fetch(`${url}/sandbox/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' }, body: JSON.stringify(body) }));

  return {
    url,
    loaderUrl: `${url}/cdn/v${__VERSION__.split('.')[0]}/loader.js`,
    accounts: (await ask('accounts')) as unknown as SandboxAccount[],
    reset: async () => void (await tell('reset')),
    fault: async (path, kind, times = 1) => void (await tell('fault', { path, kind, times })),
    clock: async (advance) => void (await tell('clock', { advance })),
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
    close,
  };
}

declare const __VERSION__: string;
