import fs from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { missingPage } from './missing-page.ts';
import { isLanguage, languageCookie, readerLanguage } from './reader-language.ts';
import type { DocsLanguage } from './docs-languages.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  // Programs that a reader copies.
  '.mjs': 'text/javascript; charset=utf-8',
  '.go': 'text/plain; charset=utf-8',
  '.java': 'text/plain; charset=utf-8',
  '.php': 'text/plain; charset=utf-8',
  '.py': 'text/plain; charset=utf-8',
};
/** Texts whose addresses are those at which the reader sees the sandbox. */
const isFilled = (type: string): boolean => /^text\/(html|markdown|plain)/.test(type);

/** The three addresses as the reader sees them: the site is 10, the partner pages 20 above the sandbox. */
function addressesAt(url: URL): { api: string; site: string; partner: string } {
  const at = (offset: number) => `${url.protocol}//${url.hostname}:${Number(url.port || 80) + offset}`;
  return { api: url.origin, site: at(10), partner: at(20) };
}

/** File of a path; `index.html` for the folder itself. A path that cannot be decoded names no file. */
function readName(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(^|\/)$/, '$1index.html');
  } catch {
    return '\0';
  }
}

const folders = /^(?:(?:en|zh)\/)*/;
/** A page as its address names it: `zh/start.html` and `en/start.html` have a language, `start.html` is the reader's. */
interface Named {
  plain: string;
  language: DocsLanguage | null;
}

/** Of several folders the last counts: a page below `en/` finds its twin beside itself, at `zh/`. */
function readNamed(name: string): Named {
  const [before = ''] = folders.exec(name) ?? [];
  const language = before.split('/').at(-2);
  return { plain: name.slice(before.length), language: isLanguage(language) ? language : null };
}

/** The English pages have no folder of their own. */
const nameIn = (language: DocsLanguage | null, plain: string): string => (language === 'zh' ? `zh/${plain}` : plain);

/**
 * The way to a page in the reader's language, if it is another page. `?lang=` is a choice, which is remembered, and leads to
 * an address that names its language, so that it counts without cookies too. Such an address is what it says for
 * every reader; every other one is the English page for readers of English.
 */
async function otherPage(
  c: Context,
  { plain, language }: Named,
  isThere: (name: string) => Promise<boolean>,
): Promise<Response | null> {
  const url = new URL(c.req.url);
  const asked = url.searchParams.get('lang');
  const go = (target: string, headers: Record<string, string> = {}) => {
    url.searchParams.delete('lang');
    const location = `/docs/guide/${encodeURI(target)}${url.search}`;
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', ...headers } });
  };
  if (isLanguage(asked) && (await isThere(nameIn(asked, plain))))
    return go(`${asked}/${plain}`, {
      'set-cookie': `${languageCookie}=${asked}; Path=/docs; Max-Age=31536000; SameSite=Lax`,
    });
  if (language) return !(await isThere(nameIn(language, plain))) && (await isThere(plain)) ? go(plain) : null;
  if (readerLanguage(c.req.header('cookie'), c.req.header('accept-language')) === 'en') return null;
  return (await isThere(nameIn('zh', plain))) ? go(`zh/${plain}`, { vary: 'Accept-Language, Cookie' }) : null;
}

/** `/docs/guide/…` from a folder. Pages may load nothing but their own files and frames of the partner pages. */
export function serveGuide(app: Hono, folder: string): void {
  const root = path.resolve(folder);
  app.get('/docs/guide', (c) => c.redirect('/docs/guide/', 302));
  for (const language of ['en', 'zh'])
    app.get(`/docs/guide/${language}`, (c) => c.redirect(`/docs/guide/${language}/`, 302));
  // Where programs look first.
  for (const name of ['llms.txt', 'llms-full.txt']) app.get(`/${name}`, (c) => c.redirect(`/docs/guide/${name}`, 302));
  for (const tool of ['playground', 'theme-editor'])
    app.get(`/docs/${tool}`, (c) => c.redirect(`/docs/guide/${tool}.html`, 302));
  // The loader names this one where a policy lists the loader alone; it counts its bytes.
  app.get('/docs/csp', (c) => c.redirect('/docs/guide/csp.html', 302));
  app.get('/docs/guide/*', async (c) => {
    const url = new URL(c.req.url);
    const named = readNamed(readName(url.pathname.slice('/docs/guide/'.length)));
    const fileOf = (one: string) => {
      const file = path.resolve(root, one);
      return file.startsWith(root + path.sep) && !one.includes('\0') && !/(^|\/)\./.test(one) ? file : null;
    };
    const file = fileOf(nameIn(named.language, named.plain));
    if (file?.endsWith('.html')) {
      const isThere = async (one: string) => {
        const other = fileOf(one);
        return (
          other !== null &&
          (await fs.stat(other).then(
            (found) => found.isFile(),
            () => false,
          ))
        );
      };
      const other = await otherPage(c, named, isThere);
      if (other) return other;
    }
    const body = file && (await fs.readFile(file).catch(() => null));
    if (file?.endsWith('.html') && !body)
      return new Response(
        missingPage(
          named.language ?? readerLanguage(c.req.header('cookie'), c.req.header('accept-language')),
          named.language,
        ),
        {
          status: 404,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
          },
        },
      );
    if (!file || !body)
      return new Response('not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const { api, site, partner } = addressesAt(url);
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    if (!isFilled(type)) return new Response(Uint8Array.from(body), { headers });
    if (type.startsWith('text/html')) {
      headers['vary'] = 'Accept-Language, Cookie';
      headers['content-security-policy'] =
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${partner}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    } else headers['access-control-allow-origin'] = '*';
    return new Response(
      body.toString('utf8').replaceAll('{{api}}', api).replaceAll('{{site}}', site).replaceAll('{{partner}}', partner),
      { headers },
    );
  });
}
