import { createResultsContext } from '#parts/search/results-context.ts';
import type { FormParts } from '../form/form-parts.ts';
import type { ResultsModel } from './model.ts';
import type { Texts } from '#parts/flight/list/texts.ts';

export const { Provider: ResultsProvider, use: useResults } = createResultsContext<{
  model: ResultsModel;
  texts: Texts;
  form: FormParts;
}>();
