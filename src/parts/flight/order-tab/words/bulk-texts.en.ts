import type { Twin } from '#base/wording.ts';
import type { bulkTexts as chinese } from './bulk-texts.ts';

export const bulkTexts: Twin<typeof chinese> = {
  exportSelected: (count) => `Export selected (${count})`,
  cancelSelected: (count) => `Cancel unpaid (${count})`,
  printSelected: (count) => `Print itineraries (${count})`,
  cancelAllQuestion: (count) => ({
    title: 'Cancel orders',
    text: `${count} unpaid ${count === 1 ? 'order' : 'orders'} of those selected will be cancelled: seats are released at once, and prices may change. Go on?`,
    yes: 'Cancel them',
    no: 'Keep them',
    kind: 'danger',
  }),
  cancelResult: 'Cancelled orders',
};
