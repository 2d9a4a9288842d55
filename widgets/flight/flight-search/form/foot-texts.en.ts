import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './foot-texts.ts';

export const texts: Twin<typeof chinese> = {
  heads: (adults) => `${adults} people`,
  adult: 'Adult',
  less: '−',
  more: '+',
};
