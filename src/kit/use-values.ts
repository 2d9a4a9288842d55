import { useSignals } from '@preact/signals-react/runtime';
import type { Readable } from './readable.ts';

type Values<S extends readonly Readable<unknown>[]> = {
  readonly [At in keyof S]: S[At] extends Readable<infer T> ? T : never;
};

/** The hook closes its own reading, as in a component that the adapter's compiler has been over. */
const ofHook = 2;

/**
 * Several values of a model at once, in the React builds through the maintained adapter. The script-tag build has
 * `src/preact/use-values.ts` in its place (decision 003).
 */
export function useValues<const S extends readonly Readable<unknown>[]>(...sources: S): Values<S> {
  const store = useSignals(ofHook);
  try {
    return sources.map((source) => source.value) as unknown as Values<S>;
  } finally {
    store.f();
  }
}
