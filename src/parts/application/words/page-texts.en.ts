import type { Twin } from '#base/wording.ts';
import type { PageTexts } from './page-texts.ts';

export const pageTexts: Twin<PageTexts> = {
  failedTitle: 'This could not be loaded',
  failedText: 'Check the network and try again.',
  retry: 'Try again',
  missingTitle: 'Request not found',
  toList: 'Back to the list',
  stale: 'This could not be refreshed and may not be the latest.',
  urgedUntil: (time) => `Reminded, again from ${time}`,
  seeOrder: 'See order',
  info: 'Details',
  progress: 'Approval',
};
