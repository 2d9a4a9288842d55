import { escapeHtml } from '#demo/sandbox/app/docs/page-text.ts';
import { playgroundHash } from './example.ts';
import type { Example } from './example.ts';

const copyButton = '<button type="button" class="copy" data-copy>Copy</button>';
/** Focusable, so that long lines can be scrolled by keyboard. */
const pre = (markup: string) => `<pre tabindex="0"><code>${markup}</code></pre>`;

export const codeBlock = (markup: string, title: string): string =>
  `<figure class="code"><figcaption><span>${escapeHtml(title)}</span>${copyButton}</figcaption>${pre(markup)}</figure>\n`;

export interface CodeTab {
  title: string;
  file: string;
  markup: string;
}

let count = 0;

/** One block, a tab for each file; without script all of them are shown below each other. */
export function codeTabs(tabs: readonly CodeTab[]): string {
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
  return `<figure class="code tabs" data-tabs><figcaption><div role="tablist" aria-label="Variants">${heads.join('')}</div>${copyButton}</figcaption>${panels.join('')}</figure>\n`;
}

/** A running example: its frame on the partner's origin, its output, and its code. */
export function exampleCard({ id, title, height, code }: Example, markup: string): string {
  const name = escapeHtml(title || 'Example');
  const hash = playgroundHash(code);
  return `<section class="example" aria-label="Example: ${name}" data-example="${id}">
<div class="bar"><b>${name}</b><span class="live">live</span>
<span class="sizes" role="group" aria-label="Width of the preview"><button type="button" data-width="wide" aria-pressed="true">Desktop</button><button type="button" data-width="narrow" aria-pressed="false">Phone</button></span>
${hash && `<a href="playground.html#${hash}">Playground</a>`}<a href="{{partner}}/examples/${id}.html" target="_blank" rel="noopener">Open page</a></div>
<div class="stage"><iframe title="${name}, running" data-src="{{partner}}/examples/${id}.html" data-height="${height}" height="${height}"></iframe></div>
<div class="log" aria-label="Events of this example" role="log" tabindex="0" hidden></div>
<figure class="code"><figcaption><span>HTML</span>${copyButton}</figcaption>${pre(markup)}</figure>
</section>
`;
}
