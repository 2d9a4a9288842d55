import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  waiting: 'Order to pay',
  missing: (yuan) => `${yuan} short`,
  until: (clock) => `Pay by ${clock}; after the top-up you return to it`,
  pin: 'A top-up needs no pay password; paying from the wallet asks for the 6 digits that you have set.',
  noPin: 'A top-up needs no pay password; paying from the wallet does, and you have set none yet.',
  setPin: 'Set pay password',
};
