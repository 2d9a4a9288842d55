import type { Twin } from '#base/wording.ts';
import type { troubleTexts as chinese } from './trouble-texts.ts';

export const troubleTexts: Twin<typeof chinese> = {
  closed: (title) => (title ? `${title} is not open yet` : 'Page not found'),
  call: (telephone) => `To have it done, call ${telephone}`,
  back: 'Back',
};
