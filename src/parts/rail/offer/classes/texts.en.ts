import type { Twin } from '#base/wording.ts';
import type { classTexts as chinese } from './texts.ts';

export const classTexts: Twin<typeof chinese> = {
  title: (train) => (train ? `Class on ${train}` : 'Class'),
  full: 'full',
  changing: 'Checking the chosen class…',
};
