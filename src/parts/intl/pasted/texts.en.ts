import type { Twin } from '#base/wording.ts';
import type { pastedTexts as chinese } from './texts.ts';

export const pastedTexts: Twin<typeof chinese> = {
  abroad: 'With segments abroad: a quick order is for domestic flights, and the trip is in the international search',
  search: 'Search international flights',
};
