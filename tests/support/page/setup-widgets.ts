import { afterAll, afterEach, vi } from 'vitest';
import { quickStyles } from './computed-style.ts';
import { takeSandbox } from './own-sandbox.ts';
import { forgetSessions } from './mount-widget.tsx';
import { unmountAll } from './mounted.ts';

/** Files of a worker share their modules and their window. Each begins on an empty page, with a sandbox that no other has seen. */
quickStyles();
emptyPage();
forgetSessions();
await takeSandbox();

afterEach(() => localStorage.clear());

afterAll(async () => {
  vi.useRealTimers();
  // A module that is on its way when a file ends would fail in the files after it.
  unmountAll();
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function emptyPage(): void {
  unmountAll();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.adoptedStyleSheets = [];
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
}
