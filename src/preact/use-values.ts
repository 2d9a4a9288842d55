import { effect } from '@preact/signals-core';
import { useLayoutEffect, useState } from 'react';

interface Source {
  readonly value: unknown;
  peek(): unknown;
}

/**
 * Several values of a model at once: one subscription for the component. A mounted form
 * reads some fifty; one by one they were more than half of what an idle widget keeps in memory.
 * Takes the place of `src/kit/use-values.ts` in the script-tag build.
 */
export function useValues(...sources: readonly Source[]): readonly unknown[] {
  const [{ seen }, render] = useState<{ seen: { values: readonly unknown[] } }>(first);
  const values = sources.map((source) => source.peek());
  seen.values = values;
  // Before the first paint: a key pressed at that moment would be rendered over with the value from before it.
  useLayoutEffect(
    () =>
      effect(() => {
        // All are read, so that all are watched, also those that a change came in before the first run.
        const changed = sources.filter((source, at) => !Object.is(source.value, seen.values[at]));
        if (changed.length) render({ seen });
      }),
    sources,
  );
  return values;
}

const first = () => ({ seen: { values: [] } });
