import { escapeHtml } from '#demo/sandbox/app/docs/page-text.ts';
import { playgroundHash } from './example.ts';
import type { Example } from './example.ts';
import { words } from './languages.ts';
import type { Language } from './languages.ts';

const copyButton = (language: Language) =>
  `<button type="button" class="copy" data-copy>${words[language].copy}</button>`;
/** Focusable, so that long lines can be scrolled by keyboard. */
const pre = (markup: string) => `<pre tabindex="0"><code>${markup}</code></pre>`;

export const codeBlock = (markup: string, title: string, language: Language): string =>
  `<figure class="code"><figcaption><span>${escapeHtml(title)}</span>${copyButton(language)}</figcaption>${pre(markup)}</figure>\n`;

export interface CodeTab {
  title: string;
  file: string;
  markup: string;
}

let count = 0;

/** One block, a tab for each file; without script all of them are shown below each other. */
export function codeTabs(tabs: readonly CodeTab[], language: Language): string {
  count += 1;
  const id = (n: number) => `tab-${count}-${n}`;
  const heads = tabs.map(
    ({ title }, n) =>
      `<button type="button" role="tab" id="${id(n)}" aria-controls="${id(n)}-panel" aria-selected="${n === 0}"${n ? ' tabindex="-1"' : ''}>${escapeHtml(title)}</button>`,
  );
  const panels = tabs.map(
    ({ file, markup }, n) =>
      `<div role="tabpanel" id="${id(n)}-panel" aria-labelledby="${id(n)}" data-file="${escapeHtml(file)}">${pre(markup)}</div>`,
  );
  return `<figure class="code tabs" data-tabs><figcaption><div role="tablist" aria-label="${words[language].variants}">${heads.join('')}</div>${copyButton(language)}</figcaption>${panels.join('')}</figure>\n`;
}

/** A running example: its frame on the partner's origin, its output, and its code. */
export function exampleCard({ id, title, height, code }: Example, markup: string, language: Language): string {
  const said = words[language];
  const name = escapeHtml(title || said.example);
  const hash = playgroundHash(code);
  return `<section class="example" aria-label="${said.example}: ${name}" data-example="${id}">
<div class="bar"><b>${name}</b><span class="live">${said.live}</span>
<span class="sizes" role="group" aria-label="${said.width}"><button type="button" data-width="wide" aria-pressed="true">${said.desktop}</button><button type="button" data-width="narrow" aria-pressed="false">${said.phone}</button></span>
${hash && `<a href="playground.html#${hash}">${said.playground}</a>`}<a href="{{partner}}/examples/${id}.html" target="_blank" rel="noopener">${said.openPage}</a></div>
<div class="stage"><iframe title="${name}, ${said.running}" data-src="{{partner}}/examples/${id}.html" data-height="${height}" height="${height}"></iframe></div>
<div class="log" aria-label="${said.events}" role="log" tabindex="0" hidden></div>
<figure class="code"><figcaption><span>HTML</span>${copyButton(language)}</figcaption>${pre(markup)}</figure>
</section>
`;
}
