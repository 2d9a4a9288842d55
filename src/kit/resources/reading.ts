import { batch, computed, signal } from '@preact/signals-core';
import type { ReadonlySignal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Outcome, Services } from '../services.ts';
import { resourceFrom } from './resource.ts';
import type { ResourceState } from './resource.ts';

/**
 * The server's answer to an input of the address, read again with each other input. The answer before stays while
 * the next one is on its way; after a failure it is never shown under filters that it is not of.
 */
export function createReading<In, T>(
  services: Services,
  input: ReadonlySignal<In>,
  ask: (input: In, ending: AbortSignal) => Promise<Outcome<T>>,
) {
  const busy = signal(false);
  const shown = signal('');
  const failure = signal<string | null>(null);
  const key = computed(() => writeJson(input.value));
  const resource = resourceFrom(services, async (ending) => {
    const asked = key.peek();
    const outcome = await ask(input.peek(), ending);
    if (!ending.aborted) {
      batch(() => {
        failure.value = outcome.ok ? null : outcome.msg;
        if (outcome.ok) shown.value = asked;
        busy.value = false;
      });
    }
    return outcome;
  });
  const load = () => {
    busy.value = true;
    void resource.load();
  };
  const stop = key.subscribe(load);
  return {
    busy,
    state: computed<ResourceState<T>>(() => {
      const data = resource.data.value;
      if (failure.value !== null && (data === null || shown.value !== key.value))
        return { state: 'failed', text: failure.value };
      return data === null ? { state: 'loading' } : { state: 'ready', data, isOld: failure.value !== null };
    }),
    load,
    dispose() {
      stop();
      resource.dispose();
    },
  };
}
