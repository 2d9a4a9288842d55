import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

/** A file of a released version: it never changes, as hashed chunks do not; channels (`v1/`), themes, the manifest and a build that is no release do. */
const isOfRelease = (file: string, { version, kept = [], isReleased }: Manifest): boolean => {
  const [, number = ''] = /^(\d+\.\d+\.\d+)\//.exec(file) ?? [];
  return kept.includes(number) || (number === version && isReleased === true);
};

/** `manifest.json` of the folder, as far as it says what is released. */
interface Manifest {
  version?: string;
  kept?: readonly string[];
  isReleased?: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';

interface Kept {
  mtimeMs: number;
  /** Without its quotes; each encoding adds its own name. */
  tag: string;
  plain: Bytes;
  /** Made when first asked for. */
  packed: Partial<Record<Encoding, Promise<Bytes>>>;
}

/** A release is 0.4 % larger than with level 9, in a fifteenth of its time: the first page of a server waits for it. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pack: Readonly<Record<Encoding, (plain: Bytes) => Promise<Buffer>>> = {
  br: (plain) => promisify(brotliCompress)(plain, brotliLevel),
  gzip: (plain) => promisify(gzip)(plain),
};

/** The smaller of what the client takes; `gzip;q=0` is a refusal. */
function encodingFor(accepted: string): Encoding | null {
  const names = new Set(
    accepted
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.replace(/;.*/, '').trim()),
  );
  return (['br', 'gzip'] as const).find((name) => names.has(name)) ?? null;
}

const anyPage: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  // A partner may measure what we cost.
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

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
    const now = {
      mtimeMs: stat.mtimeMs,
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
      packed: {},
    };
    kept.set(full, now);
    return now;
  }

  async function manifest(): Promise<Manifest> {
    const found = await read('manifest.json');
    return found ? (JSON.parse(new TextDecoder().decode(found.plain)) as Manifest) : {};
  }

  /** The body in an encoding that makes it smaller, else as it is. */
  async function bodyOf(found: Kept, encoding: Encoding | null): Promise<{ body: Bytes; encoding: Encoding | null }> {
    if (!encoding) return { body: found.plain, encoding };
    const packed = await (found.packed[encoding] ??= pack[encoding](found.plain).then((bytes) =>
      Uint8Array.from(bytes),
    ));
    return packed.length < found.plain.length ? { body: packed, encoding } : { body: found.plain, encoding: null };
  }

  // HEAD comes this way too. A range is answered with the whole file: none is so large that parts would pay.
  app.get('/cdn/*', async (c) => {
    const file = safeDecode(c.req.path.slice('/cdn/'.length));
    const found = file === null ? null : await read(file);
    if (!found || file === null)
      return new Response('not found', {
        status: 404,
        headers: { ...anyPage, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    const { body, encoding } = await bodyOf(found, encodingFor(c.req.header('accept-encoding') ?? ''));
    const headers: Record<string, string> = {
      ...anyPage,
      'cache-control':
        file.startsWith('assets/') || isOfRelease(file, await manifest())
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=600',
      etag: `"${found.tag}${encoding ? `-${encoding}` : ''}"`,
      vary: 'Accept-Encoding',
    };
    if (c.req.header('if-none-match')?.includes(found.tag)) return new Response(null, { status: 304, headers });
    headers['content-type'] = types[path.extname(file)] ?? 'application/octet-stream';
    headers['content-length'] = String(body.length);
    if (encoding) headers['content-encoding'] = encoding;
    return new Response(body, { headers });
  });
}

/** The npm package, for who installs it before it is published: `npm install <provider>/npm/travel-embed.tgz`. */
export function servePackage(app: Hono, file: string): void {
  app.get('/npm/travel-embed.tgz', async () => {
    const body = await fs.readFile(file).catch(() => null);
    return body
      ? new Response(Uint8Array.from(body), {
          headers: { 'content-type': 'application/gzip', 'cache-control': 'no-cache' },
        })
      : new Response('the package is not built: npm run build\n', {
          status: 404,
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        });
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
