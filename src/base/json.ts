/**
 * JSON on pages that have changed it: old Prototype.js adds `toJSON` to arrays and strings, others replace
 * `JSON.stringify`. Request bytes must be the same on every page.
 */
const { parse } = JSON;

export const readJson = (text: string): unknown => parse(text);

/** Plain data to JSON without ever calling a `toJSON`. */
export function writeJson(value: unknown): string {
  if (Array.isArray(value)) {
    const parts: string[] = [];
    for (let index = 0; index < value.length; index += 1)
      parts.push(value[index] === undefined ? 'null' : writeJson(value[index]));
    return `[${parts.join(',')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const parts: string[] = [];
    for (const key of Object.keys(value)) {
      const part = (value as Record<string, unknown>)[key];
      if (part !== undefined && typeof part !== 'function') parts.push(`${quote(key)}:${writeJson(part)}`);
    }
    return `{${parts.join(',')}}`;
  }
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  return value === true ? 'true' : value === false ? 'false' : 'null';
}

const shortEscapes: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A quoted JSON string by the standard's escapes; the page's `stringify` may call a foreign `toJSON`. */
function quote(text: string): string {
  const escaped = text.replace(/["\\\u0000-\u001f\ud800-\udfff]/g, (mark, at: number) => {
    const short = shortEscapes[mark];
    if (short) return short;
    if (mark >= '\ud800' && isPaired(text, at)) return mark;
    return `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

function isPaired(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const other = code < 0xdc00 ? text.charCodeAt(at + 1) : text.charCodeAt(at - 1);
  return code < 0xdc00 ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other < 0xdc00;
}
