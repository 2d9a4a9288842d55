import fs from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
};

/** The three addresses as the reader sees them: the site is 10, the partner pages 20 above the sandbox. */
function addressesAt(url: URL): { api: string; site: string; partner: string } {
  const at = (offset: number) => `${url.protocol}//${url.hostname}:${Number(url.port || 80) + offset}`;
  return { api: url.origin, site: at(10), partner: at(20) };
}

/** File of a path; `index.html` for the folder itself. A path that cannot be decoded names no file. */
function readName(path: string): string {
  try {
    return decodeURIComponent(path) || 'index.html';
  } catch {
    return '\0';
  }
}

/** `/docs/guide/…` from a folder. Pages may load nothing but their own files and frames of the partner pages. */
export function serveGuide(app: Hono, folder: string): void {
  const root = path.resolve(folder);
  app.get('/docs/guide', (c) => c.redirect('/docs/guide/', 302));
  for (const tool of ['playground', 'theme-editor'])
    app.get(`/docs/${tool}`, (c) => c.redirect(`/docs/guide/${tool}.html`, 302));
  app.get('/docs/guide/*', async (c) => {
    const url = new URL(c.req.url);
    const name = readName(url.pathname.slice('/docs/guide/'.length));
    const file = path.resolve(root, name);
    const isInside = file.startsWith(root + path.sep) && !name.includes('\0') && !/(^|\/)\./.test(name);
    const body = isInside ? await fs.readFile(file).catch(() => null) : null;
    if (!body)
      return new Response('not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const { api, site, partner } = addressesAt(url);
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    if (!type.startsWith('text/html')) return new Response(Uint8Array.from(body), { headers });
    headers['content-security-policy'] =
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${partner}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return new Response(
      body.toString('utf8').replaceAll('{{api}}', api).replaceAll('{{site}}', site).replaceAll('{{partner}}', partner),
      { headers },
    );
  });
}
