import { configure } from '@testing-library/dom';
import { inject } from 'vitest';
import { takeStrays } from '#kit/stray.ts';

/** Both frameworks render by themselves in these tests; nothing is wrapped in act(). */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

// The timeout of all tests: a busy machine answers late; a missing element still fails.
configure({ asyncUtilTimeout: 15_000 });

// Without a mount, an uncaught error fails the test.
takeStrays((error) => void Promise.reject(error));

const clockAheadMs = inject('clockAheadMs');
if (clockAheadMs) globalThis.Date = clockBy(clockAheadMs);

/** The page's clock is that of the sandbox on every day and at every hour of the run (tests/support/test-time.ts). */
function clockBy(aheadMs: number): DateConstructor {
  const TrueDate = globalThis.Date;
  return class extends TrueDate {
    constructor(...given: unknown[]) {
      super(...((given.length ? given : [TrueDate.now() + aheadMs]) as []));
    }

    static override now(): number {
      return TrueDate.now() + aheadMs;
    }
  } as DateConstructor;
}
