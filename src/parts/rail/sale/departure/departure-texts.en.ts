import type { Twin } from '#base/wording.ts';
import type { departureTexts as chinese } from './departure-texts.ts';

export const departureTexts: Twin<typeof chinese> = {
  station: 'Departure station',
  own: (station) => `${station} (as booked)`,
  all: (city) => `All stations of ${city}`,
};
