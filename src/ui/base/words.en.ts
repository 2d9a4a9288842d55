import type { Twin } from '#base/wording.ts';
import type { words as chinese } from './words.ts';

export const words: Twin<typeof chinese> = {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  show: 'Show',
  hide: 'Hide',
  dateForm: 'such as 2030-01-31',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choose: 'Select',
  decrease: 'Fewer: ',
  increase: 'More: ',
  remove: 'Remove ',
  done: 'Done',
  noMatch: 'No results',
  was: 'Was',
  slow: 'The network is slow, still loading',
  lost: 'This part could not be loaded',
  retry: 'Try again',
};
