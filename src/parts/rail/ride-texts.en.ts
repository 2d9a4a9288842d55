import type { Twin } from '#base/wording.ts';
import { showDuration } from '#domain/spans.en.ts';
import type { rideTexts as chinese } from './ride-texts.ts';

export const texts: Twin<typeof chinese> = {
  isLong: true,
  lasts: showDuration,
  daysOn: (nights) => `+${nights}`,
};
