import { laterControls } from '../base/Later.tsx';

/** Bodies of filters: they open after a press, in one chunk. */
export const choices = laterControls(() =>
  import('./choices/filter-choices.ts').then(({ filterChoices }) => filterChoices),
);
