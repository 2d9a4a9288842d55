import type { Twin } from '#base/wording.ts';
import type { pickerTexts as chinese } from './picker-texts.ts';

export const texts: Twin<typeof chinese> = {
  dateTitle: 'Select the date',
  presale: (last, clock) => `On sale until ${last}; a new day is sold from ${clock}`,
};
