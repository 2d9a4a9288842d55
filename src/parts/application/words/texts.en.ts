import type { Twin } from '#base/wording.ts';
import type { PartTexts } from './texts.ts';

export const partTexts: Twin<PartTexts> = {
  elsewhere: 'Booked on another platform',
  noCity: 'No such city',
  wait: 'Loading cities…',
  until: ' – ',
  changes: { draft: 'Change not submitted', approving: 'Change in approval', refused: 'Change rejected' },
};
