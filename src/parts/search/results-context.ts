import { createContext, useContext } from 'react';

/** What every part of the results reads: their model, their words. */
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
