import { MessageChannel } from 'node:worker_threads';
import { configure, getConfig } from '@testing-library/dom';
import { afterEach, inject } from 'vitest';
import { takeStrays } from '#base/stray.ts';
import { choices } from '#ui/filter/choices.ts';
import { pager } from '#ui/list/pager.ts';
import { opened } from '#ui/overlay/opened.ts';
import { moveClock } from '../move-clock.mjs';
import { patienceMs } from '../patience.ts';
import { unmountAll } from './mounted.ts';

/** Both frameworks render by themselves in these tests; nothing is wrapped in act(). */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

// The timeout of all tests: a busy machine answers late; a missing element still fails.
configure({ asyncUtilTimeout: patienceMs });

/** The rest changes what the files of a worker may share: once. */
const shared = globalThis as { isPageReady?: boolean };
if (!shared.isPageReady) {
  shared.isPageReady = true;
  onlyLastErrorPrints();
  // The clock of the sandbox on every day and at every hour of the run (tests/support/test-time.ts); without one that of the run.
  moveClock(inject('clockAheadMs') ?? Number(process.env['TEST_CLOCK_AHEAD_MS'] ?? 0));
  sheetsWithoutUnreadRules();
}

// Tests read what opens right after the press; the way of a later chunk has tests of its own (src/ui/base/later.test.tsx).
await Promise.all([opened.ask(), choices.ask(), pager.ask()]);

// A page has channels; the window of these tests has none.
Object.assign(globalThis, { MessageChannel });

// Without a layout nothing comes near the window: what waits for that is shown at once.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

afterEach(unmountAll);

// Without a mount, an uncaught error fails the test.
takeStrays((error) => void Promise.reject(error));

/** A query that is tried again prints the whole document for each try; only the last error is shown, and gets the document then. */
function onlyLastErrorPrints(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}

/** A query by role asks for the computed style of every element, for which happy-dom reads all rules: half of the time of these tests. */
function sheetsWithoutUnreadRules(): void {
  /** Declarations that neither queries nor the product read from a computed style, and rules without any. */
  const unread = /(?<=[{;])(?!(?:display|visibility|position|overflow)\b)[-\w]+:[^;{}]*(?:;|(?=\}))/g;
  const empty = /[^{};]+\{\}/g;
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, text.replaceAll(unread, '').replaceAll(empty, '').replaceAll(empty, ''));
  };
}
