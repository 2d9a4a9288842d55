import type { Twin } from '#base/wording.ts';
import type { planTexts as chinese } from './plan-texts.ts';

export const planTexts: Twin<typeof chinese> = {
  plan: (trains) => `${trains} trains, ticketed once all have seats`,
  seatChanges: (changes) => `${changes} seat ${changes === 1 ? 'change' : 'changes'}`,
};
