import { expect, test } from 'vitest';
import { printCopy } from './print-copy.ts';

/** The document of a frame that has printed this. */
function printed(of: HTMLElement, leastPx = 300): Document {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page.documentElement, 'scrollWidth', { value: leastPx });
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

test('a table that is wider than the paper is made as small as the paper needs', () => {
  const paper = document.createElement('article');
  expect(printed(paper).body.style.zoom).toBe('');
  expect(printed(paper, 2064).body.style.zoom).toBe('0.500');
});
