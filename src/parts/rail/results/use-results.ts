import { createResultsContext } from '#parts/search/results-context.ts';
import type { RideResults } from './create-ride-results.ts';
import type { ResultsTexts } from './texts.ts';

export const { Provider: ResultsProvider, use: useRideResults } = createResultsContext<{
  model: RideResults;
  texts: ResultsTexts;
}>();
