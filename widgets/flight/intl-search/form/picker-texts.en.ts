import type { Twin } from '#base/wording.ts';
import type { pickerTexts as chinese } from './picker-texts.ts';

export const pickerTexts: Twin<typeof chinese> = {
  type: 'City, airport or country, in pinyin, English or by code',
  hot: 'Popular',
  letters: 'First letter',
  airportsOf: (city) => `Airports of ${city}`,
  allAirports: 'All airports',
  none: 'Nothing found, try the name of a city or a code',
  loading: 'Loading cities…',
  failed: 'Cities could not be loaded',
  retry: 'Try again',
  dayTitle: 'Date',
  dayNote: 'Day of the place of departure',
  hints: {
    ADT: '12 and over',
    CHD: '2–11',
    INF: 'under 2, no seat',
    SD: 'admission letter or proof of study',
    SC: "seafarer ID, company's letter",
    DR: 'medical licence',
    DL: 'labour contract',
    ZZ: '12–25',
    CD: '60 and over',
  },
  cabin: 'Cabin',
  peopleHint: (count) => `${count} of at most 9; each adult (no youth) takes 2 children and 1 infant at most`,
  done: 'Done',
};
