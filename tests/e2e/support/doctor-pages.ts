import type { BrowserContext, Page } from 'playwright';
import type { AnyCode } from '../../../scripts/build/docs/all-findings.ts';
import { helper, partnerUrl, sandboxUrl } from './browser.ts';
import { http } from '../../../scripts/lib/http.mjs';

/** A page with exactly one thing wrong. */
export interface SickPage {
  code: AnyCode;
  /** Part of the message that the doctor has to print. */
  says: string | RegExp;
  /** Of the remedy. */
  advises?: RegExp;
  /** Instead of one searching widget below the tag. */
  body?: string;
  head?: string;
  /** Attributes of the tag; `null`: no tag by us. */
  tag?: string | null;
  policy?: () => string;
  url?: () => string;
  prepare?(context: BrowserContext): Promise<unknown>;
  /** Before the doctor is asked. */
  act?(page: Page): Promise<void>;
  /** Without the guide's rules for the heights. */
  isFlat?: boolean;
  /** The widget cannot come on this page: nothing is waited for. */
  isDead?: boolean;
}

export const widget = '<div data-travel-widget="flight-search" data-load="eager" data-from="BJS"></div>';
const search = (attributes: string) => `<div data-travel-widget="flight-search" data-load="eager" ${attributes}></div>`;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A ticket with claims of our choice; its signature belongs to no key. */
function ticket(claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'HS256', kid: 'none' })}.${encode({ iss: 'skyline', sub: '1', aud: 'travel-embed', iat: now, exp: now + 100, jti: 'x', ...claims })}.c2ln`;
}
const signed = (sign: () => string | Promise<string>): Pick<SickPage, 'tag' | 'act'> => ({
  tag: null,
  act: async (page) => {
    await page.evaluate(addTag, { src: `${sandboxUrl()}/cdn/v1/loader.js`, sign: await sign() });
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
  },
});
function addTag({ src, sign }: { src: string; sign: string }) {
  const tag = document.createElement('script');
  tag.dataset['appId'] = 'skyline';
  tag.dataset['sign'] = sign;
  tag.src = src;
  document.head.append(tag);
}
const nowSeconds = () => Math.floor(Date.now() / 1000);

async function freshSign(): Promise<string> {
  return String((await helper('/sandbox/sign?appId=skyline&user=doctor-2'))['sign']);
}

async function usedSign(): Promise<string> {
  const { sign } = await helper('/sandbox/sign?appId=skyline&user=doctor-1');
  const body = new URLSearchParams({ appId: 'skyline', sign: String(sign) });
  await http.post(`${sandboxUrl()}/login/appThirdPartyLogin`, { body });
  return String(sign);
}

export const sickPages: readonly SickPage[] = [
  { code: 'height-not-kept', says: /div.* has no height before the loader runs/, isFlat: true },
  {
    code: 'policy-script',
    says: /assets\/doctor-/,
    advises: /^allow http:\S+\/cdn\/: http:\S+\/docs\/csp$/,
    policy: () => `script-src 'unsafe-inline' ${sandboxUrl()}/cdn/v1/loader.js`,
    isDead: true,
  },
  { code: 'policy-connect', says: /connect-src blocks http/, policy: () => "connect-src 'none'" },
  {
    code: 'policy-other',
    says: /img-src blocks .*\/cdn\/logo\.png/,
    policy: () => "img-src 'none'",
    body: `${widget}<img src="{{api}}/cdn/logo.png" alt="">`,
  },
  {
    code: 'files-blocked',
    says: /assets\/doctor-/,
    prepare: (context) => context.route(/\/assets\/doctor-/, (route) => route.abort()),
  },
  { code: 'api-unreachable', says: 'http://127.0.0.1:9 does not answer', tag: 'data-api="http://127.0.0.1:9"' },
  {
    code: 'origin-not-listed',
    says: /refuses http:\/\/unlisted\.localhost:\d+ for app id "default"/,
    url: () => partnerUrl().replace('127.0.0.1', 'unlisted.localhost'),
  },
  { code: 'unknown-app-id', says: 'no application "skylime"', tag: 'data-app-id="skylime"' },
  {
    code: 'product-closed',
    says: 'switch hotel of "meadow" is off',
    body: `${widget}<div data-travel-widget="hotel-booking" data-app-id="meadow" data-load="eager"></div>`,
    act: (page) => page.getByText('酒店预订暂未开放').waitFor(),
  },
  {
    code: 'mixed-content',
    says: 'http://api.partner.test',
    url: () => 'https://partner.test',
    tag: 'data-api="http://api.partner.test"',
  },
  {
    code: 'clock-off',
    says: /this device is \d+ s behind the provider/,
    prepare: (context) =>
      context.addInitScript(() => {
        const { now } = Date;
        Date.now = () => now() - 3_600_000;
      }),
  },
  {
    code: 'clock-moved',
    says: /^it is 3600 s ahead of the true time$/,
    prepare: (context) =>
      context.route('**/common/notices', async (route) => {
        const response = await route.fetch();
        const serverTime = String(Number(response.headers()['x-server-time']) + 3_600_000);
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'x-server-time': serverTime, 'x-clock-moved': '3600000' },
        });
      }),
  },
  { code: 'sign-invalid', says: 'no signed ticket', ...signed(() => 'not-a-sign') },
  {
    code: 'sign-foreign',
    says: 'the sign says "harbour", the tag says "skyline"; the provider says: ',
    ...signed(() => ticket({ iss: 'harbour' })),
  },
  { code: 'sign-audience', says: 'aud is "shop"', ...signed(() => ticket({ aud: 'shop' })) },
  {
    code: 'sign-expired',
    says: /it expired \d+ s ago; the provider says: /,
    ...signed(() => ticket({ iat: nowSeconds() - 900_000, exp: nowSeconds() - 899_900 })),
  },
  {
    code: 'sign-early',
    says: /it was made \d+ s in the future/,
    ...signed(() => ticket({ iat: nowSeconds() + 900_000_000, exp: nowSeconds() + 900_000_100 })),
  },
  {
    code: 'sign-too-long',
    says: 'it is valid for 3600 s',
    ...signed(() => ticket({ exp: nowSeconds() + 3600, iat: nowSeconds() })),
  },
  { code: 'sign-once', says: 'data-sign without signProvider', ...signed(freshSign) },
  { code: 'sign-replayed', says: '签名已被使用', ...signed(usedSign) },
  { code: 'sign-refused', says: '签名密钥不存在或已停用（kid）', ...signed(() => ticket()) },
  {
    code: 'unsupported-browser',
    says: 'adopted style sheets',
    isDead: true,
    prepare: (context) =>
      context.addInitScript(() => delete (Document.prototype as { adoptedStyleSheets?: unknown }).adoptedStyleSheets),
  },
  {
    code: 'no-popover',
    says: 'popover',
    prepare: (context) => context.addInitScript(() => delete (HTMLElement.prototype as { popover?: unknown }).popover),
  },
  {
    code: 'history-refused',
    says: 'has router="hash": history.replaceState throws SecurityError',
    body: search('data-router="hash"'),
    prepare: (context) =>
      context.addInitScript(() => {
        history.replaceState = history.pushState = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      }),
  },
  {
    code: 'storage-blocked',
    says: 'localStorage: ',
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }),
  },
  {
    code: 'storage-collision',
    says: 'localStorage holds "travel-embed-theme"',
    prepare: (context) => context.addInitScript(() => localStorage.setItem('travel-embed-theme', 'dark')),
  },
  { code: 'name-taken', says: '<form#TravelEmbed>', body: `<form id="TravelEmbed"></form>${widget}` },
  { code: 'loader-twice', says: '2 tags', head: '<script async src="{{api}}/cdn/v1/loader.js"></script>' },
  {
    code: 'loader-versions',
    says: / and .*the one that runs/,
    head: '<script async src="{{api}}/cdn/v1.0/loader.js"></script>',
  },
  {
    code: 'tag-not-found',
    says: /^ \/assets\/doctor-/,
    tag: null,
    isDead: true,
    act: async (page) => {
      await page.addScriptTag({ content: await http(`${sandboxUrl()}/cdn/v1/loader.js`).text() });
    },
  },
  {
    code: 'script-blocking',
    says: 'neither async nor defer',
    tag: null,
    head: '<script src="{{api}}/cdn/v1/loader.js"></script>',
  },
  { code: 'no-container', says: 'nothing was mounted', body: '<main></main>', isDead: true },
  {
    code: 'not-mounted',
    says: '<div#second>',
    tag: 'data-auto="off"',
    body: '<div id="second" data-travel-widget="login"></div>',
    isDead: true,
  },
  {
    code: 'unknown-widget',
    says: 'asks for "fligth-search"; did you mean flight-search?',
    body: '<div data-travel-widget="fligth-search"></div>',
    isDead: true,
  },
  {
    code: 'unknown-attribute',
    says: 'has data-retrun-date; did you mean data-return-date?',
    body: search('data-retrun-date="2027-01-01" data-test-id="theirs"'),
  },
  {
    code: 'unknown-setting',
    says: 'was given adult; did you mean adults?',
    body: `<div id="given"></div><script>(window.TravelEmbed ||= []).push(() => TravelEmbed.mount('#given', 'flight-search', { adult: 2 }))</script>`,
  },
  {
    code: 'unknown-value',
    says: 'has router="hashed"; known: hash, memory, history',
    body: search('data-router="hashed"'),
  },
  {
    code: 'deprecated',
    says: 'data-old is deprecated since 2027-01-31',
    body: search(''),
    // Nothing is deprecated now: the mark is that of src/entries/extras/deprecated.ts.
    async act(page) {
      await page.evaluate(() => performance.mark('travel-embed:data-old is deprecated since 2027-01-31'));
    },
  },
  {
    code: 'widget-failed',
    says: /login.*Error/,
    body: '<div data-travel-widget="login" data-load="eager"></div>',
    isDead: true,
    prepare: (context) => context.route(/\/assets\/script-/, (route) => route.abort()),
    act: (page) => page.getByRole('button', { name: /重试/ }).waitFor(),
  },
  {
    code: 'widget-waiting',
    says: '<div#low> (login) is not loaded yet',
    body: `${widget}<div style="height:4000px"></div><div id="low" data-travel-widget="login"></div>`,
  },
  {
    code: 'container-hidden',
    says: 'is hidden by <section.tab> (rule ".tab" of a style element)',
    body: `<style>.tab{display:none}</style><section class="tab"><div data-travel-widget="flight-search"></div></section>`,
    isDead: true,
  },
  {
    code: 'empty-rule',
    says: 'is empty on the page (rule "div:empty" of a style element)',
    body: `<style>div:empty{display:none}</style>${widget}`,
  },
  {
    code: 'container-own-root',
    says: '<div#theirs> has a shadow root that is not ours',
    body: '<div id="theirs" data-travel-widget="flight-search"><template shadowrootmode="open"><b>Theirs</b></template></div>',
    isDead: true,
  },
  { code: 'container-empty', says: 'is 0 × ', body: `<div style="width:0">${widget}</div>`, isDead: true },
  { code: 'container-narrow', says: 'is 240 px wide', body: `<div style="width:240px">${widget}</div>` },
  {
    code: 'container-nested',
    says: 'is inside the container <div#outer>',
    body: `<div id="outer" data-travel-widget="flight-search" data-load="eager">${search('id="inner"')}</div>`,
  },
  {
    code: 'container-content',
    says: '<main#story> is inside <travel-widget>',
    body: '<travel-widget name="flight-search" load="eager" /><main id="story">What follows.</main>',
  },
  {
    code: 'container-covered',
    says: '<div.veil> lies over <div>',
    body: `${widget}<div class="veil" style="position:fixed;inset:0"></div>`,
  },
  {
    code: 'container-element',
    says: '<table> is a table element',
    body: '<table data-travel-widget="flight-search"></table>',
    isDead: true,
  },
  {
    code: 'container-in-paragraph',
    says: 'is inside <p.lead>',
    body: '<p class="lead"><travel-widget name="flight-search" load="eager"></travel-widget></p>',
  },
  { code: 'container-in-control', says: 'is inside <a.card>', body: `<a class="card" href="#top">${widget}</a>` },
  { code: 'container-inert', says: '<main> is inert', body: `<main inert>${widget}</main>`, isDead: true },
  {
    code: 'behind-modal',
    says: '<dialog#offer> is open',
    body: `${widget}<dialog id="offer">!</dialog>`,
    act: (page) => page.evaluate(() => document.querySelector<HTMLDialogElement>('#offer')?.showModal()),
  },
  {
    code: 'style-leak',
    says: 'opacity: 0.4 on <main.dim> (rule "main.dim" of a style element)',
    body: `<style>@media all { main.dim { opacity: .4 } }</style><main class="dim">${widget}</main>`,
  },
  {
    code: 'text-unreadable',
    says: 'rgb(22, 30, 43) on rgb(16, 16, 20) of <body>',
    body: `<style>body{background:#101014}</style>${widget}`,
  },
  {
    code: 'built-in-broken',
    says: /the examination ended with Error: no find/,
    head: `<script>Array.prototype.find = () => { throw new Error('no find'); };</script>`,
    isDead: true,
  },
  {
    code: 'style-clips',
    says: /<main> shows 60 of \d+ px/,
    body: `<main style="height:60px;overflow:hidden">${widget}</main>`,
  },
];
