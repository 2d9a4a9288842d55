import { html } from '#demo/sandbox/app/docs/page-text.ts';
import type { Markup } from '#demo/sandbox/app/docs/page-text.ts';
import { siteHeader } from '#demo/sandbox/app/docs/site-header.ts';
import type { DocsPlace } from '#demo/sandbox/app/docs/site-header.ts';
import type { Rendered } from './markdown.ts';
import type { PageGroup, PageRow } from './navigation.ts';

const icon = (path: string): Markup => ({
  markup: `<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`,
});

const searchButton = html`<button type="button" class="tool search" data-search aria-label="Search" hidden>
  ${icon('<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.6 3.6"/>')}<span>Search</span><kbd>/</kbd>
</button>`;
const themeButton = html`<button type="button" class="tool" data-theme-switch hidden aria-label="Dark or light">
  ${icon('<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5v13a6.5 6.5 0 0 0 0-13z" fill="currentColor"/>')}
</button>`;
const menuButton = html`<button
  type="button"
  class="tool menu"
  data-menu
  aria-expanded="false"
  aria-controls="menu"
  hidden
>
  ${icon('<path d="M3 5.5h14M3 10h14M3 14.5h14"/>')}<span>Menu</span>
</button>`;

export interface Shell {
  row: PageRow;
  groups: readonly PageGroup[];
}

const menu = ({ row, groups }: Shell): Markup =>
  html`<nav class="pages" id="menu" aria-label="Pages">
    ${groups.map(
      (group) =>
        html`<h2>${group.title}</h2>
          <ul>
            ${group.pages.map((page) => html`<li><a href="${page.name}.html" ${{ markup: page.name === row.name ? ' aria-current="page"' : '' }}>${page.title}</a></li>`)}
          </ul>`,
    )}
  </nav>`;

const contents = (rendered: Rendered): Markup => {
  const shown = rendered.headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 2) return html`<div></div>`;
  return html`<nav class="contents" aria-label="On this page">
    <h2>On this page</h2>
    <ul>
      ${shown.map(({ depth, id, text }) => html`<li class="d${depth}"><a href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>`;
};

const neighbours = ({ row, groups }: Shell): Markup => {
  const all = groups.flatMap((group) => group.pages);
  const at = all.findIndex((page) => page.name === row.name);
  const link = (page: PageRow | undefined, kind: string, label: string) =>
    page && html`<a class="${kind}" href="${page.name}.html"><span>${label}</span>${page.title}</a>`;
  return html`<nav class="neighbours" aria-label="Next and previous page">
    ${link(all[at - 1], 'before', 'Previous')}${link(all[at + 1], 'after', 'Next')}
  </nav>`;
};

/** Everything around the middle of a page: head, header, menu, contents. Nothing is loaded from elsewhere. */
export function guidePage(shell: Shell, rendered: Rendered): string {
  const group = shell.groups.find(({ pages }) => pages.includes(shell.row));
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${headOf(shell.row)}
      </head>
      <body class="page-${shell.row.name}">
        <a class="skip" href="#main">Skip to content</a>
        ${siteHeader('guide', html`${searchButton}${themeButton}${menuButton}`)}
        <div class="frame">
          ${menu(shell)}
          <main id="main" tabindex="-1">
            <p class="crumb">${group?.title ?? ''}</p>
            ${{ markup: rendered.markup }}${neighbours(shell)}
          </main>
          ${contents(rendered)}
        </div>
      </body>
    </html> `.markup;
}

const headOf = ({ title, about }: PageRow): Markup => html`
  <meta charset="utf-8" /><meta name="viewport" content="width=device-width,initial-scale=1" />
  <title>${title} · travel-embed</title><meta name="description" content="${about}" />
  <link rel="icon" href="assets/icon.svg" type="image/svg+xml" />
  <link rel="stylesheet" href="assets/guide.css" />
  <script src="assets/theme.js"></script>
  <script src="assets/guide.js" type="module"></script>
`;

/** A tool's own page: `{{head}}` and `{{header}}` in `docs/<name>.html` become what all pages share. */
export function toolPage(source: string, row: PageRow): string {
  return source
    .replace('{{head}}', headOf(row).markup)
    .replace('{{header}}', siteHeader(row.name as DocsPlace, html`${searchButton}${themeButton}`).markup);
}
