import { docsLanguages } from './docs-languages.ts';
import type { DocsLanguage } from './docs-languages.ts';
import { html } from './page-text.ts';
import { siteHeader } from './site-header.ts';

const words = {
  en: ['There is no such page', 'The guide has no page of this address.', 'To the begin of the guide'],
  zh: ['找不到此页', '指南中没有这个地址的页面。', '前往指南首页'],
} as const;

/** In place of a page of the guide that does not exist. `named`: the language that its address names. */
export function missingPage(language: DocsLanguage, named: DocsLanguage | null): string {
  const [title, sentence, way] = words[language];
  const home = `/docs/guide/${named ? `${named}/` : docsLanguages[language].folder}`;
  return html`<!doctype html>
    <html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · travel-embed</title>
        <link rel="stylesheet" href="/docs/guide/assets/guide.css" />
      </head>
      <body>
        ${siteHeader('guide', '', language, home)}
        <main id="main">
          <h1>${title}</h1>
          <p>${sentence}</p>
          <p><a href="${home}">${way}</a></p>
        </main>
      </body>
    </html>`.markup;
}
