import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  loading: 'Loading',
  failed: 'Could not be loaded',
  retry: 'Try again',
  isOld: (clock) => `Not refreshed: this is as of ${clock}`,
  noMatch: 'Nothing matches these filters',
  noMatchText: 'Try other filters, or clear them to see everything',
  clear: 'Clear filters',
  exportTo: 'Export',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  exported: 'The download has begun',
  notExported: 'The export failed, please try again',
  bulkEnd: 'Done',
  bulkBusy: (done, total) => `${done} of ${total}`,
  bulkDone: (done, failed) => (failed ? `${done} done, ${failed} failed` : `All ${done} done`),
  bulkFailed: 'Failed',
  total: (count, isMore) => `${count}${isMore ? '+' : ''} in all`,
  selectAll: (count) => `Select all ${count}`,
  selectFirst: (count) => `Select the first ${count}`,
  notRead: 'Could not be loaded',
  missing: 'Not found',
  back: 'Back',
};
