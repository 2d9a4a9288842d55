/**
 * The hostile partner pages under `/hostile/`: each is a row of a table (`pages/*.mjs`) made into one HTML document
 * with the same script tag and the same container as on the clean page.
 *
 * `?without` leaves the script tag out: the page without us. `?day=` is the day of the search,
 * `?width=` the width of the container's parent in px.
 */
import fs from 'node:fs';
import path from 'node:path';
import { installedLibraries, libraryFolder } from '../../../scripts/lib/hostile-packages.mjs';
import { fetched, pages } from './pages.mjs';

const types = { '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

/** Holds the container's parent at one width against every style sheet, so that its contents can be compared. */
const stageStyle = (width) =>
  ['display:block', 'position:static', 'float:none', 'box-sizing:content-box', `width:${width}px`, `min-width:${width}px`, 'max-width:none', 'margin:0', 'padding:0', 'border:0']
    .map((declaration) => `${declaration}!important`)
    .join(';');

export const stageWidth = 960;

/** One page as text. `fill` puts addresses into the script tag. */
export function documentOf(page, { isWithout = false, day = '', width = stageWidth } = {}) {
  const container = page.container ?? '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>';
  const widget = container.replace(' data-to=', `${day ? ` data-date="${day}"` : ''} data-to=`);
  const stage = `<div id="stage" style="${stageStyle(width)}">${widget}</div>`;
  const tag = isWithout ? '' : (page.tag ?? '<script async="async" src="{{api}}/cdn/v1/loader.js"></script>');
  const body = (page.body ?? '<h1>订机票</h1>{{stage}}<p>The partner&#39;s own words.</p>').replace('{{stage}}', () => stage).replace('{{widget}}', () => widget).replace('{{tag}}', tag);
  const isPlaced = page.body?.includes('{{tag}}');
  return [
    page.doctype ?? '<!doctype html>',
    `<html lang="zh-CN"${page.htmlAttributes ? ` ${page.htmlAttributes}` : ''}>`,
    '<head>',
    page.charset === 'gbk' ? '<meta charset="gbk" />' : '<meta charset="utf-8" />',
    `<link rel="icon" href="data:," />${page.viewport ?? '<meta name="viewport" content="width=device-width,initial-scale=1" />'}<title>${page.title}</title>`,
    page.isTagFirst && !isPlaced ? tag : '',
    page.head ?? '',
    page.isTagFirst || isPlaced ? '' : tag,
    '</head>',
    `<body${page.bodyAttributes ? ` ${page.bodyAttributes}` : ''}>`,
    body,
    '</body>',
    '</html>',
  ].join('\n');
}

/** Chinese words of the pages in GBK; everything else on them is ASCII. */
const gbk = { 订: [0xb6, 0xa9], 机: [0xbb, 0xfa], 票: [0xc6, 0xb1] };
const inGbk = (text) => Buffer.concat(Array.from(text, (letter) => Buffer.from(gbk[letter] ?? (letter < '\x80' ? [letter.charCodeAt(0)] : [0x3f]))));

const missingOf = (page) => (page.needs ?? []).filter((name) => !installedLibraries().includes(name));

/** Pages whose libraries are on this machine. */
export const availablePages = () => pages.filter((page) => missingOf(page).length === 0);

function indexPage() {
  const rows = pages.map((page) => {
    const missing = missingOf(page);
    return `<li>${missing.length ? `<b>${page.title}</b>` : `<a href="${page.name}.html">${page.title}</a> <a class="without" href="${page.name}.html?without">without the tag</a>`}<span>${missing.length ? `not installed: ${missing.join(', ')}. ` : ''}${page.what}</span></li>`;
  });
  const command = pages.some((page) => missingOf(page).length) ? '<p>Some libraries are not installed: <code>node scripts/hostile.mjs</code> brings them.</p>' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><link rel="icon" href="data:," /><meta name="viewport" content="width=device-width,initial-scale=1" /><title>Hostile pages</title>
<style>body{font:15px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;max-width:960px;margin:48px auto;padding:0 20px;color:#1d2633}h1{font-size:24px;margin:0}p,span{color:#5a6677}ol{padding-left:28px}li{padding:6px 0}span{display:block;font-size:13px}.without{font-size:12px;color:#5a6677}a{color:#1259d6}</style></head>
<body><h1>Hostile pages</h1><p>The same widget on ${pages.length} pages that make life hard for a guest. Each is held against <a href="clean.html">the clean page</a> by <code>tests/e2e/hostile.test.ts</code>.</p>${command}<ol>${rows.join('\n')}</ol></body></html>`;
}

/** Answers `/hostile/…`; false for any other path. */
export function hostilePages(fill) {
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/hostile/')) return false;
    const send = (status, type, body, headers = {}) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache', ...headers }).end(body);
      return true;
    };
    const rest = decodeURIComponent(url.pathname.slice('/hostile/'.length));
    if (rest === '') return send(200, 'text/html; charset=utf-8', indexPage());
    if (rest.startsWith('lib/')) {
      const file = path.resolve(libraryFolder, rest.slice('lib/'.length));
      const isOurs = file.startsWith(path.resolve(libraryFolder) + path.sep) && fs.existsSync(file) && fs.statSync(file).isFile();
      return isOurs ? send(200, types[path.extname(file)] ?? 'application/octet-stream', fs.readFileSync(file), { 'cache-control': 'max-age=600' }) : send(404, 'text/plain', 'not found');
    }
    const page = [...pages, ...fetched].find(({ name }) => rest === `${name}.html`);
    if (!page) return send(404, 'text/plain', 'not found');
    const day = /^\d{4}-\d\d-\d\d$/.test(url.searchParams.get('day') ?? '') ? url.searchParams.get('day') : '';
    const width = Number(url.searchParams.get('width')) || undefined;
    const text = await fill(documentOf(page, { isWithout: url.searchParams.has('without'), day, width }), request);
    const isGbk = page.charset === 'gbk';
    return send(200, page.type ?? (isGbk ? 'text/html; charset=gbk' : 'text/html; charset=utf-8'), isGbk ? inGbk(text) : text, page.headers);
  };
}
