import { laterControls } from '../base/Later.tsx';

/** What a closed filter opens, in one chunk. */
export const choices = laterControls(() =>
  import('./choices/filter-choices.ts').then(({ filterChoices }) => filterChoices),
);
