import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';

/** A value that changes and can be watched. A signal is one; views know no more of it than this. */
export interface Readable<T> {
  readonly value: T;
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}

type Values<S extends readonly Readable<unknown>[]> = { readonly [At in keyof S]: S[At] extends Readable<infer T> ? T : never };

/**
 * Several values of a model at once: one subscription for the component. A mounted form
 * reads some fifty; one by one they were more than half of what an idle widget keeps in memory.
 */
export function useValues<const S extends readonly Readable<unknown>[]>(...sources: S): Values<S> {
  const [{ seen }, render] = useState<{ seen: { values: readonly unknown[] } }>(first);
  const values = sources.map((source) => source.peek());
  seen.values = values;
  useEffect(
    () =>
      effect(() => {
        // All are read, so that all are watched, also those that a change came in before the first run.
        const changed = sources.filter((source, at) => !Object.is(source.value, seen.values[at]));
        if (changed.length) render({ seen });
      }),
    sources,
  );
  return values as unknown as Values<S>;
}

const first = () => ({ seen: { values: [] } });

/**
 * The one way a view reads a model (decision 003). Works alike on React and on Preact:
 * the component renders again when the value changes.
 */
export const useValue = <T>(source: Readable<T>): T => useValues(source)[0];
