import { configure } from '@testing-library/dom';
import { inject } from 'vitest';
import { takeStrays } from '#kit/stray.ts';

/** Both frameworks render by themselves in these tests; nothing is wrapped in act(). */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

// The one patience of all tests: a busy machine answers late; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

// Where nothing is mounted, an error that nobody catches fails the test.
takeStrays((error) => void Promise.reject(error));

const clockAheadMs = inject('clockAheadMs');
if (clockAheadMs) globalThis.Date = clockBy(clockAheadMs);

/** The page's clock is that of the sandbox, whatever the day and hour of the run (tests/support/test-time.ts). */
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
