import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './foot-texts.ts';

export const texts: Twin<typeof chinese> = {
  headCount: (adults) => `${adults} people`,
  adult: 'Adult',
  costsLess: '−',
  costsMore: '+',
};
