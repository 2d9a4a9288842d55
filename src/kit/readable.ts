import { useValues } from './use-values.ts';

/** A value that changes and can be watched. A signal is one; views know no more of it than this. */
export interface Readable<T> {
  readonly value: T;
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}

/**
 * The one way a view reads a model (decision 003). Works alike on React and on Preact:
 * the component renders again when the value changes.
 */
export const useValue = <T>(source: Readable<T>): T => useValues(source)[0];

export { useValues };
