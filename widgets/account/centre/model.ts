import { effect } from '@preact/signals-core';
import { workbench } from '#contract/workbench.ts';
import { createReading } from '#kit/reading.ts';
import type { Services } from '#kit/services.ts';

/** A page that comes back into view after this long asks again. */
const freshMs = 60_000;

/** The account centre's first page: two cards that read for themselves, the rest is known from the session. */
export function createCentre(services: Services) {
  const { clock, visible, online } = services;
  const accounts = createReading(services, workbench.accounts, {});
  const orders = createReading(services, workbench.orders, { limit: 5 });
  let readMs = -Infinity;

  function load() {
    readMs = clock.now();
    void accounts.load();
    void orders.load();
  }

  const stop = effect(() => {
    if (visible.value && online.value && clock.now() - readMs > freshMs) load();
  });
  if (readMs === -Infinity) load();

  return {
    accounts,
    orders,
    dispose() {
      stop();
      accounts.dispose();
      orders.dispose();
    },
  };
}

export type CentreModel = ReturnType<typeof createCentre>;
