import { createContext, useContext } from 'react';
import type { FormParts } from '../form/form-parts.ts';
import type { ResultsModel } from './model.ts';
import type { Texts } from './texts.ts';

interface Shared {
  model: ResultsModel;
  texts: Texts;
  form: FormParts;
}

export const ResultsContext = createContext<Shared | null>(null);

/** The list and its words, for every part of the results. */
export function useResults(): Shared {
  const found = useContext(ResultsContext);
  if (!found) throw new Error('a part of the results outside of them');
  return found;
}
