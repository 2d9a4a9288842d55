import type { Twin } from '#base/wording.ts';
import type { FindTexts } from './find-texts.ts';

export const findTexts: Twin<FindTexts> = {
  search: 'Purpose, number or city',
  none: 'No requests found',
  more: (total, size) => `${total} requests, the latest ${size} are shown: type to find others`,
  retry: 'Try again',
  noReason: 'No purpose yet',
  cancel: 'Cancel',
};
