import { showMoment } from '#domain/china-time.en.ts';
import type { Twin } from '#base/wording.ts';
import type { cancelTexts } from './cancel-texts.ts';

export const texts: Twin<typeof cancelTexts> = {
  label: 'Cancellation over time',
  now: 'Now',
  moment: showMoment,
  free: 'Free cancellation',
  back: (amount) => `, ¥${amount} back`,
  part: (kept) => `¥${kept} kept`,
  none: (kept) => `¥${kept} kept, no refund`,
};
