/** The first-party site and the partner pages beside a running sandbox. */
import { addresses } from './addresses.mjs';
import { serveStatic } from './static-server.mjs';

/** `{{api}}`, `{{site}}`, `{{sign skyline 1001}}` in a page become addresses and a fresh sign. */
export async function fillPage(html, env = process.env) {
  const { sandbox, site, partner } = addresses(env);
  let filled = html.replaceAll('{{api}}', sandbox.url).replaceAll('{{site}}', site.url).replaceAll('{{partner}}', partner.url);
  for (const [mark, appId, user] of html.matchAll(/\{\{sign ([\w-]+) ([\w-]+)\}\}/g)) filled = filled.replace(mark, await freshSign(sandbox.url, appId, user));
  return filled;
}

async function freshSign(api, appId, user) {
  const response = await fetch(`${api}/sandbox/sign?appId=${appId}&user=${user}`);
  if (!response.ok) return '';
  const answer = await response.json();
  return answer.sign ?? answer.data?.sign ?? '';
}

export async function startDemoServers(env = process.env) {
  const { site, partner } = addresses(env);
  const servers = await Promise.all([
    serveStatic({ folder: 'dist/site', port: site.port, host: site.host, fallback: 'index.html', fill: (html) => fillPage(html, env) }),
    serveStatic({ folder: 'demo/partner', port: partner.port, host: partner.host, fill: (html) => fillPage(html, env) }),
  ]);
  return { close: () => Promise.all(servers.map((server) => server.close())) };
}
