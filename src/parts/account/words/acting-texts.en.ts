import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './acting-texts.ts';

export const texts: Twin<typeof chinese> = {
  acting: (company, from) => `You act as ${from} inside ${company}. Every step is recorded`,
  leave: (from) => `Back to ${from}`,
};
