/** A small static server: the first-party site (paths of the router fall back to index.html) and the partner pages. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * `fill(html, request)` puts addresses and signs into a page, as the partner's own server would. Headers of a page
 * are in a file beside it, one a line: `strict.html.headers`.
 * `fallback`: the file that answers paths without a file. `mounts`: other folders by the start of the path, `{ '/examples/': 'dist/docs/examples' }`.
 */
export function serveStatic({
  folder,
  port,
  host,
  fallback,
  fill = (html) => html,
  extra = () => false,
  headers = {},
  mounts = {},
}) {
  const base = path.resolve(folder);
  let isStopping = false;
  const server = http.createServer((request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
    answer(request, response).catch((error) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error?.message ?? error));
    });
  });

  async function answer(request, response) {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname === '/healthz') return response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
    if (await extra(request, response, url)) return undefined;
    const [start, folderOfPath] = Object.entries(mounts).find(([prefix]) => url.pathname.startsWith(prefix)) ?? [
      '/',
      base,
    ];
    const within = path.resolve(folderOfPath);
    let file = path.join(within, decodeURIComponent(url.pathname.slice(start.length)));
    if (!file.startsWith(within)) return response.writeHead(403).end();
    if (fs.existsSync(file) && fs.statSync(file).isDirectory()) file = path.join(file, 'index.html');
    if (!fs.existsSync(file)) {
      if (!fallback || (path.extname(url.pathname) && !url.pathname.endsWith('.shtml')))
        return response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found');
      file = path.join(base, fallback);
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const isPage = type.startsWith('text/html');
    const body = isPage ? await fill(fs.readFileSync(file, 'utf8'), request) : fs.readFileSync(file);
    const own =
      isPage && fs.existsSync(`${file}.headers`)
        ? headersIn(await fill(fs.readFileSync(`${file}.headers`, 'utf8'), request))
        : {};
    const isHashed = /\/assets\//.test(url.pathname);
    response.writeHead(200, {
      'content-type': type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...headers,
      ...own,
    });
    return response.end(body);
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        close: () =>
          // A browser keeps its connections, and goes on asking on them.
          new Promise((closed) => {
            isStopping = true;
            const idle = setInterval(() => server.closeIdleConnections(), 50);
            const end = setTimeout(() => server.closeAllConnections(), 3000);
            server.close(() => {
              clearInterval(idle);
              clearTimeout(end);
              closed();
            });
          }),
      }),
    );
  });
}

const headersIn = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
