/** A small static server: the first-party site (paths of the router fall back to index.html) and the partner pages. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.json': 'application/json; charset=utf-8', '.png': 'image/png', '.woff2': 'font/woff2' };

/**
 * `fill(html, request)` puts addresses and signs into a page, as the partner's own server would.
 * `fallback`: the file that answers paths without a file.
 */
export function serveStatic({ folder, port, host, fallback, fill = (html) => html, extra = () => false, headers = {} }) {
  const base = path.resolve(folder);
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error?.message ?? error));
    });
  });

  async function answer(request, response) {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname === '/healthz') return response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
    if (await extra(request, response, url)) return undefined;
    let file = path.join(base, decodeURIComponent(url.pathname));
    if (!file.startsWith(base)) return response.writeHead(403).end();
    if (fs.existsSync(file) && fs.statSync(file).isDirectory()) file = path.join(file, 'index.html');
    if (!fs.existsSync(file)) {
      if (!fallback || (path.extname(url.pathname) && !url.pathname.endsWith('.shtml'))) return response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found');
      file = path.join(base, fallback);
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const isPage = type.startsWith('text/html');
    const body = isPage ? await fill(fs.readFileSync(file, 'utf8'), request) : fs.readFileSync(file);
    const isHashed = /\/assets\//.test(url.pathname);
    response.writeHead(200, { 'content-type': type, 'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache', ...headers });
    return response.end(body);
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        close: () =>
          new Promise((closed) => {
            server.close(closed);
            server.closeIdleConnections();
          }),
      }),
    );
  });
}
