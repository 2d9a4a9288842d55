import type { Twin } from '#base/wording.ts';
import type { restoredTexts as chinese } from './restored-texts.ts';

export const restoredTexts: Twin<typeof chinese> = {
  restored: (day) => `The draft of ${day} is back`,
  clear: 'Clear',
};
