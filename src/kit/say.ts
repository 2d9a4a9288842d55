import { showDate, showDay, weekdayOf } from '#domain/china-time.ts';
import type { Services } from './services.ts';
import { textsOf, useTexts } from './use-texts.ts';

const chinese = {
  say: <T extends string | undefined>(text: T): T => text,
  /** An answer of the provider, its own words said. */
  said: <T>(data: T): T => data,
  showDate,
  showDay,
  weekdayOf,
  /** `lang` of a text that is shown as the provider sent it; undefined where it is that of the mount. */
  langOf: (_text?: string): 'zh-CN' | undefined => undefined,
};
/** In the language of the mount: `say` a word of the domain or a name of the provider (a city, a cabin, a rule's message), and days. */
export type Say = typeof chinese;

export const sayOf = (services: Pick<Services, 'config'>): Say => textsOf(services, 'say', chinese);
export const useSay = (): Say => useTexts('say', chinese);
