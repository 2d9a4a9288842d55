import type { Twin } from '#base/wording.ts';
import type { gapTexts as chinese } from './gap-texts.ts';

export const gapTexts: Twin<typeof chinese> = {
  riskNames: { none: 'No risk', low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
  changeAt: (station, arrives, departs) => `${station}: arrives ${arrives}, leaves ${departs}`,
  changeBetween: (from, to, arrives, departs) =>
    `Arrives ${from} ${arrives}, leaves ${to} ${departs}; you travel between the stations yourself`,
  wait: {
    same: (time) => `Change trains ${time}`,
    other: (time) => `Change stations ${time}`,
    seat: (time) => `Change seats ${time}`,
  },
};
