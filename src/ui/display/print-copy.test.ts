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

test('icons, whose size the sheet of the widget says, are not printed: their label is', () => {
  const paper = document.createElement('article');
  paper.innerHTML =
    '<svg class="t-i t-i--16" aria-hidden="true"></svg>Air <svg class="t-i" role="img" aria-label="paid"></svg>';
  const { body } = printed(paper);
  expect([body.querySelectorAll('svg').length, body.textContent]).toEqual([0, 'Air paid']);
});

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
