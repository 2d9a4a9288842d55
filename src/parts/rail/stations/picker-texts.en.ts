import type { Twin } from '#base/wording.ts';
import type { pickerTexts as chinese } from './picker-texts.ts';

export const texts: Omit<Twin<typeof chinese>, 'lettersOf' | 'otherwise'> = {
  type: 'City or station, in letters or by its code',
  recent: 'Recent',
  clear: 'Clear',
  hot: 'Popular',
  letters: 'First letter of the city',
  stationsOf: (city) => `Stations of ${city}`,
  allStations: 'All stations',
  allHint: '“All stations” finds the trains of every station of the city; one station, its own trains alone',
  cityHint: (stations) => `City · ${stations} stations`,
  none: 'Nothing found: try the name of a city or station',
  loading: 'Loading the stations…',
  failed: 'The stations could not be loaded',
  retry: 'Try again',
};
