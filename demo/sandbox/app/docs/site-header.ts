import { docsLanguages } from './docs-languages.ts';
import type { DocsLanguage } from './docs-languages.ts';
import { html } from './page-text.ts';
import type { Markup } from './page-text.ts';

/** Path of the guide; the documentation's other parts lie beside it. */
const guidePath = '/docs/guide/';

const places = [
  { key: 'guide', href: '', en: 'Guide', zh: '指南' },
  { key: 'api', href: '/docs', en: 'API reference', zh: '接口参考' },
  { key: 'playground', href: 'playground.html', en: 'Playground', zh: '在线调试' },
  { key: 'theme-editor', href: 'theme-editor.html', en: 'Theme editor', zh: '主题编辑器' },
] as const;
const documentation = { en: 'Documentation', zh: '文档' } as const;

/** Begin and tools of the guide lie in the folder of a language. */
const wayTo = (href: string, home: string): string =>
  href.startsWith('/') ? href : home.replace(/(?:index\.html)?$/, (end) => href || end);

/** `status`: the operator's page, which is in no menu of partners. */
export type DocsPlace = (typeof places)[number]['key'] | 'status';

/** The head that the guide, its tools and the API reference share. `tools`: content at its end; `home`: begin of the guide. */
export const siteHeader = (
  current: DocsPlace,
  tools: Markup | string = '',
  language: DocsLanguage = 'en',
  home: string = guidePath + docsLanguages[language].folder,
): Markup =>
  html`<header class="site" lang="${docsLanguages[language].tag}">
    <div class="site-in">
      <a class="site-logo" href="${home}"
        ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <rect width="24" height="24" rx="6" fill="#1661e5" />
          <path d="M5 12.6 18.6 6.2 14 18.2l-2.6-4.5z" fill="#fff" /></svg
        ><span>travel-embed</span></a
      >
      <nav class="site-nav" aria-label="${documentation[language]}">
        ${places.map(({ key, href, ...label }) => html`<a href="${wayTo(href, home)}" ${{ markup: key === current ? ' aria-current="true"' : '' }}>${label[language]}</a>`)}
      </nav>
      <div class="site-tools">${tools}</div>
    </div>
  </header>`;

/** Its looks, and the colours all of the documentation takes: light and dark by the reader's system or choice. */
export const siteStyle = `
:root{color-scheme:light dark;--text:light-dark(#161e2b,#e6ecf5);--text-2:light-dark(#465164,#b6c1d1);--text-3:light-dark(#5c677a,#93a0b4);--line:light-dark(#e1e6ee,#263042);--brand:light-dark(#1259d6,#86b6ff);--brand-solid:light-dark(#1661e5,#2f6fe0);--soft:light-dark(#eef4ff,#16243c);--page:light-dark(#ffffff,#0e131b);--bg:light-dark(#f6f8fb,#141b26);--code:light-dark(#f7f9fc,#121924);--focus:light-dark(#1661e5,#86b6ff)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
.site{position:sticky;top:0;z-index:20;background:var(--page);border-bottom:1px solid var(--line);font:14px/20px system-ui,-apple-system,"Segoe UI","PingFang SC","Noto Sans CJK SC",sans-serif}
.site-in{display:flex;align-items:center;gap:28px;height:60px;max-width:1440px;margin:0 auto;padding:0 24px;box-sizing:border-box}
.site-logo{display:flex;align-items:center;gap:10px;font-weight:650;font-size:16px;letter-spacing:-.01em;color:var(--text);text-decoration:none}
.site-nav{display:flex;gap:4px;min-width:0}.site-nav a{padding:6px 10px;border-radius:6px;color:var(--text-2);text-decoration:none;white-space:nowrap}.site-nav a:hover{background:var(--bg);color:var(--text)}.site-nav a[aria-current]{color:var(--brand);background:var(--soft)}
.site-tools{display:flex;align-items:center;gap:8px;margin-left:auto}
.site a:focus-visible,.site button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (max-width:860px){.site-in{gap:0 12px;height:auto;padding:8px 16px 0;flex-wrap:wrap}.site-nav{order:3;flex:0 0 100%;overflow-x:auto;padding:6px 0 8px;margin:0 -10px}.site-logo{min-height:40px}}
@media (max-width:480px){.site-logo span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}}
@media (max-width:420px){.site-nav{gap:0}.site-nav a{padding:6px 4px}}
`;

/** Content security policy of a page of the server that runs no script. */
export const scriptlessPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
