import type { Twin } from '#base/wording.ts';
import type { cancelTexts as chineseCancel, shareTexts as chineseShare } from './button-texts.ts';

export const cancelTexts: Twin<typeof chineseCancel> = {
  cancelOrder: 'Cancel the order',
  cancelQuestion: {
    title: 'Cancel the order',
    text: 'The seats are released at once, and prices may change. Cancel this order?',
    yes: 'Cancel the order',
    no: 'Keep it',
    kind: 'danger',
  },
  cancelled: 'The order is cancelled',
};

export const shareTexts: Twin<typeof chineseShare> = {
  share: 'Share the trip',
  shareCopied: 'The trip is copied: paste it to those who travel with you',
  notCopied: 'Could not be copied: select it by hand',
};
