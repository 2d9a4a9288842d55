import type { Envelope } from '#contract/row.ts';

const json = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const texts = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** A good answer whose data are JSON already: it is sent as it is, and read again only by who asks for its data. */
export function written<T>(data: string): Envelope<T> {
  const text: Uint8Array<ArrayBuffer> = Buffer.from(`{"ret":0,"msg":"","data":${data}}`);
  const envelope: Envelope<T> = {
    ret: 0,
    msg: '',
    get data() {
      return (JSON.parse(text.toString()) as Envelope<T>).data;
    },
  };
  texts.set(envelope, text);
  return envelope;
}

/** Bytes of an envelope that is written already. */
export const bytesOf = (envelope: Envelope<unknown>): number => texts.get(envelope)?.byteLength ?? 0;

const rets = new WeakMap<Response, number>();
/** The `ret` that a response carries; undefined for one that is no envelope of ours. */
export const retOf = (response: Response): number | undefined => rets.get(response);

/** An envelope as a response. HTTP 200 also for refusals; 403, 404, 405 and 429 are the exceptions. */
export function reply(
  envelope: Envelope<unknown>,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const response = new Response(texts.get(envelope) ?? JSON.stringify(envelope), {
    status,
    headers: { ...json, ...headers },
  });
  rets.set(response, envelope.ret);
  return response;
}

/** Lets a page of a listed origin read a response and the server's clock; a sandbox's may have been moved. */
export function allowReading(response: Response, origin: string | null, now: number, movedMs: number): Response {
  // A call by a member with their own clock has set both headers already.
  if (!response.headers.has('x-server-time')) {
    response.headers.set('x-server-time', String(now));
    if (movedMs) response.headers.set('x-clock-moved', String(movedMs));
  }
  response.headers.append('vary', 'Origin');
  if (origin) {
    response.headers.set('access-control-allow-origin', origin);
    // The page may see what the call has cost (`travel:vitals`).
    response.headers.set('timing-allow-origin', origin);
    response.headers.set('access-control-expose-headers', 'x-server-time, x-clock-moved, retry-after, traceresponse');
  }
  return response;
}

/** Answer to a preflight: a form needs none; the JSON body of a sandbox helper does. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    },
  });
