import type { Twin } from '#base/wording.ts';
import type { weekWords as chinese } from './week-words.ts';

export const weekWords: Twin<typeof chinese> = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  hour: (hour) => String(hour).padStart(2, '0'),
  cell: (day, hour) => `${day} ${String(hour).padStart(2, '0')}:00`,
  mine: 'this rule',
};
