import type { Twin } from '#base/wording.ts';
import type { complyTexts as chinese } from './comply-texts.ts';

export const complyTexts: Twin<typeof chinese> = {
  ok: 'Within policy',
  take: 'Choose',
  list: 'How to comply',
  none: (hours) =>
    `Among the loaded results nothing within ${hours === 1 ? 'an hour' : `${hours} hours`}, at other places of the city, or in other classes is within policy`,
  saves: (amount) => `¥${amount} less`,
  costs: (amount) => `¥${amount} more`,
  same: 'Same price',
};
