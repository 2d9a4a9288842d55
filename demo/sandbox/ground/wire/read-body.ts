import type { Fields } from './decode-fields.ts';

/** Enough for every call without a file; nine passengers with every field filled take about 8 kB. */
const maxBodyBytes = 256 * 1024;

/** `field`: where the body is wrong, when it is one field alone. */
export type Body = { ok: true; fields: Fields } | { ok: false; message: string; field?: string };

const typeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * The fields of a call: query for GET, form for POST. Nothing else is read: JSON and plain text are bodies that
 * other people's pages and forms send unasked. Of a field given twice the last one counts.
 */
export async function readForm(request: Request, maxBytes = maxBodyBytes): Promise<Body> {
  if (request.method === 'GET') return fieldsOf(new URL(request.url).search.slice(1));
  const text = await readText(request, maxBytes);
  if (text === null) return tooLarge;
  const isForm = typeOf(request) === 'application/x-www-form-urlencoded' || text === '';
  return isForm ? fieldsOf(text) : { ok: false, message: '请求内容应为表单（application/x-www-form-urlencoded）' };
}

/** The fields of a sandbox helper, which takes a JSON object as well. */
export async function readFormOrJson(request: Request): Promise<Body> {
  if (typeOf(request) !== 'application/json') return await readForm(request);
  const text = await readText(request, maxBodyBytes);
  if (text === null) return tooLarge;
  try {
    const value = JSON.parse(text || '{}') as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ok: true, fields: value as Fields };
  } catch {
    // Said below.
  }
  return { ok: false, message: '请求内容不是有效的 JSON 对象' };
}

const tooLarge: Body = { ok: false, message: '请求内容过大' };
const replacement = '\ufffd';

/** A form's fields. Bytes that are no UTF-8 (GBK, half a surrogate pair) are refused, not turned into replacement characters. */
function fieldsOf(text: string): Body {
  const fields = Object.fromEntries(new URLSearchParams(text));
  // A replacement character that was really sent is text like any other.
  const isSuspect = Object.entries(fields).some((pair) => pair.join().includes(replacement));
  if (isSuspect) {
    const decoded = new URLSearchParams(text.replace(/%EF%BF%BD/gi, ''));
    for (const [name, value] of decoded)
      if ((name + value).includes(replacement))
        return { ok: false, message: '包含无法识别的字符，请重新输入', field: name };
  }
  return { ok: true, fields };
}

/** The body as text; null when it is too long, for any stated length. */
async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const told = request.headers.get('content-length');
  if (told !== null) return Number(told) > maxBytes ? null : await request.text();
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
