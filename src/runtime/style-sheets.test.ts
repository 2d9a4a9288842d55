import { afterEach, expect, test, vi } from 'vitest';
import { adoptStyles, restoreStyles } from './style-sheets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['cannot hover shows the looks of :hover while it is pressed', true, '.touched:active{color:red}'],
  ['hovers shows them as they are written', false, '.pointed:hover{color:red}'],
])('a pointer that %s', (_, isTouch, shown) => {
  const given: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouch && query === '(hover:none)' }));
  vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((text) => void given.push(text));
  adoptStyles(document.createElement('div').attachShadow({ mode: 'open' }), [shown.replace(':active', ':hover')]);
  expect(given).toEqual([shown]);
});

test('sheets of controls that come later stand behind tokens and base, before those of the screen', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const sheet = (name: string) => `.${name}{display:block}`;
  adoptStyles(root, ['tokens', 'base', 'screen'].map(sheet));
  adoptStyles(root, [sheet('dialog'), sheet('base')], true);
  adoptStyles(root, [sheet('part')]);
  const order = root.adoptedStyleSheets.map(({ cssRules }) => /\.(\w+)/.exec(cssRules[0]?.cssText ?? '')?.[1]);
  expect(order).toEqual(['tokens', 'base', 'dialog', 'screen', 'part']);
});

test('sheets that come while the root passes through a document without a window are there after it', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  adoptStyles(root, ['.first{display:block}']);
  // The browser takes the sheets away, and no document without a window can make one.
  root.adoptedStyleSheets = [];
  Object.defineProperty(root, 'ownerDocument', { configurable: true, value: { defaultView: null } });
  adoptStyles(root, ['.late{display:block}']);
  restoreStyles(root);
  expect(root.adoptedStyleSheets).toEqual([]);
  Reflect.deleteProperty(root, 'ownerDocument');
  restoreStyles(root);
  const names = root.adoptedStyleSheets.map(({ cssRules }) => /\.(\w+)/.exec(cssRules[0]?.cssText ?? '')?.[1]);
  expect(names).toEqual(['first', 'late']);
});
