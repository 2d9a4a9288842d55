import type { Twin } from '#base/wording.ts';
import type { rosterTexts as chinese } from './roster-texts.ts';

export const rosterTexts: Twin<typeof chinese> = {
  retry: 'Try again',
  frequent: 'Travellers',
  frequentBusiness: 'For whom',
  frequentLoading: 'Loading travellers',
  frequentFailed: 'Travellers could not be loaded',
  frequentSearch: 'Name, pinyin or last digits of a document',
  frequentSearchBusiness: 'Name, pinyin, department or last digits of a document',
  frequentNone: 'No traveller found',
  frequentMore: (count) => `All ${count}`,
  frequentLess: 'Show less',
};
