import { readJson, writeJson } from '#base/json.ts';
import { isServerEventKind, serverEventKinds } from '#domain/events/server-events.ts';
import type { ServerEventKind, testKind } from '#domain/events/server-events.ts';
import { meaningOf } from './cli/meaning.ts';
import { signCall } from './sign.ts';

/** The commands of server events; `cli.ts` reads words, prints and ends the process. */
export interface AppServer {
  /** Base address of the provider. */
  api: string;
  key: { appId: string; kid: string; secret: string };
}

/** Fields of a call. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields as the wire takes them: objects as JSON, flags as 0 and 1, undefined ones left out. */
export const formOf = (fields: Fields): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined)
      form.set(
        name,
        typeof value === 'object'
          ? writeJson(value)
          : typeof value === 'boolean'
            ? String(Number(value))
            : String(value),
      );
  return form;
};

interface Answer {
  ret: number;
  msg: string;
  data: unknown;
}

/** Code, message and data of an answer; null where its text is no JSON object, as a proxy's page. */
export function readAnswer(text: string): Partial<Answer> | null {
  try {
    const read = readJson(text);
    return read instanceof Object ? (read as Partial<Answer>) : null;
  } catch {
    return null;
  }
}

/** The data of a call whose answer it is, or its refusal. */
export function dataOf(address: string, status: number, text: string): unknown {
  const { ret, msg, data } = readAnswer(text) ?? {};
  if (typeof ret !== 'number')
    throw new RefusedError(`${address} answers HTTP ${status}, and not as the provider does; --api names another.`);
  if (ret !== 0) throw new RefusedError(`${address} answers ${ret}: ${meaningOf(ret, msg, data)}`, ret);
  return data;
}

export class RefusedError extends Error {
  /** `ret` of the answer, if it has one. */
  readonly ret: number | undefined;
  constructor(message: string, ret?: number) {
    super(message);
    this.ret = ret;
  }
}

/** `fetch` with the address in its failure. */
export async function askFor(address: string, options?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch (error) {
    const { message, code = message } = ((error as Error).cause ?? error) as Error & { code?: string };
    throw new RefusedError(`${new URL(address).origin} does not answer (${code}); is it running? --api names another.`);
  }
}

/** The key of an application in the sandbox, which hands it out. */
export async function sandboxKey(api: string, appId: string): Promise<AppServer['key']> {
  const answer = await askFor(`${api}/sandbox/key?${formOf({ appId }).toString()}`);
  if (!answer.ok) throw new RefusedError(`${api} hands out no key of ${appId}; give --kid and TRAVEL_EMBED_SECRET.`);
  return { appId, ...(readJson(await answer.text()) as { kid: string; secret: string }) };
}

/** Calls the provider with signs of the application's key, by the provider's own clock. */
export function eventCalls({ api, key }: AppServer) {
  let aheadMs: number | undefined;
  const started = performance.now();
  const startMs = performance.timeOrigin + started;
  const now = (): number => startMs + performance.now() - started;

  /** The sandbox's clock may have been moved. */
  async function clock(): Promise<number> {
    if (aheadMs === undefined) {
      const { headers } = await askFor(`${api}/healthz`);
      const time = Number(headers.get('x-server-time'));
      aheadMs = time ? time - now() : 0;
    }
    return now() + aheadMs;
  }

  return async function call<Out>(path: string, fields: Fields): Promise<Out> {
    for (let isFirst = true; ; isFirst = false) {
      const sign = await signCall({ ...key, now: await clock() });
      const body = formOf({ ...fields, appId: key.appId, sign });
      const address = `${api}/events/${path}`;
      const answer = await askFor(address, { method: 'POST', body });
      try {
        return dataOf(address, answer.status, await answer.text()) as Out;
      } catch (error) {
        aheadMs = undefined;
        // Its clock has been moved since.
        if (!(error instanceof RefusedError && error.ret === 401 && isFirst)) throw error;
      }
    }
  };
}
export type EventCall = ReturnType<typeof eventCalls>;

export const readKinds = (words: readonly string[] | undefined): ServerEventKind[] | undefined =>
  words?.map((word) => {
    if (!isServerEventKind(word))
      throw new RefusedError(`there is no event "${word}". Known: ${serverEventKinds.join(', ')}.`);
    return word;
  });

interface Pulled {
  deliveryId: number;
  tries: number;
  kind: ServerEventKind | typeof testKind;
  headers: Record<string, string>;
  body: string;
}

/**
 * Forwards events to a server on this machine until `signal` ends it: a subscription of its own, with headers and
 * signatures as they come to a public address.
 */
export async function listenTo(
  call: EventCall,
  {
    to,
    kinds,
    requestId,
    signal,
    say,
  }: {
    to: string;
    kinds: ServerEventKind[] | undefined;
    requestId: string;
    signal: AbortSignal;
    say(line: string): void;
  },
): Promise<void> {
  const made = await call<{ subscriptionId: string; secret: string }>('create', { kinds, requestId });
  const { subscriptionId, secret } = made;
  say(`listening; forwards to ${to}\nsecret of these deliveries: ${secret}`);
  let results: { deliveryId: number; tries: number; status?: number; ms: number }[] = [];
  try {
    while (!signal.aborted) {
      const { deliveries } = await call<{ deliveries: Pulled[] }>('pull', { subscriptionId, results });
      results = [];
      for (const { deliveryId, tries, kind, headers, body } of deliveries) {
        if (signal.aborted) break;
        const startMs = performance.now();
        const answer = await fetch(to, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(10_000),
        }).catch(() => null);
        const ms = Math.round(performance.now() - startMs);
        // A refused redirect has no status of its own in a browser; here it has.
        results.push({ deliveryId, tries, ms, ...(answer && { status: answer.status }) });
        say(`${kind} ${headers['webhook-id']} → ${answer ? answer.status : 'no answer'} (${ms} ms)`);
      }
    }
  } finally {
    await call('remove', { subscriptionId }).catch(() => undefined);
  }
}
