import { randomId } from '#base/random-id.ts';
import type { Row } from '#contract/row.ts';
import { formBody } from './form-body.ts';
import { failed, readEnvelope } from './outcome.ts';
import type { Outcome, Reading } from './outcome.ts';
import { transport } from './transport.ts';

/** Timeouts of specification 1, section 7. */
export const timeoutsMs = { main: 60_000, second: 120_000 } as const;

export interface ClientOptions {
  /** Address of the provider API, without a slash at the end. */
  baseUrl: string;
  fetch: typeof fetch;
  appId: string;
  token(): string | null;
  now(): number;
  /** Told the server's clock with every answer that carries it. */
  onServerTime?(serverTimeMs: number): void;
}

interface CallOptions {
  quiet?: readonly number[] | 'all' | undefined;
  signal?: AbortSignal | undefined;
  /** Used instead of the session's token; a report sends none. */
  token?: string | null;
}

export interface Exchange {
  reading: Reading;
  costTimeMs: number;
}

export type Client = ReturnType<typeof createClient>;

/** Sends rows of the contract. It reads the meaning of an answer and acts on nothing. */
export function createClient(options: ClientOptions) {
  async function call<In, Out>(
    row: Row<In, Out>,
    input: In,
    { quiet, signal, token: given }: CallOptions = {},
  ): Promise<Exchange> {
    const token = given === undefined ? options.token() : given;
    if (row.access === 'login' && !token) return { reading: { outcome: cancelled }, costTimeMs: 0 };
    const startedMs = options.now();
    const trace = randomId();
    const answer = await transport({
      fetch: options.fetch,
      url: options.baseUrl + row.path,
      method: row.method ?? 'POST',
      body: formBody({
        ...input,
        ...(options.appId !== 'default' && { appId: options.appId }),
        ...(token && { token }),
        timestamp: options.now(),
        device: 'web',
        // W3C Trace Context, as a field: a header would cost each call of another origin a preflight.
        traceparent: `00-${trace}-${trace.slice(16)}-01`,
      }),
      timeoutMs: timeoutsMs[row.profile],
      retries: row.reads ? 2 : 0,
      onLost: () =>
        import('./refused-origin.ts').then(
          (part) => part.refusalOf(options),
          () => '',
        ),
      signal,
    });
    const costTimeMs = options.now() - startedMs;
    const reading = readEnvelope(answer, { profile: row.profile, quiet, has: row.has, reads: row.reads });
    const data = reading.outcome.data as { serverTimeMs?: number } | null;
    const told = ('reply' in answer && answer.reply.serverTimeMs) || data?.serverTimeMs;
    if (told) options.onServerTime?.(told);
    return { reading, costTimeMs };
  }
  return { call };
}

const cancelled: Outcome<never> = failed(401, '', null, 'cancelled');
