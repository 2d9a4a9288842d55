import { computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Row } from '#contract/row.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

/** A quote that has waited this long on a hidden page is read again as soon as the page is back. */
const freshMs = 60_000;

export type Quoting = ReturnType<typeof createQuoting<unknown, unknown>>;

/** The quote for the present choice: another choice is another question, and the answer to an earlier one is dropped. */
export function createQuoting<In, Out>(services: Services, row: Row<In, Out>) {
  const resource = signal<Resource<Out> | null>(null);
  let asked = '';
  const end = () => resource.peek()?.dispose();
  return {
    resource,
    /** Null: nothing is chosen that could be quoted. */
    ask(input: In | null): void {
      const key = writeJson(input);
      if (key === asked) return;
      asked = key;
      end();
      resource.value = input && createResource(services, row, input, { freshMs });
      void resource.peek()?.load();
    },
    /** A fresh quote for the same choice, unless the page is hidden: it is asked for when the page is back. */
    again: () => services.visible.peek() && void resource.peek()?.load(),
    /** The quote that may be confirmed; null while there is none, and when a newer one could not be had. */
    quote: computed(() => {
      const state = resource.value?.current.value;
      return state?.state === 'ready' && !state.isOld ? state.data : null;
    }),
    dispose: end,
  };
}
