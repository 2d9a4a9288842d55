import type { Twin } from '#base/wording.ts';
import type { rosterTexts as chinese } from './roster-texts.ts';

export const rosterTexts: Twin<typeof chinese> = {
  retry: 'Try again',
  frequent: 'Travellers',
  frequentBusiness: 'For whom',
  frequentFailed: 'Travellers could not be loaded',
  frequentSearch: 'Name or document number',
  frequentSearchBusiness: 'Name, department or document',
  frequentNone: 'No traveller found',
  frequentMore: (count) => `All ${count}`,
  frequentLess: 'Show less',
};
