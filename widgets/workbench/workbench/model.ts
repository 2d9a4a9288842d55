import { effect, signal } from '@preact/signals-core';
import { account } from '#contract/account.ts';
import { notice } from '#contract/notice.ts';
import { workbench } from '#contract/workbench.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { createReading } from '#kit/reading.ts';
import type { Services } from '#kit/services.ts';

export type WorkbenchKind = 'company' | 'travel' | 'personal';

/** A workbench that comes back into view after this long asks again. */
const freshMs = 60_000;

/** Every card reads its own part, so that one that fails leaves the others alone (product-research 2.5). */
export function createWorkbench(services: Services, kind: WorkbenchKind) {
  const { session, clock, visible, online } = services;
  const readings = {
    summary: createReading(services, workbench.summary, {}),
    orders: createReading(services, workbench.orders, { limit: 5 }),
    accounts: createReading(services, workbench.accounts, {}),
    notices: createReading(services, notice.list, {}),
    ...(kind === 'travel' && { standard: createReading(services, account.memberInfoEx, {}) }),
    // A member of another level would only be refused.
    ...(kind === 'company' && levelOf(session.user.peek()) === '70' && { staff: createReading(services, workbench.staff, {}) }),
  };
  const nowMs = signal(clock.now());
  let readMs = -Infinity;

  function load() {
    readMs = clock.now();
    nowMs.value = readMs;
    for (const reading of Object.values(readings)) void reading.load();
  }

  const stop = effect(() => {
    if (visible.value && online.value && clock.now() - readMs > freshMs) load();
  });
  if (readMs === -Infinity) load();

  return {
    ...readings,
    /** The moment of the last reading, milliseconds. */
    nowMs,
    /** A deadline has passed: the figures are others now. */
    expired() {
      void readings.summary.load();
      void readings.orders.load();
    },
    dispose() {
      stop();
      for (const reading of Object.values(readings)) reading.dispose();
    },
  };
}

export type WorkbenchModel = ReturnType<typeof createWorkbench>;
