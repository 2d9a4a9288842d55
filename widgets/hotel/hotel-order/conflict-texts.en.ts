import type { Twin } from '#base/wording.ts';
import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.en.ts';
import type { conflictTexts as chinese } from './conflict-texts.ts';

export const conflictTexts: Twin<typeof chinese> = {
  ...shared,
  again: 'Choose another room',
  rateTitle: 'The price has changed',
  rateText: 'The hotel has changed it. What you typed is kept.',
};
