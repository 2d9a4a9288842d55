/** The first-party site and the partner pages beside a running sandbox. */
import { randomBytes } from 'node:crypto';
import { hostilePages } from '../../demo/partner/hostile/serve.mjs';
import { addresses } from './addresses.mjs';
import { serveStatic } from './static-server.mjs';
import { http } from './http.mjs';

const nonces = new WeakMap();
/** One number for an answer: the same in its policy and on its tags, another in the next answer. */
function nonceOf(request) {
  if (!nonces.has(request)) nonces.set(request, randomBytes(16).toString('base64url'));
  return nonces.get(request);
}

/** `{{api}}`, `{{site}}`, `{{sign skyline 1001}}` (with name and phone after it), `{{nonce}}` in a page become addresses, a fresh sign, a number. */
export async function fillPage(html, env = process.env, request = {}) {
  const { sandbox, site, partner } = addresses(env);
  let filled = html
    .replaceAll('{{api}}', sandbox.url)
    .replaceAll('{{site}}', site.url)
    .replaceAll('{{partner}}', partner.url)
    .replaceAll('{{nonce}}', () => nonceOf(request));
  for (const [mark, appId, user, name = '', mobile = ''] of html.matchAll(
    /\{\{sign ([\w-]+) ([\w-]+)(?: (\S+) (\d+))?\}\}/g,
  ))
    filled = filled.replace(mark, await freshSign(sandbox.url, { appId, user, name, mobile }));
  return filled;
}

async function freshSign(api, searchParams) {
  const response = await http(`${api}/sandbox/sign`, { searchParams });
  if (!response.ok) return '';
  const answer = await response.json();
  return answer.sign ?? answer.data?.sign ?? '';
}

export async function startDemoServers(env = process.env) {
  const { site, partner } = addresses(env);
  const servers = await Promise.all([
    serveStatic({
      folder: 'dist/site',
      port: site.port,
      host: site.host,
      fallback: 'index.html',
      fill: (html, request) => fillPage(html, env, request),
    }),
    serveStatic({
      folder: 'demo/partner',
      port: partner.port,
      host: partner.host,
      mounts: { '/examples/': 'dist/docs/examples' },
      fill: (html, request) => fillPage(html, env, request),
      extra: hostilePages((html, request) => fillPage(html, env, request)),
    }),
  ]);
  return { close: () => Promise.all(servers.map((server) => server.close())) };
}
