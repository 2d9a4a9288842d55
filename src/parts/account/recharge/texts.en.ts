import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  waiting: 'Order to pay',
  missing: (yuan) => `${yuan} short`,
  until: (clock) => `Pay by ${clock}; after the top-up you return to it`,
};
