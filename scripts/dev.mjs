/** The addresses of `npm start` with hot reload: the site through Vite, the rest rebuilt when its sources change. */
import fs from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { createServer } = await import('vite');
const { build } = await import('./lib/build.mjs');
const { addresses } = await import('./lib/addresses.mjs');
const { fillPage } = await import('./lib/demo-servers.mjs');
const { serveStatic } = await import('./lib/static-server.mjs');
const { sandbox, site, partner } = addresses();
const log = (line) => console.log(line);

await build({ only: ['widgets', 'sandbox', 'docs', 'tools'], log });
let server = startSandbox();
function startSandbox() {
  return spawn(process.execPath, ['.build/sandbox/server.js'], {
    stdio: 'inherit',
    env: { SEED_ORDERS: '1', ...process.env, SERVE: '1' },
  });
}

const vite = await createServer({
  configFile: path.resolve('vite.config.ts'),
  mode: 'site',
  server: { port: site.port, host: site.host, strictPort: true },
  plugins: [{ name: 'addresses', transformIndexHtml: (html) => fillPage(html) }],
});
await vite.listen();
const pages = await serveStatic({
  folder: 'demo/partner',
  port: partner.port,
  host: partner.host,
  mounts: { '/examples/': 'dist/docs/examples' },
  fill: (html, request) => fillPage(html, process.env, request),
});

let waiting = null;
let isBuilding = false;
const changed = (file) => {
  if (!file || file.includes('.test.')) return;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    if (isBuilding) return changed(file);
    isBuilding = true;
    try {
      await build({ only: ['widgets', 'docs', 'tools'], log });
      const before = fs.statSync('.build/sandbox/server.js').mtimeMs;
      await build({ only: ['sandbox'], log });
      if (fs.statSync('.build/sandbox/server.js').mtimeMs !== before) {
        server.once('exit', () => (server = startSandbox()));
        server.kill('SIGTERM');
      }
    } catch (error) {
      console.error(String(error?.message ?? error));
    } finally {
      isBuilding = false;
    }
    return undefined;
  }, 200);
};
for (const folder of ['src', 'widgets', 'themes', 'docs', 'demo/sandbox'])
  fs.watch(folder, { recursive: true }, (_, file) => changed(file));

const stop = async () => {
  server.kill('SIGTERM');
  await Promise.all([vite.close(), pages.close()]);
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
console.log(
  `\n  partner pages ${partner.url}\n  site          ${site.url} (hot reload)\n  sandbox       ${sandbox.url}\n`,
);
