import { createContext, useContext } from 'react';

/** Model and words that every part of the results reads. */
export function createResultsContext<Shared>() {
  const Context = createContext<Shared | null>(null);
  return {
    Provider: Context.Provider,
    use(): Shared {
      const found = useContext(Context);
      if (!found) throw new Error('a part of the results outside of them');
      return found;
    },
  };
}
