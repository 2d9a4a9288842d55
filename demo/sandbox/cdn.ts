import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Hono } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Hashed chunks and full versions never change; channels (`v1/`), themes and the manifest do. */
const isImmutable = (file: string): boolean => /^(assets\/|\d+\.\d+\.\d+\/)/.test(file);

interface Kept {
  mtimeMs: number;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  zipped: Uint8Array<ArrayBuffer>;
}

/** `/cdn/…` from a folder, with the headers of a CDN: any page may load it, also under COEP. */
export function serveCdn(app: Hono, folder: string): void {
  const kept = new Map<string, Kept>();
  const root = path.resolve(folder);

  async function read(file: string): Promise<Kept | null> {
    const full = path.resolve(root, file);
    if (!full.startsWith(root + path.sep) || /(^|\/)\./.test(file)) return null;
    const stat = await fs.stat(full).catch(() => null);
    if (!stat?.isFile()) return null;
    const before = kept.get(full);
    if (before?.mtimeMs === stat.mtimeMs) return before;
    const plain = Uint8Array.from(await fs.readFile(full));
    const zipped = Uint8Array.from(await promisify(gzip)(plain));
    const now = { mtimeMs: stat.mtimeMs, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, zipped };
    kept.set(full, now);
    return now;
  }

  app.get('/cdn/*', async (c) => {
    const file = safeDecode(c.req.path.slice('/cdn/'.length));
    const found = file === null ? null : await read(file);
    const headers: Record<string, string> = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' };
    if (!found || file === null) return new Response('not found', { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
    headers['cache-control'] = isImmutable(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=600';
    headers['etag'] = found.etag;
    headers['vary'] = 'Accept-Encoding';
    if (c.req.header('if-none-match')?.includes(found.etag)) return new Response(null, { status: 304, headers });
    headers['content-type'] = types[path.extname(file)] ?? 'application/octet-stream';
    const mayZip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '') && found.zipped.length < found.plain.length;
    if (mayZip) headers['content-encoding'] = 'gzip';
    return new Response(mayZip ? found.zipped : found.plain, { headers });
  });
}

function safeDecode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
