import { writeJson } from './json.ts';

/** Field names whose values never leave the page in a report (quality.md, Security). */
const secret = /token|sign|psw|pswd|pwd|password|code|phone|mobile|name|cert|card|email|contact|address|born/i;

/** The same shape with every personal or secret value replaced by a star; text is cut to `limit` characters. */
export function redact(value: unknown, limit = 2000): string {
  return writeJson(stripped(value, 0)).slice(0, limit);
}

function stripped(value: unknown, depth: number): unknown {
  if (depth > 6) return '…';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => stripped(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, secret.test(key) && part !== null && typeof part !== 'object' ? '*' : stripped(part, depth + 1)]));
  }
  // Long digit runs are phones, documents or cards, wherever they stand.
  return typeof value === 'string' ? value.replace(/\d{6,}[\dXx]?/g, '*') : value;
}
