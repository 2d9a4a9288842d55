import { createResultsContext } from '#parts/search/results-context.ts';
import type { HotelListModel } from './model.ts';
import type { ListTexts } from './texts.ts';

export const { Provider: ListProvider, use: useList } = createResultsContext<{
  model: HotelListModel;
  texts: ListTexts;
}>();
