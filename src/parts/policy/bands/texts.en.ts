import type { Twin } from '#base/wording.ts';
import { showDate } from '#domain/china-time.en.ts';
import type { bandTexts as own } from './texts.ts';

export const bandTexts: Twin<typeof own> = {
  monthName(month, withYear) {
    const name = showDate(`${month}-01`).split(' ')[1] ?? '';
    return withYear ? `${name} ${month.slice(0, 4)}` : name;
  },
};
