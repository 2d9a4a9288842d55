import type { Twin } from '#base/wording.ts';
import type { pagerWords as chinese } from '../Pager.tsx';

export const pagerWords: Twin<typeof chinese> = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  total: (count, isMore) => `${count}${isMore ? '+' : ''} in all`,
};
