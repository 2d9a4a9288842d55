import type { Fields } from './decode-fields.ts';

/** No call needs more; nine passengers with every field filled take about 8 kB. */
export const maxBodyBytes = 256 * 1024;

export type Body = { ok: true; fields: Fields } | { ok: false; message: string };

/** The fields of a request: query for GET; form or JSON body for POST. Of a field given twice the last one counts. */
export async function readBody(request: Request): Promise<Body> {
  if (request.method === 'GET') return { ok: true, fields: Object.fromEntries(new URL(request.url).searchParams) };
  const text = await readText(request);
  if (text === null) return { ok: false, message: '请求内容过大' };
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { ok: true, fields: Object.fromEntries(new URLSearchParams(text)) };
  }
  try {
    const value = JSON.parse(text || '{}') as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ok: true, fields: value as Fields };
  } catch {
    // Said below.
  }
  return { ok: false, message: '请求内容不是有效的 JSON 对象' };
}

/** The body as text; null when it is too long, however long it says it is. */
async function readText(request: Request): Promise<string | null> {
  const told = request.headers.get('content-length');
  if (told !== null) return Number(told) > maxBodyBytes ? null : await request.text();
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > maxBodyBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
