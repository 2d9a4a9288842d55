import type { Twin } from '#base/wording.ts';
import type { calendarTexts as chineseCalendar, finishTexts as chinese } from './texts.ts';

export const calendarTexts: Twin<typeof chineseCalendar> = { addToCalendar: 'Add to calendar' };

export const finishTexts: Twin<typeof chinese> = {
  back: (no) => `Back to request ${no}`,
  waits: (names) => `${names}: by their own travel policy, in another order`,
  go: (names) => `Book for ${names}`,
};
