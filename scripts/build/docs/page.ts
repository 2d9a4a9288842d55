import { escapeHtml, html } from '#demo/sandbox/app/docs/page-text.ts';
import type { Markup } from '#demo/sandbox/app/docs/page-text.ts';
import { siteHeader } from '#demo/sandbox/app/docs/site-header.ts';
import type { DocsPlace } from '#demo/sandbox/app/docs/site-header.ts';
import { languageKeys, languages, otherLanguage, words } from './languages.ts';
import type { Language, Words } from './languages.ts';
import type { Rendered } from './markdown.ts';
import type { PageGroup, PageRow } from './navigation.ts';
import { sayIn } from './tool-words.ts';

const icon = (path: string): Markup => ({
  markup: `<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`,
});

const searchButton = (said: Words) =>
  html`<button type="button" class="tool search" data-search aria-label="${said.search}">
    ${icon('<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.6 3.6"/>')}<span>${said.search}</span><kbd>/</kbd>
  </button>`;
const themeButton = (said: Words) =>
  html`<button type="button" class="tool" data-theme-switch aria-label="${said.theme}">
    ${icon('<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5v13a6.5 6.5 0 0 0 0-13z" fill="currentColor"/>')}
  </button>`;
const menuButton = (said: Words) =>
  html`<button type="button" class="tool menu" data-menu aria-expanded="false" aria-controls="menu">
    ${icon('<path d="M3 5.5h14M3 10h14M3 14.5h14"/>')}<span>${said.menu}</span>
  </button>`;

/** To this page in the other language; the script adds the heading that is in view, the server remembers the choice. */
const languageSwitch = (name: string, language: Language): Markup => {
  const other = otherLanguage(language);
  const { folder, tag, name: said } = languages[other];
  return html`<a
    class="tool"
    data-language
    href="${languages[language].shared}${folder}${name}.html?lang=${other}"
    hreflang="${tag}"
    lang="${tag}"
    aria-label="${said}: ${words[other].thisPage}"
    >${said}</a
  >`;
};

interface Shell {
  row: PageRow;
  language: Language;
  groups: readonly PageGroup[];
}

const menu = ({ row, groups, language }: Shell): Markup =>
  html`<nav class="pages" id="menu" aria-label="${words[language].pages}">
    ${groups.map(
      (group) =>
        html`<h2>${group.title}</h2>
          <ul>
            ${group.pages.map((page) => html`<li><a href="${page.name}.html" ${{ markup: page.name === row.name ? ' aria-current="page"' : '' }}>${page.title}</a></li>`)}
          </ul>`,
    )}
  </nav>`;

const contents = (rendered: Rendered, said: Words): Markup => {
  const shown = rendered.headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 2) return html`<div></div>`;
  return html`<nav class="contents" aria-label="${said.onThisPage}">
    <h2>${said.onThisPage}</h2>
    <ul>
      ${shown.map(({ depth, id, text }) => html`<li class="d${depth}"><a href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>`;
};

const neighbours = ({ row, groups, language }: Shell): Markup => {
  const said = words[language];
  const all = groups.flatMap((group) => group.pages);
  const at = all.findIndex((page) => page.name === row.name);
  const link = (page: PageRow | undefined, kind: string, label: string) =>
    page && html`<a class="${kind}" href="${page.name}.html"><span>${label}</span>${page.title}</a>`;
  return html`<nav class="neighbours" aria-label="${said.neighbours}">
    ${link(all[at - 1], 'before', said.previous)}${link(all[at + 1], 'after', said.next)}
  </nav>`;
};

/** Everything around the middle of a page: head, header, menu, contents. Nothing is loaded from elsewhere. */
export function guidePage(shell: Shell, rendered: Rendered): string {
  const { row, language } = shell;
  const said = words[language];
  const group = shell.groups.find(({ pages }) => pages.includes(shell.row));
  return html`<!doctype html>
    <html lang="${languages[language].tag}">
      <head>
        ${headOf(row, language)}${alternates(row.name)}
        <link rel="alternate" type="text/markdown" href="${row.name}.md" title="${said.asMarkdown}" />
      </head>
      <body class="page-${shell.row.name}">
        <a class="skip" href="#main">${said.skip}</a>
        ${siteHeader('guide', html`${searchButton(said)}${languageSwitch(row.name, language)}${themeButton(said)}${menuButton(said)}`, language, 'index.html')}
        <div class="frame">
          ${menu(shell)}
          <main id="main" tabindex="-1">
            <p class="crumb">${group?.title ?? ''}</p>
            ${{ markup: rendered.markup }}${neighbours(shell)}
          </main>
          ${contents(rendered, said)}
        </div>
      </body>
    </html> `.markup;
}

/** The same page in each language, at addresses that name it; and at the one without a name. */
const alternates = (name: string): Markup =>
  html`${languageKeys.map((key) => html`<link rel="alternate" hreflang="${languages[key].tag}" href="{{api}}/docs/guide/${key}/${name}.html" />`)}
    <link rel="alternate" hreflang="x-default" href="{{api}}/docs/guide/${name}.html" />`;

const headOf = ({ title, about }: PageRow, language: Language): Markup => html`
  <meta charset="utf-8" /><meta name="viewport" content="width=device-width,initial-scale=1" />
  <title>${title} · travel-embed</title><meta name="description" content="${about}" />
  <link rel="icon" href="${languages[language].shared}assets/icon.svg" type="image/svg+xml" />
  <link rel="stylesheet" href="${languages[language].shared}assets/guide.css" />
  <script src="${languages[language].shared}assets/theme.js"></script>
  <script src="${languages[language].shared}assets/guide.js" type="module"></script>
`;

/**
 * A tool's own page. In `docs/<name>.html` what all pages share is `{{head}}` and `{{header}}`, a text is `{{say.name}}`;
 * `{{lang}}`, `{{title}}` and `{{shared}}` are the language's own.
 */
export function toolPage(source: string, row: PageRow, language: Language): string {
  const said = words[language];
  const { tag, shared } = languages[language];
  const switches = html`${searchButton(said)}${languageSwitch(row.name, language)}${themeButton(said)}`;
  const shell: Readonly<Record<string, string>> = {
    head: headOf(row, language).markup + alternates(row.name).markup,
    header: siteHeader(row.name as DocsPlace, switches, language, 'index.html').markup,
    lang: tag,
    title: escapeHtml(row.title),
    shared,
  };
  return source
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => shell[name] ?? whole)
    .replace(/\{\{say\.(\w+)\}\}/g, (_, name: string) => escapeHtml(sayIn(language, name)));
}
