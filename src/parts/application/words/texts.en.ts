import type { Twin } from '#base/wording.ts';
import type { PartTexts } from './texts.ts';

export const partTexts: Twin<PartTexts> = {
  elsewhere: 'Booked on another platform',
  noCity: 'No such city',
  wait: 'Loading cities…',
  until: ' – ',
  waits: (names) =>
    names.length > 2
      ? `Waiting for ${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
      : `Waiting for ${names.join(', ')}`,
  ended: (state) => `Trip request: ${state}`,
  changes: { draft: 'Change not submitted', approving: 'Change in approval', refused: 'Change rejected' },
};
