import { createContext, useContext } from 'react';
import type { ResultsModel } from './model.ts';
import type { Texts } from './texts.ts';

export const ResultsContext = createContext<{ model: ResultsModel; texts: Texts } | null>(null);

/** The list and its words, for every part of the results. */
export function useResults(): { model: ResultsModel; texts: Texts } {
  const found = useContext(ResultsContext);
  if (!found) throw new Error('a part of the results outside of them');
  return found;
}
