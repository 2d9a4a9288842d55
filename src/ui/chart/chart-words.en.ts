import type { Twin } from '#base/wording.ts';
import type { chartWords as chinese } from './chart-words.ts';

export const chartWords: Twin<typeof chinese> = {
  look: 'View',
  chart: 'Chart',
  table: 'Table',
  point: 'Period',
  keys: (title) => `${title}: left and right arrows show the values`,
};
