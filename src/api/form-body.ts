import { writeJson } from '#base/json.ts';

/**
 * The form-encoded body of a call: nested values travel as JSON in one field, absent ones not at all. A URL-encoded
 * POST is a CORS simple request: no preflight.
 */
export function formBody(fields: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value === undefined || value === null) continue;
    const text = typeof value === 'object' ? writeJson(value) : String(value);
    parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(text)}`);
  }
  return parts.join('&');
}
