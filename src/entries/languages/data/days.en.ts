import { showDate, showDay, weekdayOf } from '#domain/china-time.en.ts';
import type { Say } from '#kit/say.ts';

const han = /[\u3400-\u9fff]/;

/** Days as `useSay` writes them: `Sun 22 Nov`; and the language of a text of the provider. */
export const days: Omit<Say, 'say' | 'said'> = {
  weekdayOf,
  showDate,
  showDay,
  langOf: (text) => (text && han.test(text) ? 'zh-CN' : undefined),
};
