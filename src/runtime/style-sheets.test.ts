import { afterEach, expect, test, vi } from 'vitest';
import { adoptStyles } from './style-sheets.ts';

afterEach(() => vi.unstubAllGlobals());

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
