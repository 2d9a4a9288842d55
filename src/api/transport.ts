/**
 * One request with a deadline over everything: connection, headers, a slow body, and the retries.
 * Small on purpose (decision 006): a general client costs 5 kB and knows neither slow bodies nor their size.
 */
export interface Reply {
  status: number;
  text: string;
  /** The server's clock in milliseconds, if the answer carries it. */
  serverTimeMs: number | null;
  retryAfterSeconds: number | null;
}

export type TransportFailure = 'offline' | 'timeout' | 'cancelled' | 'too large';

/** `msg`: known words for the visitor. */
export type Transported = { reply: Reply } | { failure: TransportFailure; msg?: string | undefined };

export interface Transport {
  fetch: typeof fetch;
  url: string;
  method: 'GET' | 'POST';
  body: string;
  timeoutMs: number;
  /** Number of times that a read may be tried again after a lost connection or a 5xx. Writes: 0. */
  retries: number;
  /** After a lost connection: the visitor's words where another try is of no use. */
  onLost(): Promise<string>;
  signal?: AbortSignal | undefined;
  /** Chance for the jitter of the pauses, 0 to 1. */
  random?: () => number;
}

const maxBytes = 8_000_000;

export async function transport(request: Transport): Promise<Transported> {
  const ending = new AbortController();
  let failure: TransportFailure = 'offline';
  const end = (why: TransportFailure) => {
    failure = why;
    ending.abort();
  };
  const timer = setTimeout(() => end('timeout'), request.timeoutMs);
  const cancel = () => end('cancelled');
  request.signal?.addEventListener('abort', cancel);
  if (request.signal?.aborted) cancel();
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const reply = await once(request, ending.signal, () => end('too large'));
        // A server that asks for a longer pause is not pressed: the person decides when to try again.
        if (reply.status < 500 || attempt >= request.retries || (reply.retryAfterSeconds ?? 0) > 2) return { reply };
      } catch {
        let msg: string | undefined;
        if (ending.signal.aborted || (msg = await request.onLost()) || attempt >= request.retries)
          return { failure, msg };
      }
      // A pause that is cut short leads to a request that fails at once.
      await pause(300 * 2 ** attempt * (0.5 + (request.random ?? Math.random)()), ending.signal);
    }
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', cancel);
  }
}

async function once(request: Transport, signal: AbortSignal, tooLarge: () => void): Promise<Reply> {
  const isPost = request.method === 'POST';
  // Called without an object: the page's own fetch refuses any other `this`.
  const { fetch: get } = request;
  const response = await get(isPost ? request.url : `${request.url}?${request.body}`, {
    method: request.method,
    ...(isPost && {
      body: request.body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    }),
    // The token travels in the body; cookies of the API host are never sent.
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    cache: 'no-store',
    signal,
  });
  const text = await readText(response, tooLarge);
  // No header, a date and 0 tell nothing.
  const header = (name: string) => Number(response.headers.get(name)) || null;
  return {
    status: response.status,
    text,
    serverTimeMs: header('x-server-time'),
    retryAfterSeconds: header('retry-after'),
  };
}

async function readText(response: Response, tooLarge: () => void): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > maxBytes) {
      tooLarge();
      throw new RangeError('too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve);
  });
}
