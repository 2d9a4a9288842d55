import type { Twin } from '#base/wording.ts';
import type { treeWords as chinese } from './tree-words.ts';

export const treeWords: Twin<typeof chinese> = {
  unit: '',
  source: 'Available',
  chosen: 'Selected',
  all: 'Select all',
  allFound: 'Select all found',
  search: 'Name or number',
  none: 'Nothing found',
  nothing: 'Tick what you want on the left',
  clear: 'Clear',
  count: (count, unit) => `${count}${unit && ` ${unit}`}`,
  chosenCount: (count, unit) => `${count}${unit && ` ${unit}`} selected`,
  remove: (label) => `Remove ${label}`,
};
