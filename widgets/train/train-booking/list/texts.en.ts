import type { Twin } from '#base/wording.ts';
import type { listTexts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  heading: (way) => `Trains ${way}`,
  found: (all) => `${all} ${all === 1 ? 'train' : 'trains'}`,
  modify: 'Change',
  back: 'Back',
};
