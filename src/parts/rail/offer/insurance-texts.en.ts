import type { Twin } from '#base/wording.ts';
import type { insuranceTexts as chinese } from './insurance-texts.ts';

export const insuranceTexts: Twin<typeof chinese> = {
  title: 'Insurance',
  sub: 'Voluntary, one for each passenger and train',
  of: (name, price) => `${name} ¥${price} / passenger / train`,
};
