import { expect, test } from 'vitest';
import { printCopy } from './print-copy.ts';

/** The document of a frame that has printed this. */
function printed(of: HTMLElement): Document {
  const page = document.implementation.createHTMLDocument();
  const view = {
    CSSStyleSheet,
    document: page,
    addEventListener: () => undefined,
    focus: () => undefined,
    print: () => undefined,
  };
  printCopy({ contentWindow: view } as unknown as HTMLIFrameElement, of, { title: 'A', css: '' }, () => undefined);
  return page;
}

test.each([
  ['en', 'en'],
  ['zh-CN', 'zh-CN'],
  ['', 'zh-CN'],
])('a paper of a mount in "%s" is in %s', (lang, expected) => {
  const root = document.createElement('div');
  if (lang) root.lang = lang;
  const paper = root.appendChild(document.createElement('article'));
  paper.textContent = 'Itinerary';
  const page = printed(paper);
  expect([page.documentElement.lang, page.body.textContent]).toEqual([expected, 'Itinerary']);
});
